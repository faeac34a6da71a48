analysis-accuracy = точность %
analysis-ahead =
    { $n ->
        [one] Сначала { $n } другая партия.
        [few] Сначала { $n } другие партии.
        [many] Сначала { $n } других партий.
       *[other] Сначала { $n } другой партии.
    }
analysis-all_moves = Все ходы
analysis-as_table = Шансы в таблице
analysis-better = Лучше: { $better }.
analysis-board = На столе
analysis-chances = Шансы на победу по ходу партии
analysis-done = оценено ходов и случайных событий: { $done } из { $total }
analysis-draws = Где повезло и не повезло больше всего
analysis-eyes = Глазами игрока { $name }
analysis-failed = Анализ не удался.
analysis-faultless = Ни один ход не стоил шансов на победу.
analysis-grade-best = лучший
analysis-grade-blunder = зевок
analysis-grade-doubtful = спорный
analysis-grade-good = хороший
analysis-grade-mistake = ошибка
analysis-grades = Оценки ходов
analysis-hint = Совет был бы такой: { $hint }
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
analysis-luckiest = Больше всего игроку { $name } повезло в действии { $number }: { $change } ± { $error } партии из 100. { $told }
analysis-move = { $number }. { $name }: { $move } — { $grade }, теряет { $loss } ± { $error } партии из 100. Лучше: { $better }.
analysis-note = Начало, свои ходы, ходы других, удача и остаток вместе дают итог, в партиях из 100. Удача — то, как раздача и каждая вытянутая карта изменили шанс на победу. Остаток — то, чего никто не мог знать, делая выбор, и чего не знают оценки.
analysis-nothing = В этой партии ни у кого не было выбора.
analysis-only_losses = Только ходы с потерями
analysis-others = ходы других
analysis-overview = Обзор
analysis-play_on = Играть отсюда
analysis-player = игрок
analysis-players = Кто как сыграл
analysis-progress = оценка
analysis-rest = остаток
analysis-result = итог
analysis-skill = свои ходы
analysis-start = начало
analysis-title = Анализ: { $game }
analysis-turn = После действия { $number } шанс игрока { $name } изменился с { $before } % до { $after } %.
analysis-turns = Переломные моменты
analysis-unluckiest = Больше всего игроку { $name } не повезло в действии { $number }: { $change } ± { $error } партии из 100. { $told }
analysis-verdict-badly_even = { $name } много теряет; удача ни при чём.
analysis-verdict-badly_lucky = { $name } много теряет, но удача выручает.
analysis-verdict-badly_unlucky = { $name } много теряет, да и удачи нет.
analysis-verdict-well_even = { $name } играет хорошо; удача ни при чём.
analysis-verdict-well_lucky = { $name } играет хорошо, и удача помогает.
analysis-verdict-well_unlucky = { $name } играет хорошо, но удачи нет.
analysis-waiting = Идёт анализ партии
analysis-was_best = Явно лучшего хода не было.
analysis-working = Эту страницу можно закрыть: анализ продолжится, а ссылка останется той же.
