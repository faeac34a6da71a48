score-ask-cards = Quelles autres cartes as-tu, cartes Fzzzt comprises ?
score-ask-edition = Quelle édition ({ $editions }) ? Entrée pour en :
score-ask-fixed = Quels Robots sont déjà sur { NOUN($unit, case: "le") } ?
score-ask-units = Quelles Unités de Production as-tu ?
score-how = Nomme les cartes par leur identifiant ou leur nom court (b-r1-05 ou r1e), séparés par des espaces ; une ligne vide veut dire aucune. `robobid cards` les montre toutes.
score-total =
    { $total ->
        [one] { $total } PV
        [many] { $total } PV
       *[other] { $total } PV
    } : { $basic } pour les cartes { $sign } { $bonus } pour les Unités de Production, avec { $n ->
        [one] { $n } Robot
        [many] { $n } Robots
       *[other] { $n } Robots
    }.
