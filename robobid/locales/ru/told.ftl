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
