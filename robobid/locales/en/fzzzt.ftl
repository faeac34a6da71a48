fzzzt-card-fzzzt = Fzzzt
fzzzt-card-upgrade = Robot Upgrade
fzzzt-chief = Chief
fzzzt-device-floppy-drive = Floppy Drive
fzzzt-device-joystick = Joystick
fzzzt-device-keyboard = Keyboard
fzzzt-device-modem = Modem
fzzzt-device-monitor = Monitor
fzzzt-device-plotter = Plotter
fzzzt-device-power-supply = Power Supply
fzzzt-device-printer = Printer
fzzzt-device-ram-pack = RAM Pack
fzzzt-device-speaker = Speaker
fzzzt-device-surge-protector = Surge Protector
fzzzt-device-tape-deck = Tape Deck
fzzzt-edition-de = German rules
fzzzt-edition-de-what = For { $least } to { $most }. Bids one after another; says exactly when you must bid.
fzzzt-edition-en = English rules
fzzzt-edition-en-what = For { $least } to { $most }. Bids one after another.
fzzzt-edition-fr = French rules
fzzzt-edition-fr-expansion = French, with expansion
fzzzt-edition-fr-expansion-what = For { $least } to { $most }. More robots, a longer belt for five and six.
fzzzt-edition-fr-what = For { $least } to { $most }. Starting robots of unused mechanics are removed.
fzzzt-edition-ru = Russian rules
fzzzt-edition-ru-what = For { $least } to { $most }. All bid at the same time.
fzzzt-event-auctions_ended = The belt is empty: time to clean up and build.
fzzzt-event-bid_laid =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fzzzt-event-bid_laid_hidden =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } a bid.
fzzzt-event-bid_laid_open =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } face up: { $cards }.
fzzzt-event-bid_paid =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } only { $cards }.
fzzzt-event-bids_revealed = Bids: { $bids }.
fzzzt-event-building_finished =
    { $who ->
        [you] You have
       *[other] { $name } has
    } finished building.
fzzzt-event-card_won =
    { $who ->
        [you] You win
       *[other] { $name } wins
    } { $card } with { $power }.
fzzzt-event-cards_turned = Face up on the belt: { $cards }.
fzzzt-event-chief_changed =
    { $who ->
        [you] You take the spanner: you are
       *[other] { $name } takes the spanner and is
    } Chief Mechanic.
fzzzt-event-game_scored = The game is over.
fzzzt-event-hand_dealt =
    { $who ->
        [you] You have
       *[other] { $name } has
    } a new hand of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $pile } in the discard pile.
fzzzt-event-one_bid = { $name } { $power } ({ $cards })
fzzzt-event-peripheral = Peripheral { $peripheral }: { $effect }
fzzzt-event-personal_cards =
    { $who ->
        [you] You are
       *[other] { $name } is
    } mechanic { $number }, with { $cards }.
fzzzt-event-robot_allocated =
    { $who ->
        [you] You put
       *[other] { $name } puts
    } { $robot } on { $unit }.
fzzzt-event-robot_planned =
    { $who ->
        [you] You plan
       *[other] { $name } plans
    } { $robot } for { $unit }.
fzzzt-event-round_began =
    Round { $round } begins: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } on the belt.
fzzzt-event-tie-chief =
    { $who ->
        [you] You are
       *[other] { $name } is
    } Chief and { $who ->
        [you] win
       *[other] wins
    } the tie.
fzzzt-event-tie-farthest =
    { $who ->
        [you] You are
       *[other] { $name } is
    } the farthest clockwise from the Chief and { $who ->
        [you] win
       *[other] wins
    }, as the peripheral says.
fzzzt-event-tie-nearest =
    { $who ->
        [you] You are
       *[other] { $name } is
    } the nearest clockwise from the Chief and { $who ->
        [you] win
       *[other] wins
    }.
fzzzt-event-tied = { $names } tie at { $power }.
fzzzt-fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
fzzzt-fact-power = power { $n }
fzzzt-fact-speed = belt speed { $n }
fzzzt-fact-widget =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } a widget
fzzzt-final-fewest =
    { $who ->
        [you] You have
       *[other] { $name } has
    } the fewest robots of them ({ $n }), which breaks the tie.
