web-belt-cards = Карты на конвейере, сначала карта на аукционе
web-belt-direction = конвейер едет туда
web-belt-down =
    { $n ->
        [one] { $n } закрыта
        [few] { $n } закрыты
        [many] { $n } закрыто
       *[other] { $n } закрыты
    }
web-belt-in_deck = в колоде
web-belt-more_up =
    { $n ->
        [one] ещё { $n } открыта
        [few] ещё { $n } открыты
        [many] ещё { $n } открыто
       *[other] ещё { $n } открыты
    }
web-belt-rounds_left =
    { $n ->
        [one] ещё { $n } раунд
        [few] ещё { $n } раунда
        [many] ещё { $n } раундов
       *[other] ещё { $n } раунда
    }
web-belt-title = Конвейер
web-bid-anyway = Поставить всё
web-bid-at_least_one = Выложи хотя бы одну карту
web-bid-cards_for =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } за «{ $card }»
web-bid-clear = Убрать все карты
web-bid-consequence = Выиграешь — они уйдут в сброс. Проиграешь — вернутся.
web-bid-lay =
    Поставить { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }, энергия { $power }
web-bid-nobody_sees = Никто не видит, какие.
web-bid-not_so = Передумать
web-bid-nothing_yet = Пока пусто. Нажми на карты в руке.
web-bid-take_back = Отменить ставку
web-bid-title = Твоя ставка
web-bid-wait = Подожди немного
web-bid-whole_hand =
    Это вся твоя рука, а впереди ещё { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
web-build-all_full = В этом раунде схемы больше не принимают роботов.
web-build-cards = Твои карты
web-build-does_not_fit = { $robot } не подходит, нужно: { $symbols }
web-build-done =
    { $n ->
        [one] Готово: { $n } робот
        [few] Готово: { $n } робота
        [many] Готово: { $n } роботов
       *[other] Готово: { $n } робота
    }
web-build-fits = { $robot } подходит: { $symbols }
web-build-fits_nowhere = { $robot }: нет общих элементов с твоими схемами.
web-build-no_symbol = { $robot }: без элементов, ни на одну схему не подходит.
web-build-no_units = У тебя пока нет схем. Выиграй схему с конвейера, и роботам будет где работать.
web-build-none = В этом раунде никого
web-build-note = Робот на схеме остаётся там и больше не участвует в ставках.
web-build-pick_first = Сначала выбери робота.
web-build-put_here = { $robot } сюда
web-build-take_back = Отменить
web-build-this_round = этот раунд
web-build-units = Твои схемы
web-build-wait = Готово. Остальные ещё собирают
web-card-each_widget = за штуковину
web-card-fits_nothing = не для схем
web-card-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
web-close = Закрыть
web-coach-again = Подумать ещё
web-coach-anyway = Всё равно сделать
web-coach-close = Закрыть это сообщение
web-coach-leaves =
    { $n ->
        [one] Сыграна { $n } партия
        [few] Сыграно { $n } партии
        [many] Сыграно { $n } партий
       *[other] Сыграно { $n } партии
    }: теперь играй без тренера. Вернуть его можно в настройках.
web-coach-looking = Тренер смотрит на твой ход…
web-coach-no = Нет, спасибо
web-coach-offer = Впервые здесь? Тренер может объяснять, что происходит, и предупреждать об ошибках.
web-coach-sure = Точно?
web-coach-yes = Да, пожалуйста
web-correct-apply = Продолжить с этими числами
web-correct-begin = Описать стол в форме
web-correct-begin_what = Сначала выбери карту, регионы и детали, потом укажи, что лежит на столе.
web-correct-cancel = Отмена
web-correct-cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }
web-correct-cities_tap =
    { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }: нажимай на карту
