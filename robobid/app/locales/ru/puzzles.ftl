puzzles-ask = Твой выбор, от 1 до { $n } ({ $quit } — закончить):
puzzles-because = { $why } { $fact }
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-fact-powergrid-end = Если партия закончится этим ходом, своими ресурсами ты снабдишь городов: { $n }, лучший из остальных — { $rival }.
puzzles-fact-powergrid-fuel =
    Это стоит { $price }, и у тебя останется { $left }. Твои ресурсы снабжают { $n } из { $cities ->
        [one] { $cities } города
        [few] { $cities } городов
        [many] { $cities } городов
       *[other] { $cities } города
    }.
puzzles-fact-powergrid-house =
    Дом стоит { $cost }, и у тебя останется { $left }. У тебя { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }, а твои электростанции могли бы снабдить { $n }: ещё один приносил бы на { $more } больше за раунд.
puzzles-fact-powergrid-house_idle =
    Дом стоит { $cost }, и у тебя останется { $left }. У тебя { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }, а твои электростанции могли бы снабдить { $n }: ещё один пока ничего не принёс бы.
puzzles-fact-powergrid-plant =
    { $gain } У тебя { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }; если заплатить { $price }, останется { $left }.
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
puzzles-standing-earns = { $name } (городов с энергией: { $n } из { $cities }, доход { $income })
puzzles-standing-fzzzt = Если бы партия закончилась сейчас: { $points }. Гаечный ключ: { $chief }.
puzzles-standing-fzzzt_pile = Если бы партия закончилась сейчас: { $points }. Гаечный ключ: { $chief }. У тебя в сбросе: { $cards }.
puzzles-standing-powergrid = По порядку хода, с ресурсами, какие есть: { $seats }.
puzzles-standing-seat = { $name } { $n }
puzzles-table = Как часто выигрывает каждый выбор против этих ботов (вариантов на каждый: { $n }), с интервалом:
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
puzzles-theme-powergrid-largest = самая мощная электростанция
puzzles-theme-powergrid-modest = нужная электростанция, а не самая мощная
puzzles-theme-powergrid-not_yet = пока не заканчивать
puzzles-theme-powergrid-overpay = не переплачивать
puzzles-theme-powergrid-place = лучший город, а не самый дешёвый
puzzles-theme-powergrid-start = с чего начать
puzzles-theme-powergrid-starve = лишить ресурсов
puzzles-theme-powergrid-stock = покупать впрок
puzzles-theme-powergrid-thrift = не больше, чем нужно
puzzles-theme-powergrid-wait = ждать лучшего рынка
puzzles-which = Задача { $puzzle }: как ты поступишь?
puzzles-why-fzzzt-all_in = Сейчас или никогда: карта «{ $card }» стоит всей твоей энергии, { $power }; она побеждает в { $takes } % аукционов против этих ботов, а экономия (энергия { $other }) обойдётся дороже.
puzzles-why-fzzzt-chief = Гаечный ключ у тебя, и ничьи твои: энергия { $power } берёт карту «{ $card }» в { $takes } % аукционов против этих ботов, а { $other } — больше, чем нужно.
puzzles-why-fzzzt-deny = Карта «{ $card }» соперникам нужнее, чем тебе, больше всех её хочет { $rival }; энергия { $power } не отдаёт её в { $takes } % аукционов против этих ботов, следующая по силе ставка — { $other }.
puzzles-why-fzzzt-overpay = Энергия { $power } берёт карту «{ $card }» в { $takes } % аукционов против этих ботов; на энергию { $other } уйдут карты, которые ещё пригодятся.
puzzles-why-fzzzt-probe = Энергия { $power } берёт карту «{ $card }» в { $takes } % аукционов против этих ботов: не жаль проиграть, и хватит, если другие экономят. Следующая по силе ставка — { $other }.
puzzles-why-fzzzt-save = За карту «{ $card }» не стоит бороться: поставь как можно меньше, энергию { $power }, и побереги карты; ставка { $other } потеряет больше, чем принесёт.
puzzles-why-fzzzt-spanner = Энергия { $power } берёт карту «{ $card }» лишь в { $takes } % аукционов против этих ботов, зато в { $spanner } % ничья приносит тебе гаечный ключ: ради него и ставка.
puzzles-why-fzzzt-stretch = Ставка { $other } сберегла бы карты, но карту «{ $card }» стоит брать наверняка: энергия { $power } берёт её в { $takes } % аукционов против этих ботов.
puzzles-why-fzzzt-trap = Карта «{ $card }» сейчас отняла бы у тебя очки: поставь как можно меньше, энергию { $power }, и оставь её другим.
puzzles-why-powergrid-contest = Здесь поднять ставку выгоднее, чем уступить: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-end = Закончить сейчас выгоднее, чем играть дальше: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-grow = Самый дешёвый дом, и построить его сейчас выгоднее, чем беречь деньги: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-hold = Ни один дом сейчас не выгоднее, чем сберечь деньги: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-largest = Из доступных электростанций эта снабжает больше всего городов и стоит своей цены: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-modest = Есть электростанция на большее число городов, но эта выгоднее: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-not_yet = Можно закончить сейчас, но играть дальше выгоднее: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-overpay = При такой цене уступить выгоднее, чем поднимать ставку: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-place = Не самый дешёвый город, но самый выгодный: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-start = Первый дом решает, во что обойдутся остальные: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-starve = Соперники могут сжечь больше, чем останется: { $best } заставит их переплачивать или простаивать. Следующий вариант — { $other }.
puzzles-why-powergrid-stock = Покупать впрок здесь выгоднее, чем беречь деньги: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-thrift = Сберечь деньги здесь выгоднее, чем покупать ещё: { $best }. Следующий вариант — { $other }.
puzzles-why-powergrid-wait = Пас здесь выгоднее любой доступной электростанции: { $best }. Следующий вариант — { $other }.
puzzles-wrong = Лучше: { $best }.
