replay-position = Позиция:
replay-round = Раунд { $round }
replay-undo = { $name }: последнее действие отменено.
