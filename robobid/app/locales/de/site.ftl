site-address = Adresse eines Servers
site-alone = Tische mit Freunden und offene Tische brauchen einen Server. Wenn du einen kennst, geh dorthin:
site-export = Alle Partien in einer Datei sichern
site-failed = Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
site-file = Deine Partien mitnehmen
site-file_here = Sichere sie in einer Datei und spiele sie in einem anderen Browser oder auf einem Server weiter.
site-file_server = Sichere sie in einer Datei und spiele sie in einem anderen Browser oder ohne Server weiter. Partien mit anderen kommen mit, sobald sie zu Ende sind.
site-go = Los
site-import = Partien aus einer Datei laden
site-loading = Das Spiel wird geladen: { $done } von { $total } MB
site-new = Eine neue Version ist da.
site-none = Alle diese Partien sind schon da.
site-not_kept = Dieser Browser behält nichts: Deine Partien bleiben nur, solange diese Seite offen ist.
site-starting = Das Spiel wird vorbereitet
site-take = Jetzt benutzen
site-taken =
    { $n ->
        [one] { $n } Partie wurde geladen.
       *[other] { $n } Partien wurden geladen.
    }
