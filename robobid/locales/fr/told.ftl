told-list_end = { $first } et { $last }
told-robot = { $name }
    .gender = masculine
told-titled = { $title } : { $text }
told-you = toi
