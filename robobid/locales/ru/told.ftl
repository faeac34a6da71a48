told-list_end = { $first } и { $last }
told-titled = { $title }: { $text }
told-you = ты
