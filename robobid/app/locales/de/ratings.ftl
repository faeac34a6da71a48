ratings-at = mit { $n } Spielern
ratings-compare = Vergleichen
ratings-compared = Nebeneinander
ratings-difficulty = Schwierigkeit
ratings-every = alle
ratings-explained = Ein durchschnittlicher Roboter hat 1500 Punkte; bei 400 Punkten mehr verzehnfacht sich das Verhältnis von Siegen zu Niederlagen gegen geübte Gegner. Im Bereich ± liegt der wahre Wert 95-mal von 100.
ratings-found =
    { $n ->
        [one] { NUMBER($n) } Roboter
       *[other] { NUMBER($n) } Roboter
    }
ratings-made_by = Die Zahlen stammen von diesem Befehl:
ratings-next = Weiter
ratings-nothing = Kein Roboter gefunden.
ratings-order = Sortierung
ratings-pages = Seite { $page } von { $pages }
ratings-pieces = Teile
ratings-play = Gegen ihn spielen
ratings-players = Spieler
ratings-points = { $points } ± { $spread }
ratings-previous = Zurück
ratings-rank = Rang
ratings-rank_of = { NUMBER($rank) } von { NUMBER($all) }
ratings-rating = Wertung
ratings-remove = { $robot } entfernen
ratings-robot = Roboter { $pieces }
ratings-search = Suche
ratings-search_how = B3, 3-?-?-6-2 oder der Name eines Teils
ratings-strongest = stärkste zuerst
ratings-title = Alle 7.776 Roboter
ratings-weakest = schwächste zuerst
