web-belt-cards = Cards on the belt, head first
web-belt-direction = the belt runs this way
web-belt-down =
    { $n ->
        [one] { $n } face down
       *[other] { $n } face down
    }
web-belt-in_deck = in the deck
web-belt-more_up =
    { $n ->
        [one] { $n } more face up
       *[other] { $n } more face up
    }
web-belt-rounds_left =
    { $n ->
        [one] { $n } more round
       *[other] { $n } more rounds
    }
web-belt-title = Conveyor belt
web-bid-anyway = Bid it all
web-bid-at_least_one = Lay at least one card
web-bid-cards_for =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } for { $card }
web-bid-clear = Take all cards out
web-bid-consequence = Win, and these go to your pile. Lose, and they come back.
web-bid-lay =
    Bid { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, power { $power }
web-bid-nobody_sees = Nobody sees which cards.
web-bid-not_so = Go back
web-bid-nothing_yet = Nothing laid yet. Tap cards in your hand.
web-bid-take_back = Take the bid back
web-bid-title = Your bid
web-bid-wait = Wait a moment
web-bid-whole_hand =
    That is your whole hand, and { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } still to come.
web-build-all_full = No unit takes another robot this round.
web-build-cards = Your cards
web-build-does_not_fit = { $robot } does not fit: needs { $symbols }
web-build-done =
    { $n ->
        [one] Done: { $n } robot
       *[other] Done: { $n } robots
    }
web-build-fits = { $robot } fits: { $symbols }
web-build-fits_nowhere = { $robot } shares no symbol with your units.
web-build-no_symbol = { $robot } has no symbol and fits no unit.
web-build-no_units = You have no unit yet. Win one from the belt, and robots can work on it.
web-build-none = Put none this round
web-build-note = A robot on a unit stays there and no longer bids.
web-build-pick_first = Pick a robot first.
web-build-put_here = put { $robot } here
web-build-take_back = Take back
web-build-this_round = this round
web-build-units = Your units
web-build-wait = Done. The others are still building
web-card-each_widget = each widget
web-card-fits_nothing = fits no unit
web-card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-close = Close
web-coach-again = Think again
web-coach-anyway = Do it anyway
web-coach-leaves =
    You have finished { $n ->
        [one] { $n } game
       *[other] { $n } games
    }: the coach leaves you to it. You can bring it back in the settings.
web-coach-looking = The coach is looking at your move…
web-coach-no = No, thanks
web-coach-off = Switch the coach off
web-coach-offer = New here? A coach can explain what happens, and warn you before a slip.
web-coach-quiet = Nothing new: go ahead.
web-coach-sure = Sure?
web-coach-yes = Yes, please
web-correct-apply = Continue with these figures
web-correct-begin = Lay out the table in a form
web-correct-begin_what = Choose map, regions and pieces first; then enter what is on the table.
web-correct-cancel = Cancel
web-correct-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
web-correct-cities_tap =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }: tap the map
web-correct-fuel_of = Resources of { $name }
web-correct-lay_out = What is on the table?
web-correct-market = Plant market
web-correct-money = Elektro
web-correct-money_of = Money of { $name }
web-correct-open = Correct a figure
web-correct-order = Turn order
web-correct-order_at = Place { $n } in the order
web-correct-phase = Phase
web-correct-plants_of = Plants of { $name }
web-correct-round = Round
web-correct-stack = Cards left in the stack, above Step 3
web-correct-step = Step
web-correct-tap_map = Tap the cities of { $name }
web-correct-title = Correct what is wrong
web-correct-turn = Whose turn
web-correct-turn_first = the first of the phase
web-correct-under = Plants put under the stack
web-correct-what = Change what is different at your table. If you change the phase, the player or the order, that turn starts over.
web-curtain-open = I am { $name }
web-curtain-text = Everybody else, please look away.
web-curtain-title = Hand the screen to { $name }
web-error-bad_link = This link has been used, or is not one of ours.
web-error-no_answer = The server does not answer. Try again in a moment.
web-error-not_over = The record holds secrets; it is shown after the game.
web-error-not_to_act = It is not your turn.
web-error-not_your_seat = This seat belongs to another browser.
web-error-nothing_to_undo = There is nothing to take back: it has been answered or revealed.
web-error-spectators_silent = Spectators only watch at this table.
web-error-stale = The game has moved on. Look again.
web-error-too_fast = Too many requests at once. Wait a moment.
web-error-too_many_tables = You have too many open tables. Leave, delete or finish one first.
web-error-unavailable = This can’t be saved right now. Try again in a moment.
web-error-unknown_table = No table has this code. Codes look like K7QF.
web-final-again = Play again
web-final-analyse = Analyse
web-final-deal = Compare and share
web-final-join = Join the rematch
web-final-offered = The next game is set up.
web-final-record = Download the record
web-final-replay = Replay
web-forced-never = I’ll play such moves myself
web-forced-now = Play it now
web-forced-soon = There is only one move. It will be played in a moment.
web-hand-all_laid = Your last card lies in the bid.
web-hand-empty = No card left. You bid again when new hands are dealt.
web-hand-laid_already = Your bid is down already. Take it back to change it.
web-hand-pile = { $n } in your pile
web-hand-revealing = The bids are being revealed.
web-hand-title = Your hand
web-helper-ask = What does { $name } choose?
web-helper-ask-attach = On which plant does { $name } lay the Transformer Station?
web-helper-ask-bid = { $plant } stands at { $bid }: what does { $name } bid?
web-helper-ask-build = Where does { $name } build?
web-helper-ask-city-bid = What does { $name } bid for the right to name the first city of { $robot }?
web-helper-ask-discard = Which plant does { $name } discard?
web-helper-ask-drop = Which resource does { $name } give up?
web-helper-ask-fuel = What does { $name } buy?
web-helper-ask-mark = Which city does { $name } mark?
web-helper-ask-market = In which market does { $name } buy?
web-helper-ask-open = Which plant does { $name } open?
web-helper-ask-region = Which region does { $name } add?
web-helper-ask-robot-city = Where does { $robot } begin? { $name } chooses.
web-helper-ask-robot-plant = Which plant does { $robot } open? { $name } chooses.
web-helper-ask-run = Which plants does { $name } run?
web-helper-ask-stay = Which city does { $name } leave for { $robot }? All others are struck out.
web-helper-ask-strike = Which city does { $name } strike out for { $robot }?
web-helper-ask-take = Which marked city does { $name } take?
web-helper-ask-veto = Which city does { $name } bar for { $robot }?
web-helper-auctions = Enter auctions
web-helper-begin = Start
web-helper-best_makes = The best allocation scores { $n }.
web-helper-bid = Bid
web-helper-bids = Bids { $bid }
web-helper-builds_no_more = Builds no more
web-helper-buys = Buys { $tokens } for { $payment }
web-helper-buys_nothing = Buys nothing
web-helper-by_bids = bid by bid
web-helper-by_result = result only
web-helper-carried_out = Done at the table, continue
web-helper-clear = Start over
web-helper-clockwise = As they sit, clockwise.
web-helper-draw = Draw for me
web-helper-drops = Drops out
web-helper-empty = Tap the cards you have at the end of your game. The best allocation appears here.
web-helper-fixed = Robots that were put on a unit during the game: { $n }
web-helper-free = free
web-helper-gallery = All cards of the box
web-helper-human = Human
web-helper-is_best = This is the best allocation.
web-helper-laid = Robots you have placed on a unit: { $n }
web-helper-layout = Who allocates the robots?
web-helper-layout_best = Best allocation
web-helper-layout_hand = By hand
web-helper-less = One { $fuel } less
web-helper-lies_on = Where { $robot } lies
web-helper-log = What has happened
web-helper-luck = What did chance decide?
web-helper-luck-draw = Which card was turned over?
web-helper-luck-lose = Which resource does { $robot } lose?
web-helper-luck-lot = Turn order by lot: who is drawn next?
web-helper-luck-mark = Which city was drawn to be marked?
web-helper-luck-piece = Which piece does { $robot } get?
web-helper-luck-regions = Which regions were drawn?
web-helper-luck-robot-city = Which city was drawn for { $robot }?
web-helper-luck-robot-market = Which market was drawn for { $robot }?
web-helper-luck-robot-plant = Which plant was drawn for { $robot }?
web-helper-luck-robot-region = Which region was drawn for { $robot }?
web-helper-luck-take = Which of the marked cities was drawn?
web-helper-market = Resource market
web-helper-middle = Begin in the middle of a game
web-helper-more = One more { $fuel }
web-helper-next_price = next for { $price }
web-helper-no_fuel = Nothing fits, or you can’t afford any.
web-helper-no_log = Nothing yet.
web-helper-no_more = that is all
web-helper-no_piece = The rules for all robots say so, not one of its pieces.
web-helper-nothing = Nothing
web-helper-nothing_payable = No city is affordable.
web-helper-offers = Opens { $plant } at { $bid }
web-helper-over = The game is over
web-helper-passes = Passes, buys no plant
web-helper-person = Player { $n }
web-helper-pieces = Its pieces
web-helper-position = Position
web-helper-position_note = One line, as the helper and the terminal write it; it names map, pieces and everything on the table.
web-helper-price = Price
web-helper-record = Record
web-helper-result = The best allocation
web-helper-robot_acts = { $name } acts: do this
web-helper-rule = (Robots expansion, piece { $piece })
web-helper-runs =
    { $plants }: { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, { $income } elektro
web-helper-runs_nothing = No plant runs: { $income } elektro
web-helper-standing = Compare with your table
web-helper-start_over = Another table
web-helper-sure = Forget this table
web-helper-take_back = Take back
web-helper-title = Robot helper for your table
web-helper-what = For { powergrid-title } with real pieces: enter what the players do and what is drawn, and read what the robots do and why. It all stays in this browser.
web-helper-who_names = Who paid { $price } and names the city?
web-helper-who_won = Who got it for { $price }?
web-helper-whole_log = Show all
web-helpers-replay = Replay a game
web-helpers-replay_what = Paste a record, step through it
web-helpers-robots = Robot helper
web-helpers-robots_what = Run the robots at your real table
web-helpers-score = Score helper
web-helpers-score_what = Allocate robots, see the best score
web-helpers-title = At your own table
web-hint-ask = Ask for a hint
web-hint-done = Finish building
web-hint-robot = { $robot } on { $unit }
web-hint-simpler = (From a simpler bot: the strongest is still being prepared.)
web-hint-take = Play this
web-hint-thinking = A bot is thinking it over…
web-invite-as_friend = A friend instead
web-invite-away = away
web-invite-bot_instead = A bot instead
web-invite-claimed = is here
web-invite-copied = Copied
web-invite-copy = Copy
web-invite-elsewhere = Carry on from another device: open your own link there.
web-invite-make_link = Make my link
web-invite-mine = you
web-invite-name = Your name
web-invite-open = open
web-invite-own_link = Your own link; it works once
web-invite-qr = QR code
web-invite-qr_of = QR code of the link for { $name }
web-invite-seat_link = Link for the seat { $name }
web-invite-share = Share
web-invite-share_text = { $host } invites you to { $game }.
web-invite-title = Table { $code }
web-invite-watch = Anybody with the code or this link can watch what is public.
web-invite-watch_link = Link for watching
web-join-code = Table code or link
web-join-join = Join
web-join-note = No account needed. With the code you can watch; a seat comes with your friend’s link.
web-join-title = Join a table
web-join-unknown = No table has this code. Codes look like K7QF.
web-keys-act = bid, or continue
web-keys-back = take back, or clear
web-keys-belt = to the belt or the units
web-keys-chat = say something
web-keys-choose = choose a card
web-keys-end = finish building
web-keys-hand = to the hand
web-keys-help = these keys
web-keys-hint = ask for a hint
web-keys-log = to the log
web-keys-now = read what to do now
web-keys-pg_act = do what the yellow button says
web-keys-pg_amount = bid more or less; buy again or give back
web-keys-pg_choose = choose a plant, a resource, a city by price
web-keys-pg_end = end the turn
web-keys-pg_fuel = to the resources
web-keys-pg_leap = bid ten more or ten less
web-keys-pg_map = to the map
web-keys-pg_own = to your plants
web-keys-pg_pass = pass, or drop out
web-keys-pg_zoom = on the map: zoom in, zoom out, show all
web-keys-rules = to the rules
web-keys-seats = to the seats
web-keys-show = Keyboard shortcuts
web-keys-title = Keyboard shortcuts
web-leave-ask_delete = Delete this table? Nobody else plays at it.
web-leave-ask_leave = Leave for good? A bot plays on in your place, and you cannot come back.
web-leave-ask_list = Take this table off your list?
web-leave-delete = Delete the table
web-leave-for = Let a bot play for { $name }
web-leave-gone = This table is gone
web-leave-gone_why = Whoever played here has left.
web-leave-is_away = { $name } is away.
web-leave-leave = Leave for good
web-leave-left = left; a bot plays on
web-leave-mine = A bot is playing for you.
web-leave-pause = Let a bot play for me
web-leave-plays = a bot plays meanwhile
web-leave-remove = Take it off my list
web-leave-stay = Stay
web-leave-take_back = Take my seat back
web-leave-vote = Vote for a bot to play for { $name } ({ $votes } of { $needed })
web-leave-voted = You have voted for a bot to play for { $name } ({ $votes } of { $needed }).
web-leave-wait = Wait
web-loading = Warming up the machines…
web-lobby-all_here = Everybody is here.
web-lobby-begin = Start the game
web-lobby-begin_bots = Start; bots fill in until they come
web-lobby-begin_wait = Start, and wait for them
web-lobby-begun = The game begins.
web-lobby-bots_free =
    { $n ->
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    } Send the links, or let bots play until friends come.
web-lobby-level = Level of { $name }
web-lobby-local = This address works on this machine only.
web-lobby-local_how = To let others in, start Robobid with { $command } and open it by this machine’s address in your network.
web-lobby-not_here = Not at the table: { $names }.
web-lobby-seats = Who plays
web-lobby-talk = Talk
web-lobby-title = The table is set
web-lobby-waits = { $name } starts the game when everybody is ready.
web-lobby-watching = You are watching.
web-mine-code = { $round }, table { $code }
web-mine-delete = Forget my finished games
web-mine-delete_ask = All your finished games will be removed from your list on this server, and those that nobody else played will be deleted. Sure?
web-mine-device = Play from another device
web-mine-device_link = My link for another device
web-mine-device_what = Open your link there, once: all your tables and results are on both devices then.
web-mine-devices_joined = This device is yours now too.
web-mine-edition = Edition or map
web-mine-export = Export
web-mine-filter = Which games
web-mine-filter_all = all
web-mine-filter_over = finished
web-mine-filter_running = running
web-mine-games = Games
web-mine-list = My games
web-mine-mean_place = Average place
web-mine-mean_points = Average score
web-mine-more = All my games
web-mine-no_games = No such game yet.
web-mine-none = No table is waiting for you.
web-mine-opponents = Opponents
web-mine-opponents_bots = bots
web-mine-opponents_people = people
web-mine-over = finished
web-mine-place = Place { $place } of { $of }
web-mine-places = Places from first to last: { $counts }
web-mine-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-mine-progress = What you have solved and learnt
web-mine-progress_delete = Delete all of it
web-mine-progress_here = This is kept in this browser only.
web-mine-progress_shared = This is kept in this browser and on the server, for all your devices.
web-mine-progress_what = Puzzles: { $puzzles }, scenes of the lessons: { $lessons }, deals: { $deals }.
web-mine-replay = Replay
web-mine-statistics = Statistics
web-mine-title = Your tables
web-mine-turn = Your turn
web-mine-waiting = waiting for { $names }
web-mine-with = { $game } with { $names }
web-mine-won = Won
web-nav-helper = Helper
web-nav-learn = Learn
web-nav-mine = My games
web-nav-play = Play
web-nav-puzzles = Puzzles
web-nav-ratings = The 7,776
web-nav-replay = Replays
web-nav-robots = Robots
web-nav-rules = Rules
web-nav-score = Score
web-nav-title = Pages
web-now-after =
    { $names } { $n ->
        [one] bids
       *[other] bid
    } after you.
web-now-bid = Your bid for { $card }
web-now-bid_why = Tap cards, then bid.
web-now-bidding =
    { $names } { $n ->
        [one] is bidding
       *[other] are bidding
    }
web-now-build =
    Build: { $n ->
        [one] one robot
       *[other] { $n } robots
    } for each unit
web-now-build_why = Pick a robot, then a glowing unit. Everyone builds at once; nobody sees yours yet.
web-now-building =
    { $names } { $n ->
        [one] is building
       *[other] are building
    }
web-now-come_back =
    { $n ->
        [one] Your card comes back.
       *[other] Your { $n } cards come back.
    }
web-now-down =
    Your bid is down: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, power { $power }.
web-now-has_bid =
    { $names } { $n ->
        [one] has
       *[other] have
    } bid.
web-now-laid =
    { $name } laid { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
web-now-layout = Lay out your last robots
web-now-layout_why = Any number on each unit. A unit without a widget costs its points.
web-now-lost = Connection lost
web-now-lost_why = Trying again; your move is safe.
web-now-may_undo =
    You can take it back until { $n ->
        [one] { $names } acts
       *[other] { $names } have acted too
    }.
web-now-meanwhile = Meanwhile: look at the seen cards and the rules beside the table.
web-now-over_why = Tap a player to see how the points came about.
web-now-pay = Choose the card you pay
web-now-pay_why = These are equally strong; the others come back to your hand.
web-now-restarting = Back in a moment
web-now-restarting_why = The server is restarting; your move is safe.
web-now-sent = Your move is on its way
web-now-sent_why = A moment.
web-now-waiting = Waiting for { $names }
web-nudge-got = The table is waiting for you.
web-nudge-nudge = Nudge { $name }
web-pace-clock = Clock
web-pace-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-pace-days_hours = { $days } d { $hours } h
web-pace-hours = { $hours } h { $minutes } min
web-pace-left = Time for { $name }: { $time }
web-pace-minutes = { $n } min
web-pace-per_move = Time for each move
web-pace-post = By post
web-pace-relaxed = Relaxed
web-pace-seconds = { $n } s
web-pace-title = Pace
web-pace-what_clock = When time runs out, a bot plays for that seat until its player takes it back.
web-pace-what_post = Days for each move; nobody has to be here at the same time.
web-pace-what_relaxed = Everybody takes the time they need.
web-pay-with = Pay with
web-pieces-any = any robot
web-pieces-deal = dealt
web-pieces-dealt = Its five pieces are dealt
web-pieces-difficulty = Robot at seat { $n }: difficulty
web-pieces-easy = an easy robot
web-pieces-fair = a fair robot
web-pieces-hard = a hard robot
web-pieces-of = { $part }, robot at seat { $n }
web-pieces-one_each = There is one of each piece; { $piece } is only for a robot that plays alone.
web-pieces-some = Pieces { $pieces }
web-powergrid-compare-each = { $each } per city
web-powergrid-compare-goes = would go
web-powergrid-compare-legend = Below each plant: what supplying one city costs today.
web-powergrid-course-cities = Cities
web-powergrid-course-money = Money
web-powergrid-course-supplied = Supplied
web-powergrid-course-title = Round by round
web-powergrid-do-all_cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } by price
web-powergrid-do-amount = Your bid: { $bid }
web-powergrid-do-anyway = Do it anyway
web-powergrid-do-bid = Bid { $bid }
web-powergrid-do-bought = Done: { $tokens } for { $sum }
web-powergrid-do-build = Build for { $cost }
web-powergrid-do-built = Built for { $sum }: { $cities }
web-powergrid-do-buy_nothing = Buy nothing
web-powergrid-do-capacity =
    With enough resources your plants supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }.
