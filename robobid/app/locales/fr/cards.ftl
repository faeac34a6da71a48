cards-column-id = code
cards-column-name = nom
cards-column-player = joueur
cards-column-points = PV
cards-column-power = pouvoir
cards-column-set = boîte
cards-column-speed = VMC
cards-column-symbols = symboles
cards-legend =
    { $mark } marque une donnée qu’aucune source publique ne donne : elle est déduite. Cela touche { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, et les { $peripherals } périphériques ainsi marqués sont les nôtres. Un autre jeu s’indique avec --deck FICHIER.
cards-peripherals =
    { $n ->
        [one] { $n } périphérique
        [many] { $n } périphériques
       *[other] { $n } périphériques
    }
cards-set-base = base
cards-set-expansion = 5/6
cards-title =
    Jeu { $deck } : { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }
