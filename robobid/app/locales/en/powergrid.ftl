powergrid-area-andalusia = Andalusia
powergrid-area-austria = Austria
powergrid-area-centre = Centre
powergrid-area-centre-and-murcia = Centre and Murcia
powergrid-area-centre-east = Centre-east
powergrid-area-centre-with-paris = Centre with Paris
powergrid-area-czech-republic = Czech Republic
powergrid-area-east = East
powergrid-area-east-coast = East coast
powergrid-area-eastern-poland = Eastern Poland
powergrid-area-emilia = Emilia
powergrid-area-far-south-and-sicily = Far south and Sicily
powergrid-area-hungary = Hungary
powergrid-area-mediterranean-coast = Mediterranean coast
powergrid-area-mid-west = Mid-west
powergrid-area-north-and-madrid = North and Madrid
powergrid-area-north-east = North-east
powergrid-area-north-west = North-west
powergrid-area-north-west-spain = North-west Spain
powergrid-area-northern-and-eastern-netherlands = Northern and eastern Netherlands
powergrid-area-northern-belgium = Northern Belgium
powergrid-area-portugal = Portugal
powergrid-area-seoul-area = Seoul area
powergrid-area-slovakia = Slovakia
powergrid-area-south = South
powergrid-area-south-centre = South-centre
powergrid-area-south-east = South-east
powergrid-area-south-west = South-west
powergrid-area-southern-belgium-and-luxembourg = Southern Belgium and Luxembourg
powergrid-area-southern-netherlands = Southern Netherlands
powergrid-area-west = West
powergrid-area-western-netherlands = Western Netherlands
powergrid-area-western-poland = Western Poland
powergrid-ask-attach = Which plant gets the Transformer Station?
powergrid-ask-bid = The bid for { $plant } is { $bid }. Your bid, or { $pass }?
powergrid-ask-build = Which city (number or name), or { $done }?
powergrid-ask-choose = A robot’s piece leaves this to you. Which one (number or name)?
powergrid-ask-city-bid = Your bid for the right to name the first city of { $robot }, or { $pass }?
powergrid-ask-discard = Which plant do you discard?
powergrid-ask-drop = Which resource do you give up?
powergrid-ask-enter = [Enter: { $answer }]
powergrid-ask-fuel = Resources (e.g. 3 coal), or { $done }?
powergrid-ask-mark = Which city do you mark?
powergrid-ask-market = In which market do you buy?
powergrid-ask-open = Plant and bid (e.g. 13 15), or { $pass }?
powergrid-ask-open_first = Plant and bid (e.g. 13 15)? Nobody may pass in round 1.
powergrid-ask-region = Which region do you add?
powergrid-ask-robot-city = Which city for { $robot }?
powergrid-ask-robot-plant = Which plant does { $robot } put up for auction?
powergrid-ask-run = Which plant runs, or { $done }?
powergrid-ask-stay = Which city does { $robot } start in? You strike out all the others.
powergrid-ask-strike = Which city do you strike out for { $robot }?
powergrid-ask-take = Which of the marked cities do you take?
powergrid-ask-veto = Which city do you bar for { $robot }?
powergrid-board-actual = Actual
powergrid-board-chosen = in play
powergrid-board-fuel = { $n } left, next { $price }, +{ $more }
powergrid-board-future = Future
powergrid-board-gains = Extra cities with it: { $plants }
powergrid-board-more = and { $n } more; type m for the map
powergrid-board-order = order { $order }
powergrid-board-per_city = Per city at today’s prices: { $plants }
powergrid-board-per_city_mine = Per city at today’s prices: { $plants }; yours: { $mine }
powergrid-board-round = round { $round }
powergrid-board-sold_out = sold out, +{ $more }
powergrid-board-stack = { $n } in the stack
powergrid-board-step = step { $step }
powergrid-board-token = { $fuel } for { $price }
powergrid-board-via = { $path } via { $cities }
powergrid-card-flux = the Flux Generator
powergrid-card-step3 = the Step 3 card
powergrid-card-transformer = the Transformer Station
powergrid-choice-bids = { $robot } starts at { $cost } and bids up to { $most }.
powergrid-choice-city_bid = The highest bidder pays { $robot } and names its first city. { $robot } has { $money } elektro. Nobody has bid yet.
powergrid-choice-city_bid_stands =
    The highest bidder pays { $robot } and names its first city. { $robot } has { $money } elektro. The high bid is { $bid }, by { $who ->
        [you] you
       *[other] { $name }
    }.
