told-answered-away = { $who ->
        [you] You are away: a bot ({ $bot }) is playing for you.
       *[other] { $name } is away: a bot ({ $bot }) is playing instead.
    }
told-answered-failed = { $name } ({ $own }) could not move: { $bot } moves instead.
told-answered-slow = { $name } ({ $own }) took too long: { $bot } moves instead.
told-answered-unready = { $name } ({ $own }) is not ready yet: { $bot } moves in the meantime.
told-list_end = { $first } and { $last }
told-robot = { $name }
told-sentences = { $first }. { $second }
told-titled = { $title }: { $text }
told-you = you
