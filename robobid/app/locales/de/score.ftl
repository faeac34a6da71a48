score-ask-cards = Welche anderen Karten hast du, Fzzzt!-Karten eingeschlossen?
score-ask-edition = Welche Ausgabe ({ $editions })? Enter für en:
score-ask-fixed = Welche Roboter liegen schon auf { NOUN($unit, case: "dative") }?
score-ask-units = Welche Produktionseinheiten hast du?
score-how = Nenne Karten mit ihrer Kennung oder ihrem Kurznamen (b-r1-05 oder r1e), durch Leerzeichen getrennt; eine leere Zeile heißt keine. `robobid cards` zeigt alle.
score-total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }: { $basic } für die Karten { $sign } { $bonus } für die Produktionseinheiten, mit { $n ->
        [one] { $n } Roboter
       *[other] { $n } Robotern
    }.
