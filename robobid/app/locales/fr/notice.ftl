notice-chat-joined = { $title } : { $name } a rejoint la table.
notice-chat-left = { $title } : { $name } a quitté la table.
notice-chat-over = { $title } : la partie est finie.
notice-chat-turn = { $title } : c’est à { $name } de jouer.
notice-feed = Tables qui t’attendent
notice-joined = { $name } a rejoint la table.
notice-left = { $name } a quitté la table.
notice-mail-confirm =
    Quelqu’un, sans doute toi, voudrait être averti à cette adresse quand une table de Robobid attend. Si c’est bien toi, ouvre ce lien :
    { $link }

    Sinon, ne fais rien, ou ouvre celui-ci, et l’adresse sera effacée :
    { $stop }
notice-mail-confirm_subject = Robobid : un message quand c’est ton tour ?
notice-mail-stop = Ne plus recevoir ces messages : { $link }
notice-mail-subject =
    { $n ->
        [one] { $n } table t’attend
        [many] { $n } tables t’attendent
       *[other] { $n } tables t’attendent
    }
notice-over = La partie est finie.
notice-runs_out = Le temps s’achève : { $title }
notice-title = { $game } · { $code }
notice-turn = C’est ton tour.
