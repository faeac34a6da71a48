simulate-bot = bot
simulate-decimal_sign = .
simulate-first_game = first in game
simulate-footer =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s, { $speed } a second
simulate-interval = 95 % interval
simulate-mean_score = mean score
simulate-progress = playing
simulate-share = share
simulate-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }, { $players } players
simulate-wins = wins
