terminal-ask-bid = Your bid for { $card } (numbers; ? for help):
terminal-ask-build = Robot and unit (e.g. 2 1), or { $done }:
terminal-ask-curtain = Hand the screen to { $name }. Press Enter to show it.
terminal-ask-finished = Finished building.
terminal-ask-go_on = Press Enter to continue.
terminal-ask-laid =
    Laid: { $cards } ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }).
terminal-ask-layout = Final allocation: robot and unit (e.g. 2 1), or { $done }:
terminal-ask-pay = Which card do you pay (number)?
terminal-ask-undo = Press Enter to continue, u to take it back.
terminal-ask-whole_hand =
    That is your whole hand, and { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } still to come. Press Enter to lay it; anything else cancels.
terminal-belt-down = { $n } face down
terminal-belt-head = On offer
terminal-belt-more = { $n } more face up
terminal-coach-alone = The coach is only there when one person plays against bots alone.
terminal-coach-anyway = yes
terminal-coach-leaves =
    You have finished { $n ->
        [one] { $n } game
       *[other] { $n } games
    }: the coach leaves. Type { $word } to bring it back at any time.
terminal-coach-off = The coach is gone. Type { $word } to bring it back.
terminal-coach-offer = A coach can explain what happens, and warn you before a slip: type { $word }.
terminal-coach-on = The coach is here: it explains what happens and warns you before a slip. Type { $word } to send it away.
terminal-coach-sure = Press Enter to think again; type { $anyway } to do it anyway:
terminal-continue-ask = Press Enter to continue it, type { $new } to begin another and keep this one, or { $quit } to leave.
terminal-continue-ask_several = Press Enter for the first, type the number of another, { $new } to begin a new one, or { $quit } to leave.
terminal-continue-found = A game is waiting here, in { $round }.
terminal-continue-new = new
terminal-continue-one = { $round }, left { $date }
terminal-continue-several = { $n } games are waiting here:
terminal-done = done
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
terminal-help-pay = Type the number of the card you pay.
terminal-help-quit = quit; the game is saved if possible
terminal-help-rules = The rules that apply now ({ $edition }):
terminal-help-seen = seen cards: what was revealed, and what is still to come
terminal-help-table = the table again
terminal-help-undo = take back what nobody has seen yet
terminal-hint-bid = Type { $numbers }: { $cards }.
terminal-hint-build = Type { $numbers }: { $robot } on { $unit }.
terminal-hint-done = Type { $done }.
terminal-hint-simpler = (From a simpler bot: the best one is still being compiled, once only; that takes a minute or two.)
terminal-log = Earlier
terminal-own-hand = Your hand:
terminal-own-robots = Robots that fit:
terminal-own-units = Your units:
terminal-own-value =
    If it ended now: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $basic } for robots, { $bonus } for units).
terminal-player-hand = { $n } in hand
terminal-player-laid = { $n } laid
terminal-player-laid_hidden = has bid
terminal-player-laid_open = bids { $cards }
terminal-player-pile = { $n } in the pile
terminal-player_number = Player { $number }
terminal-preparing = { $bot } is being compiled, once only; that takes a minute or two.
terminal-rail-card = card { $card } of { $cards }
terminal-rail-deck = { $n } in the deck
terminal-rail-round = round { $round } of { $rounds }
terminal-reveal-tied = tied
terminal-reveal-title = Bids for { $card }
terminal-reveal-wins = wins
terminal-robot_name = Robot { $letter }
terminal-seen-hidden = in hand or pile; nobody else can tell ({ $n })
terminal-seen-shown = in hand, shown ({ $n })
terminal-seen-spent = in the discard pile, paid or won since the last deal ({ $n })
terminal-seen-title = What everybody has seen and may remember (§ F4.12):
terminal-seen-unseen = Not seen yet, on the belt face down or in the deck ({ $n }):
terminal-you = You
