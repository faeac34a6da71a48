analysis-accuracy = accuracy (%)
analysis-ahead =
    { $n ->
        [one] { $n } other game comes first.
       *[other] { $n } other games come first.
    }
analysis-all_moves = All moves
analysis-as_table = The chances as a table
analysis-better = Better: { $better }.
analysis-board = Show on the board
analysis-chances = Chance of winning over the game
analysis-done = { $done } of { $total } moves and draws judged
analysis-draws = Luckiest and unluckiest draws
analysis-eyes = Through the eyes of { $name }
analysis-failed = The analysis failed.
analysis-faultless = No move gave anything away.
analysis-grade-best = best
analysis-grade-blunder = blunder
analysis-grade-doubtful = doubtful
analysis-grade-good = good
analysis-grade-mistake = mistake
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
analysis-loss = costs { $loss } ± { $error } games in 100
analysis-luck = luck
analysis-luckiest = { $name } was luckiest at action { $number }: { $change } ± { $error } games in 100. { $told }
analysis-move = { $number }. { $name }: { $move } – { $grade }, costs { $loss } ± { $error } games in 100. Better: { $better }.
analysis-note = The start, own moves, others’ moves, luck and the rest add up to the result, in games out of 100. Luck is what the deal and every draw did to the chance of winning. The rest is what nobody could know when choosing, and what the estimates miss.
analysis-nothing = Nobody had a choice in this game.
analysis-only_losses = Only moves that gave something away
analysis-others = others’ moves
analysis-overview = Overview
analysis-play_on = Play on from here
analysis-player = player
analysis-players = How everybody played
analysis-progress = judging
analysis-rest = rest
analysis-result = result
analysis-skill = own moves
analysis-start = start
analysis-title = Analysis: { $game }
analysis-turn = After action { $number }, the chance of { $name } winning went from { $before } % to { $after } %.
analysis-turns = Turning points
analysis-unluckiest = { $name } was unluckiest at action { $number }: { $change } ± { $error } games in 100. { $told }
analysis-verdict-badly_even = { $name } gave a lot away, with average luck.
analysis-verdict-badly_lucky = { $name } gave a lot away and had good luck all the same.
analysis-verdict-badly_unlucky = { $name } gave a lot away and had bad luck too.
analysis-verdict-well_even = { $name } played well, with average luck.
analysis-verdict-well_lucky = { $name } played well and had good luck.
analysis-verdict-well_unlucky = { $name } played well and had bad luck.
analysis-waiting = The game is being analysed
analysis-was_best = Nothing was clearly better.
analysis-working = You can leave this page: the analysis goes on, and its link stays the same.
