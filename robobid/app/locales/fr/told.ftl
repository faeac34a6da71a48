told-answered-away = { $who ->
        [you] Tu n’es pas là : un bot ({ $bot }) joue pour toi.
       *[other] { $name } n’est pas là : un bot ({ $bot }) joue à sa place.
    }
told-answered-failed = { $name } ({ $own }) n’a pas pu répondre : { $bot } joue à sa place.
told-answered-slow = { $name } ({ $own }) a mis trop de temps : { $bot } joue à sa place.
told-answered-unready = { $name } ({ $own }) n’est pas encore prêt : { $bot } joue en attendant.
told-list_end = { $first } et { $last }
told-robot =
    { $case ->
        [de] { NOUN($name, case: "de") }
       *[plain] { $name }
    }
    .gender = masculine
told-sentences = { $first }. { $second }
told-titled = { $title } : { $text }
told-you =
    { $case ->
        [de] de toi
       *[plain] toi
    }
