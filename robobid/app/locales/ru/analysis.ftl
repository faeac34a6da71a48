analysis-accuracy = сохранено %
analysis-ahead =
    { $n ->
        [one] Сначала { $n } другая партия.
        [few] Сначала { $n } другие партии.
        [many] Сначала { $n } других партий.
       *[other] Сначала { $n } другой партии.
    }
analysis-as_table = Шансы в таблице
analysis-better = Лучше: { $better }.
analysis-board = На столе
analysis-chances = Шансы на победу по ходу партии
analysis-done = оценено ходов и случайных событий: { $done } из { $total }
analysis-draws = Где повезло и не повезло больше всего
analysis-even = шансы равны
analysis-everybody = все
analysis-eyes = Глазами игрока { $name }
analysis-failed = Анализ не удался.
analysis-faultless = Ни один ход не стоил шансов на победу.
analysis-fortune-even = Удача ни при чём.
analysis-fortune-lucky = Удача помогла.
analysis-fortune-unlucky = Удача подвела.
analysis-grade-best = лучший
analysis-grade-blunder = зевок
analysis-grade-doubtful = спорный
analysis-grade-good = хороший
analysis-grade-mistake = ошибка
analysis-grade-no_stake = ничего не решает
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
analysis-level = Сила игры: примерно как у бота «{ $level }».
analysis-level_range = Сила игры: примерно как у бота «{ $level }»; возможны уровни от «{ $low }» до «{ $high }».
analysis-loss = теряет { $loss } ± { $error } партии из 100
analysis-luck = удача
analysis-luckiest = Больше всего игроку { $name } повезло ({ $round }): { $change } ± { $error } партии из 100. { $told }
analysis-mine = { $name } (я)
analysis-move = { $number }. { $name }: { $move } — { $grade }, теряет { $loss } ± { $error } партии из 100. Лучше: { $better }.
analysis-move_in_points = { $number }. { $name }: { $move } — шансы равны, { $lost }. Лучше: { $better }.
analysis-none_such = Таких ходов нет.
analysis-note = Начало, свои ходы, ходы других, удача и остаток вместе дают итог, в партиях из 100. Удача — то, как раздача и каждая вытянутая карта изменили шанс на победу. Остаток — то, чего никто не мог знать, делая выбор, и чего не знают оценки.
analysis-nothing = В этой партии ни у кого не было выбора.
analysis-only-all = Все ходы
analysis-only-costly = Что стоило шансов
analysis-only-turns = Переломы
analysis-others = ходы других
analysis-overview = Обзор
analysis-play_on = Играть отсюда
analysis-played-badly = { $name } много теряет: сохранено лишь { $kept } % того, что было на кону.
analysis-played-fairly = { $name } кое-что теряет: сохранено { $kept } % того, что было на кону.
analysis-played-unknown =
    { $name }: на кону было слишком мало, чтобы судить об игре ({ $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    }).
analysis-played-very_well = { $name } играет очень хорошо: сохранено { $kept } % того, что было на кону.
analysis-played-well = { $name } играет хорошо: сохранено { $kept } % того, что было на кону.
analysis-player = игрок
analysis-players = Кто как сыграл
analysis-preparing = Подготовка: партия читается, оцениваются первые ходы.
analysis-progress = оценка
analysis-rest = остаток
analysis-result = итог
analysis-round = раунд
analysis-skill = свои ходы
analysis-so_far = Ниже — то, что уже известно; удача подсчитывается в конце.
analysis-start = начало
analysis-title = Анализ: { $game }
analysis-turn = { $name }, { $round }: { $move }. Шанс на победу изменился с { $before } % до { $after } %.
analysis-turns = Переломные моменты
analysis-unluckiest = Больше всего игроку { $name } не повезло ({ $round }): { $change } ± { $error } партии из 100. { $told }
analysis-waiting = Идёт анализ партии
analysis-was_best = Явно лучшего хода не было.
analysis-was_best_in_points = На шансы победить выбор не влиял, и ничто явно не принесло бы больше.
analysis-was_even = Здесь любой выбор вёл примерно к одному.
analysis-whose = Ходы игрока:
analysis-working = Эту страницу можно закрыть: анализ продолжится, а ссылка останется той же.
