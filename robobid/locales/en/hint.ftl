hint-bid_ahead_leave = Don’t fight for { $card }: with power { $power } you win the game in about { $chance } of 100 cases; with the next best, power { $other }, in { $other_chance }.
hint-bid_ahead_leave_unit = Don’t fight for { $card }: your robots make no widget for it, so it would cost you { $costs ->
        [one] { $costs } point
       *[other] { $costs } points
    } as things are. With power { $power } you win the game in about { $chance } of 100 cases; with the next best, power { $other }, in { $other_chance }.
hint-bid_ahead_take = { $card } is worth having: power { $power } wins it in about { $takes } of 100 cases, and the game in about { $chance }; the next best, power { $other }, in { $other_chance }.
hint-bid_for_points =
    { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you, and power { $power } may be enough.
hint-bid_for_power =
    { $card } is spending power for later: with its power it is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. Power { $power } may be enough.
hint-bid_for_symbols =
    { $card } has symbols that your units need: about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. Power { $power } may be enough.
hint-bid_for_unit =
    Your robots can make widgets on { $card }: about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. Power { $power } may be enough.
hint-bid_low_hopeless = You can hardly win { $card }: lay power { $power } and keep the rest.
hint-bid_low_not_worth =
    { $card } is worth only about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you: power { $power } is plenty.
hint-bid_low_to_save = Bid power { $power } on { $card } and save your strong cards: { $better } is coming on the belt.
hint-bid_low_unit = Your robots hardly make a widget for { $card }, and a unit without a widget costs its points: bid as little as you can, power { $power }.
hint-bid_low_unwanted = { $card } is of no use to you: bid as little as you can, power { $power }.
hint-bid_surely_wins =
    Nobody can beat power { $power }, and { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you.
hint-bid_what_is_left = It is all you have: power { $power } for { $card }.
hint-build_nothing = Keep your robots: they are worth more as bids, and units can wait for the end.
hint-build_sure_widget = { $robot } belongs to a widget of { $unit } in any case and is hardly needed for bids.
hint-layout_best =
    { $robot } on { $unit } is part of the best allocation, worth { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
hint-layout_finished =
    Nothing can be improved: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
hint-pay_least_missed = { $card } is the one you will miss least.
hint-powergrid_ahead = Best in { $games } simulated continuations: { $best }, about { $chance } % to win. Next: { $others }.
hint-powergrid_attach = { $plant } will stay with you longest.
hint-powergrid_bid = { $plant } is worth up to about { $worth } to you; { $bid } is enough for now.
hint-powergrid_build = { $city } costs { $cost }, and you can supply it this round.
hint-powergrid_build_ahead = { $city } costs { $cost }; you have money to spare and will supply it later.
hint-powergrid_build_broke = You can’t afford another city.
hint-powergrid_build_enough =
    You can supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and have no money to spare for more.
hint-powergrid_build_to_end = Keep building ({ $city } for { $cost }): you can end the game now and win.
hint-powergrid_build_wait = { $n } cities would end the game, and you would not win yet.
hint-powergrid_discard = { $plant } supplies the fewest cities.
hint-powergrid_drop_fuel = { $fuel } is the easiest to buy again.
hint-powergrid_drop_out = For more than { $bid }, { $plant } isn’t worth it to you: another plant or cities will bring you more.
hint-powergrid_few = A quick look at only { $games } simulated continuations suggests: { $best }.
hint-powergrid_first_city = The cities around { $city } are cheap to reach, and nobody is near.
hint-powergrid_for_robot = It helps the robot least.
hint-powergrid_fuel = Buy { $tokens } for { $price } elektro in all; that is enough to run { $plants } once.
hint-powergrid_fuel_enough = You have the resources you need.
hint-powergrid_fuel_reserve = Resources may run short before the end: one more unit of { $fuel } costs { $price } elektro, and you have money to spare.
hint-powergrid_fuel_stock = { $fuel } is cheap right now ({ $price } elektro), and you have money to spare.
hint-powergrid_market = Running your plants once costs least in the { $market } market.
hint-powergrid_open =
    { $plant } supplies { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } and will bring you about { $worth }; bidding starts at { $bid }.
hint-powergrid_pass = No plant on offer is worth its price to you now.
hint-powergrid_region = Connections are cheapest in the { $region } region.
hint-powergrid_run = { $plant } is part of the best choice: { $n } supplied, { $income } elektro.
hint-powergrid_run_enough = Nothing more to gain: { $n } supplied, { $income } elektro.
hint-powergrid_stays = Of all cities, { $city } helps the robot least.
