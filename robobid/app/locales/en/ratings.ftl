ratings-at = with { $n } players
ratings-compare = Compare
ratings-compared = Side by side
ratings-difficulty = Difficulty
ratings-every = all
ratings-explained = An average robot has 1500 points; 400 points more mean ten times the odds of winning against skilled opponents. The true value is within ± 95 times in 100.
ratings-found =
    { $n ->
        [one] { NUMBER($n) } robot
       *[other] { NUMBER($n) } robots
    }
ratings-made_by = The figures come from this command:
ratings-next = Next
ratings-nothing = No robot matches.
ratings-order = Sorted by
ratings-pages = page { $page } of { $pages }
ratings-pieces = Pieces
ratings-play = Play against it
ratings-players = Players
ratings-points = { $points } ± { $spread }
ratings-previous = Back
ratings-rank = Rank
ratings-rank_of = { NUMBER($rank) } of { NUMBER($all) }
ratings-rating = Rating
ratings-remove = Remove { $robot }
ratings-robot = Robot { $pieces }
ratings-search = Search
ratings-search_how = B3, 3-?-?-6-2 or a piece’s name
ratings-strongest = strongest first
ratings-title = All 7,776 robots
ratings-weakest = weakest first