powergrid-choice-first_city = { $robot } builds its first house there. It has { $money } elektro.
powergrid-choice-next_city = { $robot } has { $money } elektro and keeps building as long as it can afford a city.
powergrid-choice-one_of_named = Each human player names a city; one of those is drawn, and { $robot } starts there.
powergrid-choice-opens_plant = { $robot } puts it up for auction at its number, and the others may bid. It has { $money } elektro.
powergrid-choice-other_takes = { $name } takes it at once for { $cost }.
powergrid-choice-pays = { $robot } pays { $cost } and keeps { $left }.
powergrid-choice-region = Region: { $region }.
powergrid-choice-stay = Only one person strikes out cities: { $robot } starts in the city chosen here. It has { $money } elektro.
powergrid-choice-strike = { $n } cities are left. Players take turns striking one out; { $robot } starts in the last one.
powergrid-choice-takes_plant = { $robot } takes it at once for its number; nobody can outbid it. It has { $money } elektro.
powergrid-choice-veto =
    { $robot } starts in the { $region } region, but not in the city that is barred; { $n ->
        [one] the other one is left
       *[other] one of the other { $n } is drawn
    }.
powergrid-choice-would_pay = There { $robot } would pay { $cost } and keep { $left }.
powergrid-coach-bid = Only the winner pays. Drop out when the plant costs more than it’s worth to you: you can still buy another one.
powergrid-coach-build_enough =
    You have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, and your plants supply { $n }: another house won’t earn you anything until you have a bigger plant.
powergrid-coach-build_first = You’re last in turn order, so you build first: take the cheap spaces before the others do.
powergrid-coach-build_more =
    Your plants can supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and you have { $cities }: every extra city you supply raises your income.
powergrid-coach-end_near = The game ends after the building phase in which somebody reaches { $end } cities; the leader has { $n } now. Then the supplied cities decide.
powergrid-coach-first_city = Your first city costs only the space: choose one with cheap connections around it.
powergrid-coach-first_plant = In round 1 everybody has to buy a plant. Whoever has the largest goes first in turn order, and so buys resources and builds last.
powergrid-coach-fuel_dearer = Others have taken { $tokens } before you: the next one costs { $price }.
powergrid-coach-fuel_first = You’re last in turn order, so you buy first, while resources are cheapest.
powergrid-coach-fuel_last = You’re first in turn order, so you buy last: see what the others leave you, and at what price.
powergrid-coach-fuel_short =
    Your resources supply { $n } of your { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }: buy what your plants still need.
powergrid-coach-fuel_store = A plant can store enough for two rounds: what’s cheap now may be expensive next round.
powergrid-coach-full = You can own at most { $plants } plants: to get a new one you have to discard an old one, such as { $plant }.
powergrid-coach-got_plant =
    { $plant } is yours for { $payment }. It supplies { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } a round, if it has the resources.
powergrid-coach-income = You supplied all your cities ({ $n }) and earned { $income } elektro. One more would earn you { $more } more.
powergrid-coach-income_part =
    You supplied { $n } of your { $of ->
        [one] { $of } city
       *[other] { $of } cities
    } and earned { $income } elektro. The rest earned nothing: you were short of plants or resources.
powergrid-coach-keep_money = Keep some money for resources and houses: a plant earns nothing without them.
powergrid-coach-let_go = { $plant } went for { $bid }. You paid nothing, and you can still buy another plant this round.
powergrid-coach-market_later = { $plant } was drawn into the future market: it goes on sale once smaller plants are gone.
powergrid-coach-market_now = { $plant } was drawn and is for sale right away.
powergrid-coach-more_plants =
    Your plants supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and you have { $cities }: to grow, you need a bigger plant.
powergrid-coach-open_first = You start the first auction, so whatever is drawn after your purchase is for the others. If you pass, you buy no plant this round.
powergrid-coach-order_first =
    You’re first in turn order, with { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }: you start the first auction, but buy resources and build last.
powergrid-coach-order_last =
    You’re last in turn order, with { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }. That’s good: you buy resources and build before everybody else.
powergrid-coach-plants_enough =
    Your plants supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and you have { $cities }: you don’t need a new plant yet, unless a good one is cheap.
powergrid-coach-run = You’re only paid for the cities you supply. A plant you don’t need can stay off and keep its resources.
powergrid-coach-step2 = Step 2 has begun: every city has room for a second house, for 15 elektro.
powergrid-coach-step2_near = Step 2 begins when somebody reaches { $step2 } cities; the leader has { $n } now. Then every city has room for a second house.
powergrid-coach-step3 = Step 3 has begun: every city has room for a third house, for 20 elektro, and every plant in the market is for sale.
powergrid-compare-gains =
    With { $plant } you could supply up to { $after ->
        [one] { $after } city
       *[other] { $after } cities
    } instead of { $before }.
powergrid-compare-goes = You would discard { $plant }.
powergrid-compare-loses =
    With { $plant } you could supply only { $after ->
        [one] { $after } city
       *[other] { $after } cities
    } instead of { $before }.
