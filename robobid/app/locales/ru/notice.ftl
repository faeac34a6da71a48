notice-chat-joined = { $title }: { $name } теперь за столом.
notice-chat-left = { $title }: { $name } больше не за столом.
notice-chat-over = { $title }: партия окончена.
notice-chat-turn = { $title }: ходит { $name }.
notice-feed = Столы, которые тебя ждут
notice-joined = { $name } теперь за столом.
notice-left = { $name } больше не за столом.
notice-mail-confirm =
    Кто-то, наверное ты, просит писать на этот адрес, когда стол Robobid ждёт хода. Если это так, открой ссылку:
    { $link }

    Если нет, не делай ничего или открой эту ссылку, и адрес будет удалён:
    { $stop }
notice-mail-confirm_subject = Robobid: писать тебе, когда твой ход?
notice-mail-stop = Больше не писать: { $link }
notice-mail-subject =
    { $n ->
        [one] Тебя ждёт { $n } стол
        [few] Тебя ждут { $n } стола
        [many] Тебя ждут { $n } столов
       *[other] Тебя ждут { $n } стола
    }
notice-over = Партия окончена.
notice-runs_out = Время на исходе: { $title }
notice-title = { $game } · { $code }
notice-turn = Твой ход.
