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
web-bid-at_least_one = Play at least one card
web-bid-cards_for =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } for { NOUN($card, case: "the") }
web-bid-clear = Take all cards back
web-bid-consequence = If you win, these go to your discard pile. If you lose, they come back.
web-bid-lay =
    Bid { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, power { $power }
web-bid-nobody_sees = Nobody can see which cards.
web-bid-not_so = Go back
web-bid-nothing_yet = No cards chosen yet. Tap cards in your hand.
web-bid-take_back = Take the bid back
web-bid-title = Your bid
web-bid-wait = Just a moment
web-bid-whole_hand =
    That is your whole hand, and { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } still to come.
web-build-all_full = None of your units can take another robot this round.
web-build-cards = Your cards
web-build-does_not_fit = { NOUN($robot, case: "the") } does not fit: needs { $symbols }
web-build-done =
    { $n ->
        [one] Done: { $n } robot
       *[other] Done: { $n } robots
    }
web-build-fits = { NOUN($robot, case: "the") } fits: { $symbols }
web-build-fits_nowhere = { NOUN($robot, case: "the") } has no symbol in common with your units.
web-build-no_symbol = { NOUN($robot, case: "the") } has no symbol, so it doesn’t fit on any unit.
web-build-no_units = You don’t have a unit yet. Win one from the belt, and your robots can work on it.
web-build-none = Place no robots this round
web-build-note = A robot on a unit stays there and can’t bid any more.
web-build-pick_first = Pick a robot first.
web-build-put_here = place { NOUN($robot, case: "the") } here
web-build-take_back = Take back
web-build-this_round = this round
web-build-units = Your units
web-build-wait = Done. The others are still building.
web-card-each_widget = per widget
web-card-fits_nothing = fits no unit
web-card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-close = Close
web-coach-again = Think again
web-coach-anyway = Do it anyway
web-coach-close = Close this message
web-coach-leaves =
    You have finished { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, so the coach leaves you to it. You can bring it back in the settings.
web-coach-looking = The coach is looking at your move…
web-coach-no = No, thanks
web-coach-offer = New here? A coach can explain what’s happening, and warn you before you make a slip.
web-coach-sure = Sure?
web-coach-yes = Yes, please
web-correct-apply = Continue with these figures
web-correct-begin = Set up the table in a form
web-correct-begin_what = First choose the map, regions and pieces; then enter what is on the table.
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
    }: tap on the map
web-correct-fuel_of = { $name }’s resources
web-correct-lay_out = What is on the table?
web-correct-market = Plant market
web-correct-money = Elektro
web-correct-money_of = { $name }’s money
web-correct-open = Correct a figure
web-correct-order = Turn order
web-correct-order_at = Position { $n } in turn order
web-correct-phase = Phase
web-correct-plants_of = { $name }’s plants
web-correct-round = Round
web-correct-stack = Cards left in the stack, above Step 3
web-correct-step = Step
web-correct-tap_map = Tap { $name }’s cities
web-correct-title = Make corrections
web-correct-turn = Whose turn is it?
web-correct-turn_first = first in this phase
web-correct-under = Plants put under the stack
web-correct-what = Change whatever is different at your table. If you change the phase, the player or the order, that turn starts over.
web-curtain-open = I am { $name }
web-curtain-text = Everybody else, please look away.
web-curtain-title = Pass the screen to { $name }
web-error-bad_link = This link has already been used or is not valid. Ask for a new one.
web-error-no_answer = The server isn’t answering. Try again in a moment.
web-error-not_over = The record would give away hidden cards. You can see it after the game.
web-error-not_to_act = It isn’t your turn. Wait until the table shows that it is.
web-error-not_your_seat = Somebody is using this seat in another browser. Play from there, or open your own link here.
web-error-nothing_to_undo = Too late to take that back: somebody has answered, or it has been revealed.
web-error-spectators_silent = Only players can talk at this table.
web-error-stale = The game has moved on. Look again and choose anew.
web-error-too_fast = That was too many requests at once. Wait a moment and try again.
web-error-too_many_tables = You have too many open tables. Leave, delete or finish one first.
web-error-unavailable = That couldn’t be saved. Try again in a moment.
web-error-unknown_table = There’s no table with this code. Codes look like K7QFXN.
web-final-again = Play again
web-final-analyse = Analyse
web-final-deal = Compare and share
web-final-join = Join the rematch
web-final-offered = The next game is set up.
web-final-record = Download the record
web-final-replay = Replay
web-forced-never = I’ll play such moves myself
web-forced-now = Play it now
web-forced-soon = You have only one move. It will be played in a moment.
web-hand-all_laid = Your last card is in the bid.
web-hand-empty = You have no cards left. You’ll bid again when new hands are drawn.
web-hand-laid_already = You’ve already bid. Take your bid back to change it.
web-hand-pile = { $n } in your pile
web-hand-revealing = The bids are being revealed.
web-hand-title = Your hand
web-helper-all_fill = Everybody buys for one run (then { $names })
web-helper-all_run = Everybody runs what pays best (then { $names })
web-helper-ask = What does { $name } choose?
web-helper-ask-attach = Which plant does { $name } attach the Transformer Station to?
web-helper-ask-bid = The bid for { $plant } is { $bid }: what does { $name } bid?
web-helper-ask-build = Where does { $name } build?
web-helper-ask-city-bid = What does { $name } bid for the right to name the first city of { $robot }?
web-helper-ask-discard = Which plant does { $name } discard?
web-helper-ask-drop = Which resource does { $name } give up?
web-helper-ask-first_city = Where does { $robot } start? { $name } chooses.
web-helper-ask-fuel = What does { $name } buy?
web-helper-ask-mark = Which city does { $name } mark?
web-helper-ask-market = Which market does { $name } buy in?
web-helper-ask-next_city = Where does { $robot } build next? { $name } chooses.
web-helper-ask-one_of_named = Which city does { $name } name for { $robot }?
web-helper-ask-open = Which plant does { $name } put up for auction?
web-helper-ask-opens_plant = Which plant does { $robot } put up for auction? { $name } chooses.
web-helper-ask-region = Which region does { $name } add?
web-helper-ask-run = Which plants does { $name } run?
web-helper-ask-stay = Which city does { $name } leave for { $robot }? All the others are struck out.
web-helper-ask-strike = Which city is left for { $robot } in the end? All the others are struck out.
web-helper-ask-take = Which marked city does { $name } take?
web-helper-ask-takes_plant = Which plant does { $robot } take? { $name } chooses.
web-helper-ask-veto = Which city does { $name } bar for { $robot }?
web-helper-auctions = Enter auctions
web-helper-begin = Start
web-helper-best_makes = The best allocation scores { $n }.
web-helper-bid = Bid
web-helper-bids = Bids { $bid }
web-helper-builds_how = The check mark ends the turn with that city.
web-helper-builds_last = { $city }, then no more
web-helper-builds_no_more = Builds no more
web-helper-buys = Buys { $tokens } for { $payment }
web-helper-buys_nothing = Buys nothing
web-helper-by_bids = bid by bid
web-helper-by_result = result only
web-helper-carried_out = Done at the table: continue
web-helper-clear = Start over
web-helper-clockwise = In seating order, clockwise.
web-helper-draw = Draw for me
web-helper-drops = Drops out
web-helper-empty = Tap the cards you have at the end of your game. The best allocation will appear here.
web-helper-fixed = Robots placed on a unit during the game: { $n }
web-helper-free = free
web-helper-gallery = All the cards in the box
web-helper-human = Human
web-helper-is_best = This is the best allocation.
web-helper-laid = Robots you have placed on a unit: { $n }
web-helper-layout = Who allocates the robots?
web-helper-layout_best = Best allocation
web-helper-layout_hand = By hand
web-helper-less = One less { $fuel }
web-helper-lies_on = Where { NOUN($robot, case: "the") } is
web-helper-log = What has happened
web-helper-luck = What was drawn?
web-helper-luck-draw = Which card was turned over?
web-helper-luck-lose = Which resource does { $robot } lose?
web-helper-luck-lot = Drawing for turn order: who is next?
web-helper-luck-mark = Which city was drawn to be marked?
web-helper-luck-piece = Which piece does { $robot } get?
web-helper-luck-regions = Which regions were drawn?
web-helper-luck-robot-city = Which city was drawn for { $robot }?
web-helper-luck-robot-market = Which market was drawn for { $robot }?
web-helper-luck-robot-plant = Which plant was drawn for { $robot }?
web-helper-luck-robot-region = Which region was drawn for { $robot }?
web-helper-luck-take = Which of the marked cities was drawn?
web-helper-market = Resource market
web-helper-middle = Start in the middle of a game
web-helper-more = One more { $fuel }
web-helper-next_price = next for { $price }
web-helper-no_fuel = Nothing fits, or it’s too expensive.
web-helper-no_log = Nothing yet.
web-helper-no_more = that’s all
web-helper-no_piece = This comes from the rules for all robots, not from one of its pieces.
web-helper-nothing = Nothing
web-helper-nothing_payable = Can’t afford any city.
web-helper-offers = Puts { $plant } up at { $bid }
web-helper-over = The game is over
web-helper-passes = Passes, buys no plant
web-helper-person = Player { $n }
web-helper-pieces = Its pieces
web-helper-position = Position
web-helper-position_note = One line, as the helper and the terminal write it; it holds the map, the pieces and everything on the table.
web-helper-price = Price
web-helper-record = Record
web-helper-result = The best allocation
web-helper-robot_acts = { $name }’s turn: do this
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
web-helper-taken = { $name } takes it for { $price }
web-helper-title = Robot helper for your table
web-helper-what = For { powergrid-title } with a real board: enter what the players do and what is drawn, and see what the robots do and why. Everything stays in this browser.
web-helper-who_names = Who paid { $price } and names the city?
web-helper-who_won = Who got it for { $price }?
web-helper-whole_log = Show all
web-helpers-replay = Replay a game
web-helpers-replay_what = Paste a record and step through it
web-helpers-robots = Robot helper
web-helpers-robots_what = Run the robots at your real table
web-helpers-score = Score helper
web-helpers-score_what = Allocate robots and see the best score
web-helpers-title = At your own table
web-hint-ask = Ask for a hint
web-hint-done = Finish building
web-hint-robot = { NOUN($robot, case: "the") } on { NOUN($unit, case: "the") }
web-hint-take = Play this
web-hint-thinking = A bot is thinking it over…
web-invite-as_friend = A friend instead
web-invite-away = away
web-invite-bot_instead = A bot instead
web-invite-claimed = is here
web-invite-copied = Copied
web-invite-copy = Copy
web-invite-elsewhere = To continue on another device, open your own link there.
web-invite-hints_on = Everybody may have hints and the coach at this table.
web-invite-make_link = Create my link
web-invite-mine = you
web-invite-name = Your name
web-invite-open = open
web-invite-own_bot = the bot “{ $bot }”, over the network
web-invite-own_link = Your own link; it works once
web-invite-qr = QR code
web-invite-qr_of = QR code of the link for { $name }
web-invite-seat_link = Link for { $name }’s seat
web-invite-share = Share
web-invite-share_text = { $host } invites you to { $game }.
web-invite-title = Table { $code }
web-invite-watch = Anybody with the code or this link can watch, and sees only what is public.
web-invite-watch_link = Link for watching
web-join-code = Table code or link
web-join-join = Join
web-join-note = No account needed. The code lets you watch; for a seat, ask your friend for a link.
web-join-title = Join a table
web-join-unknown = There’s no table with this code. Codes look like K7QFXN.
web-keys-act = bid, or continue
web-keys-back = take back, or clear
web-keys-belt = go to the belt or the units
web-keys-chat = say something
web-keys-choose = choose a card
web-keys-end = finish building
web-keys-hand = go to your hand
web-keys-help = show these keys
web-keys-hint = ask for a hint
web-keys-log = go to the log
web-keys-now = read what to do now
web-keys-pg_act = do what the yellow button says
web-keys-pg_amount = bid more or less; buy again or give back
web-keys-pg_choose = choose a plant, a resource, or a city by price
web-keys-pg_end = end the turn
web-keys-pg_fuel = go to the resources
web-keys-pg_leap = bid ten more or ten less
web-keys-pg_map = go to the map
web-keys-pg_own = go to your plants
web-keys-pg_pass = pass, or drop out
web-keys-pg_zoom = on the map: zoom in, zoom out, show all
web-keys-rules = go to the rules
web-keys-seats = go to the seats
web-keys-show = Keyboard shortcuts
web-keys-title = Keyboard shortcuts
web-leave-ask_delete = Delete this table? Nobody else is playing here.
web-leave-ask_leave = Leave for good? A bot will play on for you, and you can’t come back.
web-leave-ask_list = Remove this table from your list?
web-leave-delete = Delete the table
web-leave-for = Let a bot play for { $name }
web-leave-gone = This table is gone
web-leave-gone_why = Everybody who played here has left.
web-leave-is_away = { $name } is away.
web-leave-leave = Leave for good
web-leave-left = left; a bot is playing
web-leave-mine = A bot is playing for you.
web-leave-pause = Let a bot play for me
web-leave-plays = a bot is playing for now
web-leave-remove = Remove it from my list
web-leave-stay = Stay
web-leave-take_back = Take my seat back
web-leave-vote = Vote to let a bot play for { $name } ({ $votes } of { $needed })
web-leave-voted = You’ve voted to let a bot play for { $name } ({ $votes } of { $needed }).
web-leave-wait = Wait
web-loading = Warming up the machines…
web-lobby-all_here = Everybody is here.
web-lobby-begin = Start the game
web-lobby-begin_bots = Start now; bots fill in until they come
web-lobby-begin_wait = Start now and wait for them
web-lobby-begun = The game begins.
web-lobby-bots_free =
    { $n ->
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    } Send the links, or let bots play until your friends come.
web-lobby-hints = Hints and coach for everybody
web-lobby-level = { $name }’s level
web-lobby-local = This address works only on this machine.
web-lobby-local_how = To let others in, start Robobid with { $command } and open it at this machine’s network address.
web-lobby-not_here = Not here yet: { $names }.
web-lobby-seats = Who’s playing
web-lobby-talk = Talk
web-lobby-title = The table is set
web-lobby-waits = { $name } will start the game when everybody is ready.
web-lobby-watching = You’re watching.
web-mine-code = { $round }, table { $code }
web-mine-delete = Forget my finished games
web-mine-delete_ask = All your finished games will be removed from your list on this server, and those nobody else played in will be deleted. Are you sure?
web-mine-device = Play from another device
web-mine-device_end = End this device
web-mine-device_end_ask = It will no longer have any of your games. Sure?
web-mine-device_end_here = This device will no longer have any of these games. Sure?
web-mine-device_here = { $label } (this device)
web-mine-device_link = My link for another device
web-mine-device_list = My devices
web-mine-device_seen = since { $since }, last seen { $seen }
web-mine-device_unknown = A browser
web-mine-device_what = Open your link there, once: after that, all your tables and results are on both devices. Keep it to yourself: whoever opens it plays as you.
web-mine-devices_joined = This device is linked to your games now.
web-mine-edition = Edition or map
web-mine-export = Export
web-mine-filter = Which games
web-mine-filter_all = all
web-mine-filter_over = finished
web-mine-filter_running = in progress
web-mine-games = Games
web-mine-join = Should this device belong to whoever made this link?
web-mine-join_by =
    { $n ->
        [one] It was made on { $day } by somebody who plays as { $name } and has { $n } game here.
       *[other] It was made on { $day } by somebody who plays as { $name } and has { $n } games here.
    }
web-mine-join_by_nobody = It was made on { $day } by somebody who has no games here yet.
web-mine-join_leave = Join, and leave my games behind
web-mine-join_mine =
    { $n ->
        [one] You have { $n } game on this device.
       *[other] You have { $n } games on this device.
    }
web-mine-join_move = Join, and take everything along
web-mine-join_not = Don’t join
web-mine-join_own = If you take it along, whoever made the link can see it and play it too. What you leave behind comes back when you end this device.
web-mine-join_progress = You have learned or solved something on this device.
web-mine-join_what = Say yes only if you made the link yourself. From then on that person and this device have the same games: they see your cards and can play for you, and you for them.
web-mine-join_yes = Yes, it is my link
web-mine-list = My games
web-mine-lost = Your tables can’t be reached now. The rules and the score helper work without a connection.
web-mine-mean_place = Average place
web-mine-mean_points = Average score
web-mine-more = All my games
web-mine-no_games = No such games yet.
web-mine-none = No table is waiting for you.
web-mine-opponents = Opponents
web-mine-opponents_bots = bots and robots
web-mine-opponents_people = people
web-mine-over = finished
web-mine-place = Place { $place } of { $of }
web-mine-places = Places from first to last: { $counts }
web-mine-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-mine-progress = What you’ve solved and learned
web-mine-progress_delete = Delete all of it
web-mine-progress_here = This is saved only in this browser.
web-mine-progress_shared = This is saved in this browser and on the server, for all your devices.
web-mine-progress_what = Puzzles: { $puzzles }, lesson scenes: { $lessons }, deals: { $deals }.
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
web-nav-more = More
web-nav-play = Play
web-nav-puzzles = Puzzles
web-nav-ratings = All 7,776 robots
web-nav-replay = Replays
web-nav-robots = Robots
web-nav-rules = Rules
web-nav-score = Score
web-nav-title = Pages
web-notices-comings = Also when somebody joins or leaves
web-notices-confirm = Yes, send me mail
web-notices-confirm_ask = Do you want mail from Robobid when tables are waiting for you?
web-notices-confirm_done = Confirmed: you’ll get mail when tables are waiting for you.
web-notices-days_off = Days off
web-notices-days_off_add = Add
web-notices-days_off_first = from
web-notices-days_off_last = to
web-notices-days_off_remove = Remove
web-notices-days_off_what = At tables where nights and days off don’t count, your clock stops on these days and during your quiet hours.
web-notices-feed = As a feed
web-notices-feed_atom = Atom feed of your turns
web-notices-feed_end = End the token
web-notices-feed_ics = Calendar of your deadlines
web-notices-feed_make = Make a token
web-notices-feed_new = Make a new token
web-notices-feed_token = Token for programs
web-notices-feed_what = A token opens your turns for feed readers, calendars and programs, and nothing else. It is shown once.
web-notices-hook = Tell our chat
web-notices-hook_end = Stop telling this chat
web-notices-hook_failed = The chat at { $host } couldn’t be reached and gets no more messages. Enter its address again.
web-notices-hook_on = A chat at { $host } gets a message.
web-notices-hook_set = Tell this chat
web-notices-hook_url = Address of the webhook
web-notices-hook_what = Discord, Slack and Matrix give you the address of a webhook. Everybody there is told whose turn it is, who comes or leaves, and when the game is over.
web-notices-mail = By mail
web-notices-mail_address = E-mail address
web-notices-mail_ask = Send me mail
web-notices-mail_asked = Open the link in the mail we sent you; until then nothing else is sent.
web-notices-mail_end = Delete the address
web-notices-mail_every =
    { $n ->
        [one] every hour
       *[other] every { $n } hours
    }
web-notices-mail_hours = How often at most
web-notices-mail_on =
    { $n ->
        [one] You get mail at most once an hour.
       *[other] You get mail at most every { $n } hours.
    }
web-notices-mail_what = The tables waiting for you, in one mail. The address is confirmed first, and shown to nobody.
web-notices-push = Notify me on this device, even when the page is closed
web-notices-push_not = This browser can’t show notices while the page is closed. On an iPhone, add the page to the home screen first.
web-notices-quiet = Quiet hours
web-notices-quiet_from = from
web-notices-quiet_to = to
web-notices-stop = Stop the mail
web-notices-stop_ask = Stop the mail? Your address will be deleted.
web-notices-stop_done = Done: the address is deleted.
web-notices-title = Your turn, anywhere
web-notices-what = One notice for each table until you have looked at it, and none while you look at it.
web-now-after =
    { $names } { $n ->
        [one] bids
       *[other] bid
    } after you.
web-now-bid = Your bid for { NOUN($card, case: "the") }
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
web-now-build_why = Pick a robot, then a glowing unit. Everyone builds at the same time; nobody can see yours yet.
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
    Your bid is in: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, power { $power }.
web-now-has_bid =
    { $names } { $n ->
        [one] has
       *[other] have
    } bid.
web-now-laid =
    { $name } bid { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
web-now-layout = Place your last robots
web-now-layout_why = Any number on each unit. A unit without a widget costs you its points.
web-now-lost = Connection lost
web-now-lost_why = Trying again; your move is safe.
web-now-may_undo =
    You can take it back until { $n ->
        [one] { $names } acts
       *[other] { $names } have acted
    }.
web-now-meanwhile = Meanwhile, look at the seen cards and the rules beside the table.
web-now-over_why = Tap a player to see where their points came from.
web-now-pay = Choose the card to pay with
web-now-pay_why = These are equally strong; the others come back to your hand.
web-now-restarting = Back in a moment
web-now-restarting_why = The server is restarting; your move is safe.
web-now-sent = Sending your move…
web-now-sent_why = Just a moment.
web-now-waiting = Waiting for { $names }
web-nudge-done = { $name } has been reminded.
web-nudge-got = The table is waiting for you.
web-nudge-nudge = Nudge { $name }
web-pace-bank = Time bank
web-pace-clock = Clock
web-pace-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-pace-days_hours = { $days } d { $hours } h
web-pace-go_on = Go on
web-pace-hours = { $hours } h { $minutes } min
web-pace-increment = Added every turn
web-pace-left = Time for { $name }: { $time }
web-pace-minutes = { $n } min
web-pace-no_bank = none
web-pace-no_per_move = only the bank
web-pace-others_go_on = Wants to go on: { $names }
web-pace-others_pause = Wants to pause: { $names }
web-pace-pause = Pause
web-pace-pause_not = Never mind
web-pace-pause_waits = This happens when everybody wants it.
web-pace-paused = All clocks are stopped until { $date }.
web-pace-per_move = Time for each move
web-pace-post = By post
web-pace-relaxed = Relaxed
web-pace-rests = Nights and days off don’t count
web-pace-seconds = { $n } s
web-pace-time_up = When time is up
web-pace-title = Pace
web-pace-up_once = a bot plays this turn
web-pace-up_table = the others decide
web-pace-up_takes_over = a bot takes over
web-pace-what_clock = When time runs out, a bot plays for that player until they take their seat back.
web-pace-what_post = Days for each move; you don’t all have to be here at the same time.
web-pace-what_relaxed = Everybody takes as long as they need.
web-pay-with = Pay with
web-pieces-any = any robot
web-pieces-deal = dealt
web-pieces-dealt = Its five pieces are dealt
web-pieces-difficulty = Robot at seat { $n }: difficulty
web-pieces-easy = an easy robot
web-pieces-fair = a medium robot
web-pieces-hard = a hard robot
web-pieces-of = { $part }, robot at seat { $n }
web-pieces-one_each = There is only one of each piece; { $piece } is only for a robot that plays alone.
web-pieces-some = Pieces { $pieces }
web-plan-advice = What are my plans worth?
web-plan-advice_asked = The coach is playing your plans out …
web-plan-after = After that
web-plan-another = Another plan
web-plan-anyway = End my turns even if something isn’t possible
web-plan-bid_spent = You don’t have these cards any more: you’ll be asked.
web-plan-bid_too_many = More cards than a bid may have now: you’ll be asked.
web-plan-bids_go = Bid this for me
web-plan-bids_what = Choose cards to bid for what is on the belt. They are bid when the card comes up, if you still have them.
web-plan-city = Add a city
web-plan-failures = not possible: { $n }
web-plan-first = Make a plan
web-plan-forget = Take out: { $what }
web-plan-go = Do this when my turn comes
web-plan-income = Income
web-plan-is_ordered = Will be done
web-plan-left = Money left
web-plan-left_at_most = at the highest bid: { $n }
web-plan-less = One less: { $what }
web-plan-market = Market
web-plan-more = One more: { $what }
web-plan-most = { $what }: at most
web-plan-no_plant = No plant
web-plan-notes = Notes
web-plan-notes_keeping = saving …
web-plan-notes_secret = only you can see them
web-plan-one = Plan { $n }
web-plan-ordered = Done for you this round:
web-plan-pass = Pass on all other plants
web-plan-plant = Plant
web-plan-power = power { $n }
web-plan-remove = Delete this plan
web-plan-replaces = Instead of
web-plan-rest = If some are gone, bid the rest
web-plan-run = Run
web-plan-secret = Nobody else can see this.
web-plan-stock = in stock then: { $n }
web-plan-sums = { $left }, then { $after }
web-plan-supplied = cities supplied: { $n }
web-plan-title = My plans
web-plan-undone = Not done: { $n }
web-plan-undone_round = Round { $round }:
web-plan-what = Plan this round while the others think: prices follow as they buy and build.
web-plan-withdraw = I’ll do it myself
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
web-powergrid-do-choose_plant_why = You put it up for auction and bid first; the others may bid higher.
web-powergrid-do-cities_now =
    You have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }; your plants supply { $capacity }.
web-powergrid-do-cities_then =
    With { $city } you’ll have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }; the game ends at { $end }.