powergrid-compare-same = With { $plant } you couldn’t supply any more cities than now ({ $before }).
powergrid-decide-after = The position afterwards:
powergrid-decide-chance = Then one of these is drawn at random: { $options }.
powergrid-decide-person = Then { $name } chooses for it: { $options }.
powergrid-difficulty-easy = easy
powergrid-difficulty-fair = medium
powergrid-difficulty-hard = hard
powergrid-event-bid_made =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $bid } for { $plant }.
powergrid-event-card_drawn = { $plant } is drawn from the stack.
powergrid-event-cities_struck =
    { $who ->
        [you] You strike
       *[other] { $name } strikes
    } { $n } cities out for { $robot }.
powergrid-event-city_barred =
    { $who ->
        [you] You bar
       *[other] { $name } bars
    } { $city } for { $robot }.
powergrid-event-city_bid =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $bid } for the right to name the city of { $robot }.
powergrid-event-city_bid_passed =
    { $who ->
        [you] You drop
       *[other] { $name } drops
    } out.
powergrid-event-city_bid_won =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $payment } to { $robot } and { $who ->
        [you] name
       *[other] names
    } its first city.
powergrid-event-city_marked =
    { $who ->
        [you] You mark
       *[other] { $name } marks
    } { $city }.
powergrid-event-city_named =
    { $who ->
        [you] You name
       *[other] { $name } names
    } { $city } for { $robot }.
powergrid-event-city_struck =
    { $who ->
        [you] You strike
       *[other] { $name } strikes
    } { $cities } out for { $robot }.
powergrid-event-dropped_out =
    { $who ->
        [you] You drop
       *[other] { $name } drops
    } out of the auction for { $plant }.
powergrid-event-fuel_bought =
    { $who ->
        [you] You buy
       *[other] { $name } buys
    } { $tokens } for { $payment }.
powergrid-event-fuel_lost =
    { $who ->
        [you] You lose
       *[other] { $name } loses
    } one { $fuel }: there is no room for it.
powergrid-event-game_ended = The game is over.
powergrid-event-house_built =
    { $who ->
        [you] You build
       *[other] { $name } builds
    } in { $city } for { $cost }.
powergrid-event-income_paid =
    { $who ->
        [you] You supply
       *[other] { $name } supplies
    } { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }: { $income } elektro.
powergrid-event-market_chosen =
    { $who ->
        [you] You buy
       *[other] { $name } buys
    } in the { $market } market.
powergrid-event-market_supplied = Added to the resource market: { $tokens }.
powergrid-event-one_market_supplied = Added to the { $market } market: { $tokens }.
powergrid-event-opening_passed =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    } and { $who ->
        [you] buy
       *[other] buys
    } no plant this round.
powergrid-event-order_changed = Turn order: { $order }.
powergrid-event-piece_dealt =
    { $who ->
        [you] You get
       *[other] { $name } gets
    } piece { $piece }.
powergrid-event-plant_bought =
    { $who ->
        [you] You buy
       *[other] { $name } buys
    } { $plant } for { $payment }.
powergrid-event-plant_discarded =
    { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $plant }.
powergrid-event-plant_named =
    { $who ->
        [you] You name
       *[other] { $name } names
    } { $plant } for { $robot }.
powergrid-event-plant_offered =
    { $who ->
        [you] You put
       *[other] { $name } puts
    } { $plant } up for auction at { $bid }.
powergrid-event-plant_put_under = { $plant } goes under the stack.
powergrid-event-plant_ran =
    { $who ->
        [you] You run
       *[other] { $name } runs
    } { $plant } with { $tokens }.
powergrid-event-plant_ran_free =
    { $who ->
        [you] You run
       *[other] { $name } runs
    } { $plant }, which burns nothing.
powergrid-event-plant_removed = { $plant } leaves the game.
powergrid-event-region_chosen =
    { $who ->
        [you] You add
       *[other] { $name } adds
    } the { $region } region.
powergrid-event-regions_settled = The game is played on: { $regions }.
powergrid-event-round_began = Round { $round } begins.
powergrid-event-seat_drawn =
    { $who ->
        [you] You sit
       *[other] { $name } sits
    } clockwise next to { $neighbour_who ->
        [you] you
       *[other] { $neighbour }
    }.
powergrid-event-seats_drawn = Around the table, clockwise: { $seats }.
powergrid-event-stack_shuffled = Step 3 is coming: the cards below it are shuffled ({ $n }).
powergrid-event-step_changed = Step { $step } begins.
powergrid-event-transformer_attached =
    { $who ->
        [you] You attach
       *[other] { $name } attaches
    } the Transformer Station to { $plant }.
powergrid-event-transformer_offered = The Transformer Station is put up for auction at once.
powergrid-event-transformer_unsold = Nobody wants the Transformer Station.
powergrid-excluded = { $plant }: { $why }
powergrid-excluded-enough_power = its plants supply enough
powergrid-excluded-no_better = supplies no more than its weakest plant
powergrid-excluded-no_plant = not a plant
powergrid-excluded-nuclear = nuclear, which its cities do not allow
powergrid-excluded-other_aim = its piece wants another
powergrid-excluded-too_dear = too expensive
powergrid-excluded-too_small = no larger than its smallest plant
powergrid-final-cities = The money is equal too; the tie is broken by the number of cities: { $n }.
powergrid-final-money = The tie is broken by money: { $n } elektro.
powergrid-final-result =
    { $n } supplied, { $money } elektro, { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
powergrid-final-shared = Everything is equal, so they share the win: { $names }.
powergrid-final-tied =
    A tie at { $n ->
        [one] { $n } supplied city
       *[other] { $n } supplied cities
    }: { $names }.
powergrid-final-wins =
    { $who ->
        [you] You win
       *[other] { $name } wins
    } with { $n ->
        [one] { $n } supplied city
       *[other] { $n } supplied cities
    }.
powergrid-fuel-coal = coal
powergrid-fuel-coal-counted = { $n } coal
powergrid-fuel-garbage = garbage
powergrid-fuel-garbage-counted = { $n } garbage
powergrid-fuel-oil = oil
powergrid-fuel-oil-counted = { $n } oil
powergrid-fuel-uranium = uranium
powergrid-fuel-uranium-counted = { $n } uranium
powergrid-help-bid = Type your bid, or “p” to drop out.
powergrid-help-build = Type a city’s number or name (the first letters will do), then the next, then { $done }.
powergrid-help-choose = Type the number or the name of your choice.
powergrid-help-discard = Type the number of the plant you discard.
powergrid-help-fuel = Type how many of which resource (3 coal, coal oil oil), then { $done }.
powergrid-help-open = Type a plant’s number (13), adding a higher opening bid if you like (13 15), or “p” to pass.
powergrid-help-region = Type a region’s number or name.
powergrid-help-rules = The rules that apply now:
powergrid-help-run = Type a plant’s number (with its mix: 21 coal oil), then the next, then { $done }; Enter alone runs whatever pays best.
powergrid-hint = A bot would choose: { $action }.
powergrid-if_offered-bids = { $name } bids up to { $most } ({ $piece }).
powergrid-if_offered-not = { $name } does not bid: { $why }.
powergrid-if_offered-takes = { $name } takes it at once for { $price } ({ $piece }).
powergrid-key-coach = switch the coach on or off
powergrid-key-help = this help, and the rules that apply now
powergrid-key-hint = a hint and its reason
powergrid-key-log = everything that happened
powergrid-key-map = the map: cities, houses and connections
powergrid-key-quit = quit; the game is saved if possible
powergrid-key-table = the table again
powergrid-key-undo = take back your last action, until your turn ends
powergrid-kind-ecological = eco
powergrid-kind-flux = any
powergrid-kind-fusion = fusion
powergrid-lay-again = These answers don’t fit together. Enter keeps each of them; change what is wrong.
powergrid-lay-auction = Is an auction running? Type plant:bid:bidder:who bids next, for example 13:15:A:BA; or - for none.
powergrid-lay-fuel = The resources in the market, as coal/oil/garbage/uranium? Put a + between several markets.
powergrid-lay-map = Which map? { $allowed }
powergrid-lay-market = The plants in the market, actual and future?
powergrid-lay-of_cities = Cities of { $seat }, for example { $allowed }; or - for none?
powergrid-lay-of_fuel = Resources of { $seat }, as coal/oil/garbage/uranium?
powergrid-lay-of_money = Money of { $seat }?
powergrid-lay-of_plants = Plants of { $seat }, for example 4,13; or - for none?
powergrid-lay-order = The turn order, by the letters of the seats?
powergrid-lay-phase = Which phase? { $allowed }
powergrid-lay-position = The position in one line:
powergrid-lay-regions = Which regions? { $allowed }
powergrid-lay-round = Which round?
powergrid-lay-seats = Who sits there, clockwise? { $allowed }, or the numbers of a robot’s five pieces, separated by commas.
powergrid-lay-step = Which step, 1, 2 or 3?
powergrid-lay-turn = Whose turn is it? { $allowed }
powergrid-lay-waiting = Who has neither bought a plant nor passed this round?
powergrid-loss = costs about { $n } elektro
powergrid-map-benelux = Benelux
powergrid-map-central-europe = Central Europe
powergrid-map-france = France
powergrid-map-germany = Germany
powergrid-map-italy = Italy
powergrid-map-korea = Korea
powergrid-map-spain-portugal = Spain & Portugal
powergrid-map-usa = USA
powergrid-maps-good = { $name } is a valid map; records will call it { $map }.
powergrid-maps-line = regions: { $regions }, cities: { $cities }, connections: { $links }
powergrid-maps-seats = seats: { $seats }; ways to choose the regions: { $n }
powergrid-maps-title = Maps included with Robobid:
powergrid-market-north = north
powergrid-market-south = south
powergrid-next-bid = { $plant } up to { $limit }
powergrid-next-bids = next: bids for { $bids }
powergrid-next-builds = next: builds in { $cities } for { $payment }
powergrid-next-builds_nothing = next: builds nothing
powergrid-next-buys = next: buys { $tokens } for { $payment }
powergrid-next-buys_nothing = next: buys nothing
powergrid-next-enough = next: bids for nothing, its plants supply enough
powergrid-next-none = next: bids for nothing, no plant suits it
powergrid-next-takes = next: takes the first suitable plant offered, at its minimum price: { $plants }
powergrid-option = { $what } ({ $chance } %)
powergrid-option-bid = { $bid } for { $plant }
powergrid-option-build = a house in { $city } for { $cost }
powergrid-option-drop_out = dropping out
powergrid-option-end = building up to { $n } cities, starting with { $city }, and ending the game
powergrid-option-fuel = one more { $fuel } for { $price }
powergrid-option-no_build = no more houses
powergrid-option-no_end = playing on
powergrid-option-no_fuel = no more resources
powergrid-option-no_run = running no more plants: { $n } supplied, { $income } elektro
powergrid-option-open = { $plant } for { $bid }
powergrid-option-pass = no plant
powergrid-option-run = running { $plants } with { $tokens }: { $n } supplied, { $income } elektro
powergrid-option-run_free = running { $plants } without resources: { $n } supplied, { $income } elektro
powergrid-option-starve = { $tokens } for { $price }, to leave the others short
powergrid-option-stock = { $tokens } for { $price } to keep in stock
powergrid-order-anyway = Your turns end even if something isn’t possible.
powergrid-order-bid = Auto-bid: up to { $most } for { $plant }.
powergrid-order-build = Build in: { $cities }.
powergrid-order-build_none = Build nothing.
powergrid-order-fuel = Buy resources until you have { $tokens }.
powergrid-order-fuel_none = Buy no resources.
powergrid-order-keep = Automatically striking out other cities, keeping as long as possible: { $cities }.
powergrid-order-pass = Auto-bid: passing until these auctions are over.
powergrid-order-pass_until = Auto-bid: dropping out until { $plant } comes up for auction.
powergrid-order-plant = Put up { $plant } and bid up to { $most }.
powergrid-order-run = Run { $plants }.
powergrid-order-run_none = Run no plant.
powergrid-phase-auction = phase 2, auction
powergrid-phase-building = phase 4, building
powergrid-phase-early-cities = first cities
powergrid-phase-income = phase 5, bureaucracy
powergrid-phase-lots = drawing lots
powergrid-phase-over = the end
powergrid-phase-plants = phase 5, bureaucracy
powergrid-phase-regions = set-up
powergrid-phase-resources = phase 3, resources
powergrid-phase-step-2 = phase 4, building
powergrid-phase-unsold = phase 2, auction
powergrid-piece = { $piece }, { $name }
powergrid-piece-A1-does = Wants the plant whose resource is cheapest now; bids up to its number + 5.
powergrid-piece-A1-name = cheapest resource
powergrid-piece-A2-does = Buys the first acceptable plant put up for auction, at its minimum price; nobody may outbid it.
powergrid-piece-A2-name = first plant on offer
powergrid-piece-A3-does = Wants the plant that supplies the most cities; bids up to its number + 10.
powergrid-piece-A3-name = most cities
powergrid-piece-A4-does = Wants the highest-numbered plant; bids up to its number + its own cities.
powergrid-piece-A4-name = highest number
powergrid-piece-A5-does = Wants the second-lowest acceptable plant; bids its number only.
powergrid-piece-A5-name = second-lowest
powergrid-piece-A6-does = Wants every acceptable plant; bids up to its number + 1. The last player names the plant it puts up for auction.
powergrid-piece-A6-name = everything
powergrid-piece-B1-does = Builds as much as it can afford; the last player chooses each city, near ones first.
powergrid-piece-B1-name = last player chooses
powergrid-piece-B2-does = Builds while it has fewer cities than the first player.
powergrid-piece-B2-name = like the first player
powergrid-piece-B3-does = Builds while it has fewer cities than its plants supply.
powergrid-piece-B3-name = what it can supply
powergrid-piece-B4-does = Builds up to 6 cities in step 1, then without limit; never in a city of the first player.
powergrid-piece-B4-name = away from the first player
powergrid-piece-B5-does = Builds at most 1, 2, 3 cities a round in step 1, 2, 3.
powergrid-piece-B5-name = by the step
powergrid-piece-B6-does = Builds as much as it can afford, cheapest first.
powergrid-piece-B6-name = without limit
powergrid-piece-F1-does = Builds last in its first phase 4; the last player names its first city.
powergrid-piece-F1-name = last player’s choice
powergrid-piece-F2-does = A region is drawn; if all its cities are free, the last player bars one; one of the rest is drawn.
powergrid-piece-F2-name = random
powergrid-piece-F3-does = After the first auction everybody marks a city, the first player one more; then everybody takes a marked one, last to first.
powergrid-piece-F3-name = early choice for all
powergrid-piece-F4-does = Each human player names a free city; the robot gets one of them at random.
powergrid-piece-F4-name = players’ choice
powergrid-piece-F5-does = The human players bid for the right to name the city; the winner pays the robot.
powergrid-piece-F5-name = bidding
powergrid-piece-F6-does = The human players strike out free cities in turn; the robot takes the last one left.
powergrid-piece-F6-name = elimination
powergrid-piece-R1-does = Buys for one production, then every resource that costs less than 5.
powergrid-piece-R1-name = cheap stock
powergrid-piece-R2-does = Buys as much as it can store, the cheapest first.
powergrid-piece-R2-name = maximum
powergrid-piece-R3-does = Buys the maximum if last in the turn order, else for one production.
powergrid-piece-R3-name = maximum when last
powergrid-piece-R4-does = Buys for one production.
powergrid-piece-R4-name = normal
powergrid-piece-R5-does = Buys for one production, then as much as it can of the scarcest resource; uranium counts three times.
powergrid-piece-R5-name = scarcest resource
powergrid-piece-R6-does = In odd rounds buys for one production, in even rounds the maximum.
powergrid-piece-R6-name = odd and even
powergrid-piece-S1-does = Starts with 100 elektro.
powergrid-piece-S1-name = 100 elektro
powergrid-piece-S2-does = Is always last in the turn order.
powergrid-piece-S2-name = always last
powergrid-piece-S3-does = Pays half of its winning bids, rounded down.
powergrid-piece-S3-name = half price
powergrid-piece-S4-does = Pays 10 for every city space.
powergrid-piece-S4-name = city spaces for 10
powergrid-piece-S5-does = The first city space of every phase 4 is free.
powergrid-piece-S5-name = first city free
powergrid-piece-S6-does = Is paid for one more city, if its plants can supply it.
powergrid-piece-S6-name = one more city
powergrid-pieces-A = Auction
powergrid-pieces-B = Building
powergrid-pieces-F = First city
powergrid-pieces-R = Resources
powergrid-pieces-S = Special
powergrid-plan-not-bid_not_affordable = costs { $bid }, and you have { $money }
powergrid-plan-not-city_full = full in this step
powergrid-plan-not-city_not_affordable = costs { $cost }, and { $money } would be left
powergrid-plan-not-fuel_elsewhere = no room for these resources beside the others
powergrid-plan-not-fuel_missing = not enough resources
powergrid-plan-not-no_house_left = no house left
powergrid-plan-not-no_market_chosen = no market is chosen
powergrid-plan-not-no_room = no more room on your plants
powergrid-plan-not-nuclear_barred = nuclear, which your cities do not allow
powergrid-plan-not-plan_dropped_out = you’ve dropped out
powergrid-plan-not-plan_too_dear = costs { $price }, above your limit of { $most }
powergrid-plan-not-plan_turn_over = your turn for it is over
powergrid-plan-not-plant_not_in_market = no longer in the market
powergrid-plan-not-plant_not_on_offer = not for sale yet
powergrid-plan-not-plant_not_owned = not yours
powergrid-plan-not-sold_out = sold out
powergrid-plan-not-token_not_affordable = the next one costs { $price }, and { $money } would be left
powergrid-plant = plant { $number }
powergrid-played = { powergrid-title }, { $map }
powergrid-player-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
powergrid-player-money = { $money } elektro
powergrid-reason-builds_above_leader =
    builds no more: it has more cities ({ $cities }) than { $leader_who ->
        [you] you
       *[other] { $leader }
    } ({ $theirs }).
powergrid-reason-builds_as_leader =
    builds no more: it has as many cities ({ $cities }) as { $leader_who ->
        [you] you
       *[other] { $leader }
    }.
powergrid-reason-builds_as_step = builds no more: the limit in this step is { $step } a round.
powergrid-reason-builds_as_supplied = builds no more: its plants supply { $supplied }, and it has { $cities }.
powergrid-reason-builds_cheapest = builds in { $city }, the cheapest city, for { $cost }.
powergrid-reason-builds_named = builds in { $city }, the city named for it, for { $cost }.
powergrid-reason-builds_no_more =
    builds no more with { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }.
powergrid-reason-buys_cheap = buys whatever costs less than 5.
powergrid-reason-buys_for_largest = is short of money and buys for its largest plants first.
powergrid-reason-buys_maximum = buys as much as it can, cheapest first.
powergrid-reason-buys_needed = buys what its plants need for one production.
powergrid-reason-buys_no_more = buys nothing more.
powergrid-reason-buys_scarcest = buys as much { $fuel } as possible, the scarcest resource.
powergrid-reason-city_drawn = draws { $city }, for { $cost }.
powergrid-reason-city_marked = marks { $city }, drawn at random.
powergrid-reason-city_taken = takes { $city }, drawn at random.
powergrid-reason-city_too_dear = builds no more: { $city } is the cheapest city and costs { $cost }, but it has only { $money }.
powergrid-reason-discards_smallest = discards { $plant }, its smallest plant.
powergrid-reason-drops_at_limit = drops out: its limit for { $plant } is { $limit }.
powergrid-reason-drops_short_of_money = drops out: { $money } elektro are not enough for { $plant }.
powergrid-reason-drops_unwanted = drops out: it does not want { $plant } ({ $rule }).
powergrid-reason-first_city_drawn = starts in { $city }, drawn at random, for { $cost }.
powergrid-reason-first_city_left = starts in { $city }, the last city left, for { $cost }.
powergrid-reason-first_city_named = starts in { $city }, the city named for it, for { $cost }.
powergrid-reason-first_city_too_dear = cannot afford a first city yet ({ $money } elektro).
powergrid-reason-market_cheaper = buys in the { $market } market: it is cheaper ({ $payment }).
powergrid-reason-market_drawn = buys in the { $market } market, drawn at random.
powergrid-reason-market_more_cities = buys in the { $market } market: that way it can supply more cities ({ $cities }).
powergrid-reason-moves_last = is last in the turn order.
powergrid-reason-no_city_left = finds no free city.
powergrid-reason-no_house_left = builds no more: all its { $cities } houses are built.
powergrid-reason-nothing_payable = builds no more: it cannot afford anything with { $money }.
powergrid-reason-one_city_more = is paid for one more city, { $cities } in total: { $income } elektro.
powergrid-reason-opens_all_sold_out = puts { $plant } up for auction: no resources are left for any plant, so the highest number decides.
powergrid-reason-opens_cheapest_fuel = puts { $plant } up for auction: its resource is the cheapest ({ $price }).
powergrid-reason-opens_cheapest_fuel_allowed = puts { $plant } up for auction: of those it may take, its resource is the cheapest ({ $price }). { $excluded }.
powergrid-reason-opens_largest = puts { $plant } up for auction: it has the highest number.
powergrid-reason-opens_largest_allowed = puts { $plant } up for auction: of those it may take, it has the highest number. { $excluded }.
powergrid-reason-opens_most_cities = puts { $plant } up for auction: it supplies the most cities ({ $cities }).
powergrid-reason-opens_most_cities_allowed = puts { $plant } up for auction: of those it may take, it supplies the most cities ({ $cities }). { $excluded }.
powergrid-reason-opens_named = puts { $plant } up for auction, the one named for it.
powergrid-reason-opens_only_plant = puts { $plant } up for auction: it is the only acceptable one.
powergrid-reason-opens_second_smallest = puts { $plant } up for auction: it is the second-lowest acceptable one.
powergrid-reason-passes_enough_power =
    passes: its plants supply { $supplied ->
        [one] { $supplied } city
       *[other] { $supplied } cities
    }, and it has { $cities }.
powergrid-reason-passes_no_plant = passes: no acceptable plant for { $money } elektro ({ $excluded }).
powergrid-reason-pays_half = pays { $payment }, half of { $bid }.
powergrid-reason-place_for_ten = pays { $place } instead of { $usual } for the space in { $city }.
powergrid-reason-place_free = pays { $place } instead of { $usual } for its first space in this phase, in { $city }.
powergrid-reason-plant_drawn = puts { $plant } up for auction, drawn at random.
powergrid-reason-raises = bids { $bid } for { $plant }; its limit is { $limit }.
powergrid-reason-ran_enough =
    is paid for { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }: { $income } elektro.
powergrid-reason-region_drawn = draws the { $region } region.
powergrid-reason-runs_best = runs { $plant }: altogether that earns { $income } elektro.
powergrid-reason-starts_richer = starts with { $money } elektro.
powergrid-reason-stops_as_first_buyer = buys nothing more: it was the first to buy, so it has taken all it could.
powergrid-reason-stops_full = buys nothing more: its plants have no room left.
powergrid-reason-stops_in_even_round = buys nothing more: round { $round } is even, so it has taken all it could.
powergrid-reason-stops_in_odd_round = buys nothing more: round { $round } is odd, so it buys for one production only.
powergrid-reason-stops_no_room = buys nothing more: its plants have no room for { $fuel }, the scarcest resource.
powergrid-reason-stops_none_sold = buys nothing more: there is no { $fuels } left.
powergrid-reason-stops_not_first_buyer = buys nothing more: it was not the first to buy, so it buys for one production only.
powergrid-reason-stops_nothing_cheap = buys nothing more: nothing that fits costs less than 5; { $fuel } costs { $price }.
powergrid-reason-stops_short_of_money = buys nothing more: { $fuel } costs { $price }, and it has only { $money }.
powergrid-reason-stops_sold_out = buys nothing more: { $fuel }, the scarcest resource, is sold out.
powergrid-reason-stops_tied = buys nothing more: { $fuels } are equally scarce.
powergrid-reason-stops_too_dear = buys nothing more: { $fuel }, the scarcest resource, costs { $price }, and it has only { $money }.
powergrid-reason-stops_with_enough = buys nothing more: its plants have enough for one production.
powergrid-reason-takes_first_offered = takes { $plant } at once for { $price }: the first acceptable plant on offer.
powergrid-reason-token_drawn = loses one { $fuel } at random.
powergrid-region-blue = blue
powergrid-region-brown = brown
powergrid-region-cyan = cyan
powergrid-region-green = green
powergrid-region-pink = pink
powergrid-region-purple = purple
powergrid-region-red = red
powergrid-region-yellow = yellow
powergrid-robot-did = { $name } { $why }
powergrid-robot-did_by = { $name } ({ $piece }) { $why }
powergrid-round = round { $round }
powergrid-rule-A1-1 = The game is played on { $regions } connected regions; the other cities are out of play.
powergrid-rule-A3-2 = The player whose turn it is puts a plant of the actual market up for auction, bidding at least its number, or passes; nobody may pass in round 1.
powergrid-rule-A3-3 = The others bid higher or drop out, clockwise, until one is left; a player who has dropped out does not come back in.
powergrid-rule-A3-4 = A player may own at most { $plants } plants: with one too many, an old one is discarded; its resources move to the others as far as they fit.
powergrid-rule-A3-7 = Each player buys at most one plant a round, and exactly one in round 1.
powergrid-rule-A4-1 = Resources are bought in reverse turn order, one at a time, always at the lowest price available.
powergrid-rule-A4-2 = A plant stores up to twice what it burns in one production; hybrids store any mix of coal and oil.
powergrid-rule-A5-1 = Players build in reverse turn order, in as many cities as they can afford, one after another.
powergrid-rule-A5-2 = Your first city may be anywhere with a free space and costs only the space.
powergrid-rule-A5-3 = Every other city costs the cheapest connection from your network plus the space.
powergrid-rule-A5-4 =
    City spaces cost 10, 15, 20; in step { $step } a city has room for { $step ->
        [one] { $step } house
       *[other] { $step } houses
    }.
powergrid-rule-A5-5 = You may have only one house in a city.
powergrid-rule-A6-1 = A plant whose number is not higher than the most cities any player has leaves the market.
powergrid-rule-A6-2 = Step 2 begins after the building phase in which a player reaches { $step2 } cities.
powergrid-rule-A7-1 = Each plant that runs burns its resources; you are paid for the cities you supply.
powergrid-rule-A7-2 = Then the resource market is refilled from the reserve.
powergrid-rule-A9-1 = The game ends after the building phase in which a player reaches { $end } cities. Whoever supplies the most cities wins; ties are broken by money, then by cities.
powergrid-rule-B-clean_future = In steps 1 and 2 the smallest plant of the future market may be bought too if it burns nothing.
powergrid-rule-B-discount = A player with a house in { $city } pays { $amount } less for each unit of { $fuel }.
powergrid-rule-B-korea = You may buy in one market only, north or south; uranium is sold only in the south.
powergrid-rule-B-nuclear = Nuclear plants are only for players with a city in { $regions }.
powergrid-rule-B-on_top = At the start { $plant } is on top of the stack.
powergrid-rule-B-set_aside = Set aside at the start, and put on top of the stack when step 2 begins: { $plants }.
powergrid-rule-B-smallest_leaves = In phase 5 of steps 1 and 2 the smallest plant also leaves the game, and two are drawn.
powergrid-rule-B-without = Not in the game: { $plants }.
powergrid-rule-C2-2 = “First/last player” means the first/last human player in turn order; a robot’s piece may leave a choice to them.
powergrid-since = since your turn: { $deeds }
powergrid-since-fuel = bought { $tokens }
powergrid-since-houses = built in { $cities }
powergrid-since-income = earned { $income }
powergrid-since-plant = { $plant } for { $payment }
powergrid-switch = ruling { $number }
powergrid-switch-alt = the alternative
powergrid-title = Power Grid
powergrid-word-offer = { $plant } for { $bid }
powergrid-word-pass = pass
