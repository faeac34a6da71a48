replay-position = La position :
replay-round = Tour { $round }
replay-undo = { $name } reprend sa dernière action.
