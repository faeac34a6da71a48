replay-position = Die Stellung:
replay-round = Runde { $round }
replay-undo = { $name } nimmt die letzte Aktion zurück.