web-powergrid-do-choose_city = Choose a city on the map
web-powergrid-do-choose_first = Choose first
web-powergrid-do-choose_plant = Choose a plant from the market
web-powergrid-do-choose_plant_why = You name it and bid first; the others may bid higher.
web-powergrid-do-cities_now =
    You have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }; your plants supply { $capacity }.
web-powergrid-do-cities_then =
    With { $city } you have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }; { $end } end the game.
web-powergrid-do-city_bid_title = Who names the first city of { $robot }?
web-powergrid-do-drop_out = Drop out
web-powergrid-do-end_turn = End turn
web-powergrid-do-enough = All cities are supplied without { $plants }.
web-powergrid-do-have = You have { $money }.
web-powergrid-do-house_1 = first house { $place }
web-powergrid-do-house_2 = second house { $place }
web-powergrid-do-house_3 = third house { $place }
web-powergrid-do-is_out = is out
web-powergrid-do-keep = You keep { $money }.
web-powergrid-do-lit =
    { $n } of your { $of ->
        [one] { $of } city
       *[other] { $of } cities
    } lit
web-powergrid-do-meanwhile = Meanwhile: look at the markets, the map and the rules.
web-powergrid-do-no_city = No city you can afford
web-powergrid-do-nothing_bought = Nothing bought yet
web-powergrid-do-offer = Open { $plant } at { $bid }
web-powergrid-do-offer_at = Open at { $bid }
web-powergrid-do-one_less = One less
web-powergrid-do-one_more = One more
web-powergrid-do-pass = Pass
web-powergrid-do-path = connection { $path }
web-powergrid-do-path_from = connection { $path } from { $city }
web-powergrid-do-run_why = Tap a plant to leave it off and keep its resources.
web-powergrid-do-runs_all = Enough to run all your plants.
web-powergrid-do-stands = { $plant } at { $bid }
web-powergrid-do-supplies =
    With these resources you supply { $n } of { $of ->
        [one] { $of } city
       *[other] { $of } cities
    }.
