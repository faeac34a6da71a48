analysis-accuracy = Genauigkeit %
analysis-ahead =
    { $n ->
        [one] { $n } andere Partie ist vorher dran.
       *[other] { $n } andere Partien sind vorher dran.
    }
analysis-all_moves = Alle Züge
analysis-as_table = Die Chancen als Tabelle
analysis-better = Besser: { $better }.
analysis-board = Auf dem Tisch
analysis-chances = Gewinnchancen im Verlauf der Partie
analysis-done = { $done } von { $total } Zügen und Ziehungen beurteilt
analysis-draws = Die glücklichsten und unglücklichsten Ziehungen
analysis-eyes = Mit den Augen von { $name }
analysis-failed = Die Analyse ist gescheitert.
analysis-faultless = Kein Zug hat etwas verschenkt.
analysis-grade-best = bester
analysis-grade-blunder = Patzer
analysis-grade-doubtful = fraglich
analysis-grade-good = gut
analysis-grade-mistake = Fehler
analysis-grades = Noten der Züge
analysis-hint = Ein Tipp hätte gesagt: { $hint }
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
analysis-loss = verliert { $loss } ± { $error } von 100 Partien
analysis-luck = Glück
analysis-luckiest = Das größte Glück von { $name }, Aktion { $number }: { $change } ± { $error } von 100 Partien. { $told }
analysis-move = { $number }. { $name }: { $move } – { $grade }, verliert { $loss } ± { $error } von 100 Partien. Besser: { $better }.
analysis-note = Start, eigene Züge, Züge anderer, Glück und Rest ergeben zusammen das Ergebnis, in Partien von 100. Glück ist, was das Austeilen und jede Ziehung an der Gewinnchance verändert haben. Der Rest ist, was beim Entscheiden niemand wissen konnte, und was die Schätzungen nicht wissen.
analysis-nothing = In dieser Partie hatte niemand eine Wahl.
analysis-only_losses = Nur was etwas verschenkt hat
analysis-others = Züge anderer
analysis-overview = Überblick
analysis-play_on = Von hier weiterspielen
analysis-player = wer
analysis-players = Wie alle gespielt haben
analysis-progress = beurteilt
analysis-rest = Rest
analysis-result = Ergebnis
analysis-skill = eigene Züge
analysis-start = Start
analysis-title = Analyse: { $game }
analysis-turn = Nach Aktion { $number } ging die Chance von { $name } von { $before } % auf { $after } %.
analysis-turns = Wendepunkte
analysis-unluckiest = Das größte Pech von { $name }, Aktion { $number }: { $change } ± { $error } von 100 Partien. { $told }
analysis-verdict-badly_even = { $name }: viel verschenkt; das Glück war ausgeglichen.
analysis-verdict-badly_lucky = { $name }: viel verschenkt und trotzdem Glück gehabt.
analysis-verdict-badly_unlucky = { $name }: viel verschenkt und auch noch Pech gehabt.
analysis-verdict-well_even = { $name }: gut gespielt; das Glück war ausgeglichen.
analysis-verdict-well_lucky = { $name }: gut gespielt und Glück gehabt.
analysis-verdict-well_unlucky = { $name }: gut gespielt und Pech gehabt.
analysis-waiting = Die Partie wird analysiert
analysis-was_best = Nichts war eindeutig besser.
analysis-working = Du kannst diese Seite verlassen: Die Analyse geht weiter, und ihr Link bleibt derselbe.
