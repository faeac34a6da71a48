arena-bands = Полосы содержат истинное значение, когда ни посмотри.
arena-cross = Каждый против каждого
arena-cross_note = Как часто бот строки занимал более высокое место, чем бот столбца (равные места считаются за половину), и на сколько очков больше он набирал в среднем, с 95-процентными интервалами.
arena-deals_axis = сыграно раздач
arena-experiment = Эксперимент
arena-experiment_note = Всё, от чего зависят результаты: кто повторит его, получит те же числа.
arena-fault = что случилось
arena-fault-crash = сбой
arena-fault-illegal = недопустимое действие
arena-fault-protocol = нарушил протокол
arena-fault-timeout = слишком медленно
arena-faults = нарушения
arena-faults_note = Бот, который дал сбой, сжульничал или думал слишком долго, проигрывает эту партию; турнир продолжается. Его очки в ней не учитываются.
arena-faults_title = Нарушения
arena-first_deal = впервые в раздаче
arena-highest = максимум
arena-lead =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }.
arena-lead_axis = чаще впереди, чем позади
arena-lowest = минимум
arena-luck = Каждая раздача разыгрывается с одними и теми же картами при всех рассадках, так что везение уравновешивается.
arena-points_axis = очки в конце партии
arena-ranking = Рейтинг участников
arena-ranking_note = Рейтинг считается по методу Вэна и Линя (openskill); все начинают с 25. Доля — это доля выигранных партий; разделённая победа считается дробью. Под каждым числом — его 95-процентный интервал.
arena-rating = рейтинг
arena-rating_axis = рейтинг, с 95-процентными интервалами
arena-reason = причина
arena-scores = Счёт
arena-scores_note = Счёт, который не был превышен в такой доле партий, и как часто встречался каждый счёт.
arena-seat = место
arena-seats = Места за столом
arena-seats_note = Чего стоит место, кто бы там ни сидел: как часто оно выигрывает и на сколько очков больше среднего по столу.
arena-share_axis = выигранные партии в %, с 95-процентными интервалами; пунктир: равная доля
arena-stopped = Остановлено, так как по каждой паре всё ясно; раздач сыграно { $deals } из { $planned }.
arena-sureness = Насколько это точно: все эти утверждения вместе неверны не чаще чем в 5 случаях из 100, сколько бы раз ни смотреть до остановки.
arena-surplus = очков больше
arena-times = сколько раз
arena-title = { $game }, игроков: { $players }
arena-verdict-ahead = { $one } сильнее, чем { $other }: впереди в { $ahead } их партий, а при долгой игре — не менее чем в { $least }.
arena-verdict-ahead_all = { $one } сильнее, чем { $others }: при долгой игре впереди каждого из них не менее чем в { $least } партий.
arena-verdict-deals = Если так пойдёт и дальше, понадобится раздач всего: примерно { $deals }.
arena-verdict-equal = { $one } играет наравне с { $others }: никто не бывает впереди чаще на { $margin } % или более.
arena-verdict-far = Пока ничто не говорит в пользу одного из них.
arena-verdict-open = Пока не решено: { $one } против { $other }. { $one } был впереди в { $ahead } их партий; при долгой игре возможно всё от { $low } до { $high }.
arena-verdict-open_all = Пока не решено: { $one } против { $others }.
arena-verdicts = Кто сильнее
