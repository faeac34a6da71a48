join-lost = Die Verbindung ist unterbrochen; nächster Versuch in { $seconds } s.
join-over = Die Partie ist zu Ende: Platz { $place } von { $n }.
join-sits = { $bot } sitzt am Tisch { $code } ({ $game }). Mit Strg-C bleibt der Platz frei für denselben Befehl.
