analysis-accuracy = kept (%)
analysis-ahead =
    { $n ->
        [one] { $n } other game comes first.
       *[other] { $n } other games come first.
    }
analysis-as_table = The chances as a table
analysis-better = Better: { $better }.
analysis-board = Show on the board
analysis-chances = Chance of winning over the game
analysis-done = { $done } of { $total } moves and draws judged
analysis-draws = Luckiest and unluckiest draws
analysis-even = chances even
analysis-everybody = everybody
analysis-eyes = As { $name } saw it
analysis-failed = The analysis failed.
analysis-faultless = No move gave anything away.
analysis-fortune-even = Luck was about average.
analysis-fortune-lucky = Luck was good.
analysis-fortune-unlucky = Luck was bad.
analysis-grade-best = best
analysis-grade-blunder = blunder
analysis-grade-doubtful = doubtful
analysis-grade-good = good
analysis-grade-mistake = mistake
analysis-grade-no_stake = nothing at stake
analysis-grades = How good the moves were
analysis-hint = A hint would have said: { $hint }
analysis-left-minutes =
    { $n ->
        [one] About { $n } minute left.
       *[other] About { $n } minutes left.
    }
analysis-left-seconds =
    { $n ->
        [one] About { $n } second left.
       *[other] About { $n } seconds left.
    }
analysis-level = Playing strength: about that of the bot “{ $level }”.
analysis-level_range = Playing strength: about that of the bot “{ $level }”; it may be anything from “{ $low }” to “{ $high }”.
analysis-loss = costs { $loss } ± { $error } games in 100
analysis-luck = luck
analysis-luckiest = { $name } was luckiest in { $round }: { $change } ± { $error } games in 100. { $told }
analysis-mine = { $name } (me)
analysis-move = { $number }. { $name }: { $move } – { $grade }, costs { $loss } ± { $error } games in 100. Better: { $better }.
analysis-move_in_points = { $number }. { $name }: { $move } – chances even, { $lost }. Better: { $better }.
analysis-none_such = There are no such moves.
analysis-note = The start, own moves, others’ moves, luck and the rest add up to the result, in games out of 100. Luck is what the deal and every draw did to the chance of winning. The rest is what nobody could have known when choosing, and what the estimates miss.
analysis-nothing = Nobody had any choices to make in this game.
analysis-only-all = All moves
analysis-only-costly = What cost something
analysis-only-turns = Turning points
analysis-others = others’ moves
analysis-overview = Overview
analysis-play_on = Play on from here
analysis-played-badly = { $name } gave a lot away, keeping only { $kept } % of what was at stake.
analysis-played-fairly = { $name } gave some of it away, keeping { $kept } % of what was at stake.
analysis-played-unknown =
    { $name }: too little was at stake to say how well they played ({ $n ->
        [one] { $n } move
       *[other] { $n } moves
    }).
analysis-played-very_well = { $name } played very well, keeping { $kept } % of what was at stake.
analysis-played-well = { $name } played well, keeping { $kept } % of what was at stake.
analysis-player = player
analysis-players = How everybody played
analysis-preparing = Preparing: the game is read, and the first moves are judged.
analysis-progress = judging
analysis-rest = rest
analysis-result = result
analysis-round = round
analysis-skill = own moves
analysis-so_far = What is known so far is below; luck is added up at the end.
analysis-start = start
analysis-title = Analysis: { $game }
analysis-turn = { $name }, { $round }: { $move }. The chance of winning went from { $before } % to { $after } %.
analysis-turns = Turning points
analysis-unluckiest = { $name } was unluckiest in { $round }: { $change } ± { $error } games in 100. { $told }
analysis-waiting = Analysing the game
analysis-was_best = Nothing was clearly better.
analysis-was_best_in_points = The chance of winning was the same whatever was done, and nothing would clearly have brought more.
analysis-was_even = Whatever was done here came to about the same.
analysis-whose = Moves of
analysis-working = You can leave this page: the analysis will continue, and its link stays the same.
