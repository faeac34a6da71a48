fzzzt-anecdote-came_home = { $card } bid { $n } times and came home every time.
fzzzt-anecdote-dearest = { $name } paid { $power } for { $card }: nothing cost more in this game.
fzzzt-anecdote-fzzzt = { $name } took home { $n ->
        [one] a Fzzzt
       *[other] { $n } Fzzzts
    }, and nobody envies them.
fzzzt-card-fzzzt = Fzzzt
fzzzt-card-upgrade = Robot Upgrade
fzzzt-chief = Chief
fzzzt-coach-alone = Nobody else holds a card: any card of yours wins this one. Your weakest will do.
fzzzt-coach-build = A robot on a unit stays there to the end and can’t bid any more. There is no hurry: at the end you may still allocate as many as you like.
fzzzt-coach-fits = { $card } would fit on one of your units, { $unit }: they share a symbol.
fzzzt-coach-fzzzt =
    A Fzzzt costs its owner { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and whoever bids most must take it. Bid low, unless you want its power.
fzzzt-coach-left =
    Cards to be auctioned on this belt: { $cards }. Your hand has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } with power { $power } in all: it has to last.
fzzzt-coach-lost = { $name } won { $card } with { $power }. Losing costs nothing: your bid is back in your hand, and { $name } has less left.
fzzzt-coach-lost_by_one = { $name } won { $card } with { $power }, just one more than you. Your bid is back in your hand.
fzzzt-coach-new_hand =
    All hands were empty, so everybody took up their pile. You have a new hand of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fzzzt-coach-no_card = You had no card left, so the others bid alone. You get a new hand when nobody holds a card, or in the next round.
fzzzt-coach-round =
    A new round: all your cards were shuffled, those you won included. You were dealt { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fzzzt-coach-spanner = An equal bid goes to { $name }, who holds the spanner: you must bid more than they do.
fzzzt-coach-spanner_yours = You hold the spanner: an equal bid is enough for you. But after a tie the spanner goes to a loser.
fzzzt-coach-start =
    You begin with { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of power { $power } in all. Robots you win can be bid in later hands.
fzzzt-coach-tie_lost = You tied at { $power }. { $why } Your bid is back in your hand, and after a tie a loser takes the spanner.
fzzzt-coach-tie_won = You tied at { $power }. { $why } But the spanner goes to a loser: the next tie may not be yours.
fzzzt-coach-unit =
    { $card } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every widget, one robot for each of these: { $symbols }. Your robots show them all.
fzzzt-coach-unit_lacks =
    { $card } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every widget, but no robot of yours shows this: { $symbols }. Without a widget it costs as much.
fzzzt-coach-won = { $card } is yours for { $power }. The cards you bid lie in your discard pile now, until you get a new hand.
fzzzt-coach-won_dear = { $card } is yours, but { $spare } power less would have won it too. Watch how many cards the others hold.
fzzzt-coach-won_fzzzt =
    The Fzzzt is yours: it costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end. It fits on no unit, but you can bid its power.
fzzzt-coach-won_unit =
    { $card } lies in front of you now. A widget takes one robot for each of these: { $symbols }. Without a widget it costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
fzzzt-event-bid_revealed =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $cards }: { $power }
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
fzzzt-event-on_offer = Now at the head of the belt: { $card }
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
fzzzt-final-ahead = { $names } with the fewest robots ({ $n }) is ahead of the others.
fzzzt-final-fewest =
    { $who ->
        [you] You have
       *[other] { $name } has
    } the fewest robots of them ({ $n }), which breaks the tie.
fzzzt-final-mine =
    You finish in place { $place } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $behind } behind.
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
fzzzt-rule-F3-3-one = Only the head of the belt’s { $n } cards is turned up.
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
fzzzt-rule-F5-4 = All build at the same time; nobody sees the others’ choices before all have finished.
fzzzt-rule-F5-5 =
    There are { $rounds } rounds: the deck has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, a full belt takes { $belt }.
fzzzt-rule-F6-2 = At the end you may allocate any number of your remaining robots to your units.
fzzzt-rule-F6-4 = A widget takes one robot for each symbol of the unit; each widget scores the unit’s points in full.
fzzzt-rule-F6-5 = A unit without a widget costs its points.
fzzzt-rule-F6-6-fzzzt = Most points win; a tie goes to the fewest robot cards, upgrades and Fzzzt cards included.
fzzzt-rule-F6-6-robots = Most points win; a tie goes to the fewest robot cards, upgrades included.
fzzzt-rule-F7-2 = { $peripheral } changes the rules until the end of this round’s building: { $effect }
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
fzzzt-switch-all_hands_empty = when nobody holds a card
fzzzt-switch-any_loser = the nearest of all losers
fzzzt-switch-belt_speed = belt speed
fzzzt-switch-bid_cards_at_most = cards in a bid, at most
fzzzt-switch-bid_sizes_open = how many cards a bid has is open
fzzzt-switch-bids_face_up = bids face up
fzzzt-switch-bids_in_turn = bids one after another
fzzzt-switch-cards_drawn_at_once = cards drawn when the round begins
fzzzt-switch-chief_goes_to = who becomes Chief after a tie
fzzzt-switch-false = no
fzzzt-switch-farthest = the tied player farthest clockwise from the Chief
fzzzt-switch-fzzzt_counts_as_robot = a Fzzzt counts as a robot in ties
fzzzt-switch-fzzzt_has_power = Fzzzt cards have power
fzzzt-switch-hand_size = cards in a new hand
fzzzt-switch-mechanic_power = power of a mechanic
fzzzt-switch-nearest = the tied player nearest clockwise from the Chief
fzzzt-switch-new_hand_when = when a new hand is dealt
fzzzt-switch-one = always 1
fzzzt-switch-own_hand_empty = as soon as a hand is empty
fzzzt-switch-printed = as printed
fzzzt-switch-robots_per_unit = robots for each unit in a round
fzzzt-switch-strongest_card = only the strongest card
fzzzt-switch-tie_goes_to = who wins a tie
fzzzt-switch-tied_loser = the nearest of the tied losers
fzzzt-switch-true = yes
fzzzt-switch-whole_belt = the whole belt is face up
fzzzt-switch-whole_bid = the whole bid
fzzzt-switch-winner_pays = what the winner pays
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
fzzzt-worth-bid = Usually worth a bid of { $n }
fzzzt-worth-left = Better left: usually goes for { $n }
