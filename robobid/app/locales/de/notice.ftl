notice-chat-joined = { $title }: { $name } ist dabei.
notice-chat-left = { $title }: { $name } hat den Tisch verlassen.
notice-chat-over = { $title }: Die Partie ist zu Ende.
notice-chat-turn = { $title }: { $name } ist am Zug.
notice-feed = Tische, die auf dich warten
notice-joined = { $name } ist dabei.
notice-left = { $name } hat den Tisch verlassen.
notice-mail-confirm =
    Jemand, vermutlich du, möchte an diese Adresse eine Mail, wenn ein Tisch von Robobid wartet. Wenn du es warst, öffne diesen Link:
    { $link }

    Wenn nicht, tu nichts, oder öffne diesen, und die Adresse wird gelöscht:
    { $stop }
notice-mail-confirm_subject = Robobid: Mails, wenn du am Zug bist?
notice-mail-stop = Keine solchen Mails mehr: { $link }
notice-mail-subject =
    { $n ->
        [one] { $n } Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
notice-over = Die Partie ist zu Ende.
notice-runs_out = Die Zeit läuft ab: { $title }
notice-title = { $game } · { $code }
notice-turn = Du bist am Zug.
