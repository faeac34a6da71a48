analysis-accuracy = behalten (%)
analysis-ahead =
    { $n ->
        [one] { $n } andere Partie ist vorher dran.
       *[other] { $n } andere Partien sind vorher dran.
    }
analysis-as_table = Die Chancen als Tabelle
analysis-better = Besser: { $better }.
analysis-board = Am Tisch ansehen
analysis-chances = Gewinnchancen im Verlauf der Partie
analysis-done = { $done } von { $total } Zügen und Ziehungen bewertet
analysis-draws = Die glücklichsten und unglücklichsten Ziehungen
analysis-even = Chancen gleich
analysis-everybody = allen
analysis-eyes = Mit den Augen von { $name }
analysis-failed = Die Analyse ist gescheitert.
analysis-faultless = Kein Zug hat etwas verschenkt.
analysis-fortune-even = Das Glück war durchschnittlich.
analysis-fortune-lucky = Das Glück half mit.
analysis-fortune-unlucky = Das Glück fehlte.
analysis-grade-best = bester
analysis-grade-blunder = Patzer
analysis-grade-doubtful = fraglich
analysis-grade-good = gut
analysis-grade-mistake = Fehler
analysis-grade-no_stake = nichts auf dem Spiel
analysis-grades = Wie gut die Züge waren
analysis-hint = Der Tipp wäre gewesen: { $hint }
analysis-left-minutes =
    { $n ->
        [one] Noch etwa { $n } Minute.
       *[other] Noch etwa { $n } Minuten.
    }
analysis-left-seconds =
    { $n ->
        [one] Noch etwa { $n } Sekunde.
       *[other] Noch etwa { $n } Sekunden.
    }
analysis-level = Spielstärke: etwa wie der Bot „{ $level }“.
analysis-level_range = Spielstärke: etwa wie der Bot „{ $level }“; möglich ist alles von „{ $low }“ bis „{ $high }“.
analysis-loss = kostet { $loss } ± { $error } von 100 Partien
analysis-luck = Glück
analysis-luckiest = { $name } hatte das meiste Glück in { $round }: { $change } ± { $error } von 100 Partien. { $told }
analysis-mine = { $name } (ich)
analysis-move = { $number }. { $name }: { $move } – { $grade }, kostet { $loss } ± { $error } von 100 Partien. Besser: { $better }.
analysis-move_in_points = { $number }. { $name }: { $move } – Chancen gleich, { $lost }. Besser: { $better }.
analysis-none_such = Solche Züge gibt es nicht.
analysis-note = Start, eigene Züge, Züge der anderen, Glück und Rest ergeben zusammen das Ergebnis, gemessen in Partien von 100. Glück ist, wie das Austeilen und jede Ziehung die Gewinnchance verändert haben. Der Rest ist, was beim Entscheiden niemand wissen konnte und was die Schätzungen nicht erfassen.
analysis-nothing = In dieser Partie hatte niemand eine Wahl.
analysis-only-all = Alle Züge
analysis-only-costly = Was etwas gekostet hat
analysis-only-turns = Wendepunkte
analysis-others = Züge der anderen
analysis-overview = Überblick
analysis-play_on = Von hier weiterspielen
analysis-played-badly = { $name } hat viel verschenkt: nur { $kept } % von dem behalten, was auf dem Spiel stand.
analysis-played-fairly = { $name } hat einiges verschenkt: { $kept } % von dem behalten, was auf dem Spiel stand.
analysis-played-unknown =
    { $name }: Es stand zu wenig auf dem Spiel, um die Spielweise zu beurteilen ({ $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }).
analysis-played-very_well = { $name } hat sehr gut gespielt: { $kept } % von dem behalten, was auf dem Spiel stand.
analysis-played-well = { $name } hat gut gespielt: { $kept } % von dem behalten, was auf dem Spiel stand.
analysis-player = Spieler
analysis-players = Wie alle gespielt haben
analysis-preparing = Vorbereitung: Die Partie wird gelesen, die ersten Züge werden beurteilt.
analysis-progress = bewertet
analysis-rest = Rest
analysis-result = Ergebnis
analysis-round = Runde
analysis-skill = eigene Züge
analysis-so_far = Was bisher bekannt ist, steht darunter; das Glück wird am Ende zusammengezählt.
analysis-start = Start
analysis-title = Analyse: { $game }
analysis-turn = { $name }, { $round }: { $move }. Die Gewinnchance ging von { $before } % auf { $after } %.
analysis-turns = Wendepunkte
analysis-unluckiest = { $name } hatte das meiste Pech in { $round }: { $change } ± { $error } von 100 Partien. { $told }
analysis-waiting = Die Partie wird analysiert
analysis-was_best = Nichts war eindeutig besser.
analysis-was_best_in_points = Auf die Gewinnchance kam es hier nicht an, und nichts hätte eindeutig mehr eingebracht.
analysis-was_even = Hier lief alles etwa auf dasselbe hinaus.
analysis-whose = Züge von
analysis-working = Du kannst diese Seite verlassen: Die Analyse geht weiter, und ihr Link bleibt derselbe.