web-powergrid-do-switch_on = Switch on: earn { $income }
web-powergrid-do-take_back = Take back
web-powergrid-do-title = What you can do now
web-powergrid-map-full = { $city }: full in this step
web-powergrid-map-houses =
    { $n ->
        [one] one house a city
       *[other] { $n } houses a city
    }
web-powergrid-map-larger = Enlarge the map
web-powergrid-map-out = not in play
web-powergrid-map-places = they cost { $places }
web-powergrid-map-smaller = Make the map smaller
web-powergrid-map-step = Step { $step }
web-powergrid-map-title = Map: { $map }
web-powergrid-map-zoom = Size of the map
web-powergrid-market-cheap_end = the cheapest first
web-powergrid-market-coming = of { $due } come back if everyone supplies all they can
web-powergrid-market-fuel = Resources
web-powergrid-market-full = your plants are full
web-powergrid-market-future = future market
web-powergrid-market-left = { $fuel }: { $n } left, the next costs { $price }
web-powergrid-market-less = One { $fuel } less
web-powergrid-market-more = One more { $fuel } for { $price }
web-powergrid-market-next_and_coming = next price, refill if all supply in full
web-powergrid-market-no_more = No more { $fuel } now
web-powergrid-market-no_plant = no plant burns it
web-powergrid-market-none_left = sold out
web-powergrid-market-one = Resources, { $market }
web-powergrid-market-plants = Plants
web-powergrid-market-sold_out = { $fuel }: sold out
web-powergrid-market-stack = { $n } in the stack
web-powergrid-now-bid = Bid for { $plant }, or drop out
web-powergrid-now-build = Build, or end your turn
web-powergrid-now-city-bid = Bid for the right to name the first city of { $robot }
web-powergrid-now-fuel = Buy resources
web-powergrid-now-open = Open an auction, or pass
web-powergrid-now-open_first = Open an auction
web-powergrid-now-run = Supply your cities
web-powergrid-order-bid = Bid for me
web-powergrid-order-given = Answered for you
web-powergrid-order-most = up to
web-powergrid-order-pass = Pass on everything
web-powergrid-order-pass_until = Pass until { $plant }
web-powergrid-order-plant = Plant
web-powergrid-order-secret = For this round’s auctions. Nobody else sees it.
web-powergrid-order-title = Answer for me
web-powergrid-order-withdraw = Answer myself
web-powergrid-own-supply = supply { $n }, you have { $cities }
web-powergrid-own-title = Your plants
web-powergrid-phase-auction = Auction
web-powergrid-phase-build = Build
web-powergrid-phase-fuel = Resources
web-powergrid-phase-order = Order
web-powergrid-phase-supply = Supply
web-powergrid-phases = The phases of a round
web-powergrid-pick-attach = Lay the Transformer Station on a plant
web-powergrid-pick-choose = A robot’s piece leaves this to you
web-powergrid-pick-discard = Discard a plant
web-powergrid-pick-drop = Choose the resource to give up
web-powergrid-pick-mark = Mark a city to begin in
web-powergrid-pick-market = Choose the market to buy in
web-powergrid-pick-region = Add a region to those in play
web-powergrid-pick-robot-city = Name a city for { $robot }
web-powergrid-pick-robot-plant = Name the plant that { $robot } opens
web-powergrid-pick-stay = Choose where { $robot } begins
web-powergrid-pick-strike = Strike a city out for { $robot }
web-powergrid-pick-take = Take one of the marked cities
web-powergrid-pick-veto = Bar a city for { $robot }
web-powergrid-picked-attach = Lay it on { $what }
web-powergrid-picked-choose = Choose { $what }
web-powergrid-picked-discard = Discard { $what }
web-powergrid-picked-drop = Give up one { $what }
web-powergrid-picked-mark = Mark { $what }
web-powergrid-picked-market = Buy in the { $what } market
web-powergrid-picked-region = Add the region { $what }
web-powergrid-picked-stay = Leave { $what }
web-powergrid-picked-strike = Strike { $what } out
web-powergrid-picked-take = Begin in { $what }
web-powergrid-picked-veto = Bar { $what }
web-powergrid-plant-free = nothing
web-powergrid-plant-label =
    { $plant }: { $needs }, supplies { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
web-powergrid-plant-no_fuel = burns nothing
web-powergrid-player-all = Players in turn order
web-powergrid-player-cities = cities
web-powergrid-player-hidden = Money is hidden behind the screen
web-powergrid-player-money = elektro
web-powergrid-player-no_plant = no plant yet
web-powergrid-player-order = Place in the turn order
web-powergrid-player-supplies = supplies { $n } of { $of }, earns { $income }
web-powergrid-rules = The rules that matter now. { $map }.
web-powergrid-run-burns = burns { $tokens }
web-powergrid-run-mix = What { $plant } burns
web-powergrid-run-nothing = needs nothing
web-powergrid-run-off = stays off
web-powergrid-run-runs = running
web-powergrid-run-title = Your plants: switch on or off
web-powergrid-tab-fuel = Resources
web-powergrid-tab-map = Map
web-powergrid-tab-plants = Plants
web-powergrid-tab-talk = Talk
web-powergrid-tab-title = Parts of the table
web-powergrid-warn-bid = That is { $more } more than needed: { $least } would do.
web-powergrid-warn-end =
    With { $city } you have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }: the game ends after this phase. You would supply { $supplied }.
