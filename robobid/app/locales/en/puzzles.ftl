puzzles-ask = Your choice, 1 to { $n } ({ $quit } to stop):
puzzles-because = { $why } { $fact }
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-fact-powergrid-end = If the game ends with this turn, you can supply { $n } of your cities with the resources you have; the best of the others { $rival }.
puzzles-fact-powergrid-fuel =
    It costs { $price } and leaves you { $left } elektro. The resources you have supply { $n } of your { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }.
puzzles-fact-powergrid-house =
    The house costs { $cost } and leaves you { $left } elektro. You have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, and your plants could supply { $n }: one more would earn you { $more } more a round.
puzzles-fact-powergrid-house_idle =
    The house costs { $cost } and leaves you { $left } elektro. You have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, and your plants could supply { $n }: one more would earn you nothing yet.
puzzles-fact-powergrid-plant =
    { $gain } You have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }; after paying { $price } you’d keep { $left } elektro.
puzzles-found =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } found in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, by theme (and difficulty):
puzzles-fzzzt-bid = power { $power }: { $cards }
puzzles-level = Difficulty { $level }: every bot from “{ $bot }” up solves it.
puzzles-level_beyond = Difficulty { $level }: no bot solves it in the time it has for a move.
puzzles-next = Enter for the next puzzle, { $quit } to stop:
puzzles-packed =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } written to { $file } ({ $bytes } bytes).
puzzles-page-all = all
puzzles-page-beyond = no bot
puzzles-page-choices = Your options
puzzles-page-delete = Delete
puzzles-page-export = Save as a file
puzzles-page-game = Game
puzzles-page-kept = Your progress is saved in this browser, and also on the server once you have played at a table there.
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
puzzles-standing-earns = { $name } (cities supplied: { $n } of { $cities }, income { $income })
puzzles-standing-fzzzt = If the game ended now: { $points }. Spanner: { $chief }.
puzzles-standing-fzzzt_pile = If the game ended now: { $points }. Spanner: { $chief }. In your pile: { $cards }.
puzzles-standing-powergrid = In turn order, with the resources they have: { $seats }.
puzzles-standing-seat = { $name } { $n }
puzzles-table = How often each choice wins against these bots, in { $n } continuations each, with the interval:
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
puzzles-why-fzzzt-all_in = Now or never: { NOUN($card, case: "the") } is worth all your power, { $power }; it wins { $takes } of 100 auctions against these bots, and holding something back (power { $other }) costs more than it saves.
puzzles-why-fzzzt-chief = You hold the spanner and win ties, so power { $power } takes { NOUN($card, case: "the") } in { $takes } of 100 auctions against these bots; power { $other } would be more than you need.
puzzles-why-fzzzt-deny = { NOUN($card, case: "the") } is worth more to { $rival } than to you; power { $power } keeps it from them in { $takes } of 100 auctions against these bots, and power { $other } is the next best.
puzzles-why-fzzzt-overpay = Power { $power } takes { NOUN($card, case: "the") } in { $takes } of 100 auctions against these bots; power { $other } would spend cards that you need later.
puzzles-why-fzzzt-probe = Power { $power } takes { NOUN($card, case: "the") } in { $takes } of 100 auctions against these bots: low enough to lose without regret, high enough to win when the others save. Power { $other } is the next best.
puzzles-why-fzzzt-save = { NOUN($card, case: "the") } isn’t worth a fight: make the lowest bid, power { $power }, and keep your cards for later; power { $other } gives away more than it gains.
puzzles-why-fzzzt-spanner = Power { $power } takes { NOUN($card, case: "the") } in only { $takes } of 100 auctions against these bots, but in { $spanner } of 100 it ties and brings you the spanner: that is what the bid is for.
puzzles-why-fzzzt-stretch = Power { $other } would save cards, but { NOUN($card, case: "the") } is worth making sure of: power { $power } takes it in { $takes } of 100 auctions against these bots.
puzzles-why-fzzzt-trap = As things stand, { NOUN($card, case: "the") } would cost you points: make the lowest bid, power { $power }, and let somebody else have it.
puzzles-why-powergrid-contest = Raising wins more often here than letting it go: { $best }. The next best is { $other }.
puzzles-why-powergrid-end = Ending the game now wins more often than playing on: { $best }. The next best is { $other }.
puzzles-why-powergrid-grow = The cheapest house, and building it now wins more often than keeping the money: { $best }. The next best is { $other }.
puzzles-why-powergrid-hold = No house wins as often now as keeping the money: { $best }. The next best is { $other }.
puzzles-why-powergrid-largest = Of the plants that you might buy it supplies the most cities, and that is worth its price: { $best }. The next best is { $other }.
puzzles-why-powergrid-modest = A plant that supplies more cities is for sale, but this one wins more often: { $best }. The next best is { $other }.
puzzles-why-powergrid-not_yet = You could end the game now, but playing on wins more often: { $best }. The next best is { $other }.
puzzles-why-powergrid-overpay = At this price letting it go wins more often than raising: { $best }. The next best is { $other }.
puzzles-why-powergrid-place = Not the cheapest city, but the one that wins more often: { $best }. The next best is { $other }.
puzzles-why-powergrid-start = The first house decides what the others will cost: { $best }. The next best is { $other }.
puzzles-why-powergrid-starve = The others need more of it than will be left: { $best } makes it expensive for them, or leaves them without. The next best is { $other }.
puzzles-why-powergrid-stock = Buying ahead wins more often here than keeping the money: { $best }. The next best is { $other }.
puzzles-why-powergrid-thrift = Keeping the money wins more often here than buying more: { $best }. The next best is { $other }.
puzzles-why-powergrid-wait = Passing wins more often here than any plant that you might buy: { $best }. The next best is { $other }.
puzzles-wrong = Better: { $best }.
