notice-chat-joined = { $title }: { $name } has joined.
notice-chat-left = { $title }: { $name } has left.
notice-chat-over = { $title }: the game is over.
notice-chat-turn = { $title }: it’s { $name }’s turn.
notice-feed = Tables waiting for you
notice-joined = { $name } has joined.
notice-left = { $name } has left.
notice-mail-confirm =
    Somebody, probably you, wants mail at this address when a table at Robobid is waiting for them. If that was you, open this link:
    { $link }

    If it wasn’t you, do nothing, or open this one, and the address is deleted:
    { $stop }
notice-mail-confirm_subject = Robobid: mail for your turns?
notice-mail-stop = No more of these: { $link }
notice-mail-subject =
    { $n ->
        [one] { $n } table is waiting for you
       *[other] { $n } tables are waiting for you
    }
notice-over = The game is over.
notice-runs_out = Time is running out: { $title }
notice-title = { $game } · { $code }
notice-turn = It’s your turn.