web-correct-fuel_of = Ресурсы: { $name }
web-correct-lay_out = Что лежит на столе?
web-correct-market = Рынок электростанций
web-correct-money = Электро
web-correct-money_of = Деньги: { $name }
web-correct-open = Исправить число
web-correct-order = Порядок хода
web-correct-order_at = Место { $n } в порядке
web-correct-phase = Фаза
web-correct-plants_of = Электростанции: { $name }
web-correct-round = Раунд
web-correct-stack = Карт в колоде над картой «Этап 3»
web-correct-step = Этап
web-correct-tap_map = Нажимай на города: { $name }
web-correct-title = Исправь, что неверно
web-correct-turn = Чей ход
web-correct-turn_first = кто начинает фазу
web-correct-under = Электростанции под колодой
web-correct-what = Измени то, что на вашем столе иначе. Другая фаза, другой игрок или порядок начинают этот ход заново.
web-curtain-open = Я — { $name }
web-curtain-text = Остальные, отвернитесь, пожалуйста.
web-curtain-title = Передай экран игроку { $name }
web-error-bad_link = Эта ссылка уже использована или недействительна. Попроси новую.
web-error-no_answer = Сервер не отвечает. Попробуй чуть позже.
web-error-not_over = Запись раскрыла бы скрытые карты. Её можно посмотреть после партии.
web-error-not_to_act = Сейчас не твой ход. Подожди, пока стол тебя позовёт.
web-error-not_your_seat = Это место занято в другом браузере. Играй там или открой здесь свою ссылку.
web-error-nothing_to_undo = Отменить уже нельзя: кто-то ответил или ставки вскрыты.
web-error-spectators_silent = За этим столом могут писать только игроки.
web-error-stale = Положение уже изменилось. Посмотри ещё раз и выбери заново.
web-error-too_fast = Слишком много запросов сразу. Подожди немного и попробуй ещё раз.
web-error-too_many_tables = Слишком много открытых столов. Сначала покинь, удали или доиграй один.
web-error-unavailable = Сохранить не удалось. Попробуй чуть позже.
web-error-unknown_table = Стола с таким кодом нет. Коды выглядят так: K7QFXN.
web-final-again = Ещё раз
web-final-analyse = Анализ
web-final-deal = Сравнить и поделиться
web-final-join = Сыграть реванш
web-final-offered = Следующая партия готова.
web-final-record = Скачать запись
web-final-replay = Повтор
web-forced-never = Такие ходы делать вручную
web-forced-now = Сделать сейчас
web-forced-soon = Возможен только один ход. Сейчас он будет сделан.
web-hand-all_laid = Твоя последняя карта лежит в ставке.
web-hand-empty = Карт нет. Ставки снова будут после новой раздачи.
web-hand-laid_already = Ставка уже сделана. Отмени её, чтобы изменить.
web-hand-pile = в твоём сбросе { $n }
web-hand-revealing = Ставки открываются.
web-hand-title = Твоя рука
web-helper-all_fill = Все покупают на одну выработку (затем { $names })
web-helper-all_run = Все снабжают как выгоднее всего (затем { $names })
web-helper-ask = Что выбирает { $name }?
web-helper-ask-attach = На какую электростанцию { $name } кладёт трансформатор?
web-helper-ask-bid = Сколько ставит { $name } за { NOUN($plant, case: "accusative") } (сейчас { $bid })?
web-helper-ask-build = Где строит { $name }?
web-helper-ask-city-bid = Сколько ставит { $name } за право выбрать первый город { NOUN($robot, case: "genitive") }?
web-helper-ask-discard = Какую электростанцию сбрасывает { $name }?
web-helper-ask-drop = Какой ресурс теряет { $name }?
web-helper-ask-first_city = Какой первый город { $name } выбирает для { NOUN($robot, case: "genitive") }?
web-helper-ask-fuel = Что покупает { $name }?
web-helper-ask-mark = Какой город отмечает { $name }?
web-helper-ask-market = На каком рынке покупает { $name }?
web-helper-ask-next_city = Какой следующий город { $name } выбирает для { NOUN($robot, case: "genitive") }?
web-helper-ask-one_of_named = Какой город { $name } называет для { NOUN($robot, case: "genitive") }?
web-helper-ask-open = Какую электростанцию выставляет { $name }?
web-helper-ask-opens_plant = Какую электростанцию выставит { $robot }? Выбирает { $name }.
web-helper-ask-region = Какой регион добавляет { $name }?
web-helper-ask-run = Какие электростанции запускает { $name }?
web-helper-ask-stay = Какой город { $name } оставляет для { NOUN($robot, case: "genitive") }? Остальные вычёркиваются.
web-helper-ask-strike = Какой город в итоге остаётся для { NOUN($robot, case: "genitive") }? Все остальные вычеркнуты.
web-helper-ask-take = Какой отмеченный город берёт { $name }?
web-helper-ask-takes_plant = Какую электростанцию возьмёт { $robot }? Выбирает { $name }.
web-helper-ask-veto = Какой город { $name } запрещает для { NOUN($robot, case: "genitive") }?
web-helper-auctions = Как вводить аукционы
web-helper-begin = Начать
web-helper-best_makes = Лучшая раскладка даёт { $n }.
web-helper-bid = Ставка
web-helper-bids = Ставит { $bid }
web-helper-builds_how = Галочка завершает ход этим городом.
web-helper-builds_last = { $city }, и больше ничего
web-helper-builds_no_more = Больше не строит
web-helper-buys = Покупает { NOUN($tokens, case: "accusative") } за { $payment }
web-helper-buys_nothing = Ничего не покупает
web-helper-by_bids = по ставкам
web-helper-by_result = по итогу
web-helper-carried_out = На столе сделано, дальше
web-helper-clear = Начать заново
web-helper-clockwise = В том порядке, как все сидят, по часовой стрелке.
web-helper-draw = Вытянуть за меня
web-helper-drops = Выходит из торгов
web-helper-empty = Нажми на карты, которые остались у тебя в конце. Здесь появится лучшая раскладка.
web-helper-fixed = Роботы, выложенные на схемы по ходу партии: { $n }
web-helper-free = свободен
web-helper-gallery = Все карты из коробки
web-helper-human = Человек
web-helper-is_best = Это лучшая раскладка.
web-helper-laid = Роботы на схемах: { $n }
web-helper-layout = Кто раскладывает роботов?
web-helper-layout_best = Лучшая раскладка
web-helper-layout_hand = Вручную
web-helper-less = Убрать единицу { NOUN($fuel, case: "genitive") }
web-helper-lies_on = Где лежит { $robot }
web-helper-log = Что произошло
web-helper-luck = Что вытянули?
web-helper-luck-draw = Какую карту открыли?
web-helper-luck-lose = Какой ресурс теряет { $robot }?
web-helper-luck-lot = Порядок по жребию: кто следующий?
web-helper-luck-mark = Какой город выпал для отметки?
web-helper-luck-piece = Какую деталь получает { $robot }?
web-helper-luck-regions = Какие регионы выпали?
web-helper-luck-robot-city = Какой город выпал { NOUN($robot, case: "dative") }?
web-helper-luck-robot-market = Какой рынок выпал { NOUN($robot, case: "dative") }?
web-helper-luck-robot-plant = Какая электростанция выпала { NOUN($robot, case: "dative") }?
web-helper-luck-robot-region = Какой регион выпал { NOUN($robot, case: "dative") }?
web-helper-luck-take = Какой из отмеченных городов выпал?
web-helper-market = Рынок ресурсов
web-helper-middle = Начать с середины партии
web-helper-more = Добавить единицу { NOUN($fuel, case: "genitive") }
web-helper-next_price = следующий за { $price }
web-helper-no_fuel = Ничего не помещается или не хватает денег.
web-helper-no_log = Пока ничего.
web-helper-no_more = больше нельзя
web-helper-no_piece = Так велят правила для всех роботов, а не его деталь.
web-helper-nothing = Ничего
web-helper-nothing_payable = Ни на один город не хватает денег.
web-helper-offers = Выставляет { NOUN($plant, case: "accusative") } за { $bid }
web-helper-over = Партия окончена
web-helper-passes = Пасует, электростанцию не покупает
web-helper-person = Игрок { $n }
web-helper-pieces = Его детали
web-helper-position = Позиция
web-helper-position_note = Одна строка, как её пишут помощник и терминал: в ней карта, детали и всё, что на столе.
web-helper-price = Цена
web-helper-record = Запись
web-helper-result = Лучшая раскладка
web-helper-robot_acts = Ходит { $name }: сделай так
web-helper-rule = (Дополнение «Роботы», деталь { $piece })
web-helper-runs =
    { $plants }: { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, { $income } электро
web-helper-runs_nothing = Ни одна электростанция не работает: { $income } электро
web-helper-standing = Сравни со своим столом
web-helper-start_over = Другой стол
web-helper-sure = Забыть этот стол
web-helper-take_back = Отменить ход
web-helper-taken = { $name } берёт её за { $price }
web-helper-title = Ход за роботов: помощник для твоего стола
web-helper-what = Для «Энергосети» за настоящим столом: вводи, что делают игроки и что даёт случай, и читай, что делают роботы и почему. Всё остаётся в этом браузере.
web-helper-who_names = Кто заплатил { $price } и называет город?
web-helper-who_won = Кто получил её за { $price }?
web-helper-whole_log = Показать всё
web-helpers-replay = Посмотреть партию
web-helpers-replay_what = Вставь запись и пройди её по ходам
web-helpers-robots = Ход за роботов
web-helpers-robots_what = Ходит за роботов за настоящим столом
web-helpers-score = Помощник подсчёта
web-helpers-score_what = Разложи роботов, узнай лучший счёт
web-helpers-title = За своим столом
web-hint-ask = Попросить совет
web-hint-done = Закончить сборку
web-hint-robot = { $robot } → { $unit }
web-hint-take = Так и сделать
web-hint-thinking = Бот думает…
web-invite-as_friend = Лучше друг
web-invite-away = не за столом
web-invite-bot_instead = Лучше бот
web-invite-claimed = здесь
web-invite-copied = Скопировано
web-invite-copy = Копировать
web-invite-elsewhere = Продолжить на другом устройстве: открой там свою ссылку.
web-invite-hints_on = За этим столом у всех могут быть подсказки и тренер.
web-invite-make_link = Создать мою ссылку
web-invite-mine = ты
web-invite-name = Твоё имя
web-invite-open = свободно
web-invite-own_bot = бот «{ $bot }», по сети
web-invite-own_link = Твоя ссылка; действует один раз
web-invite-qr = QR-код
web-invite-qr_of = QR-код ссылки для игрока { $name }
web-invite-seat_link = Ссылка на место { $name }
web-invite-share = Поделиться
web-invite-share_text = { $host } приглашает тебя в игру «{ $game }».
web-invite-title = Стол { $code }
web-invite-watch = С кодом или этой ссылкой любой увидит то, что открыто.
web-invite-watch_link = Ссылка для зрителей
web-join-code = Код стола или ссылка
web-join-join = Войти
web-join-note = Без регистрации. С кодом можно смотреть; место даёт ссылка друга.
web-join-title = Присоединиться к столу
web-join-unknown = Стола с таким кодом нет. Коды выглядят так: K7QFXN.
web-keys-act = поставить или дальше
web-keys-back = отменить или очистить
web-keys-belt = к конвейеру или схемам
web-keys-chat = сказать что-нибудь
web-keys-choose = выбрать карту
web-keys-end = закончить сборку
web-keys-hand = к руке
web-keys-help = эти клавиши
web-keys-hint = попросить совет
web-keys-log = к журналу
web-keys-now = прочитать, что делать
web-keys-pg_act = сделать то, что на жёлтой кнопке
web-keys-pg_amount = ставка больше или меньше; купить ещё или вернуть
web-keys-pg_choose = выбрать электростанцию, ресурс или город
web-keys-pg_end = закончить ход
web-keys-pg_fuel = к ресурсам
web-keys-pg_leap = ставка на десять больше или меньше
web-keys-pg_map = к карте
web-keys-pg_own = к твоим электростанциям
web-keys-pg_pass = пас или выход из торгов
web-keys-pg_zoom = на карте: крупнее, мельче, целиком
web-keys-rules = к правилам
web-keys-seats = к местам
web-keys-show = Клавиши
web-keys-title = Горячие клавиши
web-leave-ask_delete = Удалить этот стол? Больше никто за ним не играет.
web-leave-ask_leave = Уйти насовсем? За тебя доиграет бот, и вернуться будет нельзя.
web-leave-ask_list = Убрать этот стол из списка?
web-leave-delete = Удалить стол
web-leave-for = Пусть за игрока { $name } играет бот
web-leave-gone = Этого стола больше нет
web-leave-gone_why = Все, кто здесь играл, ушли.
web-leave-is_away = { $name } сейчас не за столом.
web-leave-leave = Уйти насовсем
web-leave-left = место занял бот
web-leave-mine = За тебя играет бот.
web-leave-pause = Пусть за меня играет бот
web-leave-plays = пока играет бот
web-leave-remove = Убрать из списка
web-leave-stay = Остаться
web-leave-take_back = Вернуть моё место
web-leave-vote = Просить бота за игрока { $name } ({ $votes } из { $needed })
web-leave-voted = Ты просишь бота за игрока { $name } ({ $votes } из { $needed }).
web-leave-wait = Подождать
web-loading = Машины разогреваются…
web-lobby-all_here = Все в сборе.
web-lobby-begin = Начать партию
web-lobby-begin_bots = Начать, пока за них играют боты
web-lobby-begin_wait = Начать и подождать их
web-lobby-begun = Партия начинается.
web-lobby-bots_free =
    { $n ->
        [one] Свободно { $n } место.
        [few] Свободно { $n } места.
        [many] Свободно { $n } мест.
       *[other] Свободно { $n } места.
    } Разошли ссылки или пусть пока играют боты.
web-lobby-hints = Подсказки и тренер для всех
web-lobby-level = Уровень: { $name }
web-lobby-local = Этот адрес работает только на этом устройстве.
web-lobby-local_how = Чтобы могли зайти другие, запусти Robobid командой { $command } и открой его по адресу этого устройства в твоей сети.
web-lobby-not_here = Нет за столом: { $names }.
web-lobby-seats = Кто играет
web-lobby-talk = Разговор
web-lobby-title = Стол готов
web-lobby-waits = { $name } начнёт партию, когда все будут готовы.
web-lobby-watching = Ты наблюдаешь.
web-mine-code = { $round }, стол { $code }
web-mine-delete = Забыть мои законченные партии
web-mine-delete_ask = Все законченные партии исчезнут из твоего списка, а те, где больше никто не играл, будут удалены. Точно?
web-mine-device = Играть с другого устройства
web-mine-device_end = Отключить устройство
web-mine-device_end_ask = На нём больше не будет твоих партий. Точно?
web-mine-device_end_here = На этом устройстве больше не будет этих партий. Точно?
web-mine-device_here = { $label } (это устройство)
web-mine-device_link = Моя ссылка для другого устройства
web-mine-device_list = Мои устройства
web-mine-device_seen = с { $since }, последний раз { $seen }
web-mine-device_unknown = Браузер
web-mine-device_what = Открой там свою ссылку один раз: все твои столы и результаты будут на обоих устройствах. Никому её не давай: кто её откроет, играет за тебя.
web-mine-devices_joined = Теперь и это устройство твоё.
web-mine-edition = Издание или карта
web-mine-export = Выгрузить
web-mine-filter = Какие партии
web-mine-filter_all = все
web-mine-filter_over = законченные
web-mine-filter_running = идущие
web-mine-games = Партии
web-mine-join = Подключить это устройство к играм того, кто создал эту ссылку?
web-mine-join_by =
    { $n ->
        [one] Её создал { $day } игрок по имени { $name }, у которого здесь { $n } партия.
        [few] Её создал { $day } игрок по имени { $name }, у которого здесь { $n } партии.
        [many] Её создал { $day } игрок по имени { $name }, у которого здесь { $n } партий.
       *[other] Её создал { $day } игрок по имени { $name }, у которого здесь { $n } партии.
    }
web-mine-join_by_nobody = Её создал { $day } кто-то, у кого здесь ещё нет партий.
web-mine-join_leave = Подключить, мои партии оставить
web-mine-join_mine =
    { $n ->
        [one] На этом устройстве у тебя { $n } партия.
        [few] На этом устройстве у тебя { $n } партии.
        [many] На этом устройстве у тебя { $n } партий.
       *[other] На этом устройстве у тебя { $n } партии.
    }
web-mine-join_move = Подключить и взять всё с собой
web-mine-join_not = Не подключать
web-mine-join_own = То, что ты возьмёшь с собой, сможет видеть и играть и создатель ссылки. Оставленное вернётся, когда ты отключишь это устройство.
web-mine-join_progress = На этом устройстве уже есть изученные уроки или решённые задачи.
web-mine-join_what = Соглашайся, только если это твоя собственная ссылка. После этого у того, кто её создал, и у этого устройства одни и те же партии: он видит твои карты и может играть за тебя, а ты за него.
web-mine-join_yes = Да, это моя ссылка
web-mine-list = Мои партии
web-mine-lost = Твои столы сейчас недоступны. Правила и подсчёт очков работают и без связи.
web-mine-mean_place = Среднее место
web-mine-mean_points = Средний счёт
web-mine-more = Все мои партии
web-mine-no_games = Таких партий пока нет.
web-mine-none = Ни один стол тебя не ждёт.
web-mine-opponents = Соперники
web-mine-opponents_bots = боты и роботы
web-mine-opponents_people = люди
web-mine-over = окончена
web-mine-place = Место { $place } из { $of }
web-mine-places = Места от первого к последнему: { $counts }
web-mine-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
web-mine-progress = Что решено и выучено
web-mine-progress_delete = Удалить всё это
web-mine-progress_here = Это хранится только в этом браузере.
web-mine-progress_shared = Это хранится в этом браузере и на сервере, для всех твоих устройств.
web-mine-progress_what = Задачи: { $puzzles }, сцены уроков: { $lessons }, раздачи: { $deals }.
web-mine-replay = Повтор
web-mine-statistics = Статистика
web-mine-title = Твои столы
web-mine-turn = Твой ход
web-mine-waiting = ожидается: { $names }
web-mine-with = { $game }, соперники: { $names }
web-mine-won = Побед
web-nav-helper = Помощник
web-nav-learn = Учиться
web-nav-mine = Мои партии
web-nav-more = Ещё
web-nav-play = Играть
web-nav-puzzles = Задачи
web-nav-ratings = Все 7776 роботов
web-nav-replay = Повторы
web-nav-robots = Роботы
web-nav-rules = Правила
web-nav-score = Счёт
web-nav-title = Страницы
web-notices-comings = И когда кто-то приходит или уходит
web-notices-confirm = Да, писать мне
web-notices-confirm_ask = Писать тебе из Robobid, когда столы ждут твоего хода?
web-notices-confirm_done = Подтверждено: когда столы ждут тебя, придёт письмо.
web-notices-days_off = Свободные дни
web-notices-days_off_add = Добавить
web-notices-days_off_first = с
web-notices-days_off_last = по
web-notices-days_off_remove = Убрать
web-notices-days_off_what = За столами, где ночи и свободные дни не в счёт, твои часы в это время стоят, как и в тихие часы.
web-notices-feed = Лентой
web-notices-feed_atom = Лента Atom с твоими ходами
web-notices-feed_end = Отозвать токен
web-notices-feed_ics = Календарь твоих сроков
web-notices-feed_make = Создать токен
web-notices-feed_new = Создать новый токен
web-notices-feed_token = Токен для программ
web-notices-feed_what = Токен открывает твои ходы программам для лент, календарям и другим программам, и больше ничего. Его показывают один раз.
web-notices-hook = Сообщать в наш чат
web-notices-hook_end = Больше не сообщать
web-notices-hook_failed = Сообщения в чат на { $host } не доходят, и больше их туда не отправляют. Введи его адрес ещё раз.
web-notices-hook_on = Сообщения приходят в чат на { $host }.
web-notices-hook_set = Сообщать в этот чат
web-notices-hook_url = Адрес вебхука
web-notices-hook_what = Discord, Slack и Matrix дают адрес вебхука. Там все узнают, чей ход, кто приходит или уходит и когда партия окончена.
web-notices-mail = По почте
web-notices-mail_address = Адрес почты
web-notices-mail_ask = Писать мне
web-notices-mail_asked = Открой ссылку из письма; до этого больше ничего не придёт.
web-notices-mail_end = Удалить адрес
web-notices-mail_every =
    { $n ->
        [one] раз в { $n } час
        [few] раз в { $n } часа
        [many] раз в { $n } часов
       *[other] раз в { $n } часа
    }
web-notices-mail_hours = Не чаще чем
web-notices-mail_on =
    { $n ->
        [one] Письма приходят не чаще чем раз в { $n } час.
        [few] Письма приходят не чаще чем раз в { $n } часа.
        [many] Письма приходят не чаще чем раз в { $n } часов.
       *[other] Письма приходят не чаще чем раз в { $n } часа.
    }
web-notices-mail_what = Столы, которые тебя ждут, одним письмом. Адрес сначала подтверждают, и его никому не показывают.
web-notices-push = Уведомлять на этом устройстве, даже если страница закрыта
web-notices-push_not = Этот браузер не показывает уведомлений при закрытой странице. На iPhone сначала добавь страницу на экран «Домой».
web-notices-quiet = Тихие часы
web-notices-quiet_from = с
web-notices-quiet_to = до
web-notices-stop = Больше не писать
web-notices-stop_ask = Больше не писать тебе? Адрес будет удалён.
web-notices-stop_done = Готово: адрес удалён.
web-notices-title = Твой ход — узнай о нём где угодно
web-notices-what = Одно уведомление о каждом столе, пока ты на него не посмотришь, и ни одного, пока смотришь.
web-now-after =
    { $names } { $n ->
        [one] делает ставку
        [few] делают ставки
        [many] делают ставки
       *[other] делают ставки
    } после тебя.
web-now-bid = Твоя ставка за «{ $card }»
web-now-bid_why = Выбери карты и сделай ставку.
web-now-bidding =
    { $names } { $n ->
        [one] делает ставку
        [few] делают ставки
        [many] делают ставки
       *[other] делают ставки
    }
web-now-build =
    Сборка: на схему — { $n ->
        [one] { $n } робот
        [few] { $n } робота
        [many] { $n } роботов
       *[other] { $n } робота
    }
web-now-build_why = Выбери робота, потом светящуюся схему. Все собирают одновременно и тайно.
web-now-building =
    { $names } { $n ->
        [one] собирает
        [few] собирают
        [many] собирают
       *[other] собирают
    }
web-now-come_back =
    { $n ->
        [one] Твоя карта вернулась.
        [few] Твои { $n } карты вернулись.
        [many] Твои { $n } карт вернулись.
       *[other] Твои { $n } карты вернулись.
    }
web-now-down =
    Твоя ставка: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }, энергия { $power }.
