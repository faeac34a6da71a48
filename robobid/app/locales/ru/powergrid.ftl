powergrid-area-andalusia = Андалусия
powergrid-area-austria = Австрия
powergrid-area-centre = центр
powergrid-area-centre-and-murcia = центр и Мурсия
powergrid-area-centre-east = центр и восток
powergrid-area-centre-with-paris = центр с Парижем
powergrid-area-czech-republic = Чехия
powergrid-area-east = восток
powergrid-area-east-coast = восточное побережье
powergrid-area-eastern-poland = восток Польши
powergrid-area-emilia = Эмилия
powergrid-area-far-south-and-sicily = крайний юг и Сицилия
powergrid-area-hungary = Венгрия
powergrid-area-mediterranean-coast = побережье Средиземного моря
powergrid-area-mid-west = Средний Запад
powergrid-area-north-and-madrid = север и Мадрид
powergrid-area-north-east = северо-восток
powergrid-area-north-west = северо-запад
powergrid-area-north-west-spain = северо-запад Испании
powergrid-area-northern-and-eastern-netherlands = север и восток Нидерландов
powergrid-area-northern-belgium = север Бельгии
powergrid-area-portugal = Португалия
powergrid-area-seoul-area = окрестности Сеула
powergrid-area-slovakia = Словакия
powergrid-area-south = юг
powergrid-area-south-centre = центр и юг
powergrid-area-south-east = юго-восток
powergrid-area-south-west = юго-запад
powergrid-area-southern-belgium-and-luxembourg = юг Бельгии и Люксембург
powergrid-area-southern-netherlands = юг Нидерландов
powergrid-area-west = запад
powergrid-area-western-netherlands = запад Нидерландов
powergrid-area-western-poland = запад Польши
powergrid-ask-attach = На какую электростанцию положить трансформатор?
powergrid-ask-bid = { $plant }: сейчас { $bid }. Твоя ставка или { $pass }?
powergrid-ask-build = Какой город (номер или название) или { $done }?
powergrid-ask-choose = Деталь робота оставляет выбор тебе. Что (номер или название)?
powergrid-ask-city-bid = Твоя ставка за право назвать первый город { NOUN($robot, case: "genitive") } или { $pass }?
powergrid-ask-discard = Какую электростанцию сбросить?
powergrid-ask-drop = Какой ресурс сбросить?
powergrid-ask-enter = [Enter: { $answer }]
powergrid-ask-fuel = Ресурс (например, 3 угля) или { $done }?
powergrid-ask-mark = Какой город отметить?
powergrid-ask-market = На каком рынке покупать?
powergrid-ask-open = Электростанция и ставка (например, 13 15) или { $pass }?
powergrid-ask-open_first = Электростанция и ставка (например, 13 15)? В первом раунде не пасуют.
powergrid-ask-region = Какой регион добавить?
powergrid-ask-robot-city = Какой город для { NOUN($robot, case: "genitive") }?
powergrid-ask-robot-plant = Какую электростанцию выставит { $robot }?
powergrid-ask-run = Какая электростанция работает, или { $done }?
powergrid-ask-stay = В каком городе начнёт { $robot }? Остальные ты вычёркиваешь.
powergrid-ask-strike = Какой город вычеркнуть для { NOUN($robot, case: "genitive") }?
powergrid-ask-take = Какой из отмеченных городов взять?
powergrid-ask-veto = Какой город запретить для { NOUN($robot, case: "genitive") }?
powergrid-board-actual = Текущий
powergrid-board-chosen = в игре
powergrid-board-fuel = есть { $n }, цена { $price }, +{ $more }
powergrid-board-future = Будущий
powergrid-board-gains = Прибавка городов: { $plants }
powergrid-board-more = и ещё { $n }, m — карта
powergrid-board-order = порядок { $order }
powergrid-board-per_city = На город по сегодняшним ценам: { $plants }
powergrid-board-per_city_mine = На город по сегодняшним ценам: { $plants }; твои: { $mine }
powergrid-board-round = раунд { $round }
powergrid-board-sold_out = распродано, +{ $more }
powergrid-board-stack = в колоде { $n }
powergrid-board-step = этап { $step }
powergrid-board-token = { $fuel } за { $price }
powergrid-board-via = { $path }, по пути: { $cities }
powergrid-card-flux =
    { $case ->
        [genitive] генератора Flux
        [dative] генератору Flux
        [accusative] генератор Flux
        [instrumental] генератором Flux
        [prepositional] генераторе Flux
       *[plain] генератор Flux
    }
    .gender = masculine
powergrid-card-step3 =
    { $case ->
        [genitive] карты «Этап 3»
        [dative] карте «Этап 3»
        [accusative] карту «Этап 3»
        [instrumental] картой «Этап 3»
        [prepositional] карте «Этап 3»
       *[plain] карта «Этап 3»
    }
    .gender = feminine
powergrid-card-transformer =
    { $case ->
        [genitive] трансформатора
        [dative] трансформатору
        [accusative] трансформатор
        [instrumental] трансформатором
        [prepositional] трансформаторе
       *[plain] трансформатор
    }
    .gender = masculine
powergrid-choice-bids = { $robot } начинает с { $cost } и торгуется до { $most }.
powergrid-choice-city_bid = Чья ставка выше, тот платит { NOUN($robot, case: "dative") } и называет первый город. У робота { $money } электро. Ставок ещё нет.
powergrid-choice-city_bid_stands =
    Чья ставка выше, тот платит { NOUN($robot, case: "dative") } и называет первый город. У робота { $money } электро. Высшая ставка: { $bid }, { $who ->
        [you] твоя
       *[other] { $name }
    }.
powergrid-choice-first_city = Там { $robot } построит первый дом. У него { $money } электро.
powergrid-choice-next_city = { $robot } строит, пока хватает денег на город; сейчас есть { $money } электро.
powergrid-choice-one_of_named = Каждый называет город; один из них вытягивают по жребию, там { $robot } и начнёт.
powergrid-choice-opens_plant = { $robot } выставляет её по номеру, остальные могут торговаться. У него { $money } электро.
powergrid-choice-other_takes = { $name } сразу берёт её за { $cost }.
powergrid-choice-pays = { $robot } платит { $cost }, останется { $left }.
powergrid-choice-region = Регион: { $region }.
powergrid-choice-stay = Вычёркивает только один игрок: { $robot } начнёт в городе, выбранном здесь. У него { $money } электро.
powergrid-choice-strike = Осталось городов: { $n }. Их вычёркивают по очереди; { $robot } начнёт в последнем.
powergrid-choice-takes_plant = { $robot } сразу берёт её по номеру; перебить нельзя. У него { $money } электро.
powergrid-choice-veto = Регион, где начнёт { $robot }: { $region }. Запрещённый город выпадает; один из остальных ({ $n }) вытянут по жребию.
powergrid-choice-would_pay = Там { $robot } заплатил бы { $cost }, осталось бы { $left }.
powergrid-city-Aachen = Ахен
powergrid-city-Aix-En-Provence = Экс-ан-Прованс
powergrid-city-Albacete = Альбасете
powergrid-city-Alicante = Аликанте
powergrid-city-Almeria = Альмерия
powergrid-city-Amiens = Амьен
powergrid-city-Amsterdam = Амстердам
powergrid-city-Ancona = Анкона
powergrid-city-Andong = Андон
powergrid-city-Angers = Анже
powergrid-city-Anju = Анджу
powergrid-city-Antwerpen = Антверпен
powergrid-city-Anyang = Анян
powergrid-city-Apeldoorn = Апелдорн
powergrid-city-Arlon = Арлон
powergrid-city-Arnhem = Арнем
powergrid-city-Atlanta = Атланта
powergrid-city-Augsburg = Аугсбург
powergrid-city-Banska-Bystrica = Банска-Бистрица
powergrid-city-Barcelona = Барселона
powergrid-city-Bari = Бари
powergrid-city-Bergamo = Бергамо
powergrid-city-Berlin = Берлин
powergrid-city-Besancon = Безансон
powergrid-city-Bialystok = Белосток
powergrid-city-Biarritz = Биарриц
powergrid-city-Bilbao = Бильбао
powergrid-city-Billings = Биллингс
powergrid-city-Birmingham = Бирмингем
powergrid-city-Boise = Бойсе
powergrid-city-Bologna = Болонья
powergrid-city-Bolzano = Больцано
powergrid-city-Bordeaux = Бордо
powergrid-city-Boston = Бостон
powergrid-city-Braga = Брага
powergrid-city-Bratislava = Братислава
powergrid-city-Breda = Бреда
powergrid-city-Bremen = Бремен
powergrid-city-Brescia = Брешиа
powergrid-city-Brest = Брест
powergrid-city-Brindisi = Бриндизи
powergrid-city-Brno = Брно
powergrid-city-Brugge = Брюгге
powergrid-city-Brussel = Брюссель 1
powergrid-city-Bruxelles = Брюссель 2
powergrid-city-Budapest = Будапешт
powergrid-city-Buffalo = Буффало
powergrid-city-Busan = Пусан
powergrid-city-Bydgoszcz = Быдгощ
powergrid-city-Caceres = Касерес
powergrid-city-Cadiz = Кадис
powergrid-city-Caen = Кан
powergrid-city-Calais = Кале
powergrid-city-Carcassonne = Каркассон
powergrid-city-Castellon-De-La-Plana = Кастельон-де-ла-Плана
powergrid-city-Catania = Катания
powergrid-city-Ceske-Budejovice = Ческе-Будеёвице
powergrid-city-Chamonix = Шамони
powergrid-city-Charleroi = Шарлеруа
powergrid-city-Cheongjin = Чхонджин
powergrid-city-Cheongju = Чхонджу
powergrid-city-Cheyenne = Шайенн
powergrid-city-Chicago = Чикаго
powergrid-city-Chuncheon = Чхунчхон
powergrid-city-Chungju = Чхунджу
powergrid-city-Cincinnati = Цинциннати
powergrid-city-Ciudad-Real = Сьюдад-Реаль
powergrid-city-Clermont-Ferrand = Клермон-Ферран
powergrid-city-Cordoba = Кордова
powergrid-city-Cosenza = Козенца
powergrid-city-Cuenca = Куэнка
powergrid-city-Cuxhaven = Куксхафен
powergrid-city-Czestochowa = Ченстохова
powergrid-city-Daegu = Тэгу
powergrid-city-Daejeon = Тэджон
powergrid-city-Dallas = Даллас
powergrid-city-Den-Bosch = Ден-Бос
powergrid-city-Den-Haag = Гаага
powergrid-city-Den-Helder = Ден-Хелдер
powergrid-city-Denver = Денвер
powergrid-city-Detroit = Детройт
powergrid-city-Dijon = Дижон
powergrid-city-Donghae = Тонхэ
powergrid-city-Dortmund = Дортмунд
powergrid-city-Dresden = Дрезден
powergrid-city-Duisburg = Дуйсбург
powergrid-city-Duluth = Дулут
powergrid-city-Dusseldorf = Дюссельдорф
powergrid-city-Eindhoven = Эйндховен
powergrid-city-Enschede = Энсхеде
powergrid-city-Erfurt = Эрфурт
powergrid-city-Essen = Эссен
powergrid-city-Evora = Эвора
powergrid-city-Fargo = Фарго
powergrid-city-Faro = Фару
powergrid-city-Ferrara = Феррара
powergrid-city-Firenze = Флоренция
powergrid-city-Flensburg = Фленсбург
powergrid-city-Foggia = Фоджа
powergrid-city-Frankfurt-M = Франкфурт-М
powergrid-city-Frankfurt-O = Франкфурт-О
powergrid-city-Freiburg = Фрайбург
powergrid-city-Fulda = Фульда
powergrid-city-Gaesung = Кэсон
powergrid-city-Ganggye = Канге
powergrid-city-Gangneung = Каннын
powergrid-city-Gdansk = Гданьск
powergrid-city-Gdynia = Гдыня
powergrid-city-Genova = Генуя
powergrid-city-Gent = Гент
powergrid-city-Gerona = Жирона
powergrid-city-Gijon = Хихон
powergrid-city-Goyang = Коян
powergrid-city-Granada = Гранада
powergrid-city-Graz = Грац
powergrid-city-Grenoble = Гренобль
powergrid-city-Groningen = Гронинген
powergrid-city-Gwangju = Кванджу
powergrid-city-Gyeongju = Кёнджу
powergrid-city-Gyeongseong = Кёнсон
powergrid-city-Gyor = Дьёр
powergrid-city-Haarlem = Харлем
powergrid-city-Haeju = Хэджу
powergrid-city-Halle = Галле
powergrid-city-Hamburg = Гамбург
powergrid-city-Hamheung = Хамхын
powergrid-city-Hannover = Ганновер
powergrid-city-Houston = Хьюстон
powergrid-city-Hradec-Kralove = Градец-Кралове
powergrid-city-Huelva = Уэльва
powergrid-city-Hwangju = Хванджу
powergrid-city-Hyesan = Хесан
powergrid-city-Incheon = Инчхон
powergrid-city-Innsbruck = Инсбрук
powergrid-city-Jacksonville = Джексонвилл
powergrid-city-Jeju = Чеджу
powergrid-city-Jeonju = Чонджу
powergrid-city-Jinju = Чинджу
powergrid-city-Kansas-City = Канзас-Сити
powergrid-city-Kassel = Кассель
powergrid-city-Katowice = Катовице
powergrid-city-Kecskemet = Кечкемет
powergrid-city-Kiel = Киль
powergrid-city-Klagenfurt = Клагенфурт
powergrid-city-Knoxville = Ноксвилл
powergrid-city-Koln = Кёльн
powergrid-city-Konstanz = Констанц
powergrid-city-Kortrijk = Кортрейк
powergrid-city-Kosice = Кошице
powergrid-city-Krakow = Краков
powergrid-city-La-Coruna = Ла-Корунья
powergrid-city-La-Rochelle = Ла-Рошель
powergrid-city-La-Spezia = Специя
powergrid-city-Las-Vegas = Лас-Вегас
powergrid-city-Le-Havre = Гавр
powergrid-city-Le-Mans = Ле-Ман
powergrid-city-Leeuwarden = Леуварден
powergrid-city-Leiden = Лейден
powergrid-city-Leipzig = Лейпциг
powergrid-city-Leon = Леон
powergrid-city-Lerida = Лерида
powergrid-city-Leuven = Лёвен
powergrid-city-Liege = Льеж
powergrid-city-Lille = Лилль
powergrid-city-Limoges = Лимож
powergrid-city-Linz = Линц
powergrid-city-Lisboa = Лиссабон
powergrid-city-Livorno = Ливорно
powergrid-city-Lodz = Лодзь
powergrid-city-Logrono = Логроньо
powergrid-city-Los-Angeles = Лос-Анджелес
powergrid-city-Lourdes = Лурд
powergrid-city-Lubeck = Любек
powergrid-city-Lublin = Люблин
powergrid-city-Luxembourg = Люксембург
powergrid-city-Lyon = Лион
powergrid-city-Maastricht = Маастрихт
powergrid-city-Madrid = Мадрид
powergrid-city-Magdeburg = Магдебург
powergrid-city-Malaga = Малага
powergrid-city-Mannheim = Мангейм
powergrid-city-Marseille = Марсель
powergrid-city-Memphis = Мемфис
powergrid-city-Merida = Мерида
powergrid-city-Messina = Мессина
powergrid-city-Mestre = Местре
powergrid-city-Metz = Мец
powergrid-city-Miami = Майами
powergrid-city-Middelburg = Мидделбург
powergrid-city-Milano = Милан
powergrid-city-Minneapolis = Миннеаполис
powergrid-city-Miskolc = Мишкольц
powergrid-city-Modena = Модена
powergrid-city-Mons = Монс
powergrid-city-Montpellier = Монпелье
powergrid-city-Mulhouse = Мюлуз
powergrid-city-Munchen = Мюнхен
powergrid-city-Munster = Мюнстер
powergrid-city-Murcia = Мурсия
powergrid-city-Naju = Наджу
powergrid-city-Nampo = Нампхо
powergrid-city-Namur = Намюр
powergrid-city-Nancy = Нанси
powergrid-city-Nantes = Нант
powergrid-city-Napoli = Неаполь
powergrid-city-New-Orleans = Новый Орлеан
powergrid-city-New-York = Нью-Йорк
powergrid-city-Nice = Ницца
powergrid-city-Nijmegen = Неймеген
powergrid-city-Nimes = Ним
powergrid-city-Norfolk = Норфолк
powergrid-city-Nurnberg = Нюрнберг
powergrid-city-Nyiregyhaza = Ньиредьхаза
powergrid-city-Oklahoma-City = Оклахома-Сити
powergrid-city-Omaha = Омаха
powergrid-city-Oostende = Остенде
powergrid-city-Orense = Оренсе
powergrid-city-Orleans = Орлеан
powergrid-city-Osnabruck = Оснабрюк
powergrid-city-Ostrava = Острава
powergrid-city-Padova = Падуя
powergrid-city-Palermo = Палермо
powergrid-city-Pamplona = Памплона
powergrid-city-Paris-1 = Париж 1
powergrid-city-Paris-2 = Париж 2
powergrid-city-Paris-3 = Париж 3
powergrid-city-Parma = Парма
powergrid-city-Passau = Пассау
powergrid-city-Pecs = Печ
powergrid-city-Perpignan = Перпиньян
powergrid-city-Perugia = Перуджа
powergrid-city-Pescara = Пескара
powergrid-city-Philadelphia = Филадельфия
powergrid-city-Phoenix = Финикс
powergrid-city-Piacenza = Пьяченца
powergrid-city-Pisa = Пиза
powergrid-city-Pittsburgh = Питтсбург
powergrid-city-Plzen = Пльзень
powergrid-city-Poprad = Попрад
powergrid-city-Portimao = Портиман
powergrid-city-Portland = Портленд
powergrid-city-Porto = Порту
powergrid-city-Poznan = Познань
powergrid-city-Praha = Прага
powergrid-city-Presov = Прешов
powergrid-city-Pyeongyang = Пхеньян
powergrid-city-Raleigh = Роли
powergrid-city-Rasun = Расон
powergrid-city-Ravenna = Равенна
powergrid-city-Regensburg = Регенсбург
powergrid-city-Reggio-Di-Calabria = Реджо-ди-Калабрия
powergrid-city-Reggio-Nell-Emilia = Реджо-нель-Эмилия
powergrid-city-Reims = Реймс
powergrid-city-Rennes = Ренн
powergrid-city-Rimini = Римини
powergrid-city-Roma = Рим
powergrid-city-Rostock = Росток
powergrid-city-Rotterdam = Роттердам
powergrid-city-Rouen = Руан
powergrid-city-Saarbrucken = Саарбрюккен
powergrid-city-Saint-Etienne = Сент-Этьен
powergrid-city-Salamanca = Саламанка
powergrid-city-Salerno = Салерно
powergrid-city-Salt-Lake-City = Солт-Лейк-Сити
powergrid-city-Salzburg = Зальцбург
powergrid-city-Samcheok = Самчхок
powergrid-city-San-Diego = Сан-Диего
powergrid-city-San-Francisco = Сан-Франциско
powergrid-city-San-Marino = Сан-Марино
powergrid-city-San-Sebastian = Сан-Себастьян
powergrid-city-Sangju = Санджу
powergrid-city-Santa-Fe = Санта-Фе
powergrid-city-Santander = Сантандер
powergrid-city-Santiago-De-Compostela = Сантьяго-де-Компостела
powergrid-city-Savannah = Саванна
powergrid-city-Schwerin = Шверин
powergrid-city-Seattle = Сиэтл
powergrid-city-Seongjin = Сонджин
powergrid-city-Seoul = Сеул
powergrid-city-Setubal = Сетубал
powergrid-city-Sevilla = Севилья
powergrid-city-Sinuiju = Синыйджу
powergrid-city-Siracusa = Сиракузы
powergrid-city-Sokcho = Сокчхо
powergrid-city-Sosnowiec = Сосновец
powergrid-city-St-Louis = Сент-Луис
powergrid-city-Strasbourg = Страсбург
powergrid-city-Stuttgart = Штутгарт
powergrid-city-Suwon = Сувон
powergrid-city-Szczecin = Щецин
powergrid-city-Szeged = Сегед
powergrid-city-Taebaek = Тхэбэк
powergrid-city-Tampa = Тампа
powergrid-city-Taranto = Таранто
powergrid-city-Tarragona = Таррагона
powergrid-city-Tilburg = Тилбург
powergrid-city-Toledo = Толедо
powergrid-city-Torgelow = Торгелов
powergrid-city-Torino = Турин
powergrid-city-Toulon = Тулон
powergrid-city-Toulouse = Тулуза
powergrid-city-Tours = Тур
powergrid-city-Trier = Трир
powergrid-city-Trieste = Триест
powergrid-city-Trnava = Трнава
powergrid-city-Udine = Удине
powergrid-city-Ulsan = Ульсан
powergrid-city-Usti-Nad-Labem = Усти-над-Лабем
powergrid-city-Utrecht = Утрехт
powergrid-city-Valencia = Валенсия
powergrid-city-Valladolid = Вальядолид
powergrid-city-Venezia = Венеция
powergrid-city-Venlo = Венло
powergrid-city-Verona = Верона
powergrid-city-Vicenza = Виченца
powergrid-city-Villach = Филлах
powergrid-city-Warszawa = Варшава
powergrid-city-Washington-D-C = Вашингтон
powergrid-city-Wien = Вена
powergrid-city-Wiesbaden = Висбаден
powergrid-city-Wilhelmshaven = Вильгельмсхафен
powergrid-city-Wonju = Вонджу
powergrid-city-Wonsan = Вонсан
powergrid-city-Wroclaw = Вроцлав
powergrid-city-Wurzburg = Вюрцбург
powergrid-city-Yongin = Йонъин
powergrid-city-Zaanstad = Занстад
powergrid-city-Zaragoza = Сарагоса
powergrid-city-Zilina = Жилина
powergrid-coach-bid = Платит только победитель. Выходи, когда электростанция стоила бы больше, чем принесёт: можно будет купить другую.
powergrid-coach-build_enough =
    У тебя { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }, а электростанции снабжают { $n }: новый дом ничего не принесёт, пока нет электростанции побольше.
powergrid-coach-build_first = Ты в конце порядка хода и поэтому строишь раньше всех: занимай дешёвые места раньше других.
powergrid-coach-build_more =
    Твои электростанции могут снабдить { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, а у тебя { $cities }: каждый новый снабжённый город увеличивает доход.
powergrid-coach-end_near =
    Партия кончается после строительства, когда у кого-то { $end ->
        [one] { $end } город
        [few] { $end } города
        [many] { $end } городов
       *[other] { $end } города
    }; сейчас больше всего { $n }. Тогда решают снабжённые города.
powergrid-coach-first_city = За первый город платишь только цену места: выбери такой, вокруг которого дешёвые соединения.
powergrid-coach-first_plant = В раунде 1 каждый должен купить электростанцию. У кого самая большая, тот первый в порядке хода и поэтому покупает ресурсы и строит последним.
powergrid-coach-fuel_dearer = Другие купили раньше тебя: { $tokens }. Следующая единица стоит { $price }.
powergrid-coach-fuel_first = Ты в конце порядка хода и поэтому покупаешь раньше всех, пока ресурсы дешевле всего.
powergrid-coach-fuel_last = Ты в начале порядка хода и поэтому покупаешь позже всех: посмотри, что осталось и по какой цене.
powergrid-coach-fuel_short =
    Ресурсов хватает на { $n } из { $cities ->
        [one] { $cities } города
        [few] { $cities } городов
        [many] { $cities } городов
       *[other] { $cities } городов
    }: купи то, чего не хватает электростанциям.
powergrid-coach-fuel_store = Электростанция хранит ресурсы на две выработки: дешёвое сейчас может подорожать к следующему раунду.
powergrid-coach-full = Электростанций может быть не больше { $plants }: ради новой придётся сбросить одну из прежних, например { NOUN($plant, case: "accusative") }.
powergrid-coach-got_plant =
    { $plant } { GENDER($plant) ->
        [masculine] теперь твой за { $payment }. Он
       *[feminine] теперь твоя за { $payment }. Она
    } снабжает за раунд { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, если есть ресурсы.
powergrid-coach-income = Снабжены все твои города ({ $n }), доход — { $income } электро. Ещё один принёс бы на { $more } больше.
powergrid-coach-income_part =
    Снабжено { $n } из { $of ->
        [one] { $of } города
        [few] { $of } городов
        [many] { $of } городов
       *[other] { $of } городов
    }, доход — { $income } электро. Остальные ничего не принесли: не хватило электростанций или ресурсов.
powergrid-coach-keep_money = Оставь деньги на ресурсы и дома: без них электростанция ничего не принесёт.
powergrid-coach-let_go = { $plant } уходит за { $bid }. Ты ничего не платишь и в этом раунде можешь купить другую.
powergrid-coach-market_later =
    { $plant } выходит из колоды на будущий рынок: купить { GENDER($plant) ->
        [masculine] его
       *[feminine] её
    } можно будет, когда уйдут меньшие.
powergrid-coach-market_now =
    { $plant } выходит из колоды на текущий рынок: купить { GENDER($plant) ->
        [masculine] его
       *[feminine] её
    } можно сразу.
powergrid-coach-more_plants =
    Твои электростанции снабжают { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, а у тебя { $cities }: чтобы расти, нужна электростанция побольше.
powergrid-coach-open_first = Ты начинаешь торги раньше всех: что придёт из колоды после твоей покупки, достанется другим. Кто пасует, тот в этом раунде ничего не купит.
powergrid-coach-order_first =
    Ты в начале порядка хода, у тебя { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }: торги начинаешь раньше всех, но ресурсы покупаешь и строишь позже всех.
powergrid-coach-order_last =
    Ты в конце порядка хода, у тебя { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }. Это хорошо: ты покупаешь ресурсы и строишь раньше всех.
powergrid-coach-plants_enough =
    Твои электростанции снабжают { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }, а у тебя { $cities }: новая пока не нужна, разве что хорошая и дешёвая.
powergrid-coach-run = Платят только за снабжённые города. Лишнюю электростанцию можно не запускать: её ресурсы останутся у тебя.
powergrid-coach-step2 = Начался этап 2: в каждом городе есть место для второго дома, за 15 электро.
powergrid-coach-step2_near =
    Этап 2 начнётся, когда у кого-то будет { $step2 ->
        [one] { $step2 } город
        [few] { $step2 } города
        [many] { $step2 } городов
       *[other] { $step2 } города
    }; сейчас больше всего { $n }. Тогда в каждом городе появится место для второго дома.
powergrid-coach-step3 = Начался этап 3: в каждом городе есть место для третьего дома, за 20 электро, и можно купить любую электростанцию рынка.
powergrid-compare-gains =
    С { NOUN($plant, case: "instrumental") } ты снабдишь до { $after ->
        [one] { $after } города
        [few] { $after } городов
        [many] { $after } городов
       *[other] { $after } города
    } вместо { $before }.
powergrid-compare-goes = Сбросить пришлось бы { NOUN($plant, case: "accusative") }.
powergrid-compare-loses =
    С { NOUN($plant, case: "instrumental") } ты снабдишь только { $after ->
        [one] { $after } город
        [few] { $after } города
        [many] { $after } городов
       *[other] { $after } города
    } вместо { $before }.
powergrid-compare-same = С { NOUN($plant, case: "instrumental") } ты снабдишь не больше городов, чем сейчас ({ $before }).
powergrid-decide-after = Позиция после этого:
powergrid-decide-chance = Затем по жребию: { $options }.
powergrid-decide-person = Затем выбирает { $name }: { $options }.
powergrid-difficulty-easy = лёгкий
powergrid-difficulty-fair = средний
powergrid-difficulty-hard = сложный
powergrid-event-bid_made =
    { $who ->
        [you] Ты ставишь
       *[other] { $name } ставит
    } { $bid } за { NOUN($plant, case: "accusative") }.
powergrid-event-card_drawn = Из колоды приходит { $plant }.
powergrid-event-cities_struck =
    { $who ->
        [you] Ты вычёркиваешь
       *[other] { $name } вычёркивает
    } для { NOUN($robot, case: "genitive") } { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }.
powergrid-event-city_barred =
    { $who ->
        [you] Ты запрещаешь
       *[other] { $name } запрещает
    } город { $city } для { NOUN($robot, case: "genitive") }.
powergrid-event-city_bid =
    { $who ->
        [you] Ты ставишь
       *[other] { $name } ставит
    } { $bid } за право назвать город для { NOUN($robot, case: "genitive") }.
powergrid-event-city_bid_passed =
    { $who ->
        [you] Ты выходишь
       *[other] { $name } выходит
    } из торгов.
powergrid-event-city_bid_won =
    { $who ->
        [you] Ты платишь
       *[other] { $name } платит
    } { $payment } { NOUN($robot, case: "dative") } и { $who ->
        [you] называешь
       *[other] называет
    } его первый город.
powergrid-event-city_marked =
    { $who ->
        [you] Ты отмечаешь
       *[other] { $name } отмечает
    } город { $city }.
powergrid-event-city_named =
    { $who ->
        [you] Ты называешь
       *[other] { $name } называет
    } город { $city } для { NOUN($robot, case: "genitive") }.
powergrid-event-city_struck =
    { $who ->
        [you] Ты вычёркиваешь
       *[other] { $name } вычёркивает
    } для { NOUN($robot, case: "genitive") }: { $cities }.
powergrid-event-dropped_out =
    { $who ->
        [you] Ты выходишь
       *[other] { $name } выходит
    } из торгов за { NOUN($plant, case: "accusative") }.
powergrid-event-fuel_bought =
    { $who ->
        [you] Ты покупаешь
       *[other] { $name } покупает
    } { NOUN($tokens, case: "accusative") } за { $payment }.
powergrid-event-fuel_lost =
    { $who ->
        [you] Ты теряешь
       *[other] { $name } теряет
    } { NOUN($fuel, case: "accusative") }: места больше нет.
powergrid-event-game_ended = Партия окончена.
powergrid-event-house_built =
    { $who ->
        [you] Ты строишь
       *[other] { $name } строит
    } в городе { $city } за { $cost }.
powergrid-event-income_paid =
    { $who ->
        [you] Ты снабжаешь
       *[other] { $name } снабжает
    } { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }: { $income } электро.
powergrid-event-market_chosen =
    { $who ->
        [you] Ты покупаешь
       *[other] { $name } покупает
    } на { NOUN($market, case: "prepositional") } рынке.
powergrid-event-market_supplied = На рынок ресурсов поступает: { $tokens }.
powergrid-event-one_market_supplied = На { NOUN($market, case: "accusative") } рынок поступает: { $tokens }.
powergrid-event-opening_passed =
    { $who ->
        [you] Ты пасуешь и не покупаешь
       *[other] { $name } пасует и не покупает
    } электростанцию в этом раунде.
powergrid-event-order_changed = Порядок хода: { $order }.
powergrid-event-piece_dealt =
    { $who ->
        [you] Ты получаешь
       *[other] { $name } получает
    } деталь { $piece }.
powergrid-event-plant_bought =
    { $who ->
        [you] Ты покупаешь
       *[other] { $name } покупает
    } { NOUN($plant, case: "accusative") } за { $payment }.
powergrid-event-plant_discarded =
    { $who ->
        [you] Ты сбрасываешь
       *[other] { $name } сбрасывает
    } { NOUN($plant, case: "accusative") }.
powergrid-event-plant_named =
    { $who ->
        [you] Ты называешь
       *[other] { $name } называет
    } { NOUN($plant, case: "accusative") } для { NOUN($robot, case: "genitive") }.
powergrid-event-plant_offered =
    { $who ->
        [you] Ты выставляешь
       *[other] { $name } выставляет
    } { NOUN($plant, case: "accusative") } со ставкой { $bid }.
powergrid-event-plant_put_under = Под колоду уходит { $plant }.
powergrid-event-plant_ran =
    { $who ->
        [you] Ты запускаешь
       *[other] { $name } запускает
    } { NOUN($plant, case: "accusative") } и { $who ->
        [you] тратишь
       *[other] тратит
    } { NOUN($tokens, case: "accusative") }.
powergrid-event-plant_ran_free =
    { $who ->
        [you] Ты запускаешь
       *[other] { $name } запускает
    } { NOUN($plant, case: "accusative") } без ресурсов.
powergrid-event-plant_removed = Из игры выходит { $plant }.
powergrid-event-region_chosen =
    { $who ->
        [you] Ты добавляешь
       *[other] { $name } добавляет
    } { NOUN($region, case: "accusative") } регион.
powergrid-event-regions_settled = Игра идёт в регионах: { $regions }.
powergrid-event-round_began = Начинается раунд { $round }.
powergrid-event-seat_drawn =
    { $who ->
        [you] Ты сидишь
       *[other] { $name } сидит
    } по часовой стрелке { $neighbour_who ->
        [you] сразу после тебя
       *[other] сразу после игрока { $neighbour }
    }.
powergrid-event-seats_drawn = За столом по часовой стрелке: { $seats }.
powergrid-event-stack_shuffled = Близится этап 3: карты под ним перемешаны ({ $n }).
powergrid-event-step_changed = Начинается этап { $step }.
powergrid-event-transformer_attached =
    { $who ->
        [you] Ты кладёшь
       *[other] { $name } кладёт
    } трансформатор на { NOUN($plant, case: "accusative") }.
powergrid-event-transformer_offered = Трансформатор сразу выставлен на аукцион.
powergrid-event-transformer_unsold = Трансформатор никому не нужен.
powergrid-excluded = { $plant }: { $why }
powergrid-excluded-enough_power = мощности хватает
powergrid-excluded-no_better = снабжает не больше собственных
powergrid-excluded-no_plant = это не электростанция
powergrid-excluded-nuclear = атомная, а его города это запрещают
powergrid-excluded-other_aim = деталь требует другую
powergrid-excluded-too_dear = слишком дорогая
powergrid-excluded-too_small = не больше его наименьшей
powergrid-final-cities = Денег тоже поровну; решает число городов: { $n }.
powergrid-final-money = Решают деньги: { $n } электро.
powergrid-final-result =
    { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }, { $money } электро, { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }
powergrid-final-shared = Равенство во всём, победа общая: { $names }.
powergrid-final-tied =
    Ничья, { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }: { $names }.
powergrid-final-wins =
    { $who ->
        [you] Ты побеждаешь
       *[other] { $name } побеждает
    }: { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }.
powergrid-fuel-coal =
    { $case ->
        [genitive] угля
        [dative] углю
        [accusative] уголь
        [instrumental] углём
        [prepositional] угле
       *[plain] уголь
    }
    .gender = masculine
powergrid-fuel-coal-counted =
    { $n ->
        [one] { $n } уголь
        [few] { $n } угля
        [many] { $n } угля
       *[other] { $n } угля
    }
powergrid-fuel-garbage =
    { $case ->
        [genitive] мусора
        [dative] мусору
        [accusative] мусор
        [instrumental] мусором
        [prepositional] мусоре
       *[plain] мусор
    }
    .gender = masculine
powergrid-fuel-garbage-counted =
    { $n ->
        [one] { $n } мусор
        [few] { $n } мусора
        [many] { $n } мусора
       *[other] { $n } мусора
    }
powergrid-fuel-oil =
    { $case ->
        [genitive] нефти
        [dative] нефти
        [accusative] нефть
        [instrumental] нефтью
        [prepositional] нефти
       *[plain] нефть
    }
    .gender = feminine
powergrid-fuel-oil-counted =
    { $n ->
        [one] { $n } нефть
        [few] { $n } нефти
        [many] { $n } нефти
       *[other] { $n } нефти
    }
powergrid-fuel-uranium =
    { $case ->
        [genitive] урана
        [dative] урану
        [accusative] уран
        [instrumental] ураном
        [prepositional] уране
       *[plain] уран
    }
    .gender = masculine
powergrid-fuel-uranium-counted =
    { $n ->
        [one] { $n } уран
        [few] { $n } урана
        [many] { $n } урана
       *[other] { $n } урана
    }
powergrid-help-bid = Введи ставку или «p», чтобы выйти.
powergrid-help-build = Введи номер или название города (можно начало), затем следующий, затем { $done }.
powergrid-help-choose = Введи номер или название.
powergrid-help-discard = Введи номер электростанции, которую сбрасываешь.
powergrid-help-fuel = Введи, сколько и чего (3 угля, уголь нефть), затем { $done }.
powergrid-help-open = Введи номер электростанции (13), можно со ставкой выше (13 15), или «p» — пас.
powergrid-help-region = Введи номер или название региона.
powergrid-help-rules = Правила, которые сейчас действуют:
powergrid-help-run = Введи номер электростанции (со смесью: 21 уголь нефть), затем следующую, затем { $done }; Enter запускает то, что выгодно.
powergrid-hint = Бот выбрал бы: { $action }.
powergrid-if_offered-bids = { $name } торгуется до { $most } ({ $piece }).
powergrid-if_offered-not = { $name } не торгуется: { $why }.
powergrid-if_offered-takes = { $name } сразу берёт её за { $price } ({ $piece }).
powergrid-key-coach = позвать или отпустить тренера
powergrid-key-help = эта справка и правила, действующие сейчас
powergrid-key-hint = подсказка с объяснением
powergrid-key-log = всё, что произошло
powergrid-key-map = карта: города, дома и соединения
powergrid-key-quit = выйти; партия сохраняется, если можно
powergrid-key-table = показать стол снова
powergrid-key-undo = отменить последнее действие, пока ход не окончен
powergrid-kind-ecological = эко
powergrid-kind-flux = любых
powergrid-kind-fusion = синтез
powergrid-lay-again = Всё вместе так быть не может. Enter оставляет каждый ответ; измени то, что неверно.
powergrid-lay-auction = Идущий аукцион в виде электростанция:ставка:чья она:кого спрашивают дальше, например 13:15:A:BA; или -, если его нет?
powergrid-lay-fuel = Ресурсы на рынке в виде уголь/нефть/мусор/уран? Несколько рынков соединяются знаком +.
powergrid-lay-map = Какая карта? { $allowed }
powergrid-lay-market = Электростанции на рынке, текущем и будущем?
powergrid-lay-of_cities = Города у места { $seat }, например { $allowed }; или -, если их нет?
powergrid-lay-of_fuel = Ресурсы у места { $seat } в виде уголь/нефть/мусор/уран?
powergrid-lay-of_money = Деньги у места { $seat }?
powergrid-lay-of_plants = Электростанции у места { $seat }, например 4,13; или -, если их нет?
powergrid-lay-order = Порядок хода, буквами мест?
powergrid-lay-phase = Какая фаза? { $allowed }
powergrid-lay-position = Позиция одной строкой:
powergrid-lay-regions = Какие регионы? { $allowed }
powergrid-lay-round = Какой раунд?
powergrid-lay-seats = Кто сидит за столом, по часовой стрелке? { $allowed } или номера пяти деталей робота, через запятую.
powergrid-lay-step = Какой этап, 1, 2 или 3?
powergrid-lay-turn = Чей ход? { $allowed }
powergrid-lay-waiting = Кто в этом раунде ещё не купил электростанцию и не пасовал?
powergrid-loss = теряет около { $n } электро
powergrid-map-benelux = Бенилюкс
powergrid-map-central-europe = Центральная Европа
powergrid-map-france = Франция
powergrid-map-germany = Германия
powergrid-map-italy = Италия
powergrid-map-korea = Корея
powergrid-map-spain-portugal = Испания и Португалия
powergrid-map-usa = США
powergrid-maps-good = { $name }: карта годится; в записях она называется { $map }.
powergrid-maps-line = регионов: { $regions }, городов: { $cities }, соединений: { $links }
powergrid-maps-seats = мест: { $seats }; способов выбрать регионы: { $n }
powergrid-maps-title = Карты, которые есть в Robobid:
powergrid-market-north =
    { $case ->
        [genitive] северного
        [dative] северному
        [accusative] северный
        [instrumental] северным
        [prepositional] северном
       *[plain] север
    }
powergrid-market-south =
    { $case ->
        [genitive] южного
        [dative] южному
        [accusative] южный
        [instrumental] южным
        [prepositional] южном
       *[plain] юг
    }
powergrid-next-bid = { $plant }, не выше { $limit }
powergrid-next-bids = дальше торгуется: { $bids }
powergrid-next-builds = дальше построит: { $cities }, всего за { $payment }
powergrid-next-builds_nothing = дальше ничего не построит
powergrid-next-buys = дальше купит { NOUN($tokens, case: "accusative") } за { $payment }
powergrid-next-buys_nothing = дальше ничего не купит
powergrid-next-enough = дальше не торгуется: электростанций хватает
powergrid-next-none = дальше не торгуется: подходящей электростанции нет
powergrid-next-takes = дальше возьмёт первую подходящую по начальной цене: { $plants }
powergrid-option = { $what } ({ $chance } %)
powergrid-option-bid = { $bid } за { NOUN($plant, case: "accusative") }
powergrid-option-build = дом в городе { $city } за { $cost }
powergrid-option-drop_out = выйти из торгов
powergrid-option-end = довести число городов до { $n }, начиная с города { $city }, и закончить партию
powergrid-option-fuel = ещё единица { NOUN($fuel, case: "genitive") } за { $price }
powergrid-option-no_build = больше не строить
powergrid-option-no_end = играть дальше
powergrid-option-no_fuel = больше ничего не покупать
powergrid-option-no_run =
    больше ничего не запускать: { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }, { $income } электро
powergrid-option-open = { $plant } за { $bid }
powergrid-option-pass = без электростанции
powergrid-option-run =
    запустить { NOUN($plants, case: "accusative") } ({ $tokens }): { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }, { $income } электро
powergrid-option-run_free =
    запустить { NOUN($plants, case: "accusative") } без расхода ресурсов: { $n ->
        [one] снабжён { $n } город
        [few] снабжено { $n } города
        [many] снабжено { $n } городов
       *[other] снабжено { $n } города
    }, { $income } электро
powergrid-option-starve = { $tokens } за { $price }, чтобы другим не хватило
powergrid-option-stock = { $tokens } про запас за { $price }
powergrid-order-anyway = Твои ходы закончатся, даже если что-то не получится.
powergrid-order-bid = Автоставка: за { NOUN($plant, case: "accusative") }, не выше { $most }.
powergrid-order-build = Строить: { $cities }.
powergrid-order-build_none = Ничего не строить.
powergrid-order-fuel = Докупить ресурсы до запаса: { $tokens }.
powergrid-order-fuel_none = Не покупать ресурсы.
powergrid-order-keep = Стол вычёркивает за тебя и бережёт, пока может: { $cities }.
powergrid-order-pass = Автоставка: пас до конца этих торгов.
powergrid-order-pass_until = Автоставка: пас, пока не разыгрывается { $plant }.
powergrid-order-plant = Выставить { NOUN($plant, case: "accusative") } и торговаться до { $most }.
powergrid-order-run = Запустить { NOUN($plants, case: "accusative") }.
powergrid-order-run_none = Ничего не запускать.
powergrid-phase-auction = фаза 2, аукцион
powergrid-phase-building = фаза 4, строительство
powergrid-phase-early-cities = первые города
powergrid-phase-income = фаза 5, бюрократия
powergrid-phase-lots = жребий
powergrid-phase-over = конец
powergrid-phase-plants = фаза 5, бюрократия
powergrid-phase-regions = подготовка
powergrid-phase-resources = фаза 3, ресурсы
powergrid-phase-step-2 = фаза 4, строительство
powergrid-phase-unsold = фаза 2, аукцион
powergrid-piece = { $piece }, { $name }
powergrid-piece-A1-does = Претендует на электростанцию с самым дешёвым ресурсом; ставит до номера + 5.
powergrid-piece-A1-name = самый дешёвый ресурс
powergrid-piece-A2-does = Покупает по наименьшей цене первую подходящую электростанцию, выставленную на аукцион; перебить нельзя.
powergrid-piece-A2-name = первая предложенная
powergrid-piece-A3-does = Претендует на электростанцию, которая снабжает больше всего городов; ставит до номера + 10.
powergrid-piece-A3-name = больше всего городов
powergrid-piece-A4-does = Претендует на электростанцию с наибольшим номером; ставит до номера + число своих городов.
powergrid-piece-A4-name = наибольший номер
powergrid-piece-A5-does = Претендует на вторую по номеру снизу из подходящих электростанций; ставит только номер.
powergrid-piece-A5-name = вторая по номеру снизу
powergrid-piece-A6-does = Претендует на любую подходящую электростанцию; ставит до номера + 1. Какую выставить, называет последний игрок.
powergrid-piece-A6-name = все подряд
powergrid-piece-B1-does = Строит, пока хватает денег; города выбирает последний игрок, сначала соседние.
powergrid-piece-B1-name = выбирает последний игрок
powergrid-piece-B2-does = Строит, пока у робота меньше городов, чем у первого игрока.
powergrid-piece-B2-name = как первый игрок
powergrid-piece-B3-does = Строит, пока у робота меньше городов, чем снабжают его электростанции.
powergrid-piece-B3-name = по мощности электростанций
powergrid-piece-B4-does = До 6 городов на этапе 1, далее без предела; никогда в городе первого игрока.
powergrid-piece-B4-name = вдали от первого игрока
powergrid-piece-B5-does = Не больше 1, 2, 3 городов за раунд на этапах 1, 2, 3.
powergrid-piece-B5-name = по этапу
powergrid-piece-B6-does = Строит, пока хватает денег, сначала самое дешёвое.
powergrid-piece-B6-name = без предела
powergrid-piece-F1-does = В первой фазе 4 строит последним; первый город называет последний игрок.
powergrid-piece-F1-name = выбор последнего игрока
powergrid-piece-F2-does = Тянут регион; если все его города свободны, последний игрок запрещает один; из остальных тянут один.
powergrid-piece-F2-name = случайный выбор
powergrid-piece-F3-does = После первого аукциона все отмечают город, первый игрок — ещё один; затем все берут отмеченный, с последнего.
powergrid-piece-F3-name = ранний выбор для всех
powergrid-piece-F4-does = Каждый человек называет свободный город; робот получает один наугад.
powergrid-piece-F4-name = выбор игроков
powergrid-piece-F5-does = Люди торгуются за право назвать город; победитель платит роботу.
powergrid-piece-F5-name = торги
powergrid-piece-F6-does = Люди по очереди вычёркивают свободные города; робот берёт последний.
powergrid-piece-F6-name = вычёркивание
powergrid-piece-R1-does = Покупает на одну выработку, затем всё дешевле 5.
powergrid-piece-R1-name = дешёвый запас
powergrid-piece-R2-does = Покупает, сколько может хранить, сначала дешёвое.
powergrid-piece-R2-name = максимум
powergrid-piece-R3-does = Покупает как можно больше, если последний в порядке хода, иначе на одну выработку.
powergrid-piece-R3-name = максимум, если последний
powergrid-piece-R4-does = Покупает на одну выработку.
powergrid-piece-R4-name = обычная закупка
powergrid-piece-R5-does = Покупает на одну выработку, затем как можно больше самого редкого ресурса; уран считается трижды.
powergrid-piece-R5-name = самый редкий ресурс
powergrid-piece-R6-does = В нечётных раундах покупает на одну выработку, в чётных — как можно больше.
powergrid-piece-R6-name = чёт и нечёт
powergrid-piece-S1-does = Начинает со 100 электро.
powergrid-piece-S1-name = 100 электро
powergrid-piece-S2-does = Всегда последний в порядке хода.
powergrid-piece-S2-name = всегда последний
powergrid-piece-S3-does = Платит половину ставки, с округлением вниз.
powergrid-piece-S3-name = полцены
powergrid-piece-S4-does = За любое место платит 10.
powergrid-piece-S4-name = места по 10
powergrid-piece-S5-does = Первое место в каждой фазе 4 бесплатно.
powergrid-piece-S5-name = первый город бесплатно
powergrid-piece-S6-does = Получает за один город больше, если хватает мощности.
powergrid-piece-S6-name = на город больше
powergrid-pieces-A = Аукцион
powergrid-pieces-B = Строительство
powergrid-pieces-F = Первый город
powergrid-pieces-R = Ресурсы
powergrid-pieces-S = Особое
powergrid-plan-not-bid_not_affordable = стоит { $bid }, а у тебя { $money }
powergrid-plan-not-city_full = на этом этапе мест нет
powergrid-plan-not-city_not_affordable = стоит { $cost }, а останется { $money }
powergrid-plan-not-fuel_elsewhere = рядом с другими этим ресурсам нет места
powergrid-plan-not-fuel_missing = не хватает ресурсов
powergrid-plan-not-no_house_left = домов больше нет
powergrid-plan-not-no_market_chosen = рынок не выбран
powergrid-plan-not-no_room = на твоих электростанциях больше нет места
powergrid-plan-not-nuclear_barred = атомная: твои города этого не допускают
powergrid-plan-not-plan_dropped_out = торги для тебя закончены
powergrid-plan-not-plan_too_dear = стоит { $price }, а твой предел { $most }
powergrid-plan-not-plan_turn_over = твой ход для этого прошёл
powergrid-plan-not-plant_not_in_market = на рынке больше нет
powergrid-plan-not-plant_not_on_offer = ещё не продаётся
powergrid-plan-not-plant_not_owned = не твоя
powergrid-plan-not-sold_out = распродано
powergrid-plan-not-token_not_affordable = следующая единица стоит { $price }, а останется { $money }
powergrid-plant =
    { $case ->
        [genitive] электростанции { $number }
        [dative] электростанции { $number }
        [accusative] электростанцию { $number }
        [instrumental] электростанцией { $number }
        [prepositional] электростанции { $number }
       *[plain] электростанция { $number }
    }
    .gender = feminine
powergrid-played = { powergrid-title }, { $map }
powergrid-player-cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
        [many] { $n } городов
       *[other] { $n } города
    }
powergrid-player-money = { $money } электро
powergrid-reason-builds_above_leader =
    больше не строит: городов больше ({ $cities }), чем у { $leader_who ->
        [you] тебя
       *[other] игрока { $leader }
    } ({ $theirs }).
powergrid-reason-builds_as_leader =
    больше не строит: городов столько же ({ $cities }), сколько у { $leader_who ->
        [you] тебя
       *[other] игрока { $leader }
    }.
powergrid-reason-builds_as_step = больше не строит: на этом этапе { $step } за раунд.
powergrid-reason-builds_as_supplied =
    больше не строит: электростанции снабжают { $supplied }, а у него { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }.
powergrid-reason-builds_cheapest = строит в городе { $city }, самом дешёвом, за { $cost }.
powergrid-reason-builds_named = строит в городе { $city }, как за него решили, за { $cost }.
powergrid-reason-builds_no_more =
    больше не строит: у него { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }.
powergrid-reason-buys_cheap = берёт ещё то, что дешевле 5.
powergrid-reason-buys_for_largest = денег мало: покупает сначала для самых мощных электростанций.
powergrid-reason-buys_maximum = покупает сколько может, сначала дешёвое.
powergrid-reason-buys_needed = докупает ресурсы на одну выработку.
powergrid-reason-buys_no_more = больше ничего не покупает.
powergrid-reason-buys_scarcest = скупает { NOUN($fuel, case: "accusative") }, самый редкий ресурс.
powergrid-reason-city_drawn = вытягивает город { $city }, цена { $cost }.
powergrid-reason-city_marked = отмечает по жребию город { $city }.
powergrid-reason-city_taken = берёт по жребию город { $city }.
powergrid-reason-city_too_dear = больше не строит: дешевле всего город { $city } за { $cost }, а есть только { $money }.
powergrid-reason-discards_smallest =
    сбрасывает { NOUN($plant, case: "accusative") }, { GENDER($plant) ->
        [masculine] самый маленький
       *[feminine] самую маленькую
    } из своих.
powergrid-reason-drops_at_limit = выходит из торгов: предел за { NOUN($plant, case: "accusative") } — { $limit }.
powergrid-reason-drops_short_of_money = выходит из торгов: на { NOUN($plant, case: "accusative") } не хватает денег (есть { $money } электро).
powergrid-reason-drops_unwanted = выходит из торгов: { $plant } не подходит ({ $rule }).
powergrid-reason-first_city_drawn = начинает по жребию в городе { $city } за { $cost }.
powergrid-reason-first_city_left = начинает в городе { $city }, последнем оставшемся, за { $cost }.
powergrid-reason-first_city_named = начинает в городе { $city }, как за него решили, за { $cost }.
powergrid-reason-first_city_too_dear = пока не может оплатить первый город ({ $money } электро).
powergrid-reason-market_cheaper = покупает на { NOUN($market, case: "prepositional") } рынке: там дешевле ({ $payment }).
powergrid-reason-market_drawn = покупает на { NOUN($market, case: "prepositional") } рынке: так выпал жребий.
powergrid-reason-market_more_cities = покупает на { NOUN($market, case: "prepositional") } рынке: так снабдит больше городов ({ $cities }).
powergrid-reason-moves_last = занимает последнее место в порядке хода.
powergrid-reason-no_city_left = не находит свободного города.
powergrid-reason-no_house_left = больше не строит: все дома построены ({ $cities }).
powergrid-reason-nothing_payable = больше не строит: на { $money } ничего не построить.
powergrid-reason-one_city_more = получает за один город больше, { $cities }: { $income } электро.
powergrid-reason-opens_all_sold_out = выставляет { NOUN($plant, case: "accusative") }: ресурсов нет ни для одной, решает больший номер.
powergrid-reason-opens_cheapest_fuel =
    выставляет { NOUN($plant, case: "accusative") }: { GENDER($plant) ->
        [masculine] его
       *[feminine] её
    } ресурс самый дешёвый ({ $price }).
powergrid-reason-opens_cheapest_fuel_allowed = выставляет { NOUN($plant, case: "accusative") }: из допустимых её ресурс самый дешёвый ({ $price }). { $excluded }.
powergrid-reason-opens_largest =
    выставляет { NOUN($plant, case: "accusative") }: у { GENDER($plant) ->
        [masculine] него
       *[feminine] неё
    } наибольший номер.
powergrid-reason-opens_largest_allowed = выставляет { NOUN($plant, case: "accusative") }: из допустимых у неё самый большой номер. { $excluded }.
powergrid-reason-opens_most_cities =
    выставляет { NOUN($plant, case: "accusative") }: { GENDER($plant) ->
        [masculine] он
       *[feminine] она
    } снабжает больше всего городов ({ $cities }).
powergrid-reason-opens_most_cities_allowed = выставляет { NOUN($plant, case: "accusative") }: из допустимых она снабжает больше всего городов ({ $cities }). { $excluded }.
powergrid-reason-opens_named = выставляет { NOUN($plant, case: "accusative") }, как за него решили.
powergrid-reason-opens_only_plant = выставляет { NOUN($plant, case: "accusative") }: других подходящих нет.
powergrid-reason-opens_second_smallest =
    выставляет { NOUN($plant, case: "accusative") }: { GENDER($plant) ->
        [masculine] он второй
       *[feminine] она вторая
    } по номеру снизу из подходящих.
powergrid-reason-passes_enough_power =
    пасует: электростанции снабжают { $supplied }, а у него { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }.
powergrid-reason-passes_no_plant = пасует: на { $money } электро подходящих электростанций нет ({ $excluded }).
powergrid-reason-pays_half = платит { $payment }, половину от { $bid }.
powergrid-reason-place_for_ten = платит за место в городе { $city } { $place } вместо { $usual }.
powergrid-reason-place_free = платит за первое место в этой фазе, в городе { $city }, { $place } вместо { $usual }.
powergrid-reason-plant_drawn = выставляет по жребию { NOUN($plant, case: "accusative") }.
powergrid-reason-raises = ставит { $bid } за { NOUN($plant, case: "accusative") }; предел { $limit }.
powergrid-reason-ran_enough =
    получает за { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }: { $income } электро.
powergrid-reason-region_drawn = вытягивает { NOUN($region, case: "accusative") } регион.
powergrid-reason-runs_best = запускает { NOUN($plant, case: "accusative") }; всего доход { $income } электро.
powergrid-reason-starts_richer = начинает с { $money } электро.
powergrid-reason-stops_as_first_buyer = больше ничего не покупает: покупал первым и взял всё, что мог.
powergrid-reason-stops_full = больше ничего не покупает: места больше нет.
powergrid-reason-stops_in_even_round = больше ничего не покупает: раунд { $round } чётный, куплено всё, что можно.
powergrid-reason-stops_in_odd_round = больше ничего не покупает: раунд { $round } нечётный, поэтому только на одну выработку.
powergrid-reason-stops_no_room = больше ничего не покупает: для { NOUN($fuel, case: "genitive") }, самого редкого ресурса, нет места.
powergrid-reason-stops_none_sold = больше ничего не покупает, распродано: { $fuels }.
powergrid-reason-stops_not_first_buyer = больше ничего не покупает: покупал не первым, поэтому только на одну выработку.
powergrid-reason-stops_nothing_cheap = больше ничего не покупает: из подходящего дешевле 5 ничего нет, цена { $price } ({ $fuel }).
powergrid-reason-stops_short_of_money = больше ничего не покупает: цена { $price } ({ $fuel }), а денег { $money }.
powergrid-reason-stops_sold_out = больше ничего не покупает: { NOUN($fuel, case: "genitive") }, самого редкого ресурса, не осталось.
powergrid-reason-stops_tied = больше ничего не покупает: одинаково редки { $fuels }.
powergrid-reason-stops_too_dear = больше ничего не покупает: { $fuel }, самый редкий ресурс, стоит { $price }, а есть только { $money }.
powergrid-reason-stops_with_enough = больше ничего не покупает: на одну выработку хватает.
powergrid-reason-takes_first_offered =
    сразу берёт { NOUN($plant, case: "accusative") } за { $price }: { GENDER($plant) ->
        [masculine] первый подходящий
       *[feminine] первую подходящую
    } из предложенных.
powergrid-reason-token_drawn = теряет по жребию { NOUN($fuel, case: "accusative") }.
powergrid-region-blue =
    { $case ->
        [genitive] синего
        [dative] синему
        [accusative] синий
        [instrumental] синим
        [prepositional] синем
       *[plain] синий
    }
powergrid-region-brown =
    { $case ->
        [genitive] коричневого
        [dative] коричневому
        [accusative] коричневый
        [instrumental] коричневым
        [prepositional] коричневом
       *[plain] коричневый
    }
powergrid-region-cyan =
    { $case ->
        [genitive] бирюзового
        [dative] бирюзовому
        [accusative] бирюзовый
        [instrumental] бирюзовым
        [prepositional] бирюзовом
       *[plain] бирюзовый
    }
powergrid-region-green =
    { $case ->
        [genitive] зелёного
        [dative] зелёному
        [accusative] зелёный
        [instrumental] зелёным
        [prepositional] зелёном
       *[plain] зелёный
    }
powergrid-region-pink =
    { $case ->
        [genitive] розового
        [dative] розовому
        [accusative] розовый
        [instrumental] розовым
        [prepositional] розовом
       *[plain] розовый
    }
powergrid-region-purple =
    { $case ->
        [genitive] фиолетового
        [dative] фиолетовому
        [accusative] фиолетовый
        [instrumental] фиолетовым
        [prepositional] фиолетовом
       *[plain] фиолетовый
    }
powergrid-region-red =
    { $case ->
        [genitive] красного
        [dative] красному
        [accusative] красный
        [instrumental] красным
        [prepositional] красном
       *[plain] красный
    }
powergrid-region-yellow =
    { $case ->
        [genitive] жёлтого
        [dative] жёлтому
        [accusative] жёлтый
        [instrumental] жёлтым
        [prepositional] жёлтом
       *[plain] жёлтый
    }
powergrid-robot-did = { $name } { $why }
powergrid-robot-did_by = { $name } ({ $piece }) { $why }
powergrid-round =
    { $case ->
        [dative] раунду { $round }
       *[plain] раунд { $round }
    }
    .gender = masculine
powergrid-rule-A1-1 = Играют в { $regions } связанных регионах; остальных городов нет.
powergrid-rule-A3-2 = Начинающий торги называет электростанцию текущего рынка и ставит не меньше её номера или пасует; в раунде 1 пасовать нельзя.
powergrid-rule-A3-3 = Остальные повышают или выходят по часовой стрелке, пока не останется один; вышедший не возвращается.
powergrid-rule-A3-4 = Не больше { $plants } электростанций: лишнюю из прежних сбрасывают; её ресурсы переносят, сколько поместится.
powergrid-rule-A3-7 = За раунд — не больше одной электростанции, в раунде 1 ровно одна.
powergrid-rule-A4-1 = Ресурсы покупают в обратном порядке хода, по одному, по самой низкой цене.
powergrid-rule-A4-2 = Электростанция хранит ресурсы на две выработки; гибриды — уголь и нефть в любой смеси.
powergrid-rule-A5-1 = Строят в обратном порядке хода, сколько могут оплатить, город за городом.
powergrid-rule-A5-2 = Первый город — любой со свободным местом; платят только за место.
powergrid-rule-A5-3 = Каждый следующий стоит столько, сколько самое дешёвое соединение с твоей сетью и место вместе.
powergrid-rule-A5-4 =
    Места стоят 10, 15, 20; на этапе { $step } в городе { $step ->
        [one] { $step } место
        [few] { $step } места
        [many] { $step } мест
       *[other] { $step } места
    }.
powergrid-rule-A5-5 = В городе может быть только один твой дом.
powergrid-rule-A6-1 = Электростанция, номер которой не больше наибольшего числа городов у одного игрока, уходит с рынка.
powergrid-rule-A6-2 =
    Этап 2 начинается после строительства, когда у кого-то { $step2 ->
        [one] { $step2 } город
        [few] { $step2 } города
        [many] { $step2 } городов
       *[other] { $step2 } города
    }.
powergrid-rule-A7-1 = Каждая работающая электростанция тратит ресурсы; платят за снабжённые города.
powergrid-rule-A7-2 = Затем рынок ресурсов пополняется из запаса.
powergrid-rule-A9-1 =
    Партия заканчивается после строительства, когда у кого-то { $end ->
        [one] { $end } город
        [few] { $end } города
        [many] { $end } городов
       *[other] { $end } города
    }; побеждает тот, кто снабдил больше городов; при равенстве решают деньги, затем число городов.
powergrid-rule-B-clean_future = На этапах 1 и 2 можно купить и наименьшую электростанцию будущего рынка, если ей не нужны ресурсы.
powergrid-rule-B-discount = У кого есть дом в городе { $city }, тот платит за каждую единицу { NOUN($fuel, case: "genitive") } на { $amount } меньше.
powergrid-rule-B-korea = Покупают только на одном рынке, на севере или на юге; уран — только на юге.
powergrid-rule-B-nuclear = Атомные электростанции — только если есть город в регионах: { $regions }.
powergrid-rule-B-on_top = В начале сверху на колоде лежит { $plant }.
powergrid-rule-B-set_aside = Отложены в начале, с этапа 2 лежат на колоде сверху: { $plants }.
powergrid-rule-B-smallest_leaves = В фазе 5 этапов 1 и 2 из игры выходит и наименьшая электростанция, а из колоды берут две.
powergrid-rule-B-without = Не участвует в игре: { $plants }.
powergrid-rule-C2-2 = «Первый/последний игрок» — это первый/последний человек по порядку хода; деталь робота может оставить выбор им.
powergrid-since = после твоего хода: { $deeds }
powergrid-since-fuel = куплено: { $tokens }
powergrid-since-houses = построено: { $cities }
powergrid-since-income = доход { $income }
powergrid-since-plant = { $plant } за { $payment }
powergrid-switch = трактовка { $number }
powergrid-switch-alt = другая
powergrid-title = Энергосеть
powergrid-word-offer = { $plant } за { $bid }
powergrid-word-pass = пас
