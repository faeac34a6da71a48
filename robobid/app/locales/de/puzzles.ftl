puzzles-ask = Deine Wahl, 1 bis { $n } ({ $quit } beendet):
puzzles-because = { $why } { $fact }
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-fact-powergrid-end = Endet die Partie mit diesem Zug, kannst du mit deinen Rohstoffen { $n } deiner Städte versorgen; die Besten der anderen { $rival }.
puzzles-fact-powergrid-fuel =
    Es kostet { $price } und lässt dir { $left } Elektro. Deine Rohstoffe versorgen { $n } { $cities ->
        [one] deiner { $cities } Stadt
       *[other] deiner { $cities } Städte
    }.
puzzles-fact-powergrid-house =
    Das Haus kostet { $cost } und lässt dir { $left } Elektro. Du hast { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, und deine Kraftwerke könnten { $n } versorgen: Eine mehr brächte jede Runde { $more } mehr ein.
puzzles-fact-powergrid-house_idle =
    Das Haus kostet { $cost } und lässt dir { $left } Elektro. Du hast { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, und deine Kraftwerke könnten { $n } versorgen: Eine mehr brächte noch nichts ein.
puzzles-fact-powergrid-plant =
    { $gain } Du hast { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }; für { $price } gekauft, blieben dir { $left } Elektro.
puzzles-found =
    { $n ->
        [one] { $n } Aufgabe
       *[other] { $n } Aufgaben
    } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gefunden, nach Thema (und Schwierigkeit):
puzzles-fzzzt-bid = Energie { $power }: { $cards }
puzzles-level = Schwierigkeit { $level }: Ab „{ $bot }“ löst sie jeder Bot.
puzzles-level_beyond = Schwierigkeit { $level }: In der Zeit für einen Zug löst sie kein Bot.
puzzles-next = Enter für die nächste Aufgabe, { $quit } beendet:
puzzles-packed =
    { $n ->
        [one] { $n } Aufgabe
       *[other] { $n } Aufgaben
    } in { $file } geschrieben ({ $bytes } Bytes).
puzzles-page-all = alle
puzzles-page-beyond = kein Bot
puzzles-page-choices = Was du tun könntest
puzzles-page-delete = Löschen
puzzles-page-export = Als Datei speichern
puzzles-page-game = Spiel
puzzles-page-kept = Dein Fortschritt steht in diesem Browser und, sobald du dort an einem Tisch gespielt hast, auch auf dem Server.
puzzles-page-level = Schwierigkeit
puzzles-page-next = Nächste Aufgabe
puzzles-page-none = Solche Aufgaben gibt es nicht.
puzzles-page-open = { $n } von { $all } noch ungelöst
puzzles-page-progress = Dein Fortschritt
puzzles-page-question = Was tust du?
puzzles-page-skip = Eine andere Aufgabe
puzzles-page-solved = Gelöst: { $solved }, nicht gelöst: { $missed }.
puzzles-page-theme = Thema
puzzles-page-title = Aufgaben
puzzles-page-what = Stellungen aus Partien zwischen Bots: Eine Wahl ist klar besser als alle anderen.
puzzles-progress = suche
puzzles-right = Richtig: { $best }.
puzzles-score = { $solved } von { $tried } gelöst.
puzzles-standing-earns = { $name } (versorgte Städte: { $n } von { $cities }, Einkommen { $income })
puzzles-standing-fzzzt = Wenn die Partie jetzt endete: { $points }. Schraubenschlüssel: { $chief }.
puzzles-standing-fzzzt_pile = Wenn die Partie jetzt endete: { $points }. Schraubenschlüssel: { $chief }. In deinem Ablagestapel: { $cards }.
puzzles-standing-powergrid = In Spielerreihenfolge, mit den vorhandenen Rohstoffen: { $seats }.
puzzles-standing-seat = { $name } { $n }
puzzles-table = Wie oft jede Wahl gegen diese Bots gewinnt, in je { $n } Fortsetzungen, mit dem Intervall:
puzzles-theme = Thema: { $theme }
puzzles-theme-fzzzt-all_in = alles auf eine Karte
puzzles-theme-fzzzt-chief = wer den Schraubenschlüssel hat, gewinnt bei Gleichstand
puzzles-theme-fzzzt-deny = jemandem eine Karte wegnehmen
puzzles-theme-fzzzt-overpay = nicht zu viel bezahlen
puzzles-theme-fzzzt-probe = ein Gebot dazwischen
puzzles-theme-fzzzt-save = Karten sparen
puzzles-theme-fzzzt-spanner = Gleichstand für den Schraubenschlüssel
puzzles-theme-fzzzt-stretch = ein wenig mehr
puzzles-theme-fzzzt-trap = eine Karte zum Liegenlassen
puzzles-theme-powergrid-contest = nicht aussteigen
puzzles-theme-powergrid-end = die Partie jetzt beenden
puzzles-theme-powergrid-grow = jetzt wachsen
puzzles-theme-powergrid-hold = sich zurückhalten
puzzles-theme-powergrid-largest = das größte Kraftwerk
puzzles-theme-powergrid-modest = das richtige Kraftwerk, nicht das größte
puzzles-theme-powergrid-not_yet = noch nicht beenden
puzzles-theme-powergrid-overpay = nicht zu viel bezahlen
puzzles-theme-powergrid-place = der bessere Ort, nicht der billigste
puzzles-theme-powergrid-start = wo man anfängt
puzzles-theme-powergrid-starve = andere aushungern
puzzles-theme-powergrid-stock = auf Vorrat kaufen
puzzles-theme-powergrid-thrift = nicht mehr als nötig
puzzles-theme-powergrid-wait = auf einen besseren Markt warten
puzzles-which = Aufgabe { $puzzle }: Was tust du?
puzzles-why-fzzzt-all_in = Jetzt oder nie: { NOUN($card, case: "nominative") } ist deine ganze Energie wert, { $power }; sie gewinnt { $takes } von 100 Auktionen gegen diese Bots, und etwas zurückzuhalten (Energie { $other }) kostet mehr, als es spart.
puzzles-why-fzzzt-chief = Du hast den Schraubenschlüssel und gewinnst bei Gleichstand: Energie { $power } holt { NOUN($card, case: "accusative") } in { $takes } von 100 Auktionen gegen diese Bots, Energie { $other } wäre mehr als nötig.
puzzles-why-fzzzt-deny = { NOUN($card, case: "nominative") } ist für { $rival } mehr wert als für dich; mit Energie { $power } schnappst du die Karte in { $takes } von 100 Auktionen gegen diese Bots selbst, Energie { $other } ist das nächstbeste Gebot.
puzzles-why-fzzzt-overpay = Energie { $power } holt { NOUN($card, case: "accusative") } in { $takes } von 100 Auktionen gegen diese Bots; Energie { $other } würde Karten kosten, die du noch brauchst.
puzzles-why-fzzzt-probe = Energie { $power } holt { NOUN($card, case: "accusative") } in { $takes } von 100 Auktionen gegen diese Bots: niedrig genug, um es zu verschmerzen, hoch genug, falls die anderen sparen. Das nächstbeste Gebot ist Energie { $other }.
puzzles-why-fzzzt-save = { NOUN($card, case: "nominative") } lohnt den Kampf nicht: Biete so wenig wie möglich, Energie { $power }, und behalte deine Karten für später; Energie { $other } kostet mehr, als sie bringt.
puzzles-why-fzzzt-spanner = Energie { $power } holt { NOUN($card, case: "accusative") } nur in { $takes } von 100 Auktionen gegen diese Bots, bringt dir aber in { $spanner } von 100 durch einen Gleichstand den Schraubenschlüssel: Dafür ist das Gebot da.
puzzles-why-fzzzt-stretch = Energie { $other } würde Karten sparen, aber bei { NOUN($card, case: "dative") } lohnt es sich, sicherzugehen: Energie { $power } holt sie in { $takes } von 100 Auktionen gegen diese Bots.
puzzles-why-fzzzt-trap = { NOUN($card, case: "nominative") } würde dich zurzeit Punkte kosten: Biete so wenig wie möglich, Energie { $power }, und überlass die Karte anderen.
puzzles-why-powergrid-contest = Hier gewinnt Mitbieten öfter als Aussteigen: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-end = Jetzt zu beenden gewinnt öfter als weiterzuspielen: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-grow = Das billigste Haus, und es jetzt zu bauen gewinnt öfter, als das Geld zu behalten: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-hold = Kein Haus gewinnt jetzt so oft, wie das Geld zu behalten: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-largest = Von den Kraftwerken, die du kaufen könntest, versorgt es die meisten Städte, und das ist den Preis wert: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-modest = Es gibt ein Kraftwerk für mehr Städte, aber dieses gewinnt öfter: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-not_yet = Du könntest die Partie jetzt beenden, aber weiterzuspielen gewinnt öfter: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-overpay = Bei diesem Preis gewinnt Aussteigen öfter als Mitbieten: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-place = Nicht die billigste Stadt, aber die, mit der man öfter gewinnt: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-start = Das erste Haus entscheidet, was die anderen kosten: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-starve = Die anderen können mehr davon verbrauchen, als übrig bleibt: { $best } macht es für sie teuer oder legt ihre Kraftwerke still. Nächstbester Zug: { $other }.
puzzles-why-powergrid-stock = Auf Vorrat zu kaufen gewinnt hier öfter, als das Geld zu behalten: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-thrift = Das Geld zu behalten gewinnt hier öfter, als mehr zu kaufen: { $best }. Das Nächstbeste: { $other }.
puzzles-why-powergrid-wait = Passen gewinnt hier öfter als jedes Kraftwerk, das du kaufen könntest: { $best }. Das Nächstbeste: { $other }.
puzzles-wrong = Besser: { $best }.
