replay-position = The position:
replay-round = Round { $round }
replay-undo = { $name } takes the last action back.
