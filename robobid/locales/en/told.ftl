told-answered-away = { $who ->
        [you] You are away: a bot ({ $bot }) plays for you.
       *[other] { $name } is away: a bot ({ $bot }) plays instead.
    }
told-answered-failed = { $name } ({ $own }) could not answer: { $bot } moves instead.
told-answered-slow = { $name } ({ $own }) took too long: { $bot } moves instead.
told-answered-unready = { $name } ({ $own }) is not ready yet: { $bot } moves meanwhile.
told-list_end = { $first } and { $last }
told-robot = { $name }
told-sentences = { $first }. { $second }
told-titled = { $title }: { $text }
told-you = you
