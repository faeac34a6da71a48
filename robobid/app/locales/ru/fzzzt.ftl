fzzzt-anecdote-came_home = { $card } участвует в ставках { $n ->
        [one] { $n } раз
        [few] { $n } раза
        [many] { $n } раз
       *[other] { $n } раза
    } и всегда возвращается домой.
fzzzt-anecdote-dearest = { $name } платит { $power } за { NOUN($card, case: "accusative") }: дороже в этой партии ничего не было.
fzzzt-anecdote-fzzzt =
    { $name } уносит домой { $n ->
        [one] { $n } карту Фаззт
        [few] { $n } карты Фаззт
        [many] { $n } карт Фаззт
       *[other] { $n } карты Фаззт
    }, и никто не завидует.
fzzzt-card-fzzzt =
    { $case ->
        [genitive] карты Фаззт
        [dative] карте Фаззт
        [accusative] карту Фаззт
        [instrumental] картой Фаззт
        [prepositional] карте Фаззт
       *[plain] Фаззт
    }
    .gender = feminine
fzzzt-card-fzzzt-counted =
    { $n ->
        [one] { $n } карта Фаззт
        [few] { $n } карты Фаззт
        [many] { $n } карт Фаззт
       *[other] { $n } карты Фаззт
    }
fzzzt-card-upgrade =
    { $case ->
        [genitive] робота с апгрейдом
        [dative] роботу с апгрейдом
        [accusative] робота с апгрейдом
        [instrumental] роботом с апгрейдом
        [prepositional] роботе с апгрейдом
       *[plain] Робот с апгрейдом
    }
    .gender = masculine
fzzzt-card-upgrade-counted =
    { $n ->
        [one] { $n } робот с апгрейдом
        [few] { $n } робота с апгрейдом
        [many] { $n } роботов с апгрейдом
       *[other] { $n } робота с апгрейдом
    }
fzzzt-chief = Главный
fzzzt-coach-alone = Больше ни у кого нет карт: победит любая твоя. Хватит самой слабой.
fzzzt-coach-build = Выложенный робот остаётся на схеме до конца и больше не участвует в ставках. Слабым роботам там уже сейчас место: они не займут в руке место сильных карт. Сильных оставь для ставок; в конце можно выложить сколько угодно роботов.
fzzzt-coach-fits = { $card } подходит к одной из твоих схем ({ $unit }): у них общий элемент.
fzzzt-coach-fzzzt =
    Фаззт в конце отнимает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, и забрать его должен тот, кто поставит больше всех. Ставь мало, если тебе не нужна его энергия.
fzzzt-coach-left =
    Осталось разыграть карт на этом конвейере: { $cards }. У тебя в руке { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } с общей энергией { $power }: этого должно хватить.
fzzzt-coach-lost = { $name } выигрывает { NOUN($card, case: "accusative") } за { $power }. Проигрыш ничего не стоит: твоя ставка вернулась в руку, а у соперника карт стало меньше.
fzzzt-coach-lost_by_one = { $name } выигрывает { NOUN($card, case: "accusative") } за { $power } — всего на единицу больше, чем у тебя. Твоя ставка вернулась в руку.
fzzzt-coach-new_hand =
    Карты кончились у всех, и каждый взял свою колоду сброса. У тебя новая рука: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fzzzt-coach-no_card = У тебя не осталось карт, и остальные торговались без тебя. Новая рука будет, когда карты кончатся у всех, или в следующем раунде.
fzzzt-coach-round =
    Новый раунд: все твои карты перемешаны, и выигранные тоже. У тебя в руке { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fzzzt-coach-spanner = При равных ставках побеждает { $name }: гаечный ключ решает ничьи. Тебе нужно поставить больше.
fzzzt-coach-spanner_yours = Гаечный ключ у тебя: тебе хватит равной ставки. Но после ничьей ключ переходит к проигравшему.
fzzzt-coach-start =
    У тебя для начала { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } с общей энергией { $power }. Выигранных роботов можно будет ставить позже.
fzzzt-coach-tie_lost = Ничья: по { $power }. { $why } Твоя ставка вернулась в руку, а гаечный ключ после ничьей получает проигравший.
fzzzt-coach-tie_won = Ничья: по { $power }. { $why } Но гаечный ключ переходит к проигравшему: следующая ничья может быть не твоей.
fzzzt-coach-unit =
    { $card } даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за каждую штуковину, по роботу на каждый элемент: { $symbols }. На каждый из них робот у тебя есть.
fzzzt-coach-unit_busy =
    { $card } даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за каждую штуковину, по роботу на каждый элемент: { $symbols }. Такие роботы у тебя есть, но сейчас здесь они принесут не больше, чем на других твоих схемах.
fzzzt-coach-unit_lacks =
    { $card } даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за каждую штуковину, по роботу на каждый элемент. Не хватает робота на: { $symbols }. Без штуковины она столько же отнимает.
fzzzt-coach-won = Карта «{ $card }» твоя за { $power }. Карты твоей ставки лежат теперь в сбросе до новой раздачи.
fzzzt-coach-won_dear = Карта «{ $card }» твоя, но хватило бы и на { $spare } меньше. Следи, сколько карт осталось у других.
fzzzt-coach-won_fzzzt =
    Фаззт твой: в конце он отнимет { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }. На схемы он не ложится, зато его энергию можно ставить.
fzzzt-coach-won_unit =
    Карта «{ $card }» твоя. На штуковину нужно по роботу на каждый элемент: { $symbols }. Без штуковины она отнимет { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
fzzzt-device-floppy-drive = Дисковод
fzzzt-device-joystick = Джойстик
fzzzt-device-keyboard = Клавиатура
fzzzt-device-modem = Модем
fzzzt-device-monitor = Монитор
fzzzt-device-plotter = Плоттер
fzzzt-device-power-supply = Блок питания
fzzzt-device-printer = Принтер
fzzzt-device-ram-pack = Модуль памяти
fzzzt-device-speaker = Динамик
fzzzt-device-surge-protector = Сетевой фильтр
fzzzt-device-tape-deck = Кассетный магнитофон
fzzzt-edition-de = Немецкие правила
fzzzt-edition-de-what = От { $least } до { $most }. Ставки по очереди; точно сказано, когда надо делать ставку.
fzzzt-edition-en = Английские правила
fzzzt-edition-en-what = От { $least } до { $most }. Ставки по очереди.
fzzzt-edition-fr = Французские правила
fzzzt-edition-fr-expansion = Французские с дополнением
fzzzt-edition-fr-expansion-what = От { $least } до { $most }. Больше роботов, для 5–6 игроков длинный конвейер.
fzzzt-edition-fr-what = От { $least } до { $most }. Стартовые роботы лишних механиков убираются.
fzzzt-edition-ru = Русские правила
fzzzt-edition-ru-what = От { $least } до { $most }. Все делают ставки одновременно.
fzzzt-event-auctions_ended = Конвейер пуст: пора создавать штуковины.
fzzzt-event-bid_laid =
    { $who ->
        [you] Ты кладёшь
       *[other] { $name } кладёт
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fzzzt-event-bid_laid_hidden =
    { $who ->
        [you] Ты делаешь
       *[other] { $name } делает
    } ставку.
fzzzt-event-bid_laid_open =
    { $who ->
        [you] Ты ставишь
       *[other] { $name } ставит
    } в открытую: { $cards }.
fzzzt-event-bid_paid =
    { $who ->
        [you] Ты платишь
       *[other] { $name } платит
    } только { NOUN($cards, case: "accusative") }.
fzzzt-event-bid_revealed =
    { $who ->
        [you] Ты ставишь
       *[other] { $name } ставит
    } { NOUN($cards, case: "accusative") }: { $power }
fzzzt-event-building_finished =
    { $who ->
        [you] Ты заканчиваешь
       *[other] { $name } заканчивает
    } сборку.
fzzzt-event-card_won =
    { $who ->
        [you] Ты получаешь
       *[other] { $name } получает
    } { NOUN($card, case: "accusative") } за { $power }.
fzzzt-event-cards_turned = На конвейере открыто: { $cards }.
fzzzt-event-chief_changed =
    { $who ->
        [you] Гаечный ключ у тебя: ты — Главный механик.
       *[other] { $name } получает гаечный ключ и становится Главным механиком.
    }
fzzzt-event-game_scored = Партия окончена.
fzzzt-event-hand_dealt =
    { $who ->
        [you] У тебя новая рука
       *[other] { $name } берёт новую руку
    }: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }, в сбросе { $pile }.
fzzzt-event-on_offer = На аукционе: { $card }
fzzzt-event-peripheral = Периферийное устройство { $peripheral }: { $effect }
fzzzt-event-personal_cards =
    { $who ->
        [you] Ты — механик { $number }
       *[other] { $name } — механик { $number }
    }, роботы: { $cards }.
fzzzt-event-robot_allocated =
    { $who ->
        [you] Ты выкладываешь
       *[other] { $name } выкладывает
    } { NOUN($robot, case: "accusative") } на { NOUN($unit, case: "accusative") }.
fzzzt-event-robot_planned =
    { $who ->
        [you] Ты готовишь
       *[other] { $name } готовит
    } { NOUN($robot, case: "accusative") } для { NOUN($unit, case: "genitive") }.
fzzzt-event-round_began =
    Раунд { $round }: на конвейере { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fzzzt-event-tie-chief =
    { $who ->
        [you] Ты — Главный механик и побеждаешь
       *[other] { $name } — Главный механик и побеждает
    } при ничьей.
fzzzt-event-tie-farthest =
    { $who ->
        [you] Ты дальше
       *[other] { $name } дальше
    } всех от Главного механика по часовой стрелке и { $who ->
        [you] побеждаешь
       *[other] побеждает
    }: так велит устройство.
fzzzt-event-tie-nearest =
    { $who ->
        [you] Ты ближе
       *[other] { $name } ближе
    } всех к Главному механику по часовой стрелке и { $who ->
        [you] побеждаешь
       *[other] побеждает
    }.
fzzzt-event-tied = Ничья при { $power }: { $names }.
fzzzt-fact-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
fzzzt-fact-power = энергия { $n }
fzzzt-fact-speed = скорость конвейера { $n }
fzzzt-fact-widget =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    } за штуковину
fzzzt-final-ahead = Меньше всего роботов ({ $n }), и потому впереди: { $names }.
fzzzt-final-fewest =
    У { $who ->
        [you] тебя
       *[other] игрока { $name }
    } меньше всего роботов ({ $n }), и это решает.
fzzzt-final-mine =
    Твоё место — { $place }-е: { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }, отставание { $behind }.
fzzzt-final-shared = Роботов поровну ({ $n }), победа общая: { $names }.
fzzzt-final-tied =
    Поровну, по { $total ->
        [one] { $total } очку
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }: { $names }.
fzzzt-final-wins =
    { $who ->
        [you] Ты побеждаешь
       *[other] { $name } побеждает
    }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }.
fzzzt-kind-fzzzt =
    { $n ->
        [one] { $n } карта Фаззт
        [few] { $n } карты Фаззт
        [many] { $n } карт Фаззт
       *[other] { $n } карты Фаззт
    }
fzzzt-kind-mechanic =
    { $n ->
        [one] { $n } механик
        [few] { $n } механика
        [many] { $n } механиков
       *[other] { $n } механика
    }
fzzzt-kind-robot =
    { $n ->
        [one] { $n } робот
        [few] { $n } робота
        [many] { $n } роботов
       *[other] { $n } робота
    }
fzzzt-kind-unit =
    { $n ->
        [one] { $n } схема сборки
        [few] { $n } схемы сборки
        [many] { $n } схем сборки
       *[other] { $n } схемы сборки
    }
fzzzt-kind-upgrade =
    { $n ->
        [one] { $n } робот с апгрейдом
        [few] { $n } робота с апгрейдом
        [many] { $n } роботов с апгрейдом
       *[other] { $n } робота с апгрейдом
    }
fzzzt-loss =
    { $n ->
        [one] теряет около { $n } очка
        [few] теряет около { $n } очков
        [many] теряет около { $n } очков
       *[other] теряет около { $n } очка
    }
fzzzt-mechanic =
    { $case ->
        [genitive] механика { $number }
        [dative] механику { $number }
        [accusative] механика { $number }
        [instrumental] механиком { $number }
        [prepositional] механике { $number }
       *[plain] Механик { $number }
    }
    .gender = masculine
fzzzt-order-bids =
    { $n ->
        [one] Подготовлена { $n } ставка.
        [few] Подготовлено { $n } ставки.
        [many] Подготовлено { $n } ставок.
       *[other] Подготовлено { $n } ставки.
    }
fzzzt-peripheral-floppy-drive = у кого кончились карты, тот сразу берёт новую руку.
fzzzt-peripheral-joystick = при ничьей побеждает тот из претендентов, кто дальше всех от Главного механика по часовой стрелке.
fzzzt-peripheral-keyboard = каждая ставка — ровно одна карта.
fzzzt-peripheral-modem = все делают ставки одновременно, и даже число карт скрыто.
fzzzt-peripheral-monitor = весь конвейер открыт; скорость конвейера не учитывается.
fzzzt-peripheral-plotter = в конце раунда на каждую схему можно выложить двух роботов.
fzzzt-peripheral-power-supply = каждый механик даёт ставке 2 единицы энергии.
fzzzt-peripheral-printer = победитель сбрасывает лишь самую сильную карту ставки, остальные берёт назад.
fzzzt-peripheral-ram-pack = каждый берёт две карты из своего сброса; новые руки — по восемь карт.
fzzzt-peripheral-speaker = ставки делают в открытую, по очереди от Главного механика.
fzzzt-peripheral-surge-protector = каждая карта Фаззт даёт ставке 0 единиц энергии.
fzzzt-peripheral-tape-deck = любая скорость конвейера считается 1: открыта лишь карта на аукционе.
fzzzt-played = { fzzzt-title }, { $edition }
fzzzt-round =
    { $case ->
        [dative] раунду { $round }
       *[plain] раунд { $round }
    }
    .gender = masculine
fzzzt-rule-F3-3-one =
    Из { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } конвейера открывается только карта на аукционе.
fzzzt-rule-F3-3-printed = Скорость конвейера той карты, что на аукционе, показывает, сколько карт открыто: от 1 до 4, а при 8 — все оставшиеся из { $n }. Остальные скорости не учитываются.
fzzzt-rule-F3-3-whole_belt =
    { $n ->
        [one] Открывается { $n } карта
        [few] Открываются все { $n } карты
        [many] Открываются все { $n } карт
       *[other] Открываются все { $n } карты
    } конвейера.
fzzzt-rule-F4-1-at_once = Все делают ставки одновременно: одна или несколько карт из руки.
fzzzt-rule-F4-1-in_turn = Сначала делает ставку Главный механик, затем остальные по часовой стрелке: одна или несколько карт из руки.
fzzzt-rule-F4-10-any_loser = После ничьей Главным механиком становится проигравший, ближайший к победителю по часовой стрелке, даже если он не участвовал в ничьей.
fzzzt-rule-F4-10-tied_loser = После ничьей Главным механиком становится проигравший претендент, ближайший к победителю по часовой стрелке.
fzzzt-rule-F4-11-all_hands_empty =
    Только когда карт нет ни у кого, все берут свой сброс и сдают себе новую руку из { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    }.
fzzzt-rule-F4-11-own_hand_empty =
    У кого кончились карты, тот сразу берёт свой сброс и сдаёт себе новую руку из { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    }.
fzzzt-rule-F4-2-face_up = Ставки делают в открытую.
fzzzt-rule-F4-2-hidden = Ставка скрыта до вскрытия.
fzzzt-rule-F4-2-open = Сколько карт в ставке — видно; какие — только после вскрытия.
fzzzt-rule-F4-3 = У кого есть карта, тот ставит хотя бы одну, сейчас не больше { $most }.
fzzzt-rule-F4-5 = Ставка — это сумма энергии. Механик даёт { $mechanic }, робот с апгрейдом — 0, карта Фаззт — { $fzzzt }. Побеждает наибольшая, даже 0.
fzzzt-rule-F4-7-strongest_card = Победитель кладёт в сброс только самую сильную карту ставки и выигранную карту.
fzzzt-rule-F4-7-whole_bid = Победитель кладёт всю ставку и карту в сброс; схема сборки лежит лицом вверх. Остальные забирают ставки.
fzzzt-rule-F4-9-farthest = При ничьей побеждает тот из претендентов, кто дальше всех от Главного механика (сейчас { $chief }) по часовой стрелке.
fzzzt-rule-F4-9-nearest = При ничьей побеждает Главный механик (сейчас { $chief }), иначе тот из претендентов, кто ближе всех к нему по часовой стрелке.
fzzzt-rule-F5-2 =
    На каждую схему можно выложить не больше { $n ->
        [one] { $n } робота
        [few] { $n } роботов
        [many] { $n } роботов
       *[other] { $n } роботов
    } с общим элементом.
fzzzt-rule-F5-3 = Выложенный робот остаётся там до конца и больше не участвует в ставках. Его элемент выбирают в конце.
fzzzt-rule-F5-4 = Все собирают одновременно; чужой выбор виден, только когда все закончат.
fzzzt-rule-F5-5 =
    Всего раундов { $rounds }: в колоде { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }, на полный конвейер нужно { $belt }.
fzzzt-rule-F6-2 = В конце можно выложить на свои схемы сколько угодно оставшихся роботов.
fzzzt-rule-F6-4 = На штуковину нужен один робот на каждый элемент схемы; каждая штуковина приносит все очки схемы.
fzzzt-rule-F6-5 = Схема без штуковины отнимает у тебя свои очки.
fzzzt-rule-F6-6-fzzzt = Побеждает тот, у кого больше очков; при равенстве — у кого меньше роботов, считая роботов с апгрейдом и карты Фаззт.
fzzzt-rule-F6-6-robots = Побеждает тот, у кого больше очков; при равенстве — у кого меньше роботов, считая роботов с апгрейдом.
fzzzt-rule-F7-2 = { $peripheral } меняет правила до конца раунда: { $effect }
fzzzt-short-advanced = Продвинутая
fzzzt-short-basic = Стандартная
fzzzt-short-complex = Наворочен.
fzzzt-short-each = по { $n }{ $star }
fzzzt-short-enhanced = Улучшенная
fzzzt-short-fzzzt = Фаззт
fzzzt-short-mechanic = Механик { $number }
fzzzt-short-prototype = Простейшая
fzzzt-short-unit = Схема
fzzzt-short-upgrade = Апгрейд
fzzzt-switch-all_hands_empty = когда карт нет ни у кого
fzzzt-switch-any_loser = ближайший из всех проигравших
fzzzt-switch-belt_speed = скорость конвейера
fzzzt-switch-bid_cards_at_most = карт в ставке, не больше
fzzzt-switch-bid_sizes_open = число карт в ставке видно
fzzzt-switch-bids_face_up = ставки в открытую
fzzzt-switch-bids_in_turn = ставки по очереди
fzzzt-switch-cards_drawn_at_once = карт, взятых в начале раунда
fzzzt-switch-chief_goes_to = Главный механик после ничьей
fzzzt-switch-false = нет
fzzzt-switch-farthest = самый дальний от Главного механика претендент по часовой стрелке
fzzzt-switch-fzzzt_counts_as_robot = карты Фаззт считаются роботами при равенстве очков
fzzzt-switch-fzzzt_has_power = карты Фаззт дают энергию
fzzzt-switch-hand_size = карт в новой руке
fzzzt-switch-mechanic_power = энергия механика
fzzzt-switch-nearest = ближайший к Главному механику претендент по часовой стрелке
fzzzt-switch-new_hand_when = новая рука
fzzzt-switch-one = всегда 1
fzzzt-switch-own_hand_empty = как только кончились свои карты
fzzzt-switch-printed = как на карте
fzzzt-switch-robots_per_unit = роботов на схему за раунд
fzzzt-switch-strongest_card = только самую сильную карту
fzzzt-switch-tie_goes_to = при ничьей побеждает
fzzzt-switch-tied_loser = ближайший из проигравших претендентов
fzzzt-switch-true = да
fzzzt-switch-whole_belt = весь конвейер открыт
fzzzt-switch-whole_bid = всю ставку
fzzzt-switch-winner_pays = победитель сбрасывает
fzzzt-symbol-bolt = болт
fzzzt-symbol-cog = шестерёнка
fzzzt-symbol-nut = гайка
fzzzt-symbol-oil = масло
fzzzt-title = Фаззт!
fzzzt-unit =
    { $case ->
        [genitive] схемы сборки
        [dative] схеме сборки
        [accusative] схему сборки
        [instrumental] схемой сборки
        [prepositional] схеме сборки
       *[plain] Схема сборки
    }
    .gender = feminine
fzzzt-unit-advanced =
    { $case ->
        [genitive] продвинутой схемы
        [dative] продвинутой схеме
        [accusative] продвинутую схему
        [instrumental] продвинутой схемой
        [prepositional] продвинутой схеме
       *[plain] Продвинутая схема
    }
    .gender = feminine
fzzzt-unit-advanced-counted =
    { $n ->
        [one] { $n } продвинутая схема
        [few] { $n } продвинутые схемы
        [many] { $n } продвинутых схем
       *[other] { $n } продвинутые схемы
    }
fzzzt-unit-basic =
    { $case ->
        [genitive] стандартной схемы
        [dative] стандартной схеме
        [accusative] стандартную схему
        [instrumental] стандартной схемой
        [prepositional] стандартной схеме
       *[plain] Стандартная схема
    }
    .gender = feminine
fzzzt-unit-basic-counted =
    { $n ->
        [one] { $n } стандартная схема
        [few] { $n } стандартные схемы
        [many] { $n } стандартных схем
       *[other] { $n } стандартные схемы
    }
fzzzt-unit-complex =
    { $case ->
        [genitive] навороченной схемы
        [dative] навороченной схеме
        [accusative] навороченную схему
        [instrumental] навороченной схемой
        [prepositional] навороченной схеме
       *[plain] Навороченная схема
    }
    .gender = feminine
fzzzt-unit-complex-counted =
    { $n ->
        [one] { $n } навороченная схема
        [few] { $n } навороченные схемы
        [many] { $n } навороченных схем
       *[other] { $n } навороченные схемы
    }
fzzzt-unit-enhanced =
    { $case ->
        [genitive] улучшенной схемы
        [dative] улучшенной схеме
        [accusative] улучшенную схему
        [instrumental] улучшенной схемой
        [prepositional] улучшенной схеме
       *[plain] Улучшенная схема
    }
    .gender = feminine
fzzzt-unit-enhanced-counted =
    { $n ->
        [one] { $n } улучшенная схема
        [few] { $n } улучшенные схемы
        [many] { $n } улучшенных схем
       *[other] { $n } улучшенные схемы
    }
fzzzt-unit-prototype =
    { $case ->
        [genitive] простейшей схемы
        [dative] простейшей схеме
        [accusative] простейшую схему
        [instrumental] простейшей схемой
        [prepositional] простейшей схеме
       *[plain] Простейшая схема
    }
    .gender = feminine
fzzzt-unit-prototype-counted =
    { $n ->
        [one] { $n } простейшая схема
        [few] { $n } простейшие схемы
        [many] { $n } простейших схем
       *[other] { $n } простейшие схемы
    }
fzzzt-worth-bid = Обычно стоит ставки { $n }
fzzzt-worth-left = Лучше не брать: обычно уходит за { $n }