web-powergrid-warn-fuel =
    These resources supply { $n } of the { $could ->
        [one] { $could } city
       *[other] { $could } cities
    } that your plants could.
web-powergrid-warn-no_fuel = You have no resources: your plants will not run this round.
web-powergrid-warn-pass =
    You have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and your plants supply { $capacity }. Pass without a new one?
web-powergrid-warn-run = Leaving that off costs you { $lost }.
web-powergrid-why-bid_money = The next bid is { $least }; you have { $money }.
web-powergrid-why-dear = Costs { $cost }, you have { $money }.
web-powergrid-why-fuel_for_all = There aren’t enough resources for { $plant } as well.
web-powergrid-why-least = The minimum bid is { $least }.
web-powergrid-why-money = You have { $money }.
web-powergrid-why-no_fuel = { $plant } lacks resources.
web-powergrid-why-not_sold = This market does not sell it.
web-powergrid-why-not_this_city = { $city } cannot be chosen now.
web-powergrid-why-not_this_region = This region is not connected to those in play.
web-powergrid-why_now-attach = That plant then supplies one city more.
web-powergrid-why_now-build = Gold cities are within reach; the number is the whole price.
web-powergrid-why_now-city-bid = The highest bidder pays { $robot } and chooses its first city.
web-powergrid-why_now-discard = You may keep { $n } plants; the new one stays.
web-powergrid-why_now-drop = Your plants have no room for all of it any more.
web-powergrid-why_now-first_city = Your first city may be anywhere and costs the space only.
web-powergrid-why_now-fuel =
    Your resources supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } now; your plants could supply { $capacity }.
