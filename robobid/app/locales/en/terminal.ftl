terminal-ask-bid = Your bid for { NOUN($card, case: "the") } (numbers; ? for help):
terminal-ask-build = Robot and unit (e.g. 2 1), or { $done }:
terminal-ask-curtain = Pass the screen to { $name }. Press Enter to show it.
terminal-ask-finished = Finished building.
terminal-ask-go_on = Press Enter to continue.
terminal-ask-laid =
    You bid { NOUN($cards, case: "a") } ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }).
terminal-ask-layout = Final allocation: robot and unit (e.g. 2 1), or { $done }:
terminal-ask-pay = Which card do you pay with (number)?
terminal-ask-undo = Press Enter to continue, u to take it back.
terminal-ask-whole_hand =
    That is your whole hand, and { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } still to come. Press Enter to bid it all; anything else cancels.
terminal-belt-down = { $n } face down
terminal-belt-head = Up for auction
terminal-belt-more = { $n } more face up
terminal-coach-alone = The coach is only available when one person plays alone against bots.
terminal-coach-anyway = yes
terminal-coach-leaves =
    You have finished { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, so the coach leaves you to it. Type { $word } to bring it back at any time.
terminal-coach-off = The coach is off. Type { $word } to bring it back.
terminal-coach-offer = A coach can explain what’s happening, and warn you before a slip: type { $word }.
terminal-coach-on = The coach is on: it explains what’s happening and warns you before a slip. Type { $word } to switch it off.
terminal-coach-sure = Press Enter to think again; type { $anyway } to do it anyway:
terminal-continue-ask = Press Enter to continue it, type { $new } to start another and keep this one, or { $quit } to leave.
terminal-continue-ask_several = Press Enter for the first, type the number of another, { $new } to start a new one, or { $quit } to leave.
terminal-continue-found = A game is waiting here, in { $round }.
terminal-continue-new = new
terminal-continue-one = { $round }, left { $date }
terminal-continue-several = { $n } games are waiting here:
terminal-done = done
terminal-end-finished = The game is kept: robobid analyse { $last } judges it, robobid replay { $last } shows it again.
terminal-end-input = The input has ended.
terminal-end-saved = The game is saved in { $file }; the same command continues it.
terminal-end-unsaved = Game not saved; use --record FILE.
terminal-final-fzzzt = { $points } for Fzzzt cards
terminal-final-robots =
    { $points } for { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }
terminal-final-title = Final score
terminal-final-units = { $points } for units
terminal-final-widgets =
    { $n ->
        [one] { $n } widget
       *[other] { $n } widgets
    } of { $points }
terminal-help-bid = Type the numbers of the cards you bid (1 3, or 13), or their names (pip + otto).
terminal-help-build = Type the numbers of a robot and a unit (2 1), then the next; type “done” to finish.
terminal-help-coach = switch the coach on or off
terminal-help-help = this help, and the rules that apply now
terminal-help-hint = a hint and its reason
terminal-help-log = everything that happened
terminal-help-look_up = what the rulebook says about a rule, a piece or a word (? { $example })
terminal-help-pay = Type the number of the card you pay with.
terminal-help-quit = quit; the game is saved if possible
terminal-help-rules = The rules that apply now ({ $edition }):
terminal-help-seen = seen cards: what was revealed, and what is still to come
terminal-help-table = the table again
terminal-help-undo = take back what nobody has seen yet
terminal-hint-bid = Type { $numbers }: { $cards }.
terminal-hint-build = Type { $numbers }: { NOUN($robot, case: "the") } on { NOUN($unit, case: "the") }.
terminal-hint-done = Type { $done }.
terminal-log = Earlier
terminal-own-hand = Your hand:
terminal-own-robots = Robots that fit:
terminal-own-units = Your units:
terminal-own-value =
    If the game ended now: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $basic } for robots, { $bonus } for units).
terminal-player-hand = { $n } in hand
terminal-player-laid =
    { $n ->
        [one] bids { $n } card
       *[other] bids { $n } cards
    }
terminal-player-laid_hidden = has bid
terminal-player-laid_open = bids { NOUN($cards, case: "a") }
terminal-player-pile = { $n } in the pile
terminal-player_number = Player { $number }
terminal-rail-card = card { $card } of { $cards }
terminal-rail-deck = { $n } in the deck
terminal-rail-round = round { $round } of { $rounds }
terminal-reveal-tied = tied
terminal-reveal-title = Bids for { NOUN($card, case: "the") }
terminal-reveal-wins = wins
terminal-robot_name = Robot { $letter }
terminal-seen-hidden = in hand or discard pile; nobody else can tell ({ $n })
terminal-seen-shown = in hand, shown ({ $n })
terminal-seen-spent = in the discard pile, paid or won since the last shuffle ({ $n })
terminal-seen-title = What everybody has seen and may remember (§ F4.12):
terminal-seen-unseen = Not seen yet, face down on the belt or in the deck ({ $n }):
terminal-you = You