web-now-has_bid =
    { $n ->
        [one] Ставка сделана
        [few] Ставки сделаны
        [many] Ставки сделаны
       *[other] Ставки сделаны
    }: { $names }.
web-now-laid =
    { $name }: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
web-now-layout = Разложи последних роботов
web-now-layout_why = Сколько угодно на схему. Схема без штуковины отнимает у тебя свои очки.
web-now-lost = Связь потеряна
web-now-lost_why = Пробуем снова; твой ход не пропадёт.
web-now-may_undo =
    Можно отменить, пока { $n ->
        [one] { $names } не сделает ход
        [few] { $names } не сделают ход
        [many] { $names } не сделают ход
       *[other] { $names } не сделают ход
    }.
web-now-meanwhile = А пока: вышедшие карты и правила — рядом со столом.
web-now-over_why = Нажми на игрока, чтобы увидеть, откуда очки.
web-now-pay = Выбери, какой картой платить
web-now-pay_why = Они равны; остальные вернутся в руку.
web-now-restarting = Сейчас вернёмся
web-now-restarting_why = Сервер перезапускается; твой ход не пропадёт.
web-now-sent = Отправляем ход…
web-now-sent_why = Один момент.
web-now-waiting = Ожидается: { $names }
web-nudge-done = Напоминание отправлено: { $name }.
web-nudge-got = Стол ждёт тебя.
web-nudge-nudge = Поторопить игрока { $name }
web-pace-bank = Запас времени
web-pace-clock = Часы
web-pace-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
web-pace-days_hours = { $days } д { $hours } ч
web-pace-go_on = Продолжить
web-pace-hours = { $hours } ч { $minutes } мин
web-pace-increment = Прибавка за ход
web-pace-left = Время игрока { $name }: { $time }
web-pace-minutes = { $n } мин
web-pace-no_bank = нет
web-pace-no_per_move = только запас
web-pace-others_go_on = За продолжение: { $names }
web-pace-others_pause = За перерыв: { $names }
web-pace-pause = Перерыв
web-pace-pause_not = Передумать
web-pace-pause_waits = Так и будет, когда этого захотят все.
web-pace-paused = Все часы стоят до { $date }.
web-pace-per_move = Время на ход
web-pace-post = По переписке
web-pace-relaxed = Без спешки
web-pace-rests = Ночи и свободные дни не в счёт
web-pace-seconds = { $n } с
web-pace-time_up = Когда время вышло
web-pace-title = Темп
web-pace-up_once = этот ход делает бот
web-pace-up_table = решают остальные
web-pace-up_takes_over = дальше играет бот
web-pace-what_clock = Когда время выйдет, за место сыграет бот, пока игрок не вернёт его себе.
web-pace-what_post = Дни на каждый ход; быть за столом одновременно не нужно.
web-pace-what_relaxed = Каждый думает сколько нужно.
web-pay-with = Заплатить:
web-pieces-any = любой робот
web-pieces-deal = случайная
web-pieces-dealt = Пять деталей раздаст случай
web-pieces-difficulty = Робот на месте { $n }: сложность
web-pieces-easy = лёгкий робот
web-pieces-fair = средний робот
web-pieces-hard = сложный робот
web-pieces-of = { $part }, робот на месте { $n }
web-pieces-one_each = Каждая деталь одна; { $piece } годится, только если робот один за столом.
web-pieces-some = Детали { $pieces }
web-plan-advice = Чего стоят мои планы?
web-plan-advice_asked = Тренер разыгрывает твои планы …
web-plan-after = После этого
web-plan-another = Ещё план
web-plan-anyway = Заканчивать мои ходы, даже если что-то не получилось
web-plan-bid_spent = Этих карт у тебя больше нет: выбирать будешь ты.
web-plan-bid_too_many = Карт больше, чем сейчас можно: выбирать будешь ты.
web-plan-bids_go = Так и ставить за меня
web-plan-bids_what = Выбери карты для ставки на то, что лежит на конвейере. Они пойдут в ход, когда очередь дойдёт до карты, если ещё будут у тебя.
web-plan-city = Добавить город
web-plan-failures = не выйдет: { $n }
web-plan-first = Составить план
web-plan-forget = Убрать: { $what }
web-plan-go = Выполнить, когда будет мой ход
web-plan-income = Доход
web-plan-is_ordered = Будет выполнено
web-plan-left = Останется
web-plan-left_at_most = при высшей ставке: { $n }
web-plan-less = На один меньше: { $what }
web-plan-market = Рынок
web-plan-more = На один больше: { $what }
web-plan-most = { $what }: не дороже
web-plan-no_plant = Без электростанции
web-plan-notes = Заметки
web-plan-notes_keeping = сохраняется …
web-plan-notes_secret = их видишь только ты
web-plan-one = План { $n }
web-plan-ordered = В этом раунде за тебя:
web-plan-pass = На остальные электростанции пасовать
web-plan-plant = Электростанция
web-plan-power = энергия { $n }
web-plan-remove = Удалить этот план
web-plan-replaces = Вместо
web-plan-rest = Если каких-то нет, ставить остальные
web-plan-run = Запустить
web-plan-secret = Другие этого не видят.
web-plan-stock = тогда в запасе: { $n }
web-plan-sums = { $left }, потом { $after }
web-plan-supplied = снабжено городов: { $n }
web-plan-title = Мои планы
web-plan-undone = Не сделано: { $n }
web-plan-undone_round = Раунд { $round }:
web-plan-what = Планируй этот раунд, пока другие думают: цены меняются, когда они покупают и строят.
web-plan-withdraw = Отменить поручение
web-powergrid-compare-each = { $each } на город
web-powergrid-compare-goes = уйдёт
web-powergrid-compare-legend = Под каждой электростанцией: сколько сегодня стоит снабдить один город.
web-powergrid-course-cities = Города
web-powergrid-course-money = Деньги
web-powergrid-course-supplied = Снабжено
web-powergrid-course-title = По раундам
web-powergrid-do-all_cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    } по цене
web-powergrid-do-amount = Твоя ставка: { $bid }
web-powergrid-do-anyway = Всё равно
web-powergrid-do-bid = Поставить { $bid }
web-powergrid-do-bought = Готово: { $tokens } за { $sum }
web-powergrid-do-build = Построить за { $cost }
web-powergrid-do-built = Построено за { $sum }: { $cities }
web-powergrid-do-buy_nothing = Ничего не покупать
web-powergrid-do-capacity =
    Если хватит ресурсов, твои электростанции снабдят { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }.
