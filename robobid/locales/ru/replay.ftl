replay-position = Позиция:
replay-undo = { $name }: последнее действие отменено.
