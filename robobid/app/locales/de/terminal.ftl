terminal-ask-bid = Dein Gebot für { NOUN($card, case: "accusative") } (Nummern; ? für Hilfe):
terminal-ask-build = Roboter und Einheit (etwa 2 1), oder { $done }:
terminal-ask-curtain = Gib den Bildschirm an { $name }. Weiter mit Enter.
terminal-ask-finished = Fertig bestückt.
terminal-ask-go_on = Weiter mit Enter.
terminal-ask-laid =
    Dein Gebot: { $cards } ({ $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }).
terminal-ask-layout = Letzte Zuordnung: Roboter und Einheit (etwa 2 1), oder { $done }:
terminal-ask-pay = Welche Karte zahlst du (Nummer)?
terminal-ask-undo = Weiter mit Enter, u nimmt es zurück.
terminal-ask-whole_hand =
    Das ist deine ganze Hand, und es { $n ->
        [one] kommt
       *[other] kommen
    } noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }. Enter legt sie, alles andere nicht.
terminal-belt-down = { $n } verdeckt
terminal-belt-head = Zur Auktion
terminal-belt-more = { $n } weitere offen
terminal-coach-alone = Einen Trainer gibt es nur für eine Person, die allein gegen Bots spielt.
terminal-coach-anyway = ja
terminal-coach-leaves =
    Du hast { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    } beendet: Der Trainer geht. Mit { $word } holst du ihn jederzeit zurück.
terminal-coach-off = Der Trainer ist weg. Mit { $word } holst du ihn zurück.
terminal-coach-offer = Ein Trainer kann erklären, was geschieht, und dich vor Fehlern warnen: Tippe { $word }.
terminal-coach-on = Der Trainer ist da: Er erklärt, was geschieht, und warnt dich vor Fehlern. Mit { $word } schickst du ihn weg.
terminal-coach-sure = Enter zum Überlegen; mit { $anyway } machst du es trotzdem:
terminal-continue-ask = Enter setzt sie fort, { $new } beginnt eine andere und behält diese, { $quit } hört auf.
terminal-continue-ask_several = Enter setzt die erste fort, eine Nummer eine andere, { $new } beginnt eine neue, { $quit } hört auf.
terminal-continue-found = Hier wartet eine Partie, in { $round }.
terminal-continue-new = neu
terminal-continue-one = { $round }, verlassen { $date }
terminal-continue-several = { $n } Partien warten hier:
terminal-done = fertig
terminal-end-finished = Das Spiel ist aufgehoben: „robobid analyse { $last }“ beurteilt es, „robobid replay { $last }“ zeigt es noch einmal.
terminal-end-input = Die Eingabe ist zu Ende.
terminal-end-saved = Die Partie ist in { $file } gespeichert; derselbe Befehl setzt sie fort.
terminal-end-unsaved = Partie nicht gespeichert; mit --record DATEI wird sie gespeichert.
terminal-final-fzzzt = { $points } für Fzzzt!-Karten
terminal-final-robots =
    { $points } für { $n ->
        [one] { $n } Roboter
       *[other] { $n } Roboter
    }
terminal-final-title = Wertung
terminal-final-units = { $points } für Produktionseinheiten
terminal-final-widgets =
    { $n ->
        [one] { $n } Apparat
       *[other] { $n } Apparate
    } zu { $points }
terminal-help-bid = Tippe die Nummern der Karten, die du bietest (1 3 oder 13), oder ihre Namen (pip + otto).
terminal-help-build = Tippe die Nummer eines Roboters und einer Produktionseinheit (2 1), dann die nächsten; „fertig“ beendet die Eingabe.
terminal-help-coach = Trainer ein- oder ausschalten
terminal-help-help = diese Hilfe und die Regeln, die jetzt gelten
terminal-help-hint = ein Tipp mit Begründung
terminal-help-log = alles, was geschehen ist
terminal-help-look_up = was das Regelheft zu einer Regel, einem Teil oder einem Wort sagt (? { $example })
terminal-help-pay = Tippe die Nummer der Karte, die du zahlst.
terminal-help-quit = beenden; die Partie wird nach Möglichkeit gespeichert
terminal-help-rules = Die Regeln, die jetzt gelten ({ $edition }):
terminal-help-seen = gesehene Karten: was offen war und was noch kommt
terminal-help-table = noch einmal der Tisch
terminal-help-undo = zurücknehmen, was noch niemand gesehen hat
terminal-hint-bid = Tippe { $numbers }: { $cards }.
terminal-hint-build = Tippe { $numbers }: { NOUN($robot, case: "nominative") } zu { NOUN($unit, case: "dative") }.
terminal-hint-done = Tippe { $done }.
terminal-log = Davor
terminal-own-hand = Deine Hand:
terminal-own-robots = Roboter, die passen:
terminal-own-units = Deine Produktionseinheiten:
terminal-own-value =
    Wäre jetzt Schluss: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    } ({ $basic } für Roboter, { $bonus } für Einheiten).
terminal-player-hand = { $n } auf der Hand
terminal-player-laid = { $n } geboten
terminal-player-laid_hidden = hat geboten
terminal-player-laid_open = bietet { $cards }
terminal-player-pile = { $n } im Ablagestapel
terminal-player_number = Spieler { $number }
terminal-rail-card = Karte { $card } von { $cards }
terminal-rail-deck = { $n } im Stapel
terminal-rail-round = Runde { $round } von { $rounds }
terminal-reveal-tied = gleichauf
terminal-reveal-title = Gebote für { NOUN($card, case: "accusative") }
terminal-reveal-wins = gewinnt
terminal-robot_name = Roboter { $letter }
    .gender = masculine
terminal-seen-hidden = auf der Hand oder im Stapel, von außen unbekannt ({ $n })
terminal-seen-shown = auf der Hand, gezeigt ({ $n })
terminal-seen-spent = im Ablagestapel, seit dem letzten Austeilen gezahlt oder ersteigert ({ $n })
terminal-seen-title = Was alle gesehen haben und sich merken dürfen (§ F4.12):
terminal-seen-unseen = Noch nicht gesehen, verdeckt auf dem Fließband oder im Stapel ({ $n }):
terminal-you = Du
