told-list_end = { $first } and { $last }
told-robot = { $name }
told-titled = { $title }: { $text }
told-you = you
