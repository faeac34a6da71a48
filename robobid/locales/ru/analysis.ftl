analysis-accuracy = точность %
analysis-ahead =
    { $n ->
        [one] Сначала { $n } другая партия.
        [few] Сначала { $n } другие партии.
        [many] Сначала { $n } других партий.
       *[other] Сначала { $n } другой партии.
    }
analysis-all_moves = Все ходы
analysis-as_table = Шансы таблицей
analysis-better = Лучше: { $better }.
analysis-board = На столе
analysis-chances = Шансы на победу по ходу партии
analysis-done = оценено ходов и раздач: { $done } из { $total }
analysis-draws = Где повезло и не повезло больше всего
analysis-eyes = Глазами: { $name }
analysis-failed = Анализ не удался.
analysis-faultless = Ни один ход ничего не потерял.
analysis-grade-best = лучший
analysis-grade-blunder = зевок
analysis-grade-doubtful = спорный
analysis-grade-good = хороший
analysis-grade-mistake = ошибка
analysis-grades = Оценки ходов
analysis-hint = Подсказка была бы такой: { $hint }
analysis-left-minutes =
    { $n ->
        [one] Осталась примерно { $n } минута.
        [few] Осталось примерно { $n } минуты.
        [many] Осталось примерно { $n } минут.
       *[other] Осталось примерно { $n } минуты.
    }
analysis-left-seconds =
    { $n ->
        [one] Осталась примерно { $n } секунда.
        [few] Осталось примерно { $n } секунды.
        [many] Осталось примерно { $n } секунд.
       *[other] Осталось примерно { $n } секунды.
    }
analysis-loss = теряет { $loss } ± { $error } партии из 100
analysis-luck = удача
analysis-luckiest = { $name }: больше всего повезло в действии { $number }, { $change } ± { $error } партии из 100. { $told }
analysis-move = { $number }. { $name }: { $move } — { $grade }, теряет { $loss } ± { $error } партии из 100. Лучше: { $better }.
analysis-note = Начало, свои ходы, ходы других, удача и остаток вместе дают итог, в партиях из 100. Удача — то, как раздача и каждая вытянутая карта изменили шанс на победу. Остаток — то, чего никто не мог знать, делая выбор, и чего не знают оценки.
analysis-nothing = В этой партии ни у кого не было выбора.
analysis-only_losses = Только то, что потеряло шансы
analysis-others = ходы других
analysis-overview = Обзор
analysis-play_on = Играть отсюда дальше
analysis-player = кто
analysis-players = Кто как сыграл
analysis-progress = оценка
analysis-rest = остаток
analysis-result = итог
analysis-skill = свои ходы
analysis-start = начало
analysis-title = Анализ: { $game }
analysis-turn = После действия { $number } шанс ({ $name }) изменился с { $before } % до { $after } %.
analysis-turns = Переломные моменты
analysis-unluckiest = { $name }: больше всего не повезло в действии { $number }, { $change } ± { $error } партии из 100. { $told }
analysis-verdict-badly_even = { $name }: много потерь; удача ни при чём.
analysis-verdict-badly_lucky = { $name }: много потерь, но повезло.
analysis-verdict-badly_unlucky = { $name }: много потерь, да ещё и не повезло.
analysis-verdict-well_even = { $name }: хорошая игра; удача ни при чём.
analysis-verdict-well_lucky = { $name }: хорошая игра и удача.
analysis-verdict-well_unlucky = { $name }: хорошая игра, но не повезло.
analysis-waiting = Партия разбирается
analysis-was_best = Явно лучшего хода не было.
analysis-working = Эту страницу можно закрыть: анализ продолжится, а ссылка останется той же.