web-powergrid-why_now-mark = Everybody marks a city; then each takes one of them, the last player first.
web-powergrid-why_now-market = You buy in one market only this round.
web-powergrid-why_now-one_of_named = Every person names a city; one of them is drawn for { $robot }.
web-powergrid-why_now-open =
    Your plants can supply { $n }; you have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }.
web-powergrid-why_now-over = The most supplied cities win, then money, then cities.
web-powergrid-why_now-region =
    { $n ->
        [one] { $n } of { $of } regions is
       *[other] { $n } of { $of } regions are
    } chosen. They must touch each other.
web-powergrid-why_now-robot-city = { $robot } begins in the city that you name.
web-powergrid-why_now-robot-plant = { $robot } puts it up for auction and bids by its own rules.
web-powergrid-why_now-run = Tap a plant to leave it off and keep its resources.
web-powergrid-why_now-stands = { $name } stands at { $bid }.
web-powergrid-why_now-stay = You strike cities out alone; { $robot } begins in the one that you leave.
web-powergrid-why_now-still_in = Still in: { $names }.
web-powergrid-why_now-strike = Cities are struck out in turn; { $robot } begins in the one that is left.
web-powergrid-why_now-take = Your first house is built there at once; the space costs 10.
web-powergrid-why_now-veto = { $robot } begins in this region by lot, but not in the city that you bar.
web-public-free =
    { $n ->
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
web-public-join = Join
web-public-list = List this table
web-public-list_join = to join
web-public-list_no = no
web-public-list_watch = to watch
web-public-title = Public tables
web-public-watch = Watch
web-public-who = { $game } with { $names }
web-rail-building = building
web-rail-card = card { $card } of { $cards }
web-rail-chat =
    Table talk, { $n ->
        [one] { $n } new
       *[other] { $n } new
    }
web-rail-day = Day shift
web-rail-final = Final score
web-rail-home = Robobid, home
web-rail-invite = Table { $code }: who sits here
web-rail-night = Night shift
web-rail-round = Round { $round } of { $rounds }
web-rail-sound_off = Sound off
web-rail-sound_on = Sound on
web-reading-11 = Nuclear plants and forbidden cities
web-reading-11-alt = Only when all its cities are forbidden.
web-reading-11-default = One forbidden city bars them.
web-reading-12 = S3: must the robot be able to pay its full bid?
web-reading-12-alt = Half of the bid is enough.
web-reading-12-default = Yes, and it pays half.
web-reading-14 = R2, R3, R6: does the normal purchase come first?
web-reading-14-alt = Yes, then the cheapest.
web-reading-14-default = No, the cheapest resources first.
web-reading-28 = The cheapest city: connection or total?
web-reading-28-alt = The connection alone decides.
web-reading-28-default = Connection and space together.
web-reading-42 = B1: the line or the cheapest connection?
web-reading-42-alt = The cheapest connection is paid.
web-reading-42-default = The line is paid while a near city is possible.
web-reading-47 = Phase 5: which resources are the cheapest?
web-reading-47-alt = The price of one resource counts.
web-reading-47-default = The cost of the whole production counts.
web-reading-5 = A plant over the limit that supplies no more than its weakest
web-reading-5-alt = Wanted too.
web-reading-5-default = Not wanted: it must supply more than one of them.
web-reading-7 = A1: what is the cheapest resource?
web-reading-7-alt = The cost of one production counts.
web-reading-7-default = The price of one resource counts, 0 for plants that burn nothing.
web-readings-title = Ambiguous robot rules
web-readings-what = Tick a question to rule it the other way.
web-regions-chosen = { $n } of { $count } regions chosen; they must be neighbours.
web-regions-drafted = Chosen in turn
web-regions-drafted_what = Everybody chooses a region, one after another.
web-regions-drawn = Drawn
web-regions-drawn_what = Chance picks neighbouring regions; the game begins at once.
web-regions-given = Chosen here
web-regions-title = Regions
web-regions-which = Regions in play
web-replay-back = One move back
web-replay-begins = Before the first move
web-replay-bid_of = { $name }’s bid: power { $power }
web-replay-cannot = This game cannot be shown
web-replay-controls = Replay
web-replay-copied = Link copied
web-replay-cut_off = The record ends here: the rest is missing.
web-replay-everybody = a spectator
web-replay-eyes = Whose view
web-replay-file = From a file
web-replay-hand_of = { $name }’s hand
web-replay-next = One move forward
web-replay-no_hand = No card left.
web-replay-paste = Paste a record of a finished game, or of one that was cut off.
web-replay-pause = Pause
web-replay-play = Play
web-replay-record = The record
web-replay-remarks = Remarks
web-replay-round = To { $round }
web-replay-show = Show it
web-replay-slider = Which move
web-replay-speed = Speed
web-replay-title = Replay a game
web-replay-to_line = To this moment
web-replay-to_mine = My games
web-replay-to_table = Back to the table
web-replay-took_back =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } it back.
web-replay-turn_ended =
    { $who ->
        [you] You are
       *[other] { $name } is
    } done.