fzzzt-final-shared = { $names } have equally few robots ({ $n }) and share the win.
fzzzt-final-tied =
    { $names } tie at { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
fzzzt-final-wins =
    { $who ->
        [you] You win
       *[other] { $name } wins
    } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
fzzzt-kind-fzzzt =
    { $n ->
        [one] { $n } Fzzzt card
       *[other] { $n } Fzzzt cards
    }
fzzzt-kind-mechanic =
    { $n ->
        [one] { $n } mechanic
       *[other] { $n } mechanics
    }
fzzzt-kind-robot =
    { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }
fzzzt-kind-unit =
    { $n ->
        [one] { $n } production unit
       *[other] { $n } production units
    }
fzzzt-kind-upgrade =
    { $n ->
        [one] { $n } Robot Upgrade
       *[other] { $n } Robot Upgrades
    }
fzzzt-mechanic = Mechanic { $number }
fzzzt-peripheral-floppy-drive = whoever runs out of cards deals a new hand at once.
fzzzt-peripheral-joystick = a tie is won by the tied player farthest clockwise from the Chief.
fzzzt-peripheral-keyboard = every bid is exactly one card.
fzzzt-peripheral-modem = all bid at the same moment, and even the size of a bid is hidden.
fzzzt-peripheral-monitor = the whole belt is face up; belt speeds are ignored.
fzzzt-peripheral-plotter = each unit may get two robots at the end of this round.
fzzzt-peripheral-power-supply = every mechanic has power 2 in a bid.
fzzzt-peripheral-printer = the winner pays only the strongest card of the bid and takes the rest back.
fzzzt-peripheral-ram-pack = everybody draws two cards from their own discard pile; new hands have eight cards.
fzzzt-peripheral-speaker = bids are laid face up, one after another clockwise from the Chief.
fzzzt-peripheral-surge-protector = every Fzzzt has power 0 in a bid.
fzzzt-peripheral-tape-deck = every belt speed counts as 1: only the head is ever face up.
fzzzt-played = { fzzzt-title }, { $edition }
fzzzt-round = round { $round }
fzzzt-rule-F3-3-one = Only the head of the belt's { $n } cards is turned up.
fzzzt-rule-F3-3-printed = The belt speed of the head says how many cards are face up: 1 to 4, or with 8 all that remain of { $n }. The other speeds are ignored.
fzzzt-rule-F3-3-whole_belt = All { $n } cards of the belt are turned up.
fzzzt-rule-F4-1-at_once = All bid at the same time: one or more cards from the hand.
fzzzt-rule-F4-1-in_turn = The Chief bids first, then the others clockwise: one or more cards from the hand.
fzzzt-rule-F4-10-any_loser = After a tie the loser nearest clockwise to the winner becomes Chief, tied or not.
fzzzt-rule-F4-10-tied_loser = After a tie the tied loser nearest clockwise to the winner becomes Chief.
fzzzt-rule-F4-11-all_hands_empty = Only when nobody holds a card does everybody take up their discard pile and deal a new hand of { $n }.
fzzzt-rule-F4-11-own_hand_empty = Whoever has no card left takes up their discard pile at once and deals a new hand of { $n }.
fzzzt-rule-F4-2-face_up = Bids are laid face up.
fzzzt-rule-F4-2-hidden = A bid is hidden until all are revealed.
fzzzt-rule-F4-2-open = How many cards a bid has is open; which ones is hidden until all are revealed.
fzzzt-rule-F4-3 = Whoever holds a card must bid at least one, and at most { $most } now.
fzzzt-rule-F4-5 = A bid is worth the sum of its power. A mechanic adds { $mechanic }, an upgrade 0, a Fzzzt { $fzzzt }. The highest wins, even with 0.
fzzzt-rule-F4-7-strongest_card = The winner puts only the strongest card of the bid on the discard pile, with the card won.
fzzzt-rule-F4-7-whole_bid = The winner puts the whole bid and the card on the discard pile; a unit goes face up on the table. The others take their bids back.
fzzzt-rule-F4-9-farthest = A tie goes to the tied player farthest clockwise from the Chief ({ $chief } now).
fzzzt-rule-F4-9-nearest = A tie goes to the Chief ({ $chief } now), else to the tied player nearest clockwise.
fzzzt-rule-F5-2 =
    You may put at most { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    } on each of your units; they must share a symbol with it.
fzzzt-rule-F5-3 = An allocated robot stays there to the end and cannot bid any more. Its symbol is chosen at the end.
fzzzt-rule-F5-4 = All build at the same time; nobody sees the others' choices before all have finished.
fzzzt-rule-F5-5 =
    There are { $rounds } rounds: the deck has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, a full belt takes { $belt }.
fzzzt-rule-F6-2 = At the end you may allocate any number of your remaining robots to your units.
fzzzt-rule-F6-4 = A widget takes one robot for each symbol of the unit; each widget scores the unit's points in full.
fzzzt-rule-F6-5 = A unit without a widget costs its points.
fzzzt-rule-F6-6-fzzzt = Most points win; a tie goes to the fewest robot cards, upgrades and Fzzzt cards included.
fzzzt-rule-F6-6-robots = Most points win; a tie goes to the fewest robot cards, upgrades included.
fzzzt-rule-F7-2 = { $peripheral } changes the rules until the end of this round's building: { $effect }
fzzzt-short-advanced = Advanced
fzzzt-short-basic = Basic
fzzzt-short-complex = Complex
fzzzt-short-each = { $n }{ $star } each
fzzzt-short-enhanced = Enhanced
fzzzt-short-fzzzt = Fzzzt
fzzzt-short-mechanic = Mechanic { $number }
fzzzt-short-prototype = Prototype
fzzzt-short-unit = Unit
fzzzt-short-upgrade = Upgrade
fzzzt-symbol-bolt = bolt
fzzzt-symbol-cog = cog
fzzzt-symbol-nut = nut
fzzzt-symbol-oil = oil
fzzzt-title = Fzzzt!
fzzzt-unit = Production Unit
fzzzt-unit-advanced = Advanced unit
fzzzt-unit-basic = Basic unit
fzzzt-unit-complex = Complex unit
fzzzt-unit-enhanced = Enhanced unit
fzzzt-unit-prototype = Prototype unit
