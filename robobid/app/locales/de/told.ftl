told-answered-away = { $who ->
        [you] Du bist nicht da: Ein Bot ({ $bot }) spielt für dich.
       *[other] { $name } ist nicht da: Ein Bot ({ $bot }) springt ein.
    }
told-answered-failed = { $name } ({ $own }) konnte nicht antworten: { $bot } zieht stattdessen.
told-answered-slow = { $name } ({ $own }) hat zu lange gebraucht: { $bot } zieht stattdessen.
told-answered-unready = { $name } ({ $own }) ist noch nicht bereit: { $bot } zieht solange.
told-list_end = { $first } und { $last }
told-robot = { $name }
    .gender = masculine
told-sentences = { $first }. { $second }
told-titled = { $title }: { $text }
told-you =
    { $case ->
        [accusative] dich
        [dative] dir
       *[plain] du
    }
