cards-column-id = Kürzel
cards-column-name = Name
cards-column-player = Spieler
cards-column-points = Punkte
cards-column-power = Energie
cards-column-set = Satz
cards-column-speed = Tempo
cards-column-symbols = Bauteile
cards-legend =
    { $mark } steht hinter Angaben, die keine öffentliche Quelle nennt: Sie sind erschlossen. Das betrifft { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, und alle { $peripherals } so markierten Peripheriegeräte sind unsere eigenen. Einen anderen Kartensatz nennt --deck DATEI.
cards-peripherals =
    { $n ->
        [one] { $n } Peripheriegerät
       *[other] { $n } Peripheriegeräte
    }
cards-set-base = Grundspiel
cards-set-expansion = 5/6
cards-title =
    Kartensatz { $deck }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
