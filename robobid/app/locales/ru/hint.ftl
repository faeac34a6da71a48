hint-bid_ahead_cards = Энергию { $power } за карту «{ $card }» лучше набрать другими картами: тогда ты выигрываешь партию примерно в { $chance } % случаев, а с этими — примерно в { $other_chance } %.
hint-bid_ahead_even = Для карты «{ $card }» энергия { $power } и энергия { $other } примерно равноценны: и так и так ты выигрываешь партию примерно в { $chance } % случаев.
hint-bid_ahead_idle = Здесь почти ничего не решается: при любой ставке на карту «{ $card }» ты выигрываешь партию примерно в { $chance } % случаев. Хватит энергии { $power }.
hint-bid_ahead_leave = Не борись за карту «{ $card }»: с энергией { $power } ты выигрываешь партию примерно в { $chance } % случаев, а с энергией { $other } — примерно в { $other_chance } %.
hint-bid_ahead_leave_unit = Не борись за карту «{ $card }»: твои роботы не соберут на ней штуковину, сейчас она отняла бы { $costs ->
        [one] { $costs } очко
        [few] { $costs } очка
        [many] { $costs } очков
       *[other] { $costs } очка
    }. С энергией { $power } ты выигрываешь партию примерно в { $chance } % случаев, а с энергией { $other } — примерно в { $other_chance } %.
hint-bid_ahead_take = Карту «{ $card }» стоит взять: с энергией { $power }, которой хватает примерно в { $takes } % случаев, ты выигрываешь партию примерно в { $chance } % случаев, а с энергией { $other } — примерно в { $other_chance } %.
hint-bid_ahead_try = Лучшая ставка на карту «{ $card }» — энергия { $power }: её хватает примерно в { $takes } % случаев, и партию ты выигрываешь примерно в { $chance } %, а с энергией { $other } — примерно в { $other_chance } %.
hint-bid_for_points =
    Карта «{ $card }» стоит для тебя около { $worth ->
        [one] { $worth } очка
        [few] { $worth } очков
        [many] { $worth } очков
       *[other] { $worth } очка
    }, и энергии { $power } может хватить.
hint-bid_for_power =
    «{ $card }» — это запас на будущее: с учётом энергии карта стоит для тебя около { $worth ->
        [one] { $worth } очка
        [few] { $worth } очков
        [many] { $worth } очков
       *[other] { $worth } очка
    }. Энергии { $power } может хватить.
hint-bid_for_symbols =
    На карте «{ $card }» есть элементы для твоих схем: для тебя это около { $worth ->
        [one] { $worth } очка
        [few] { $worth } очков
        [many] { $worth } очков
       *[other] { $worth } очка
    }. Энергии { $power } может хватить.
hint-bid_for_unit =
    На карте «{ $card }» твои роботы соберут штуковины: для тебя это около { $worth ->
        [one] { $worth } очка
        [few] { $worth } очков
        [many] { $worth } очков
       *[other] { $worth } очка
    }. Энергии { $power } может хватить.
hint-bid_low_hopeless = Карту «{ $card }» вряд ли получить: поставь энергию { $power }, остальное оставь.
hint-bid_low_not_worth =
    Карта «{ $card }» стоит для тебя лишь около { $worth ->
        [one] { $worth } очка
        [few] { $worth } очков
        [many] { $worth } очков
       *[other] { $worth } очка
    }: энергии { $power } достаточно.
hint-bid_low_to_save = Поставь энергию { $power } за карту «{ $card }» и придержи сильные карты: на конвейере ещё «{ $better }».
hint-bid_low_unit = Твои роботы едва ли соберут штуковину на карте «{ $card }», а схема без штуковины отнимает у тебя свои очки: ставь как можно меньше, энергию { $power }.
hint-bid_low_unwanted = Карта «{ $card }» тебе не нужна: ставь как можно меньше, энергию { $power }.
hint-bid_surely_wins =
    Энергию { $power } никто не перебьёт, а карта «{ $card }» стоит для тебя около { $worth ->
        [one] { $worth } очка
        [few] { $worth } очков
        [many] { $worth } очков
       *[other] { $worth } очка
    }.
hint-bid_what_is_left = Больше у тебя ничего нет: энергия { $power } за карту «{ $card }».
hint-build_nothing = Придержи роботов: для ставок они ценнее, а схемы подождут до конца.
hint-build_sure_widget = { $robot } всё равно понадобится для { NOUN($unit, case: "genitive") } и почти не нужен для ставок.
hint-layout_best =
    { $robot } на { NOUN($unit, case: "prepositional") } — часть лучшей раскладки, она даёт { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }.
hint-layout_finished =
    Лучше не сделать: { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }.
hint-pay_least_missed = Без карты «{ $card }» обойтись легче всего.
hint-powergrid_ahead = Лучший выбор (продумано вариантов: { $games }): { $best }, шансы на победу около { $chance } %. Далее: { $others }.
hint-powergrid_ahead_beside = Лучший выбор (продумано вариантов: { $games }): { $best }, шансы на победу около { $chance } %; с другим ходом — около { $other_chance } %.
hint-powergrid_ahead_even = Примерно поровну (продумано вариантов: { $games }): { $best }, шансы на победу около { $chance } %; { $others }.
hint-powergrid_ahead_why = { $why } Продумано вариантов: { $games }, шансы на победу около { $chance } %. Далее: { $others }.
hint-powergrid_ahead_why_beside = { $why } Продумано вариантов: { $games }, шансы на победу около { $chance } %, с другим ходом — около { $other_chance } %.
hint-powergrid_attach = { $plant } останется у тебя дольше всех.
hint-powergrid_bid = За { NOUN($plant, case: "accusative") } стоит ставить примерно до { $worth }; пока хватит { $bid }.
hint-powergrid_build = Город { $city } стоит { $cost }, и ты сможешь снабдить его в этом раунде.
hint-powergrid_build_ahead = Город { $city } стоит { $cost }; деньги есть, снабдишь позже.
hint-powergrid_build_broke = На ещё один город денег нет.
hint-powergrid_build_enough =
    Снабдить можно { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, лишних денег на большее нет.
hint-powergrid_build_to_end = Строй в городе { $city } за { $cost }: можно закончить партию и победить.
hint-powergrid_build_wait =
    { $n ->
        [one] { $n } город закончит
        [few] { $n } города закончат
        [many] { $n } городов закончат
       *[other] { $n } города закончат
    } партию, а ты пока не победишь.
hint-powergrid_discard = { $plant } снабжает меньше всего городов.
hint-powergrid_drop_fuel = { NOUN($fuel, case: "accusative") } проще всего купить снова.
hint-powergrid_drop_out = { $plant } не окупится дороже { $bid }: другая электростанция или города принесут больше.
hint-powergrid_few = Беглая проверка (вариантов всего { $games }) советует: { $best }.
hint-powergrid_first_city = Вокруг города { $city } дёшево строить, и рядом никого.
hint-powergrid_for_robot = Это меньше всего поможет роботу.
hint-powergrid_fuel = Купи { NOUN($tokens, case: "accusative") } за { $price } электро; этого хватит на одну выработку { NOUN($plants, case: "genitive") }.
hint-powergrid_fuel_enough = Нужные ресурсы у тебя есть.
hint-powergrid_fuel_reserve = Перед концом ресурсов может не хватить: ещё одна единица { NOUN($fuel, case: "genitive") } стоит { $price } электро, а деньги есть.
hint-powergrid_fuel_stock =
    { $fuel } сейчас { GENDER($fuel) ->
        [feminine] дешёвая
       *[masculine] дешёвый
    } ({ $price } электро), а деньги есть.
hint-powergrid_market = На { NOUN($market, case: "prepositional") } рынке одна выработка обойдётся дешевле.
hint-powergrid_open =
    { $plant } снабжает { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    } и принесёт около { $worth }; начальная ставка { $bid }.
hint-powergrid_pass = Ни одна электростанция сейчас не стоит своей цены.
hint-powergrid_region = В { NOUN($region, case: "prepositional") } регионе соединения дешевле всего.
hint-powergrid_run =
    { $plant } входит в лучший выбор: { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }, { $income } электро.
hint-powergrid_run_enough =
    Больше не получить: { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }, { $income } электро.
hint-powergrid_stays = Из всех городов { $city } меньше всего поможет роботу.
