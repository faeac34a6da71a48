ratings-at = при { $n } игроках
ratings-compare = Сравнить
ratings-compared = Сравнение
ratings-difficulty = Сложность
ratings-every = все
ratings-explained = 1500 — средний робот; на 400 пунктов больше — отношение побед к поражениям против умелых соперников выше в десять раз. В пределах ± истинное значение лежит в 95 случаях из 100.
ratings-found =
    { $n ->
        [one] { NUMBER($n) } робот
        [few] { NUMBER($n) } робота
        [many] { NUMBER($n) } роботов
       *[other] { NUMBER($n) } робота
    }
ratings-made_by = Числа получены этой командой:
ratings-next = Дальше
ratings-nothing = Ни один робот не подходит.
ratings-order = Порядок
ratings-pages = страница { $page } из { $pages }
ratings-pieces = Детали
ratings-play = Сыграть против него
ratings-players = Игроков
ratings-points = { $points } ± { $spread }
ratings-previous = Назад
ratings-rank = Место
ratings-rank_of = { NUMBER($rank) } из { NUMBER($all) }
ratings-rating = Рейтинг
ratings-remove = Убрать { $robot }
ratings-robot = Робот { $pieces }
ratings-search = Поиск
ratings-search_how = B3, 3-?-?-6-2 или название детали
ratings-strongest = сначала сильные
ratings-title = Все 7776 роботов
ratings-weakest = сначала слабые
