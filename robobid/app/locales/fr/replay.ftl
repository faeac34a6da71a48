replay-position = La position :
replay-undo = { $name } reprend sa dernière action.
