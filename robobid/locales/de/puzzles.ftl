puzzles-ask = Deine Wahl, 1 bis { $n } ({ $quit } beendet):
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-found =
    { $n ->
        [one] { $n } Aufgabe
       *[other] { $n } Aufgaben
    } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gefunden, nach Thema (und Schwierigkeit):
puzzles-fzzzt-bid = Energie { $power }: { $cards }
puzzles-level = Schwierigkeit { $level }: Ab der Stufe „{ $bot }“ findet es jeder Bot.
puzzles-level_beyond = Schwierigkeit { $level }: In der Zeit, die ein Bot für einen Zug hat, findet es keiner.
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
puzzles-table = Wie oft jede Wahl gewinnt, in je { $n } Fortsetzungen, mit dem Intervall:
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
puzzles-why-fzzzt-all_in = Jetzt oder nie: { NOUN($card, case: "nominative") } ist deine ganze Energie wert, { $power }; sie gewinnt { $takes } von 100 Auktionen, und etwas zurückzuhalten (Energie { $other }) kostet mehr, als es spart.
puzzles-why-fzzzt-chief = Du hast den Schraubenschlüssel und gewinnst bei Gleichstand: Energie { $power } holt { NOUN($card, case: "accusative") } in { $takes } von 100 Auktionen, Energie { $other } wäre mehr als nötig.
puzzles-why-fzzzt-deny = { NOUN($card, case: "nominative") } ist für { $rival } mehr wert als für dich; mit Energie { $power } schnappst du die Karte in { $takes } von 100 Auktionen selbst, Energie { $other } ist das nächstbeste Gebot.
puzzles-why-fzzzt-overpay = Energie { $power } holt { NOUN($card, case: "accusative") } in { $takes } von 100 Auktionen; Energie { $other } würde Karten kosten, die du noch brauchst.
puzzles-why-fzzzt-probe = Energie { $power } holt { NOUN($card, case: "accusative") } in { $takes } von 100 Auktionen: niedrig genug, um es zu verschmerzen, hoch genug, falls die anderen sparen. Das nächstbeste Gebot ist Energie { $other }.
puzzles-why-fzzzt-save = { NOUN($card, case: "nominative") } lohnt den Kampf nicht: Biete so wenig wie möglich, Energie { $power }, und behalte deine Karten für später; Energie { $other } kostet mehr, als sie bringt.
puzzles-why-fzzzt-spanner = Energie { $power } holt { NOUN($card, case: "accusative") } nur in { $takes } von 100 Auktionen, bringt dir aber in { $spanner } von 100 durch einen Gleichstand den Schraubenschlüssel: Dafür ist das Gebot da.
puzzles-why-fzzzt-stretch = Energie { $other } würde Karten sparen, aber bei { NOUN($card, case: "dative") } lohnt es sich, sicherzugehen: Energie { $power } holt sie in { $takes } von 100 Auktionen.
puzzles-why-fzzzt-trap = { NOUN($card, case: "nominative") } würde dich zurzeit Punkte kosten: Biete so wenig wie möglich, Energie { $power }, und überlass die Karte anderen.
puzzles-why-powergrid-contest = Das Kraftwerk ist noch immer mehr wert, als es kostet, dir und dem, der es sonst bekäme: { $best } ist besser als { $other }.
puzzles-why-powergrid-end = Jetzt liegst du vorn, und das bleibt nicht so: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-grow = Das Haus macht sich bezahlt, und Warten macht es teurer: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-hold = Noch ein Haus kostet jetzt mehr, als es bringt: Geld und Reihenfolge sind mehr wert. Also: { $best }; nächstbester Zug: { $other }.
puzzles-why-powergrid-largest = Mehr Städte zu versorgen ist den Preis wert: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-modest = Es gibt ein größeres Kraftwerk, aber dieses passt zu deinen Städten, Rohstoffen und deinem Geld: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-not_yet = Wer die Partie jetzt beendet, schenkt jemand anderem den Sieg: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-overpay = Der Preis ist höher als das, was das Kraftwerk dir bringt: { $best } ist besser als { $other }.
puzzles-why-powergrid-place = Die billigste Stadt führt nicht weiter; diese öffnet den Weg oder versperrt ihn anderen: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-start = Das erste Haus entscheidet, was die anderen kosten: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-starve = Die anderen können mehr davon verbrauchen, als übrig bleibt: { $best } macht es für sie teuer oder legt ihre Kraftwerke still. Nächstbester Zug: { $other }.
puzzles-why-powergrid-stock = Du wirst es brauchen, und jetzt ist es billiger als später: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-thrift = Das Geld bringt anderswo mehr: { $best }. Nächstbester Zug: { $other }.
puzzles-why-powergrid-wait = Kein Kraftwerk ist jetzt seinen Preis wert: { $best } spart das Geld. Nächstbester Zug: { $other }.
puzzles-wrong = Besser: { $best }.