web-replay-where = Move { $at } of { $of }
web-reveal-go_on = Go on
web-reveal-one_more = One more would have tied.
web-reveal-tied = tied
web-reveal-wins = wins
web-reveal-you_bid = You bid { $power }.
web-reveal-yours = It is yours: { $power } against { $next }.
web-robots-eyes_bolt = slotted eyes
web-robots-eyes_cog = goggles
web-robots-eyes_nut = hexagon eyes
web-robots-eyes_oil = drop eyes
web-robots-fzzzt = Fzzzt
web-robots-legend = More power fills more of the frame; points make the mouth shy, wry or proud. Tap a card to see it lit, as in a bid.
web-robots-mechanic = Mechanics
web-robots-power_1 = Power 1: tins
web-robots-power_2 = Power 2: radios
web-robots-power_3 = Power 3: bells
web-robots-power_4 = Power 4: tanks
web-robots-power_5 = Power 5: boilers
web-robots-title = The robots
web-robots-unit = Production units
web-robots-upgrade = Upgrades
web-rules-back = Back
web-rules-edition = The rules that matter now. { $edition }.
web-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    } found
web-rules-games = Games
web-rules-next = Next step
web-rules-none = No rule says that.
web-rules-open = Open the rulebook here
web-rules-others = The other rules of this game
web-rules-print = Print
web-rules-search = Search the rules
web-rules-variant = Edition or map
web-rules-whole = The whole rulebook
web-score-add_player = Add a player
web-score-all_work = Every robot works.
web-score-break_room = Told in the break room
web-score-by_robots = The robots’ own points made the difference: { $first } { $more }, { $second } { $less }.
web-score-by_units = The units made the difference: { $first } { $more }, { $second } { $less }.
web-score-final_table = Final table
web-score-how = How the points came about: { $who }
web-score-idle = Not enough robots for { $symbols }. A unit without a widget costs its points.
web-score-if_now = If it ended now:
web-score-key_lost = lost to Fzzzt and idle units
web-score-key_robots = robots
web-score-key_widgets = units
web-score-lay_out = Lay it out myself
web-score-lost = { $n } lost
web-score-machine =
    { $unit }: { $n ->
        [one] { $n } widget
       *[other] { $n } widgets
    }
