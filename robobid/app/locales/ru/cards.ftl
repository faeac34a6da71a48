cards-column-id = код
cards-column-name = имя
cards-column-player = игрок
cards-column-points = очки
cards-column-power = энергия
cards-column-set = набор
cards-column-speed = скор.
cards-column-symbols = элементы
cards-legend =
    { $mark } — данные, которых нет в открытых источниках: они выведены нами. Это касается { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    }, а все отмеченные устройства ({ $peripherals }) придуманы нами. Другую колоду можно указать через --deck ФАЙЛ.
cards-peripherals =
    { $n ->
        [one] { $n } периферийное устройство
        [few] { $n } периферийных устройства
        [many] { $n } периферийных устройств
       *[other] { $n } периферийных устройства
    }
cards-set-base = база
cards-set-expansion = 5/6
cards-title =
    Колода { $deck }: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
