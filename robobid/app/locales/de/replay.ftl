replay-position = Die Stellung:
replay-undo = { $name } nimmt die letzte Aktion zurück.