web-powergrid-do-choose_city = Выбери город на карте
web-powergrid-do-choose_first = Сначала выбери
web-powergrid-do-choose_plant = Выбери электростанцию на рынке
web-powergrid-do-choose_plant_why = Ты называешь её и делаешь первую ставку; остальные могут перебить.
web-powergrid-do-cities_now =
    У тебя { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }; электростанции снабжают { $capacity }.
web-powergrid-do-cities_then =
    { $city }: у тебя станет { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }; конец партии — при { $end }.
web-powergrid-do-city_bid_title = Кто назовёт первый город { NOUN($robot, case: "genitive") }?
web-powergrid-do-drop_out = Выйти из торгов
web-powergrid-do-end_turn = Закончить ход
web-powergrid-do-enough = Хватает и без { NOUN($plants, case: "genitive") }.
web-powergrid-do-have = У тебя { $money }.
web-powergrid-do-house_1 = первый дом { $place }
web-powergrid-do-house_2 = второй дом { $place }
web-powergrid-do-house_3 = третий дом { $place }
web-powergrid-do-is_out = вне торгов
web-powergrid-do-keep = Останется { $money }.
web-powergrid-do-lit = Освещено городов: { $n } из { $of }
web-powergrid-do-meanwhile = А пока посмотри рынки, карту и правила.
web-powergrid-do-no_city = Ни на один город не хватает денег
web-powergrid-do-nothing_bought = Пока ничего не куплено
web-powergrid-do-offer = Выставить { NOUN($plant, case: "accusative") } за { $bid }
web-powergrid-do-offer_at = Выставить за { $bid }
web-powergrid-do-one_less = На один меньше
web-powergrid-do-one_more = На один больше
web-powergrid-do-pass = Пас
web-powergrid-do-path = соединение { $path }
web-powergrid-do-path_from = соединение { $path } от города { $city }
web-powergrid-do-run_why = Нажми на электростанцию, чтобы не включать её и сохранить ресурсы.
web-powergrid-do-runs_all = Хватит на все твои электростанции.
web-powergrid-do-stands = { $plant }: ставка { $bid }
web-powergrid-do-supplies = С этими ресурсами снабжается городов: { $n } из { $of }.
web-powergrid-do-switch_on = Включить: доход { $income }
web-powergrid-do-take_back = Отменить
web-powergrid-do-title = Что можно сделать
web-powergrid-keep-also = Иначе оставить: { $city }
web-powergrid-keep-forget = Больше не беречь: { $city }
web-powergrid-keep-go = Вычеркнуть остальные за меня
web-powergrid-keep-how = Выбери город, чтобы вычеркнуть его или чтобы оставить, а остальные вычеркнет стол.
web-powergrid-keep-this = Лучше оставить: { $city }
web-powergrid-map-full = { $city }: на этом этапе мест нет
web-powergrid-map-houses =
    { $n ->
        [one] { $n } дом в городе
        [few] { $n } дома в городе
        [many] { $n } домов в городе
       *[other] { $n } дома в городе
    }
