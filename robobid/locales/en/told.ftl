told-list_end = { $first } and { $last }
told-titled = { $title }: { $text }
told-you = you
