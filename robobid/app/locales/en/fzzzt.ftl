fzzzt-anecdote-came_home = { $card } went into { $n } bids and came home every time.
fzzzt-anecdote-dearest = { $name } paid { $power } for { NOUN($card, case: "the") }: nothing cost more in this game.
fzzzt-anecdote-fzzzt = { $name } took home { $n ->
        [one] a Fzzzt
       *[other] { $n } Fzzzts
    }, and nobody envies them.
fzzzt-card-fzzzt =
    { $case ->
        [a] a Fzzzt
        [the] the Fzzzt
       *[plain] Fzzzt
    }
fzzzt-card-fzzzt-counted = { $n } Fzzzts
fzzzt-card-upgrade =
    { $case ->
        [a] a Robot Upgrade
        [the] the Robot Upgrade
       *[plain] Robot Upgrade
    }
fzzzt-card-upgrade-counted = { $n } Robot Upgrades
fzzzt-chief = Chief
fzzzt-coach-alone = Nobody else has any cards, so any card of yours wins this one. Your weakest will do.
fzzzt-coach-build = A robot on a unit stays there to the end and can’t bid any more. Weak robots are well placed there now: they no longer crowd out strong cards when you draw a hand. Keep strong ones for bidding; at the end you may still allocate as many as you like.
fzzzt-coach-fits = { NOUN($card, case: "the") } would fit on { NOUN($unit, case: "the") }: they share a symbol.
fzzzt-coach-fzzzt =
    A Fzzzt costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and the highest bidder has to take it. Bid low, unless you want its power.
fzzzt-coach-left =
    Cards still to be auctioned on this belt: { $cards }. You have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in your hand with a total power of { $power }, so make it last.
fzzzt-coach-lost = { $name } won { NOUN($card, case: "the") } with { $power }. Losing costs you nothing: your bid is back in your hand, and { $name } has less left.
fzzzt-coach-lost_by_one = { $name } won { NOUN($card, case: "the") } with { $power }, just one more than you. Your bid is back in your hand.
fzzzt-coach-new_hand =
    Nobody had any cards left, so everybody picked up their discard pile. You have a new hand of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fzzzt-coach-no_card = You had no cards left, so the others bid without you. You get a new hand when nobody has any cards, or in the next round.
fzzzt-coach-round =
    A new round: all your cards were shuffled, including the ones you won. You drew { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fzzzt-coach-spanner = { $name } has the spanner and wins ties, so you have to bid more than they do.
fzzzt-coach-spanner_yours = You have the spanner, so you win ties. But after a tie the spanner goes to one of the losers.
fzzzt-coach-start =
    You start with { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and a total power of { $power }. You can bid with the robots you win once you draw them.
fzzzt-coach-tie_lost = You tied at { $power }. { $why } Your bid is back in your hand, and one of the losers takes the spanner.
fzzzt-coach-tie_won = You tied at { $power }. { $why } But the spanner goes to one of the losers, so you may not win the next tie.
fzzzt-coach-unit =
    { NOUN($card, case: "the") } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every widget, one robot for each of these: { $symbols }. You have a robot for each of them.
fzzzt-coach-unit_busy =
    { NOUN($card, case: "the") } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every widget, one robot for each of these: { $symbols }. You have such robots, but as things are they score no more there than on your other units.
fzzzt-coach-unit_lacks =
    { NOUN($card, case: "the") } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every widget, one robot for each symbol. You still lack a robot for: { $symbols }. Without a widget it costs as much.
fzzzt-coach-won = { NOUN($card, case: "the") } is yours for { $power }. The cards you bid are on your discard pile until you draw a new hand.
fzzzt-coach-won_dear = { NOUN($card, case: "the") } is yours, but you could have won it with { $spare } less. Keep an eye on how many cards the others have.
fzzzt-coach-won_fzzzt =
    The Fzzzt is yours: it costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end. It doesn’t fit on any unit, but you can bid its power.
fzzzt-coach-won_unit =
    { NOUN($card, case: "the") } is in front of you now. A widget takes one robot for each of these: { $symbols }. If it makes no widget, it costs you { $points ->
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
fzzzt-edition-de-what = For { $least } to { $most }. Players bid one after another; spells out when you must bid.
fzzzt-edition-en = English rules
fzzzt-edition-en-what = For { $least } to { $most }. Players bid one after another.
fzzzt-edition-fr = French rules
fzzzt-edition-fr-expansion = French, with expansion
fzzzt-edition-fr-expansion-what = For { $least } to { $most }. More robots, a longer belt for five and six.
fzzzt-edition-fr-what = For { $least } to { $most }. The starting robots of unused mechanics are removed.
fzzzt-edition-ru = Russian rules
fzzzt-edition-ru-what = For { $least } to { $most }. Everybody bids at the same time.
fzzzt-event-auctions_ended = The belt is empty: time to clean up and build.
fzzzt-event-bid_laid =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
fzzzt-event-bid_laid_hidden =
    { $who ->
        [you] You have
       *[other] { $name } has
    } bid.
fzzzt-event-bid_laid_open =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } face up: { $cards }.
fzzzt-event-bid_paid =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } only { NOUN($cards, case: "the") }.
fzzzt-event-bid_revealed =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { NOUN($cards, case: "a") }: { $power }
fzzzt-event-building_finished =
    { $who ->
        [you] You have
       *[other] { $name } has
    } finished building.
fzzzt-event-card_won =
    { $who ->
        [you] You win
       *[other] { $name } wins
    } { NOUN($card, case: "the") } with { $power }.
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
    }, and { $pile } in the discard pile.
fzzzt-event-on_offer = Now at the head of the belt: { $card }
fzzzt-event-peripheral = Peripheral { $peripheral }: { $effect }
fzzzt-event-personal_cards =
    { $who ->
        [you] You are
       *[other] { $name } is
    } mechanic { $number }, with { $cards }.
fzzzt-event-robot_allocated =
    { $who ->
        [you] You place
       *[other] { $name } places
    } { NOUN($robot, case: "the") } on { NOUN($unit, case: "the") }.
fzzzt-event-robot_planned =
    { $who ->
        [you] You want
       *[other] { $name } wants
    } to place { NOUN($robot, case: "the") } on { NOUN($unit, case: "the") }.
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
    } farthest clockwise from the Chief and { $who ->
        [you] win
       *[other] wins
    } the tie, as the peripheral says.
fzzzt-event-tie-nearest =
    { $who ->
        [you] You are
       *[other] { $name } is
    } nearest clockwise to the Chief and { $who ->
        [you] win
       *[other] wins
    } the tie.
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
    } per widget
fzzzt-final-ahead = { $names }, with the fewest robots ({ $n }), finishes ahead of the others.
fzzzt-final-fewest =
    { $who ->
        [you] You have
       *[other] { $name } has
    } the fewest robots ({ $n }), which breaks the tie.
fzzzt-final-mine =
    Your place: { $place }, with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $behind } behind the winner.
fzzzt-final-shared = { $names } have the same number of robots ({ $n }) and share the win.
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
fzzzt-loss =
    { $n ->
        [one] costs about { $n } point
       *[other] costs about { $n } points
    }
fzzzt-mechanic = Mechanic { $number }
fzzzt-order-bids =
    { $n ->
        [one] { $n } bid is prepared.
       *[other] { $n } bids are prepared.
    }
fzzzt-peripheral-floppy-drive = anyone who runs out of cards draws a new hand right away.
fzzzt-peripheral-joystick = a tie is won by the tied player farthest clockwise from the Chief.
fzzzt-peripheral-keyboard = every bid is exactly one card.
fzzzt-peripheral-modem = all players bid at the same time, and even the size of a bid is hidden.
fzzzt-peripheral-monitor = the whole belt is face up; belt speeds are ignored.
fzzzt-peripheral-plotter = two robots may be placed on each unit at the end of this round.
fzzzt-peripheral-power-supply = every mechanic has power 2 in a bid.
fzzzt-peripheral-printer = the winner pays only the strongest card of the bid and takes the rest back.
fzzzt-peripheral-ram-pack = all players draw two cards from their own discard piles; new hands have eight cards.
fzzzt-peripheral-speaker = bids are played face up, one after another, clockwise from the Chief.
fzzzt-peripheral-surge-protector = every Fzzzt has power 0 in a bid.
fzzzt-peripheral-tape-deck = every belt speed counts as 1: only the head of the belt is ever face up.
fzzzt-played = { fzzzt-title }, { $edition }
fzzzt-round = round { $round }
fzzzt-rule-F3-3-one = Only the first of the { $n } cards on the belt is turned face up.
fzzzt-rule-F3-3-printed = The belt speed of the first card says how many cards are face up: 1 to 4, or, with 8, all that are left of { $n }. The other speeds are ignored.
fzzzt-rule-F3-3-whole_belt = All { $n } cards on the belt are turned face up.
fzzzt-rule-F4-1-at_once = All players bid at the same time, with one or more cards from their hands.
fzzzt-rule-F4-1-in_turn = The Chief bids first, then the others clockwise, with one or more cards from their hands.
fzzzt-rule-F4-10-any_loser = After a tie, the loser nearest clockwise to the winner becomes Chief, tied or not.
fzzzt-rule-F4-10-tied_loser = After a tie, the tied loser nearest clockwise to the winner becomes Chief.
fzzzt-rule-F4-11-all_hands_empty = Only when all hands are empty do all players shuffle their discard piles and draw new hands of { $n } cards.
fzzzt-rule-F4-11-own_hand_empty = A player with no cards left shuffles their discard pile at once and draws a new hand of { $n } cards.
fzzzt-rule-F4-2-face_up = Bids are played face up.
fzzzt-rule-F4-2-hidden = Bids are hidden until all are revealed.
fzzzt-rule-F4-2-open = Everyone sees how many cards a bid has; which ones they are is hidden until all bids are revealed.
fzzzt-rule-F4-3 = Anyone who has a card must bid at least one, and at most { $most } now.
fzzzt-rule-F4-5 = A bid is worth the total power of its cards. A mechanic adds { $mechanic }, an upgrade 0, a Fzzzt { $fzzzt }. The highest bid wins, even with 0.
fzzzt-rule-F4-7-strongest_card = The winner puts only the strongest card of the bid on the discard pile, along with the card won.
fzzzt-rule-F4-7-whole_bid = The winner puts the whole bid and the card won on the discard pile; a unit goes face up on the table. The others take their bids back.
fzzzt-rule-F4-9-farthest = A tie goes to the tied player farthest clockwise from the Chief ({ $chief } now).
fzzzt-rule-F4-9-nearest = A tie goes to the Chief ({ $chief } now), or else to the tied player nearest clockwise.
fzzzt-rule-F5-2 =
    You may place at most { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    } on each of your units; a robot must share a symbol with its unit.
fzzzt-rule-F5-3 = An allocated robot stays there until the end and cannot bid any more. Which symbol it provides is decided at the end.
fzzzt-rule-F5-4 = All players build at the same time; nobody sees the others’ choices until everyone has finished.
fzzzt-rule-F5-5 =
    There are { $rounds } rounds: the deck has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, and a full belt takes { $belt }.
fzzzt-rule-F6-2 = At the end you may allocate any number of your remaining robots to your units.
fzzzt-rule-F6-4 = A widget takes one robot for each symbol on the unit; each widget scores the unit’s points in full.
fzzzt-rule-F6-5 = A unit without a widget costs you its points.
fzzzt-rule-F6-6-fzzzt = The player with the most points wins; a tie goes to whoever has the fewest robot cards, counting upgrades and Fzzzt cards.
fzzzt-rule-F6-6-robots = The player with the most points wins; a tie goes to whoever has the fewest robot cards, counting upgrades.
fzzzt-rule-F7-2 = { $peripheral } changes the rules until the end of this round’s building phase: { $effect }
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
fzzzt-switch-all_hands_empty = when nobody has any cards
fzzzt-switch-any_loser = the nearest of all losers
fzzzt-switch-belt_speed = belt speed
fzzzt-switch-bid_cards_at_most = cards in a bid, at most
fzzzt-switch-bid_sizes_open = the number of cards in a bid is open
fzzzt-switch-bids_face_up = bids face up
fzzzt-switch-bids_in_turn = bids one after another
fzzzt-switch-cards_drawn_at_once = cards drawn at the start of the round
fzzzt-switch-chief_goes_to = who becomes Chief after a tie
fzzzt-switch-false = no
fzzzt-switch-farthest = the tied player farthest clockwise from the Chief
fzzzt-switch-fzzzt_counts_as_robot = a Fzzzt counts as a robot in ties
fzzzt-switch-fzzzt_has_power = Fzzzt cards have power
fzzzt-switch-hand_size = cards in a new hand
fzzzt-switch-mechanic_power = power of a mechanic
fzzzt-switch-nearest = the tied player nearest clockwise to the Chief
fzzzt-switch-new_hand_when = when a new hand is drawn
fzzzt-switch-one = always 1
fzzzt-switch-own_hand_empty = as soon as a hand is empty
fzzzt-switch-printed = as printed
fzzzt-switch-robots_per_unit = robots per unit each round
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
fzzzt-unit =
    { $case ->
        [a] a Production Unit
        [the] the Production Unit
       *[plain] Production Unit
    }
fzzzt-unit-advanced =
    { $case ->
        [a] an Advanced unit
        [the] the Advanced unit
       *[plain] Advanced unit
    }
fzzzt-unit-advanced-counted = { $n } Advanced units
fzzzt-unit-basic =
    { $case ->
        [a] a Basic unit
        [the] the Basic unit
       *[plain] Basic unit
    }
fzzzt-unit-basic-counted = { $n } Basic units
fzzzt-unit-complex =
    { $case ->
        [a] a Complex unit
        [the] the Complex unit
       *[plain] Complex unit
    }
fzzzt-unit-complex-counted = { $n } Complex units
fzzzt-unit-enhanced =
    { $case ->
        [a] an Enhanced unit
        [the] the Enhanced unit
       *[plain] Enhanced unit
    }
fzzzt-unit-enhanced-counted = { $n } Enhanced units
fzzzt-unit-prototype =
    { $case ->
        [a] a Prototype unit
        [the] the Prototype unit
       *[plain] Prototype unit
    }
fzzzt-unit-prototype-counted = { $n } Prototype units
fzzzt-worth-bid = Usually worth a bid of { $n }
fzzzt-worth-left = Better left alone: usually goes for { $n }
