analysis-accuracy = Genauigkeit (%)
analysis-ahead =
    { $n ->
        [one] { $n } andere Partie ist vorher dran.
       *[other] { $n } andere Partien sind vorher dran.
    }
analysis-all_moves = Alle Züge
analysis-as_table = Die Chancen als Tabelle
analysis-better = Besser: { $better }.
analysis-board = Am Tisch ansehen
analysis-chances = Gewinnchancen im Verlauf der Partie
analysis-done = { $done } von { $total } Zügen und Ziehungen bewertet
analysis-draws = Die glücklichsten und unglücklichsten Ziehungen
analysis-eyes = Mit den Augen von { $name }
analysis-failed = Die Analyse ist gescheitert.
analysis-faultless = Kein Zug hat etwas verschenkt.
analysis-grade-best = bester
analysis-grade-blunder = Patzer
analysis-grade-doubtful = fraglich
analysis-grade-good = gut
analysis-grade-mistake = Fehler
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
analysis-loss = kostet { $loss } ± { $error } von 100 Partien
analysis-luck = Glück
analysis-luckiest = { $name } hatte bei Aktion { $number } das größte Glück: { $change } ± { $error } von 100 Partien. { $told }
analysis-move = { $number }. { $name }: { $move } – { $grade }, kostet { $loss } ± { $error } von 100 Partien. Besser: { $better }.
analysis-note = Start, eigene Züge, Züge der anderen, Glück und Rest ergeben zusammen das Ergebnis, gemessen in Partien von 100. Glück ist, wie das Austeilen und jede Ziehung die Gewinnchance verändert haben. Der Rest ist, was beim Entscheiden niemand wissen konnte und was die Schätzungen nicht erfassen.
analysis-nothing = In dieser Partie hatte niemand eine Wahl.
analysis-only_losses = Nur Züge, die etwas verschenkt haben
analysis-others = Züge der anderen
analysis-overview = Überblick
analysis-play_on = Von hier weiterspielen
analysis-player = Spieler
analysis-players = Wie alle gespielt haben
analysis-progress = bewertet
analysis-rest = Rest
analysis-result = Ergebnis
analysis-skill = eigene Züge
analysis-start = Start
analysis-title = Analyse: { $game }
analysis-turn = Nach Aktion { $number } ging die Gewinnchance von { $name } von { $before } % auf { $after } %.
analysis-turns = Wendepunkte
analysis-unluckiest = { $name } hatte bei Aktion { $number } das größte Pech: { $change } ± { $error } von 100 Partien. { $told }
analysis-verdict-badly_even = { $name } hat viel verschenkt; Glück und Pech hielten sich die Waage.
analysis-verdict-badly_lucky = { $name } hat viel verschenkt und trotzdem Glück gehabt.
analysis-verdict-badly_unlucky = { $name } hat viel verschenkt und auch noch Pech gehabt.
analysis-verdict-well_even = { $name } hat gut gespielt; Glück und Pech hielten sich die Waage.
analysis-verdict-well_lucky = { $name } hat gut gespielt und Glück gehabt.
analysis-verdict-well_unlucky = { $name } hat gut gespielt und Pech gehabt.
analysis-waiting = Die Partie wird analysiert
analysis-was_best = Nichts war eindeutig besser.
analysis-working = Du kannst diese Seite verlassen: Die Analyse geht weiter, und ihr Link bleibt derselbe.