web-powergrid-map-larger = Увеличить карту
web-powergrid-map-out = не в игре
web-powergrid-map-places = цена { $places }
web-powergrid-map-smaller = Уменьшить карту
web-powergrid-map-step = Этап { $step }
web-powergrid-map-title = Карта: { $map }
web-powergrid-map-zoom = Размер карты
web-powergrid-market-cheap_end = сначала самое дешёвое
web-powergrid-market-coming = { $n } из { $due } вернётся, если все снабдят всё, что могут
web-powergrid-market-fill_1 = На одну выработку: { $tokens } за { $payment }
web-powergrid-market-fill_2 = На две выработки: { $tokens } за { $payment }
web-powergrid-market-fuel = Ресурсы
web-powergrid-market-full = станции заполнены
web-powergrid-market-future = будущий рынок
web-powergrid-market-left = { $fuel }: осталось { $n }, следующая единица стоит { $price }
web-powergrid-market-less = На единицу { NOUN($fuel, case: "genitive") } меньше
web-powergrid-market-more = Ещё единица { NOUN($fuel, case: "genitive") } за { $price }
web-powergrid-market-next_and_coming = следующая цена; пополнение, если все снабдят всё
web-powergrid-market-no_more = Больше { NOUN($fuel, case: "genitive") } взять нельзя
web-powergrid-market-no_plant = нет станции
web-powergrid-market-none_left = распродано
web-powergrid-market-one = Ресурсы, { $market }
web-powergrid-market-plants = Электростанции
web-powergrid-market-refill = +{ $n } из { $due }
web-powergrid-market-refilled = + пополнение
web-powergrid-market-sold_out = { $fuel }: распродано
web-powergrid-market-stack = в колоде { $n }
web-powergrid-now-bid = Ставь за { NOUN($plant, case: "accusative") } или выходи
web-powergrid-now-build = Строй или заканчивай ход
web-powergrid-now-city-bid = Ставь за право назвать первый город { NOUN($robot, case: "genitive") }
web-powergrid-now-fuel = Покупай ресурсы
web-powergrid-now-open = Выставь электростанцию или пасуй
web-powergrid-now-open_first = Выставь электростанцию
web-powergrid-now-run = Снабди свои города
web-powergrid-order-bid = Торговаться за меня
web-powergrid-order-given = Автоставка включена
web-powergrid-order-most = до
web-powergrid-order-pass = Всегда пасовать
web-powergrid-order-pass_until = Пасовать до { NOUN($plant, case: "genitive") }
web-powergrid-order-plant = Электростанция
web-powergrid-order-secret = Только на торгах этого раунда. Другие этого не видят.
web-powergrid-order-title = Автоставка
web-powergrid-order-withdraw = Отключить автоставку
web-powergrid-own-supply = снабжают { $n }, у тебя { $cities }
web-powergrid-own-title = Твои электростанции
web-powergrid-phase-auction = Аукцион
web-powergrid-phase-build = Стройка
web-powergrid-phase-fuel = Ресурсы
web-powergrid-phase-order = Порядок
web-powergrid-phase-supply = Снабжение
web-powergrid-phases = Фазы раунда
web-powergrid-pick-attach = Положи трансформатор на электростанцию
web-powergrid-pick-choose = Деталь робота оставляет выбор тебе
web-powergrid-pick-discard = Сбрось электростанцию
web-powergrid-pick-drop = Выбери, какой ресурс сбросить
web-powergrid-pick-first_city = Выбери, где начнёт { $robot }
web-powergrid-pick-mark = Отметь город для начала
web-powergrid-pick-market = Выбери рынок для покупок
web-powergrid-pick-next_city = Выбери следующий город для { NOUN($robot, case: "genitive") }
web-powergrid-pick-one_of_named = Назови город для { NOUN($robot, case: "genitive") }
web-powergrid-pick-opens_plant = Назови электростанцию, которую выставит { $robot }
web-powergrid-pick-region = Добавь регион в игру
web-powergrid-pick-stay = Выбери, где начнёт { $robot }
web-powergrid-pick-strike = Вычеркни город для { NOUN($robot, case: "genitive") }
web-powergrid-pick-take = Возьми один из отмеченных городов
web-powergrid-pick-takes_plant = Назови электростанцию, которую возьмёт { $robot }
web-powergrid-pick-veto = Запрети город для { NOUN($robot, case: "genitive") }
web-powergrid-picked-attach = Положить на { NOUN($what, case: "accusative") }
web-powergrid-picked-choose = Выбрать { NOUN($what, case: "accusative") }
web-powergrid-picked-discard = Сбросить { NOUN($what, case: "accusative") }
web-powergrid-picked-drop = Сбросить { NOUN($what, case: "accusative") }
web-powergrid-picked-mark = Отметить город { $what }
web-powergrid-picked-market = Покупать на { NOUN($what, case: "prepositional") } рынке
web-powergrid-picked-region = Добавить { NOUN($what, case: "accusative") } регион
web-powergrid-picked-stay = Оставить город { $what }
web-powergrid-picked-strike = Вычеркнуть город { $what }
web-powergrid-picked-take = Начать в городе { $what }
web-powergrid-picked-veto = Запретить город { $what }
web-powergrid-plant-free = ничего
web-powergrid-plant-label =
    { $plant }: { $needs }, снабжает { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }
web-powergrid-plant-no_fuel = без ресурсов
web-powergrid-player-all = Игроки по порядку хода
web-powergrid-player-hidden = Деньги скрыты
web-powergrid-player-lift = Показать мои деньги
web-powergrid-player-money = электро
web-powergrid-player-no_plant = пока без станции
web-powergrid-player-order = Место в порядке хода
web-powergrid-player-supplies = снабжает { $n } из { $of }, доход { $income }
web-powergrid-rules = Правила, важные сейчас. { $map }.
web-powergrid-run-burns = тратит { NOUN($tokens, case: "accusative") }
web-powergrid-run-mix = Что тратит { $plant }
web-powergrid-run-nothing = ничего не нужно
web-powergrid-run-off = выключена
web-powergrid-run-runs = работает
web-powergrid-run-title = Твои электростанции: включить или нет
web-powergrid-tab-fuel = Ресурсы
web-powergrid-tab-map = Карта
web-powergrid-tab-plants = Станции
web-powergrid-tab-talk = Чат
web-powergrid-tab-title = Части стола
web-powergrid-warn-bid = Это на { $more } больше нужного: хватит { $least }.
web-powergrid-warn-end =
    { $city }: станет { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, и партия закончится после этой фазы. Снабжено будет { $supplied }.
web-powergrid-warn-fuel =
    Этого хватит на { $n } из { $could ->
        [one] { $could } города
        [few] { $could } городов
        [many] { $could } городов
       *[other] { $could } городов
    }, которые могли бы снабдить электростанции.
web-powergrid-warn-no_fuel = Ресурсов нет: твои электростанции в этом раунде будут стоять.
web-powergrid-warn-pass =
    У тебя { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, а электростанции снабжают { $capacity }. Пасовать без новой?
web-powergrid-warn-run = Так ты теряешь { $lost }.
web-powergrid-why-bid_money = Следующая ставка { $least }, у тебя { $money }.
web-powergrid-why-dear = Стоит { $cost }, у тебя { $money }.
web-powergrid-why-fuel_for_all = Вместе с остальными { NOUN($plant, case: "dative") } ресурсов не хватит.
web-powergrid-why-least = Наименьшая ставка — { $least }.
web-powergrid-why-money = У тебя { $money }.
web-powergrid-why-no_fuel = { NOUN($plant, case: "dative") } не хватает ресурсов.
web-powergrid-why-not_sold = На этом рынке такого нет.
web-powergrid-why-not_this_city = Город { $city } сейчас выбрать нельзя.
web-powergrid-why-not_this_region = Этот регион не связан с выбранными.
web-powergrid-why-too_much = Столько поставить нельзя.
web-powergrid-why_now-attach = Эта электростанция будет снабжать на город больше.
web-powergrid-why_now-build = Золотые города доступны; число — полная цена.
web-powergrid-why_now-discard = Можно оставить электростанций: { $n }; новая остаётся.
web-powergrid-why_now-drop = На электростанциях больше нет места для всего.
web-powergrid-why_now-first_city = Первый город может быть где угодно: платишь только за место.
web-powergrid-why_now-fuel =
    Сейчас ресурсов хватает на { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }; электростанции могли бы снабдить { $capacity }.
web-powergrid-why_now-mark = Каждый отмечает город; затем каждый берёт один, последний игрок первым.
web-powergrid-why_now-market = В этом раунде покупать можно только на одном рынке.
web-powergrid-why_now-open =
    Твои электростанции могут снабдить { $n }; у тебя { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }.
web-powergrid-why_now-over = Побеждает тот, кто снабдил больше городов; при равенстве решают деньги, затем число городов.
web-powergrid-why_now-region = Выбрано регионов: { $n } из { $of }. Они должны соприкасаться.
web-powergrid-why_now-run = Нажми на электростанцию, чтобы не включать её и сохранить ресурсы.
web-powergrid-why_now-stands = { $name }: ставка { $bid }.
web-powergrid-why_now-still_in = Ещё в торгах: { $names }.
web-powergrid-why_now-take = Там сразу появится твой первый дом; место стоит 10.
web-public-free =
    { $n ->
        [one] свободно { $n } место
        [few] свободно { $n } места
        [many] свободно { $n } мест
       *[other] свободно { $n } места
    }
web-public-join = Сыграть
web-public-list = Показать в списке
web-public-list_join = для игроков
web-public-list_no = нет
web-public-list_watch = для зрителей
web-public-title = Открытые столы
web-public-watch = Смотреть
web-public-who = { $game }, играют { $names }
web-rail-building = сборка
web-rail-card = карта { $card } из { $cards }
web-rail-chat =
    Разговор, { $n ->
        [one] { $n } новое
        [few] { $n } новых
        [many] { $n } новых
       *[other] { $n } новых
    }
web-rail-day = Дневная смена
web-rail-final = Итог
web-rail-home = Robobid, на главную
web-rail-invite = Стол { $code }: кто здесь
web-rail-night = Ночная смена
web-rail-plan = Планы и заметки
web-rail-round = Раунд { $round } из { $rounds }
web-rail-sound_off = Выключить звук
web-rail-sound_on = Включить звук
web-reading-11 = Атомные электростанции и запретные города
web-reading-11-alt = Только если запретны все города.
web-reading-11-default = Один запретный город исключает их.
web-reading-12 = S3: должен ли робот иметь всю сумму ставки?
web-reading-12-alt = Хватит половины ставки.
web-reading-12-default = Да, а платит он половину.
web-reading-14 = R2, R3, R6: идёт ли обычная закупка первой?
web-reading-14-alt = Да, потом самые дешёвые.
web-reading-14-default = Нет, сначала самые дешёвые ресурсы.
web-reading-28 = Самый дешёвый город: соединение или сумма?
web-reading-28-alt = Решает только соединение.
web-reading-28-default = Соединение и место вместе.
web-reading-42 = B1: участок или самое дешёвое соединение?
web-reading-42-alt = Платят за самое дешёвое соединение.
web-reading-42-default = Платят за участок, пока возможен близкий город.
web-reading-47 = Фаза 5: какие ресурсы самые дешёвые?
web-reading-47-alt = Считается цена одного ресурса.
web-reading-47-default = Считается стоимость всей выработки.
web-reading-5 = Электростанция сверх предела, которая снабжает не больше самой слабой из имеющихся
web-reading-5-alt = Тоже нужна.
web-reading-5-default = Не нужна: она должна снабжать больше, чем хотя бы одна из них.
web-reading-7 = A1: какой ресурс самый дешёвый?
web-reading-7-alt = Считается стоимость одной выработки.
web-reading-7-default = Считается цена одного ресурса; если ресурсы не нужны, 0.
web-readings-title = Неясные правила роботов
web-readings-what = Отметь вопрос, чтобы трактовать его иначе.
web-regions-chosen = Выбрано регионов: { $n } из { $count }; они должны граничить друг с другом.
web-regions-drafted = По очереди
web-regions-drafted_what = Каждый по очереди выбирает регион.
web-regions-drawn = Жребий
web-regions-drawn_what = Соседние регионы выбирает жребий, партия начинается сразу.
web-regions-given = Выбрать здесь
web-regions-title = Регионы
web-regions-which = Регионы в игре
web-replay-back = На ход назад
web-replay-begins = До первого хода
web-replay-bid_of = Ставка игрока { $name }: энергия { $power }
web-replay-cannot = Эту партию показать нельзя
web-replay-controls = Повтор
web-replay-copied = Ссылка скопирована
web-replay-cut_off = Здесь запись обрывается: дальше ничего нет.
web-replay-everybody = зритель
web-replay-eyes = Чьими глазами
web-replay-file = Из файла
web-replay-hand_of = Рука игрока { $name }
web-replay-next = На ход вперёд
web-replay-no_hand = Карт не осталось.
web-replay-paste = Вставь запись законченной или прерванной партии.
web-replay-pause = Пауза
web-replay-play = Пуск
web-replay-record = Запись
web-replay-remarks = Примечания
web-replay-round = К { NOUN($round, case: "dative") }
web-replay-show = Показать
web-replay-slider = Какой ход
web-replay-speed = Скорость
web-replay-title = Посмотреть партию
web-replay-to_line = К этому моменту
web-replay-to_mine = Мои партии
web-replay-to_table = Вернуться за стол
web-replay-took_back =
    { $who ->
        [you] Ты отменяешь
       *[other] { $name } отменяет
    } ход.
web-replay-turn_ended =
    { $who ->
        [you] Твой ход
       *[other] Ход ({ $name })
    } закончен.
web-replay-where = Ход { $at } из { $of }
web-reveal-go_on = Дальше
web-reveal-one_more = Ещё один — и была бы ничья.
web-reveal-tied = ничья
web-reveal-wins = победа
web-reveal-you_bid = Твоя ставка — { $power }.
web-reveal-yours = Карта твоя: { $power } против { $next }.
web-robots-eyes_bolt = глаза со шлицем
web-robots-eyes_cog = очки-шестерни
web-robots-eyes_nut = шестигранные глаза
web-robots-eyes_oil = глаза-капли
web-robots-fzzzt = Карты Фаззт
web-robots-legend = Больше энергии — крупнее робот; победные очки делают рот робким, кривым или гордым. Нажми на карту, чтобы она зажглась.
web-robots-mechanic = Механики
web-robots-power_1 = Энергия 1: банки
web-robots-power_2 = Энергия 2: радио
web-robots-power_3 = Энергия 3: колокола
web-robots-power_4 = Энергия 4: баки
web-robots-power_5 = Энергия 5: котлы
web-robots-title = Роботы
web-robots-unit = Схемы сборки
web-robots-upgrade = Роботы с апгрейдом
web-rules-back = Назад
web-rules-edition = Правила, важные сейчас. { $edition }.
web-rules-found =
    { $n ->
        [one] Найдено { $n } правило
        [few] Найдено { $n } правила
        [many] Найдено { $n } правил
       *[other] Найдено { $n } правила
    }
web-rules-games = Игры
web-rules-next = Следующий шаг
web-rules-none = Такого правила нет.
web-rules-open = Открыть это место в правилах
web-rules-others = Остальные правила этой партии
web-rules-print = Напечатать
web-rules-search = Поиск по правилам
web-rules-variant = Издание или карта
web-rules-whole = Все правила
web-score-add_player = Добавить игрока
web-score-all_work = Все роботы при деле.
web-score-break_room = Рассказывают в перерыве
web-score-by_robots = Решили очки роботов: { $first } { $more }, { $second } { $less }.
web-score-by_units = Решили схемы: { $first } { $more }, { $second } { $less }.
web-score-final_table = Итоговая таблица
web-score-how = Откуда очки: { $who }
web-score-idle = Не хватило роботов: { $symbols }. Схема без штуковины отнимает у тебя свои очки.
web-score-if_now = Если закончить сейчас:
web-score-key_lost = потеряно: карты Фаззт и схемы без штуковин
web-score-key_robots = роботы
web-score-key_widgets = схемы
web-score-lay_out = Разложить вручную
web-score-lost = потеряно { $n }
web-score-machine =
    { $unit }: { $n ->
        [one] { $n } штуковина
        [few] { $n } штуковины
        [many] { $n } штуковин
       *[other] { $n } штуковины
    }
web-score-offline = Посчитано в этом браузере: сервер не отвечает.
web-score-parts = { $basic } за роботов, { $bonus } за схемы ({ $n ->
        [one] { $n } штуковина
        [few] { $n } штуковины
        [many] { $n } штуковин
       *[other] { $n } штуковины
    }).
web-score-place = Место { $place }
web-score-ranking = Места
web-score-show_how = Показать как
web-score-spare = Не понадобились
web-score-spare_note = Их собственные очки всё равно считаются.
web-score-spoken = { $who }: { $basic } за роботов и карты Фаззт, { $bonus } за схемы, всего { $total }.
web-score-tie_note = При равных очках побеждает тот, у кого меньше роботов.
web-score-tie_robots = роботов
web-score-total = всего
web-score-units = схемы
web-seat-after_you = делает ставку после тебя
web-seat-bidding = делает ставку
web-seat-bot = бот
web-seat-building = ещё собирает
web-seat-cards_down =
    { $n ->
        [one] { $n } карта в ставке
        [few] { $n } карты в ставке
        [many] { $n } карт в ставке
       *[other] { $n } карты в ставке
    }
web-seat-hand = в руке { $n }
web-seat-has_bid = ставка сделана
web-seat-no_cards = карт не осталось
web-seat-not_yet = ещё без ставки
web-seat-pile = в сбросе { $n }
web-seat-ready = готово
web-seats = Остальные игроки
web-seen-hidden = В руке или сбросе, другим не видно ({ $n })
web-seen-shown = В руке, показаны в ставке ({ $n })
web-seen-spent = В сбросе: отданы или выиграны после раздачи ({ $n })
web-seen-unseen = Закрыты на конвейере или в колоде ({ $n })
web-seen-unseen_title = Ещё впереди
web-settings-coach = Тренер ({ $game })
web-settings-coach_what = Тренер объясняет первые партии и предупреждает об ошибках — там, где ты играешь с одними ботами или где подсказки есть у всех.
web-settings-forced = Делать вынужденные ходы автоматически
web-settings-keys = Горячие клавиши (1–9, Enter, H, B…)
web-settings-language = Язык
web-settings-motion = Движение
web-settings-motion_auto = Как в системе
web-settings-motion_calm = Спокойно
web-settings-notify = Уведомлять о моём ходе, когда вкладка скрыта
web-settings-notify_denied = Браузер не разрешает этой странице уведомления.
web-settings-pace = Когда ставки открыты
web-settings-pace_brisk = Быстро
web-settings-pace_calm = Спокойно
web-settings-pace_tap = Ждать меня
web-settings-sound = Звук
web-settings-sound_loud = Громко
web-settings-sound_middle = Средне
web-settings-sound_off = Нет
web-settings-sound_soft = Тихо
web-settings-theme = Тема
web-settings-theme_auto = Как в системе
web-settings-theme_dark = Ночь
web-settings-theme_light = День
web-settings-title = Настройки
web-settings-worth = Показывать, сколько обычно стоит карта (только в игре с одними ботами)
web-setup-add = Добавить место
web-setup-all = Взять все
web-setup-bots = Боты, от слабого к сильному
web-setup-by_hand = Раскладывать в конце самим
web-setup-by_hand_what = Каждый сам раскладывает последних роботов; иначе всем находят лучшую раскладку.
web-setup-count_wrong = Это издание не для стольких игроков.
web-setup-edition = Издание
web-setup-flux = Генератор Flux
web-setup-flux_what = Промо-электростанция в колоде: когда она выходит, самая маленькая электростанция покидает рынок.
web-setup-follows =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }, карт на каждом конвейере: { $belt }.
web-setup-friend = Друг, по ссылке
web-setup-friend_name = Друг { $n }
web-setup-level = { $level }/{ $levels } { $bot }
web-setup-map = Выбери карту
web-setup-me = Я, здесь
web-setup-name = Имя
web-setup-name_of = Имя на месте { $n }
web-setup-none = Не брать
web-setup-open = Открыть стол
web-setup-open_lobby = Открыть стол и пригласить
web-setup-open_money = Открытые деньги
web-setup-open_money_what = Все видят деньги всех; деньги роботов видны всегда.
web-setup-own_choose = Выбрать файл…
web-setup-own_deck = Своя колода
web-setup-own_here = Или с этого сервера
web-setup-own_map = Своя карта
web-setup-own_remove = Играть без «{ $name }»
web-setup-own_what = Файл JSON. Он остаётся с этим столом и его записью; больше его никто не найдёт.
web-setup-peripherals = Периферийные устройства
web-setup-powergrid_follows = Мест: { $n }. Регионов в игре: { $regions }, электростанций у каждого не больше { $plants }, городов для конца партии: { $cities }.
web-setup-remove = Убрать место { $n }
web-setup-robot = Робот
web-setup-seats = Места
web-setup-title = Новый стол: { $game }
web-setup-transformer = Трансформатор
web-setup-transformer_what = Промо-карта в колоде: её сразу продают с торгов и кладут на электростанцию.
web-setup-variants =
    Варианты ({ $n ->
        [one] { $n } выбран
        [few] { $n } выбрано
        [many] { $n } выбрано
       *[other] { $n } выбрано
    })
web-setup-who = Кто на месте { $n }
web-share-game = Партия в Robobid
web-share-moment = Момент партии в Robobid
web-share-share = Поделиться
web-sheet-cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }
web-sheet-deeds = Последние действия
web-sheet-more = Подробнее: { $name }
web-sheet-no_deeds = Пока ничего.
web-sheet-no_fuel = Ресурсов в запасе нет.
web-sheet-no_units = Пока нет ни одной схемы.
web-sheet-pieces = Детали робота
web-sheet-plants = Электростанции и ресурсы
web-sheet-rating = Сила: { $points } ± { $spread }, { $difficulty } ({ NUMBER($rank) } из 7776)
web-sheet-units = Схемы
web-side-log = Что произошло
web-side-nothing_yet = Пока ничего не было.
web-side-plan = План
web-side-rules = Правила
web-side-seen = Вышедшие
web-side-since = Пока тебя не было
web-side-talk = Разговор
web-side-title = Рядом со столом
web-sit-back = Вернуться за стол
web-sit-carry_on = Продолжить здесь
web-sit-invites = { $host } приглашает тебя в игру «{ $game }»
web-sit-invites_nobody = Тебя приглашают в игру «{ $game }»
web-sit-mine = Это место уже твоё.
web-sit-name = Твоё имя
web-sit-personal = Это твоя личная ссылка: она переносит твои места на это устройство.
web-sit-sit = Сесть
web-sit-used = Эта ссылка уже использована
web-sit-used_why = Попроси новую у хозяина стола ({ $host }). А пока можно посмотреть.
web-sit-watch = Только смотреть
web-sit-with = За этим столом: { $names }.
web-skip = К своему ходу
web-start-daily = Раздача дня
web-start-daily_title = На каждый день
web-start-daily_what = карты у всех одинаковые
web-start-fzzzt_facts = 2–6 игроков · 25 минут
web-start-fzzzt_text = Ставь скрытых роботов за новых роботов, корми машины и берегись коротких замыканий.
web-start-learn = Уроки: { $game }
web-start-motto = Две игры о машинах. Играй с друзьями, с ботами или со всеми сразу.
web-start-my_name = Игрок
web-start-play_bots =
    Играть против { $n ->
        [one] { $n } бота
        [few] { $n } ботов
        [many] { $n } ботов
       *[other] { $n } ботов
    }
