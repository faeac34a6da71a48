puzzles-ask = Your choice, 1 to { $n } ({ $quit } to stop):
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-found =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } found in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, by theme (and difficulty):
puzzles-fzzzt-bid = power { $power }: { $cards }
puzzles-level = Difficulty { $level }: every bot from the level “{ $bot }” up finds it.
puzzles-level_beyond = Difficulty { $level }: no bot finds it in the time it has for a move.
puzzles-next = Enter for the next puzzle, { $quit } to stop:
puzzles-packed =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } written to { $file } ({ $bytes } bytes).
puzzles-page-all = all
puzzles-page-beyond = no bot
puzzles-page-choices = What you might do
puzzles-page-delete = Delete
puzzles-page-export = Save as a file
puzzles-page-game = Game
puzzles-page-kept = Your progress is kept in this browser, and on the server too once you have played at a table there.
puzzles-page-level = Difficulty
puzzles-page-next = Next puzzle
puzzles-page-none = There are no such puzzles.
puzzles-page-open = { $n } of { $all } still to solve
puzzles-page-progress = Your progress
puzzles-page-question = What do you do?
puzzles-page-skip = Another puzzle
puzzles-page-solved = Solved: { $solved }, not solved: { $missed }.
puzzles-page-theme = Theme
puzzles-page-title = Puzzles
puzzles-page-what = Positions from games between bots: one choice is clearly better than all the others.
puzzles-progress = searching
puzzles-right = Right: { $best }.
puzzles-score = { $solved } of { $tried } solved.
puzzles-table = How often each choice wins, in { $n } continuations each, with the interval:
puzzles-theme = Theme: { $theme }
puzzles-theme-fzzzt-all_in = everything you have
puzzles-theme-fzzzt-chief = the spanner wins ties
puzzles-theme-fzzzt-deny = deny a rival
puzzles-theme-fzzzt-overpay = don’t overpay
puzzles-theme-fzzzt-probe = a bid in between
puzzles-theme-fzzzt-save = save your cards
puzzles-theme-fzzzt-spanner = tie for the spanner
puzzles-theme-fzzzt-stretch = a little more
puzzles-theme-fzzzt-trap = a card to leave alone
puzzles-theme-powergrid-contest = don’t let it go
puzzles-theme-powergrid-end = end the game now
puzzles-theme-powergrid-grow = grow now
puzzles-theme-powergrid-hold = hold back
puzzles-theme-powergrid-largest = the largest plant
puzzles-theme-powergrid-modest = the right plant, not the largest
puzzles-theme-powergrid-not_yet = don’t end it yet
puzzles-theme-powergrid-overpay = don’t overpay
puzzles-theme-powergrid-place = the better place, not the cheapest
puzzles-theme-powergrid-start = where to begin
puzzles-theme-powergrid-starve = starve a rival
puzzles-theme-powergrid-stock = buy ahead
puzzles-theme-powergrid-thrift = no more than needed
puzzles-theme-powergrid-wait = wait for a better market
puzzles-which = Puzzle { $puzzle }: what do you do?
puzzles-why-fzzzt-all_in = Now or never: { $card } is worth all your power, { $power }; it wins { $takes } of 100 auctions, and holding something back (power { $other }) costs more than it saves.
puzzles-why-fzzzt-chief = You hold the spanner and win ties, so power { $power } takes { $card } in { $takes } of 100 auctions; power { $other } would be more than you need.
puzzles-why-fzzzt-deny = { $card } is worth more to { $rival } than to you; power { $power } keeps it from them in { $takes } of 100 auctions, and power { $other } is the next best.
puzzles-why-fzzzt-overpay = Power { $power } takes { $card } in { $takes } of 100 auctions; power { $other } would spend cards that you need later.
puzzles-why-fzzzt-probe = Power { $power } takes { $card } in { $takes } of 100 auctions: low enough to lose without regret, high enough to win when the others save. Power { $other } is the next best.
puzzles-why-fzzzt-save = { $card } is not worth a fight: bid the least, power { $power }, and keep your cards for later; power { $other } gives more away than it gains.
puzzles-why-fzzzt-spanner = Power { $power } takes { $card } in only { $takes } of 100 auctions, but in { $spanner } of 100 it ties and brings you the spanner: that is what the bid is for.
puzzles-why-fzzzt-stretch = Power { $other } would save cards, but { $card } is worth making sure of: power { $power } takes it in { $takes } of 100 auctions.
puzzles-why-fzzzt-trap = { $card } would cost you points as things are: bid the least, power { $power }, and let somebody else have it.
puzzles-why-powergrid-contest = The plant is still worth more than it costs, to you and to whoever would get it: { $best } is better than { $other }.
puzzles-why-powergrid-end = You are ahead now, but won’t stay ahead: { $best }. The next best is { $other }.
puzzles-why-powergrid-grow = The house pays for itself, and waiting makes it more expensive: { $best }. The next best is { $other }.
puzzles-why-powergrid-hold = Another house now costs more than it brings: money and turn order are worth more. So { $best }; the next best is { $other }.
puzzles-why-powergrid-largest = Supplying more cities is worth the price: { $best }. The next best is { $other }.
puzzles-why-powergrid-modest = A larger plant is for sale, but this one suits your cities, resources and money: { $best }. The next best is { $other }.
puzzles-why-powergrid-not_yet = Ending the game now hands it to somebody else: { $best }. The next best is { $other }.
puzzles-why-powergrid-overpay = The price has gone beyond what the plant will bring you: { $best } is better than { $other }.
puzzles-why-powergrid-place = The cheapest city leads nowhere; this one opens the way or closes it to others: { $best }. The next best is { $other }.
puzzles-why-powergrid-start = The first house decides what the others will cost: { $best }. The next best is { $other }.
puzzles-why-powergrid-starve = The others can burn more of it than will be left: { $best } makes it expensive for them, or leaves them without. The next best is { $other }.
puzzles-why-powergrid-stock = You will need it, and it is cheaper now than later: { $best }. The next best is { $other }.
puzzles-why-powergrid-thrift = The money does more elsewhere: { $best }. The next best is { $other }.
puzzles-why-powergrid-wait = No plant here is worth its price now: { $best } saves the money; { $other } is the next best.
puzzles-wrong = Better: { $best }.
