serve-already = Robobid läuft schon, unter { $address }
serve-at = Robobid läuft unter { $address }
serve-how_to_end = Strg-C beendet es; alle Partien bleiben erhalten.
serve-no_browser = Von hier lässt sich kein Browser öffnen: Öffne die Adresse in deinem.
