told-list_end = { $first } et { $last }
told-titled = { $title } : { $text }
told-you = toi
