simulate-bot = bot
simulate-decimal_sign = ,
simulate-first_game = dès la partie
simulate-footer =
    { $decisions ->
        [one] { $decisions } décision
        [many] { $decisions } de décisions
       *[other] { $decisions } décisions
    } en { $seconds } s, soit { $speed } par seconde
simulate-interval = intervalle à 95 %
simulate-mean_score = score moyen
simulate-progress = parties en cours
simulate-share = part
simulate-title =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    } de { $game }, { $players } joueurs
simulate-wins = victoires
