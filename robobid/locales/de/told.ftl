told-list_end = { $first } und { $last }
told-titled = { $title }: { $text }
told-you = du
