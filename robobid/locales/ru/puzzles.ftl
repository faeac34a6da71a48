puzzles-ask = Твой выбор, от 1 до { $n } ({ $quit } — закончить):
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-found =
    { $n ->
        [one] Найдена { $n } задача
        [few] Найдено { $n } задачи
        [many] Найдено { $n } задач
       *[other] Найдено { $n } задачи
    } в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
        [many] { $games } партиях
       *[other] { $games } партии
    }; по темам (и сложности):
puzzles-fzzzt-bid = энергия { $power }: { $cards }
puzzles-level = Сложность { $level }: начиная с уровня «{ $bot }», решение видит каждый бот.
puzzles-level_beyond = Сложность { $level }: за время одного хода решение не видит ни один бот.
puzzles-next = Enter — следующая задача, { $quit } — закончить:
puzzles-packed = Записано задач: { $n }, файл { $file } (байт: { $bytes }).
puzzles-page-all = все
puzzles-page-beyond = ни один бот
puzzles-page-choices = Что можно сделать
puzzles-page-delete = Удалить
puzzles-page-export = Сохранить в файл
puzzles-page-game = Игра
puzzles-page-kept = Это хранится в этом браузере, а если сервер знает твои столы, то и на нём.
puzzles-page-level = Сложность
puzzles-page-next = Следующая задача
puzzles-page-none = Таких задач нет.
puzzles-page-open = Ещё не решено: { $n } из { $all }
puzzles-page-progress = Твои успехи
puzzles-page-question = Как ты поступишь?
puzzles-page-skip = Другая задача
puzzles-page-solved = Решено: { $solved }, не решено: { $missed }.
puzzles-page-theme = Тема
puzzles-page-title = Задачи
puzzles-page-what = Позиции из партий ботов: один вариант явно лучше всех остальных.
puzzles-progress = поиск
puzzles-right = Верно: { $best }.
puzzles-score = Решено: { $solved } из { $tried }.
puzzles-table = Шансы на победу каждого варианта, с интервалом (продолжений на вариант: { $n }):
puzzles-theme = Тема: { $theme }
puzzles-theme-fzzzt-all_in = ставить всё
puzzles-theme-fzzzt-chief = с ключом ничья — победа
puzzles-theme-fzzzt-deny = не отдавать сопернику
puzzles-theme-fzzzt-overpay = не переплачивать
puzzles-theme-fzzzt-probe = промежуточная ставка
puzzles-theme-fzzzt-save = беречь карты
puzzles-theme-fzzzt-spanner = ничья ради ключа
puzzles-theme-fzzzt-stretch = чуть больше
puzzles-theme-fzzzt-trap = карта-ловушка
puzzles-theme-powergrid-contest = не уступать
puzzles-theme-powergrid-end = закончить партию сейчас
puzzles-theme-powergrid-grow = расти сейчас
puzzles-theme-powergrid-hold = не спешить строить
puzzles-theme-powergrid-largest = самая мощная станция
puzzles-theme-powergrid-modest = нужная станция, а не самая мощная
puzzles-theme-powergrid-not_yet = пока не заканчивать
puzzles-theme-powergrid-overpay = не переплачивать
puzzles-theme-powergrid-place = лучший город, а не самый дешёвый
puzzles-theme-powergrid-start = с чего начать
puzzles-theme-powergrid-starve = лишить ресурсов
puzzles-theme-powergrid-stock = покупать впрок
puzzles-theme-powergrid-thrift = не больше, чем нужно
puzzles-theme-powergrid-wait = ждать лучшего рынка
puzzles-which = Задача { $puzzle }: как ты поступишь?
puzzles-why-fzzzt-all_in = Сейчас или никогда: карта «{ $card }» стоит всей твоей энергии, { $power }; она побеждает в { $takes } % аукционов, а экономия (энергия { $other }) обойдётся дороже.
puzzles-why-fzzzt-chief = Гаечный ключ у тебя, и ничьи твои: энергия { $power } берёт карту «{ $card }» в { $takes } % аукционов, а { $other } — больше, чем нужно.
puzzles-why-fzzzt-deny = Карта «{ $card }» соперникам нужнее, чем тебе, больше всех её хочет { $rival }; энергия { $power } не отдаёт её в { $takes } % аукционов, следующая по силе ставка — { $other }.
puzzles-why-fzzzt-overpay = Энергия { $power } берёт карту «{ $card }» в { $takes } % аукционов; на энергию { $other } уйдут карты, которые ещё пригодятся.
puzzles-why-fzzzt-probe = Энергия { $power } берёт карту «{ $card }» в { $takes } % аукционов: не жаль проиграть, и хватит, если другие экономят. Следующая по силе ставка — { $other }.
puzzles-why-fzzzt-save = За карту «{ $card }» не стоит бороться: поставь как можно меньше, энергию { $power }, и побереги карты; ставка { $other } потеряет больше, чем принесёт.
puzzles-why-fzzzt-spanner = Энергия { $power } берёт карту «{ $card }» лишь в { $takes } % аукционов, зато в { $spanner } % ничья приносит тебе гаечный ключ: ради него и ставка.
puzzles-why-fzzzt-stretch = Ставка { $other } сберегла бы карты, но карту «{ $card }» стоит брать наверняка: энергия { $power } берёт её в { $takes } % аукционов.
puzzles-why-fzzzt-trap = Карта «{ $card }» сейчас отняла бы у тебя очки: поставь как можно меньше, энергию { $power }, и оставь её другим.
puzzles-why-powergrid-contest = Электростанция всё ещё стоит дороже своей цены — и для тебя, и для того, кому она достанется: { $best } лучше, чем { $other }.
puzzles-why-powergrid-end = Сейчас ты впереди, и это ненадолго: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-grow = Дом окупится, а ждать — дороже: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-hold = Ещё один дом сейчас обойдётся дороже, чем даст: деньги и порядок хода важнее. Итак: { $best }; следующий вариант — { $other }.
puzzles-why-powergrid-largest = Снабжать больше городов стоит этих денег: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-modest = Есть электростанция мощнее, но эта подходит к твоим городам, ресурсам и деньгам: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-not_yet = Закончить сейчас — отдать партию другому: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-overpay = Цена выше того, что электростанция тебе принесёт: { $best } лучше, чем { $other }.
puzzles-why-powergrid-place = Самый дешёвый город никуда не ведёт; этот открывает дорогу или закрывает её другим: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-start = Первый дом решает, во что обойдутся остальные: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-starve = Соперники могут сжечь больше, чем останется: { $best } заставит их платить или стоять. Следующий вариант — { $other }.
puzzles-why-powergrid-stock = Это понадобится, и сейчас дешевле, чем потом: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-thrift = Деньги нужнее в другом месте: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-wait = Ни одна электростанция сейчас не стоит своей цены: лучше всего — { $best }; следующий вариант — { $other }.
puzzles-wrong = Лучше: { $best }.