web-powergrid-do-city_bid_title = Who names the first city of { $robot }?
web-powergrid-do-drop_out = Drop out
web-powergrid-do-end_turn = End turn
web-powergrid-do-enough = All your cities are supplied without { $plants }.
web-powergrid-do-have = You have { $money }.
web-powergrid-do-house_1 = first house { $place }
web-powergrid-do-house_2 = second house { $place }
web-powergrid-do-house_3 = third house { $place }
web-powergrid-do-is_out = is out
web-powergrid-do-keep = You’ll have { $money } left.
web-powergrid-do-lit =
    { $n } of your { $of ->
        [one] { $of } city
       *[other] { $of } cities
    } lit
web-powergrid-do-meanwhile = Meanwhile, look at the markets, the map and the rules.
web-powergrid-do-no_city = You can’t afford any city
web-powergrid-do-nothing_bought = Nothing bought yet
web-powergrid-do-offer = Put { $plant } up at { $bid }
web-powergrid-do-offer_at = Start at { $bid }
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
web-powergrid-do-switch_on = Switch on and earn { $income }
web-powergrid-do-take_back = Take back
web-powergrid-do-title = What you can do now
web-powergrid-keep-also = Otherwise keep { $city }
web-powergrid-keep-forget = Stop keeping { $city }
web-powergrid-keep-go = Strike the others for me
web-powergrid-keep-how = Choose a city to strike it out, or to keep it and have the table strike the others for you.
web-powergrid-keep-this = Keep { $city } instead
web-powergrid-map-full = { $city }: full in this step
web-powergrid-map-houses =
    { $n ->
        [one] one house per city
       *[other] { $n } houses per city
    }
