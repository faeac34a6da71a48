told-list_end = { $first } und { $last }
told-robot = { $name }
    .gender = masculine
told-titled = { $title }: { $text }
told-you =
    { $case ->
        [accusative] dich
        [dative] dir
       *[plain] du
    }