web-score-offline = Worked out in this browser: the server does not answer.
web-score-parts = { $basic } for robots, { $bonus } for units with { $n ->
        [one] { $n } widget
       *[other] { $n } widgets
    }.
web-score-place = Place { $place }
web-score-ranking = Ranking
web-score-show_how = Show how
web-score-spare = Not needed
web-score-spare_note = These still count their own points.
web-score-spoken = { $who }: { $basic } for robots and Fzzzt cards, { $bonus } for units, { $total } in all.
web-score-tie_note = With equal points, fewer robots win.
web-score-tie_robots = robots held
web-score-total = total
web-score-units = units
web-seat-after_you = bids after you
web-seat-bidding = is bidding
web-seat-bot = bot
web-seat-building = still building
web-seat-cards_down =
    { $n ->
        [one] { $n } card down
       *[other] { $n } cards down
    }
web-seat-hand = { $n } in hand
web-seat-has_bid = has bid
web-seat-no_cards = no card left
web-seat-not_yet = has not bid yet
web-seat-pile = { $n } in pile
web-seat-ready = ready
web-seats = The other players
web-seen-hidden = In hand or pile, nobody else can tell ({ $n })
web-seen-shown = In hand, shown in a bid ({ $n })
web-seen-spent = In the pile, paid or won since the last deal ({ $n })
web-seen-unseen = On the belt face down, or in the deck ({ $n })
web-seen-unseen_title = Still to come
web-settings-coach = Coach ({ $game })
web-settings-coach_what = The coach explains the first games and warns you before a slip, only where you play against bots alone.
web-settings-forced = Play forced moves automatically
web-settings-keys = Keyboard shortcuts (1 to 9, Enter, H, B …)
web-settings-language = Language
web-settings-motion = Motion
web-settings-motion_auto = Match system
web-settings-motion_calm = Calm
web-settings-notify = Notify me when it is my turn and this tab is hidden
web-settings-notify_denied = Your browser does not allow notifications from this page.
web-settings-pace = After bids are revealed
web-settings-pace_brisk = Brisk
web-settings-pace_calm = Calm
web-settings-pace_tap = Wait for me
web-settings-sound = Sound
web-settings-sound_loud = Loud
web-settings-sound_middle = Medium
web-settings-sound_off = Off
web-settings-sound_soft = Soft
web-settings-theme = Theme
web-settings-theme_auto = Match system
web-settings-theme_dark = Night
web-settings-theme_light = Day
web-settings-title = Settings
web-settings-worth = Show what a card usually goes for (only when you play alone against bots)
web-setup-add = Add a seat
web-setup-all = Select all
web-setup-bots = Bots, weakest first
web-setup-by_hand = Allocate by hand at the end
web-setup-by_hand_what = Everybody places their last robots; otherwise the best allocation is found for all.
web-setup-count_wrong = This edition is not for this number of players.
web-setup-edition = Edition
web-setup-flux = Flux Generator
web-setup-flux_what = A promo plant in the stack: when it comes, the smallest plant leaves the market.
web-setup-follows =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }, { $belt } cards on each belt.
web-setup-friend = Friend, by link
web-setup-friend_name = Friend { $n }
web-setup-level = { $level }/{ $levels } { $bot }
web-setup-map = Choose a map
web-setup-me = Me, here
web-setup-name = Name
web-setup-name_of = Name at seat { $n }
web-setup-none = Select none
web-setup-open = Open the table
web-setup-open_lobby = Open the table and invite
web-setup-open_money = Open money
web-setup-open_money_what = Everybody sees everybody’s money; robots’ money is always visible.
web-setup-own_choose = Choose a file…
web-setup-own_deck = Your own deck
web-setup-own_here = Or one from this server
web-setup-own_map = Your own map
web-setup-own_remove = Play without { $name }
web-setup-own_what = A JSON file. It stays with this table and its record; nobody else can find it.
web-setup-peripherals = Peripherals
web-setup-powergrid_follows = { $n } seats: { $regions } regions in play, at most { $plants } plants each, { $cities } cities end the game.
web-setup-remove = Remove seat { $n }
web-setup-robot = Robot
web-setup-seats = Seats
web-setup-title = Set up a table for { $game }
web-setup-transformer = Transformer Station
web-setup-transformer_what = A promo card in the stack: it is auctioned as soon as it comes and laid on a plant.
web-setup-variants =
    Variants ({ $n ->
        [one] { $n } chosen
       *[other] { $n } chosen
    })