web-start-play_robots =
    Играть против { $n ->
        [one] { $n } робота
        [few] { $n } роботов
        [many] { $n } роботов
       *[other] { $n } роботов
    }
web-start-powergrid_facts = 2–6 игроков · 2 часа
web-start-powergrid_text = Покупай электростанции, трать ресурсы, освещай города. Пустые места займут роботы с понятными привычками.
web-start-puzzles = Задачи
web-start-puzzles_what = один вариант явно лучший
web-start-set_up = Создать стол
web-study-add = Добавить
web-study-back = Отменить
web-study-bot = Пусть сыграет бот
web-study-choose = Что делается сейчас
web-study-comment = Комментарий к этому моменту
web-study-copy = Скопировать запись
web-study-delete = Удалить
web-study-keep = Сохранить вариант
web-study-make = Сделать
web-study-over = Здесь партия окончена.
web-study-save = Сохранить запись
web-study-stop = Назад к партии
web-study-title = Заметки и варианты
web-study-variation = Вариант вместо действия { $number }
web-study-vary = Сыграть отсюда вариант
web-talk-placeholder = Скажи что-нибудь
web-talk-quiet = Пока тихо.
web-talk-send = Отправить
web-talk-spectator = Зритель
web-talk-title = Разговор
web-trouble-again = Повторить
web-trouble-broken = Эту партию нельзя продолжить
web-trouble-broken_why = Сервер обновили, и его правила не допускают один из сделанных здесь ходов. Ничего не потеряно: можно играть дальше с последнего верного момента; что было после него, отложено.
web-trouble-code_looks = Коды выглядят так: K7QFXN.
web-trouble-home = На главную
web-trouble-mend = Играть с последнего верного момента
web-trouble-no_page = Здесь ничего нет
web-trouble-no_server = Сервер не отвечает
web-trouble-no_server_why = Ничего не потеряно. Проверь соединение и попробуй чуть позже.
web-trouble-no_table = Стола с таким кодом нет
web-trouble-other_game = Эта страница не показывает такую игру
web-trouble-ours = Это наша ошибка
web-trouble-ours_why = С твоим столом всё в порядке. Вернись к нему или начни с главной.
web-trouble-record = Запись до этого места
web-trouble-refused = Сесть за этот стол нельзя
web-trouble-refused_why = Это место занято в другом браузере, или зрителей слишком много.
web-trouble-stopped = Этот стол остановлен
web-trouble-stopped_why = Следующий ход не удалось вычислить. Ничего не потеряно: можно играть дальше с последнего момента, когда у кого-то был выбор; что было после него, отложено.
web-unit-after_belt = после торгов
web-wait-progress = Как продвигается { $name }
web-wait-simpler = Пусть ходит бот попроще: { $bot }
web-wait-so_far = { $seconds } с из примерно { $expected } с
web-wait-thinking = { $name } ({ $bot }) долго думает.
web-watching = Ты смотришь. Скрытое останется скрытым до конца.
web-you = Ты
web-your_turn = Твой ход:
