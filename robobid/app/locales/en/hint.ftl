hint-bid_ahead_cards = Power { $power } for { NOUN($card, case: "the") } is better made up of other cards: then you win the game in about { $chance } of 100 cases, with these in about { $other_chance }.
hint-bid_ahead_even = For { NOUN($card, case: "the") }, power { $power } and power { $other } come out about even: either way you win the game in about { $chance } of 100 cases.
hint-bid_ahead_idle = Hardly anything is at stake here: whatever you bid for { NOUN($card, case: "the") }, you win the game in about { $chance } of 100 cases. Power { $power } will do.
hint-bid_ahead_leave = Don’t fight for { NOUN($card, case: "the") }: with power { $power } you win the game in about { $chance } of 100 cases, with power { $other } in about { $other_chance }.
hint-bid_ahead_leave_unit = Don’t fight for { NOUN($card, case: "the") }: your robots make no widget for it, so it would cost you { $costs ->
        [one] { $costs } point
       *[other] { $costs } points
    } as things are. With power { $power } you win the game in about { $chance } of 100 cases, with power { $other } in about { $other_chance }.
hint-bid_ahead_take = { NOUN($card, case: "the") } is worth having: power { $power } wins it in about { $takes } of 100 cases, and the game in about { $chance }; with power { $other } you win the game in about { $other_chance }.
hint-bid_ahead_try = Power { $power } is the best bid for { NOUN($card, case: "the") }: it takes the card in about { $takes } of 100 cases, and wins the game in about { $chance }; with power { $other } you win the game in about { $other_chance }.
hint-bid_for_points =
    { NOUN($card, case: "the") } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you, and power { $power } may be enough.
hint-bid_for_power =
    { NOUN($card, case: "the") } gives you power to spend later; that makes it worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. Power { $power } may be enough.
hint-bid_for_symbols =
    { NOUN($card, case: "the") } has symbols that your units need: that’s worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. Power { $power } may be enough.
hint-bid_for_unit =
    Your robots can make widgets on { NOUN($card, case: "the") }: that’s worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. Power { $power } may be enough.
hint-bid_low_hopeless = You’re unlikely to win { NOUN($card, case: "the") }: bid power { $power } and keep the rest.
hint-bid_low_not_worth =
    { NOUN($card, case: "the") } is only worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you: power { $power } is plenty.
hint-bid_low_to_save = Bid power { $power } for { NOUN($card, case: "the") } and save your strong cards: { NOUN($better, case: "the") } is coming up on the belt.
hint-bid_low_unit = Your robots are unlikely to make a widget on { NOUN($card, case: "the") }, and a unit without a widget costs you its points: bid as little as you can, power { $power }.
hint-bid_low_unwanted = { NOUN($card, case: "the") } is no use to you: bid as little as you can, power { $power }.
hint-bid_surely_wins =
    Nobody can beat power { $power }, and { NOUN($card, case: "the") } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you.
hint-bid_what_is_left = That’s all you have: power { $power } for { NOUN($card, case: "the") }.
hint-build_nothing = Keep your robots: they’re worth more in bids, and your units can wait until the end.
hint-build_sure_widget = { NOUN($robot, case: "the") } will be part of a widget on { NOUN($unit, case: "the") } either way, and you can do without it in bids.
hint-layout_best =
    { NOUN($robot, case: "the") } on { NOUN($unit, case: "the") } is part of the best allocation, worth { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
hint-layout_finished =
    This can’t be improved: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
hint-pay_least_missed = { NOUN($card, case: "the") } is the one you’ll miss least.
hint-powergrid_ahead = Best in { $games } simulated continuations: { $best }, with about a { $chance } % chance of winning. Next: { $others }.
hint-powergrid_ahead_beside = Best in { $games } simulated continuations: { $best }, with about a { $chance } % chance of winning; with the other move it’s about { $other_chance } %.
hint-powergrid_ahead_even = About even in { $games } simulated continuations: { $best }, about { $chance } % to win; { $others }.
hint-powergrid_ahead_why = { $why } In { $games } simulated continuations this wins about { $chance } %. Next: { $others }.
hint-powergrid_ahead_why_beside = { $why } In { $games } simulated continuations this wins about { $chance } %, the other move about { $other_chance } %.
hint-powergrid_attach = You’ll keep { $plant } the longest.
hint-powergrid_bid = { $plant } is worth up to about { $worth } to you; { $bid } is enough for now.
hint-powergrid_build = { $city } costs { $cost }, and you can supply it this round.
hint-powergrid_build_ahead = { $city } costs { $cost }; you have money to spare, and you’ll be able to supply it later.
hint-powergrid_build_broke = You can’t afford another city.
hint-powergrid_build_enough =
    You can supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and you have no money to spare for more.
hint-powergrid_build_to_end = Keep building ({ $city } for { $cost }): you can end the game now and win.
hint-powergrid_build_wait = { $n } cities would end the game, and you wouldn’t win yet.
hint-powergrid_discard = { $plant } supplies the fewest cities.
hint-powergrid_drop_fuel = { $fuel } is the easiest to buy back.
hint-powergrid_drop_out = { $plant } isn’t worth more than { $bid } to you: another plant or more cities will get you further.
hint-powergrid_few = A quick look at only { $games } simulated continuations suggests: { $best }.
hint-powergrid_first_city = The cities around { $city } are cheap to connect, and nobody else is near.
hint-powergrid_for_robot = It helps the robot least.
hint-powergrid_fuel = Buy { $tokens } for a total of { $price } elektro; that’s enough to run { $plants } once.
hint-powergrid_fuel_enough = You have the resources you need.
hint-powergrid_fuel_reserve = Resources may run short before the end: one more { $fuel } costs { $price } elektro, and you have money to spare.
hint-powergrid_fuel_stock = { $fuel } is cheap right now ({ $price } elektro), and you have money to spare.
hint-powergrid_market = Running your plants once costs the least in the { $market } market.
hint-powergrid_open =
    { $plant } supplies { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } and should be worth about { $worth } to you; bidding starts at { $bid }.
hint-powergrid_pass = No plant on offer is worth its price to you now.
hint-powergrid_region = Connections are cheapest in the { $region } region.
hint-powergrid_run = { $plant } is part of the best choice: { $n } supplied, { $income } elektro.
hint-powergrid_run_enough = There’s nothing more to gain: { $n } supplied, { $income } elektro.
hint-powergrid_stays = Of all cities, { $city } helps the robot least.