web-setup-who = Who sits at seat { $n }
web-share-game = A game at Robobid
web-share-moment = A moment from a game at Robobid
web-share-share = Share
web-sheet-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
web-sheet-deeds = Latest actions
web-sheet-more = More about { $name }
web-sheet-no_deeds = Nothing yet.
web-sheet-no_fuel = No resources stored.
web-sheet-no_units = No unit yet.
web-sheet-pieces = Robot pieces
web-sheet-plants = Plants and resources
web-sheet-rating = Strength: { $points } ± { $spread }, { $difficulty } ({ NUMBER($rank) } of 7,776)
web-sheet-units = Units
web-side-log = What happened
web-side-nothing_yet = Nothing has happened yet.
web-side-rules = Rules
web-side-seen = Seen cards
web-side-since = Since you last looked
web-side-talk = Table talk
web-side-title = Beside the table
web-sit-back = Back to the table
web-sit-carry_on = Carry on here
web-sit-invites = { $host } invites you to { $game }
web-sit-invites_nobody = You are invited to { $game }
web-sit-mine = You have this seat already.
web-sit-name = Your name
web-sit-personal = This is your own link: it brings your seats to this device.
web-sit-sit = Sit down
web-sit-used = This link has been used
web-sit-used_why = Ask { $host } for another one. You can watch meanwhile.
web-sit-watch = Only watch
web-sit-with = At this table: { $names }.
web-skip = Skip to your turn
web-start-daily = Deal of the day
web-start-daily_title = Every day
web-start-daily_what = the same luck for everybody
web-start-fzzzt_facts = 2 to 6 players · 25 minutes
web-start-fzzzt_text = Bid hidden robots for more robots, feed your machines, and beware of the ones that short-circuit.
web-start-learn = Learn { $game }
web-start-motto = Two games about machines. Play with friends, with bots, or with both.
web-start-my_name = Player
web-start-play_bots =
    Play against { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
web-start-play_robots =
    Play against { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }
web-start-powergrid_facts = 2 to 6 players · 2 hours
web-start-powergrid_text = Buy plants, burn resources, light up cities. Empty seats are taken by robots with habits you can read.
web-start-puzzles = Puzzles
web-start-puzzles_what = one choice is clearly the best
web-start-set_up = Set up a table
web-study-add = Add
web-study-back = Take back
web-study-bot = Let a bot play on
web-study-choose = What happens now
web-study-comment = A comment on this moment
web-study-copy = Copy the record
web-study-delete = Delete
web-study-keep = Keep the variation
web-study-make = Do it
web-study-over = The game is over here.
web-study-save = Save the record
web-study-stop = Back to the game
web-study-title = Notes and variations
web-study-variation = Variation: instead of action { $number }
web-study-vary = Play a variation from here
web-talk-placeholder = Say something
web-talk-quiet = Quiet in here.
web-talk-send = Send
web-talk-spectator = A spectator
web-talk-title = Table talk
web-trouble-again = Try again
web-trouble-code_looks = Codes look like K7QF.
web-trouble-home = Home
web-trouble-no_page = There is nothing here
web-trouble-no_server = The server does not answer
web-trouble-no_server_why = The server does not answer. Nothing is lost; try again in a moment.
web-trouble-no_table = No table has this code
web-trouble-other_game = This page cannot show that game
web-trouble-ours = Something went wrong on our side
web-trouble-ours_why = Your table is safe. Go back to it, or start from the home page.
web-trouble-refused = The table does not let you in
web-trouble-refused_why = This seat belongs to another browser, or too many are watching.
web-unit-after_belt = after the round
web-wait-preparing = { $name } ({ $bot }) is being prepared. This takes a while, but only once on this machine.
web-wait-progress = How far { $name } is
web-wait-simpler = Let a simpler bot play: { $bot }
web-wait-so_far = { $seconds } s of about { $expected } s
web-wait-thinking = { $name } ({ $bot }) is thinking hard.
web-watching = You are watching. What is hidden stays hidden until the end.
web-you = You
web-your_turn = Your turn:
