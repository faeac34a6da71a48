simulate-bot = Bot
simulate-decimal_sign = ,
simulate-first_game = zuerst in Partie
simulate-footer =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $seconds } s, { $speed } je Sekunde
simulate-interval = 95-%-Intervall
simulate-mean_score = Ø Punkte
simulate-progress = spielt
simulate-share = Anteil
simulate-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } { $game }, { $players } Spieler
simulate-wins = Siege