web-powergrid-map-larger = Enlarge the map
web-powergrid-map-out = not in play
web-powergrid-map-places = they cost { $places }
web-powergrid-map-smaller = Make the map smaller
web-powergrid-map-step = Step { $step }
web-powergrid-map-title = Map: { $map }
web-powergrid-map-zoom = Size of the map
web-powergrid-market-cheap_end = the cheapest first
web-powergrid-market-coming = { $n } of { $due } come back if everyone supplies all they can
web-powergrid-market-fill_1 = One run: { $tokens } for { $payment }
web-powergrid-market-fill_2 = Two runs: { $tokens } for { $payment }
web-powergrid-market-fuel = Resources
web-powergrid-market-full = your plants are full
web-powergrid-market-future = future market
web-powergrid-market-left = { $fuel }: { $n } left, the next costs { $price }
web-powergrid-market-less = One less { $fuel }
web-powergrid-market-more = One more { $fuel } for { $price }
web-powergrid-market-next_and_coming = next price; refill if everyone supplies all they can
web-powergrid-market-no_more = No more { $fuel } now
web-powergrid-market-no_plant = none of your plants burns it
web-powergrid-market-none_left = sold out
web-powergrid-market-one = Resources, { $market }
web-powergrid-market-plants = Plants
web-powergrid-market-refill = +{ $n } of { $due }
web-powergrid-market-refilled = + refill
web-powergrid-market-sold_out = { $fuel }: sold out
web-powergrid-market-stack = { $n } in the stack
web-powergrid-now-bid = Bid for { $plant }, or drop out
web-powergrid-now-build = Build, or end your turn
web-powergrid-now-city-bid = Bid for the right to name the first city of { $robot }
web-powergrid-now-fuel = Buy resources
web-powergrid-now-open = Start an auction, or pass
web-powergrid-now-open_first = Start an auction
web-powergrid-now-run = Supply your cities
web-powergrid-order-bid = Bid for me
web-powergrid-order-given = Auto-bid is on
web-powergrid-order-most = up to
web-powergrid-order-pass = Pass on everything
web-powergrid-order-pass_until = Pass until { $plant } comes up
web-powergrid-order-plant = Plant
web-powergrid-order-secret = For this round’s auctions. Nobody else can see it.
web-powergrid-order-title = Auto-bid
web-powergrid-order-withdraw = Switch auto-bid off
web-powergrid-own-supply = supply { $n }; you have { $cities }
web-powergrid-own-title = Your plants
web-powergrid-phase-auction = Auction
web-powergrid-phase-build = Build
web-powergrid-phase-fuel = Resources
web-powergrid-phase-order = Order
web-powergrid-phase-supply = Supply
web-powergrid-phases = The phases of a round
web-powergrid-pick-attach = Attach the Transformer Station to a plant
web-powergrid-pick-choose = A robot’s piece leaves this to you
web-powergrid-pick-discard = Discard a plant
web-powergrid-pick-drop = Choose the resource to give up
web-powergrid-pick-first_city = Choose where { $robot } starts
web-powergrid-pick-mark = Mark a city to start in
web-powergrid-pick-market = Choose the market to buy in
web-powergrid-pick-next_city = Choose { $robot }’s next city
web-powergrid-pick-one_of_named = Name a city for { $robot }
web-powergrid-pick-opens_plant = Name the plant that { $robot } puts up for auction
web-powergrid-pick-region = Add a region to those in play
web-powergrid-pick-stay = Choose where { $robot } starts
web-powergrid-pick-strike = Strike a city out for { $robot }
web-powergrid-pick-take = Take one of the marked cities
web-powergrid-pick-takes_plant = Name the plant that { $robot } takes
web-powergrid-pick-veto = Bar a city for { $robot }
web-powergrid-picked-attach = Attach it to { $what }
web-powergrid-picked-choose = Choose { $what }
web-powergrid-picked-discard = Discard { $what }
web-powergrid-picked-drop = Give up one { $what }
web-powergrid-picked-mark = Mark { $what }
web-powergrid-picked-market = Buy in the { $what } market
web-powergrid-picked-region = Add the { $what } region
web-powergrid-picked-stay = Leave { $what }
web-powergrid-picked-strike = Strike { $what } out
web-powergrid-picked-take = Start in { $what }
web-powergrid-picked-veto = Bar { $what }
web-powergrid-plant-free = nothing
web-powergrid-plant-label =
    { $plant }: { $needs }, supplies { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
web-powergrid-plant-no_fuel = burns nothing
web-powergrid-player-all = Players in turn order
web-powergrid-player-hidden = Money is hidden behind the screen
web-powergrid-player-lift = Show my money
web-powergrid-player-money = elektro
web-powergrid-player-no_plant = no plant yet
web-powergrid-player-order = Position in turn order
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
web-powergrid-warn-bid = That’s { $more } more than you need: { $least } would do.
web-powergrid-warn-end =
    With { $city } you’ll have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, so the game ends after this phase. You would supply { $supplied }.
web-powergrid-warn-fuel =
    With these resources you supply { $n } of the { $could ->
        [one] { $could } city
       *[other] { $could } cities
    } that your plants could.
web-powergrid-warn-no_fuel = You have no resources: your plants won’t run this round.
web-powergrid-warn-pass =
    You have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }, and your plants supply { $capacity }. Pass without a new plant?
