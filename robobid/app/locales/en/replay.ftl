replay-position = The position:
replay-undo = { $name } takes the last action back.
