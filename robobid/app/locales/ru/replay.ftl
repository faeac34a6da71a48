replay-position = Позиция:
replay-undo = { $name } отменяет последнее действие.
