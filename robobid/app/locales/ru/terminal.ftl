terminal-ask-bid = Твоя ставка за карту «{ $card }» (номера; ? — справка):
terminal-ask-build = Робот и схема (например, 2 1) или { $done }:
terminal-ask-curtain = Передай экран игроку { $name }. Enter — показать.
terminal-ask-finished = Сборка окончена.
terminal-ask-go_on = Enter — дальше.
terminal-ask-laid =
    Поставлено: { $cards } ({ $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }).
terminal-ask-layout = Последняя раскладка: робот и схема (например, 2 1) или { $done }:
terminal-ask-pay = Какой картой платишь (номер)?
terminal-ask-undo = Enter — дальше, u — отменить.
terminal-ask-whole_hand =
    Это вся твоя рука, а впереди ещё { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }. Enter — поставить, иначе нет.
terminal-belt-down = закрыто { $n }
terminal-belt-head = На аукционе
terminal-belt-more = ещё открыто { $n }
terminal-coach-alone = Тренер бывает только там, где один человек играет с ботами.
terminal-coach-anyway = да
terminal-coach-leaves =
    { $n ->
        [one] Сыграна { $n } партия
        [few] Сыграно { $n } партии
        [many] Сыграно { $n } партий
       *[other] Сыграно { $n } партии
    }: тренер уходит. Введи { $word }, чтобы вернуть его в любой момент.
terminal-coach-off = Тренер ушёл. Введи { $word }, чтобы вернуть его.
terminal-coach-offer = Тренер может объяснять, что происходит, и предупреждать об ошибках: введи { $word }.
terminal-coach-on = Тренер здесь: он объясняет, что происходит, и предупреждает об ошибках. Введи { $word }, чтобы отпустить его.
terminal-coach-sure = Enter — подумать ещё; { $anyway } — всё равно сделать:
terminal-continue-ask = Enter — продолжить, { $new } — начать другую и сохранить эту, { $quit } — выйти.
terminal-continue-ask_several = Enter — продолжить первую, номер — другую, { $new } — начать новую, { $quit } — выйти.
terminal-continue-found = Здесь ждёт партия, { $round }.
terminal-continue-new = новая
terminal-continue-one = { $round }, оставлена { $date }
terminal-continue-several = Здесь ждут партии ({ $n }):
terminal-done = готово
terminal-end-finished = Партия сохранена: «robobid analyse { $last }» оценит её, «robobid replay { $last }» покажет снова.
terminal-end-input = Ввод закончился.
terminal-end-saved = Партия сохранена в { $file }; та же команда продолжит её.
terminal-end-unsaved = Партия не сохранена; чтобы сохранять, укажи --record ФАЙЛ.
terminal-final-fzzzt = { $points } за карты Фаззт
terminal-final-robots =
    { $points } за { $n ->
        [one] { $n } робота
        [few] { $n } роботов
        [many] { $n } роботов
       *[other] { $n } роботов
    }
terminal-final-title = Подсчёт очков
terminal-final-units = { $points } за схемы
terminal-final-widgets =
    { $n ->
        [one] { $n } штуковина
        [few] { $n } штуковины
        [many] { $n } штуковин
       *[other] { $n } штуковины
    } по { $points }
terminal-help-bid = Введи номера карт для ставки (1 3 или 13) либо их имена (pip + otto).
terminal-help-build = Введи номер робота и номер схемы (2 1), затем следующие; «готово» — закончить.
terminal-help-coach = позвать или отпустить тренера
terminal-help-help = эта справка и правила, действующие сейчас
terminal-help-hint = подсказка с объяснением
terminal-help-log = всё, что произошло
terminal-help-look_up = что говорят правила о пункте, детали или слове (? { $example })
terminal-help-pay = Введи номер карты, которой платишь.
terminal-help-quit = выйти; партия сохраняется, если можно
terminal-help-rules = Правила, действующие сейчас ({ $edition }):
terminal-help-seen = вышедшие карты: что открывали и что ещё впереди
terminal-help-table = показать стол снова
terminal-help-undo = отменить то, чего ещё никто не видел
terminal-hint-bid = Введи { $numbers }: { $cards }.
terminal-hint-build = Введи { $numbers }: { $robot } на { NOUN($unit, case: "accusative") }.
terminal-hint-done = Введи { $done }.
terminal-log = Раньше
terminal-own-hand = Твоя рука:
terminal-own-robots = Подходящие роботы:
terminal-own-units = Твои схемы:
terminal-own-value =
    Если закончить сейчас: { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    } ({ $basic } за роботов, { $bonus } за схемы).
terminal-player-hand = в руке { $n }
terminal-player-laid = в ставке { $n }
terminal-player-laid_hidden = ставка сделана
terminal-player-laid_open = ставка: { $cards }
terminal-player-pile = в сбросе { $n }
terminal-player_number = Игрок { $number }
terminal-rail-card = карта { $card } из { $cards }
terminal-rail-deck = в колоде { $n }
terminal-rail-round = раунд { $round } из { $rounds }
terminal-reveal-tied = ничья
terminal-reveal-title = Ставки за карту «{ $card }»
terminal-reveal-wins = победа
terminal-robot_name =
    { $case ->
        [genitive] робота { $letter }
        [dative] роботу { $letter }
        [accusative] робота { $letter }
        [instrumental] роботом { $letter }
        [prepositional] роботе { $letter }
       *[plain] Робот { $letter }
    }
    .gender = masculine
terminal-seen-hidden = в руке или в сбросе, со стороны не видно ({ $n })
terminal-seen-shown = в руке, показаны ({ $n })
terminal-seen-spent = в сбросе, потрачены или выиграны после раздачи ({ $n })
terminal-seen-title = Что все видели и могут помнить (§ F4.12):
terminal-seen-unseen = Ещё не видели, на конвейере рубашкой вверх или в колоде ({ $n }):
terminal-you = Ты
