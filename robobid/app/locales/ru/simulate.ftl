simulate-bot = бот
simulate-decimal_sign = ,
simulate-first_game = впервые в партии
simulate-footer =
    { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    } за { $seconds } с, { $speed } в секунду
simulate-interval = 95-процентный интервал
simulate-mean_score = средний счёт
simulate-progress = идёт игра
simulate-share = доля
simulate-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, игроков: { $players }
simulate-wins = победы