web-powergrid-warn-run = Leaving it off costs you { $lost }.
web-powergrid-why-bid_money = The next bid is { $least }; you have { $money }.
web-powergrid-why-dear = It costs { $cost }, and you have { $money }.
web-powergrid-why-fuel_for_all = There aren’t enough resources for { $plant } as well.
web-powergrid-why-least = The minimum bid is { $least }.
web-powergrid-why-money = You have { $money }.
web-powergrid-why-no_fuel = There aren’t enough resources on { $plant }.
web-powergrid-why-not_sold = It isn’t sold in this market.
web-powergrid-why-not_this_city = { $city } can’t be chosen now.
web-powergrid-why-not_this_region = This region isn’t connected to those in play.
web-powergrid-why-too_much = You can’t bid that much.
web-powergrid-why_now-attach = That plant will supply one more city.
web-powergrid-why_now-build = You can build in the gold cities; the number is the full price.
web-powergrid-why_now-discard = You may keep { $n } plants; the new one stays.
web-powergrid-why_now-drop = Your plants no longer have room for all of it.
web-powergrid-why_now-first_city = Your first city may be anywhere and costs only the space.
web-powergrid-why_now-fuel =
    Your resources supply { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } now; your plants could supply { $capacity }.
web-powergrid-why_now-mark = Everybody marks a city; then each player takes one of them, starting with the last.
web-powergrid-why_now-market = You may buy in only one market this round.
web-powergrid-why_now-open =
    Your plants can supply { $n }; you have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }.
web-powergrid-why_now-over = Whoever supplies the most cities wins; ties are broken by money, then by cities.
web-powergrid-why_now-region =
    { $n ->
        [one] { $n } of { $of } regions is
       *[other] { $n } of { $of } regions are
    } chosen. They must touch each other.
web-powergrid-why_now-run = Tap a plant to leave it off and keep its resources.
web-powergrid-why_now-stands = The high bid is { $bid }, by { $name }.
web-powergrid-why_now-still_in = Still in: { $names }.
web-powergrid-why_now-take = Your first house is built there at once; the space costs 10.
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
web-rail-invite = Table { $code }: who’s here
web-rail-night = Night shift
web-rail-plan = Plans and notes
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
web-reading-42-alt = The robot pays for the cheapest connection.
web-reading-42-default = The robot pays for the line as long as a near city is possible.
web-reading-47 = Phase 5: which resources are the cheapest?
web-reading-47-alt = The price of one resource counts.
web-reading-47-default = The cost of the whole production counts.
web-reading-5 = A plant beyond the limit that supplies no more than its weakest
web-reading-5-alt = Wanted too.
web-reading-5-default = Not wanted: it must supply more than one of them.
web-reading-7 = A1: what is the cheapest resource?
web-reading-7-alt = The cost of one production counts.
web-reading-7-default = The price of one resource counts, 0 for plants that burn nothing.
web-readings-title = Ambiguous robot rules
web-readings-what = Tick a question to rule the other way.
web-regions-chosen = { $n } of { $count } regions chosen; they must be next to each other.
web-regions-drafted = Chosen in turn
web-regions-drafted_what = Players choose a region each, one after another.
web-regions-drawn = Drawn
web-regions-drawn_what = Neighbouring regions are drawn at random, and the game begins at once.
web-regions-given = Chosen here
web-regions-title = Regions
web-regions-which = Regions in play
web-replay-back = One move back
web-replay-begins = Before the first move
web-replay-bid_of = { $name }’s bid: power { $power }
web-replay-cannot = This game can’t be shown
web-replay-controls = Replay
web-replay-copied = Link copied
web-replay-cut_off = The record ends here; the rest is missing.
web-replay-everybody = a spectator
web-replay-eyes = Whose view?
web-replay-file = From a file
web-replay-hand_of = { $name }’s hand
web-replay-next = One move forward
web-replay-no_hand = No cards left.
web-replay-paste = Paste a record of a finished game, or of one that was cut off.
web-replay-pause = Pause
web-replay-play = Play
web-replay-record = The record
web-replay-remarks = Remarks
web-replay-round = Go to { $round }
web-replay-show = Show it
web-replay-slider = Which move
web-replay-speed = Speed
web-replay-title = Replay a game
web-replay-to_line = Go to this moment
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
web-reveal-go_on = Continue
web-reveal-one_more = One more would have tied.
web-reveal-tied = tied
web-reveal-wins = wins
web-reveal-you_bid = You bid { $power }.
web-reveal-yours = It’s yours: { $power } against { $next }.
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
web-rules-none = No rule mentions that.
web-rules-open = Open the rulebook here
web-rules-others = The other rules of this game
web-rules-print = Print
web-rules-search = Search the rules
web-rules-variant = Edition or map
web-rules-whole = The whole rulebook
web-score-add_player = Add a player
web-score-all_work = Every robot works.
web-score-break_room = Overheard in the break room
web-score-by_robots = The robots’ own points made the difference: { $first } { $more }, { $second } { $less }.
web-score-by_units = The units made the difference: { $first } { $more }, { $second } { $less }.
web-score-final_table = Final table
web-score-how = Where the points came from: { $who }
web-score-idle = Not enough robots for { $symbols }. A unit without a widget costs you its points.
web-score-if_now = If the game ended now:
web-score-key_lost = lost to Fzzzts and idle units
web-score-key_robots = robots
web-score-key_widgets = units
web-score-lay_out = Do it myself
web-score-lost = { $n } lost
web-score-machine =
    { $unit }: { $n ->
        [one] { $n } widget
       *[other] { $n } widgets
    }
web-score-offline = Worked out in this browser, because the server isn’t answering.
web-score-parts = { $basic } for robots, { $bonus } for units with { $n ->
        [one] { $n } widget
       *[other] { $n } widgets
    }.
web-score-place = Place { $place }
web-score-ranking = Ranking
web-score-show_how = Show how
web-score-spare = Not needed
web-score-spare_note = These still score their own points.
web-score-spoken = { $who }: { $basic } for robots and Fzzzt cards, { $bonus } for units, { $total } in all.
web-score-tie_note = If points are tied, the player with fewer robots wins.
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
web-seat-no_cards = no cards left
web-seat-not_yet = has not bid yet
web-seat-pile = { $n } in pile
web-seat-ready = ready
web-seats = The other players
web-seen-hidden = In hand or discard pile; nobody else can tell ({ $n })
web-seen-shown = In hand, shown in a bid ({ $n })
web-seen-spent = In the discard pile, paid or won since the last shuffle ({ $n })
web-seen-unseen = Face down on the belt, or in the deck ({ $n })
web-seen-unseen_title = Still to come
web-settings-coach = Coach ({ $game })
web-settings-coach_what = The coach explains your first games and warns you before a slip: when you play alone against bots, or where everybody may have hints.
web-settings-forced = Play forced moves automatically
web-settings-keys = Keyboard shortcuts (1 to 9, Enter, H, B …)
web-settings-language = Language
web-settings-motion = Motion
web-settings-motion_auto = Match system
web-settings-motion_calm = Calm
web-settings-notify = Notify me when it is my turn and this tab is hidden
web-settings-notify_denied = Your browser doesn’t allow notifications from this page.
web-settings-pace = After the bids are revealed
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
web-setup-by_hand_what = Players place their last robots themselves; otherwise the best allocation is found for everybody.
web-setup-count_wrong = This edition can’t be played with this number of players.
web-setup-edition = Edition
web-setup-flux = Flux Generator
web-setup-flux_what = A promo plant in the stack: when it’s drawn, the smallest plant leaves the market.
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
web-setup-open_money_what = Everybody can see everybody’s money; robots’ money is always visible.
web-setup-own_choose = Choose a file…
web-setup-own_deck = Your own deck
web-setup-own_here = Or one from this server
web-setup-own_map = Your own map
web-setup-own_remove = Play without { $name }
web-setup-own_what = A JSON file. It stays with this table and its record, and nobody else can find it.
web-setup-peripherals = Peripherals
web-setup-powergrid_follows = { $n } seats: { $regions } regions in play, at most { $plants } plants each; the game ends at { $cities } cities.
web-setup-remove = Remove seat { $n }
web-setup-robot = Robot
web-setup-seats = Seats
web-setup-title = Set up a table for { $game }
web-setup-transformer = Transformer Station
web-setup-transformer_what = A promo card in the stack: it is auctioned as soon as it is drawn, and attached to a plant.
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
web-side-plan = Plan
web-side-rules = Rules
web-side-seen = Seen cards
web-side-since = Since you last looked
web-side-talk = Table talk
web-side-title = Beside the table
web-sit-back = Back to the table
web-sit-carry_on = Continue here
web-sit-invites = { $host } invites you to { $game }
web-sit-invites_nobody = You are invited to { $game }
web-sit-mine = You already have this seat.
web-sit-name = Your name
web-sit-personal = This is your own link: it brings your seats to this device.
web-sit-sit = Sit down
web-sit-used = This link has already been used
web-sit-used_why = Ask { $host } for another one. You can watch in the meantime.
web-sit-watch = Just watch
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
web-study-choose = What happens next
web-study-comment = A comment on this moment
web-study-copy = Copy the record
web-study-delete = Delete
web-study-keep = Keep the variation
web-study-make = Do it
web-study-over = The game ends here.
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
web-trouble-broken = This game can’t go on
web-trouble-broken_why = The server was updated, and its rules do not allow a move that was made here. Nothing is lost: you can play on from the last moment that is good; what came after it is set aside.
web-trouble-code_looks = Codes look like K7QFXN.
web-trouble-home = Home
web-trouble-mend = Play on from the last good moment
web-trouble-no_page = There’s nothing here
web-trouble-no_server = The server isn’t answering
web-trouble-no_server_why = Nothing is lost. Check your connection and try again in a moment.
web-trouble-no_table = There’s no table with this code
web-trouble-other_game = This page can’t show that game
web-trouble-ours = Something went wrong on our side
web-trouble-ours_why = Your table is safe. Go back to it, or start from the home page.
web-trouble-record = The record up to there
web-trouble-refused = You can’t join this table
web-trouble-refused_why = This seat is in use in another browser, or too many people are watching.
web-trouble-stopped = This table was stopped
web-trouble-stopped_why = The next move could not be worked out. Nothing is lost: you can play on from the last moment at which somebody had a choice; what came after it is set aside.
web-unit-after_belt = after the round
web-wait-progress = How far { $name } is
web-wait-simpler = Let a simpler bot play: { $bot }
web-wait-so_far = { $seconds } s of about { $expected } s
web-wait-thinking = { $name } ({ $bot }) is thinking hard.
web-watching = You’re watching. What is hidden stays hidden until the end.
web-you = You
web-your_turn = Your turn:
