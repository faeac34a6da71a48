told-answered-away = { $who ->
        [you] Тебя нет за столом: за тебя играет бот ({ $bot }).
       *[other] { $name } сейчас не за столом: играет бот ({ $bot }).
    }
told-answered-failed = { $name } ({ $own }) не может ответить: ходит { $bot }.
told-answered-slow = { $name } ({ $own }) думает слишком долго: ходит { $bot }.
told-answered-unready = { $name } ({ $own }) ещё готовится: пока ходит { $bot }.
told-list_end = { $first } и { $last }
told-robot =
    { $case ->
        [genitive] робота { $name }
        [dative] роботу { $name }
        [accusative] робота { $name }
        [instrumental] роботом { $name }
        [prepositional] роботе { $name }
       *[plain] { $name }
    }
    .gender = masculine
told-sentences = { $first }. { $second }
told-titled = { $title }: { $text }
told-you =
    { $case ->
        [genitive] тебя
        [dative] тебе
        [accusative] тебя
        [instrumental] тобой
        [prepositional] тебе
       *[plain] ты
    }
