terminal-ask-bid = Ton Enchère pour { NOUN($card, case: "le") } (numéros ; ? pour l’aide) :
terminal-ask-build = Robot et UP (par ex. 2 1), ou { $done } :
terminal-ask-curtain = Passe l’écran à { $name }. Appuie sur Entrée pour le montrer.
terminal-ask-finished = Construction finie.
terminal-ask-go_on = Appuie sur Entrée pour continuer.
terminal-ask-laid =
    Posé : { $cards } ({ $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }).
terminal-ask-layout = Dernière attribution : Robot et UP (par ex. 2 1), ou { $done } :
terminal-ask-pay = Quelle carte paies-tu (numéro) ?
terminal-ask-undo = Entrée pour continuer, u pour reprendre.
terminal-ask-whole_hand =
    C’est toute ta Main, et il reste { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    } à venir. Entrée pour tout miser ; autre chose annule.
terminal-belt-down = { $n } face cachée
terminal-belt-head = En Tête de Chaîne
terminal-belt-more =
    { $n ->
        [one] { $n } autre visible
        [many] { $n } autres visibles
       *[other] { $n } autres visibles
    }
terminal-coach-alone = L’entraîneur n’est là que pour une personne qui n’affronte que des bots.
terminal-coach-anyway = oui
terminal-coach-leaves =
    Tu as fini { $n ->
        [one] { $n } partie
        [many] { $n } de parties
       *[other] { $n } parties
    } : l’entraîneur s’en va. Tape { $word } pour le faire revenir à tout moment.
terminal-coach-off = L’entraîneur est parti. Tape { $word } pour le faire revenir.
terminal-coach-offer = Un entraîneur peut t’expliquer ce qui se passe et t’avertir avant une erreur : tape { $word }.
terminal-coach-on = L’entraîneur est là : il explique ce qui se passe et t’avertit avant une erreur. Tape { $word } pour qu’il s’en aille.
terminal-coach-sure = Entrée pour réfléchir encore ; { $anyway } pour le faire quand même :
terminal-continue-ask = Entrée la continue, { $new } en commence une autre et garde celle-ci, { $quit } quitte.
terminal-continue-ask_several = Entrée continue la première, un numéro une autre, { $new } en commence une nouvelle, { $quit } quitte.
terminal-continue-found = Une partie attend ici, { NOUN($round, case: "a") }.
terminal-continue-new = nouvelle
terminal-continue-one = { $round }, quittée le { $date }
terminal-continue-several = { $n } parties attendent ici :
terminal-done = fini
terminal-end-finished = La partie est gardée : « robobid analyse { $last } » la juge, « robobid replay { $last } » la montre à nouveau.
terminal-end-input = L’entrée est finie.
terminal-end-saved = La partie est enregistrée dans { $file } ; la même commande la continue.
terminal-end-unsaved = Partie non enregistrée ; utilise --record FICHIER.
terminal-final-fzzzt = { $points } pour les Fzzzt
terminal-final-robots =
    { $points } pour { $n ->
        [one] { $n } Robot
        [many] { $n } Robots
       *[other] { $n } Robots
    }
terminal-final-title = Décompte des Points
terminal-final-units = { $points } pour les UP
terminal-final-widgets =
    { $n ->
        [one] { $n } Gadget
        [many] { $n } Gadgets
       *[other] { $n } Gadgets
    } à { $points }
terminal-help-bid = Tape les numéros des cartes que tu mises (1 3, ou 13), ou leurs noms (pip + otto).
terminal-help-build = Tape le numéro d’un Robot et d’une UP (2 1), puis le suivant ; « fini » termine.
terminal-help-coach = l’entraîneur vient ou s’en va
terminal-help-help = cette aide et les règles du moment
terminal-help-hint = un conseil et sa raison
terminal-help-log = tout ce qui s’est passé
terminal-help-look_up = ce que disent les règles d’un numéro, d’une pièce ou d’un mot (? { $example })
terminal-help-pay = Tape le numéro de la carte que tu paies.
terminal-help-quit = quitter ; la partie est enregistrée si possible
terminal-help-rules = Les règles du moment ({ $edition }) :
terminal-help-seen = cartes vues : ce qui a été révélé et ce qui reste à venir
terminal-help-table = revoir la table
terminal-help-undo = reprendre ce que personne n’a encore vu
terminal-hint-bid = Tape { $numbers } : { $cards }.
terminal-hint-build = Tape { $numbers } : { NOUN($robot, case: "le") } sur { NOUN($unit, case: "le") }.
terminal-hint-done = Tape { $done }.
terminal-log = Plus tôt
terminal-own-hand = Ta Main :
terminal-own-robots = Robots qui conviennent :
terminal-own-units = Tes UP :
terminal-own-value = Si la partie finissait ici : { $total } PV ({ $basic } pour les Robots, { $bonus } pour les UP).
terminal-player-hand = { $n } en Main
terminal-player-laid =
    { $n ->
        [one] { $n } posée
        [many] { $n } posées
       *[other] { $n } posées
    }
terminal-player-laid_hidden = a misé
terminal-player-laid_open = mise { $cards }
terminal-player-pile = { $n } dans l’Atelier
terminal-player_number = Joueur { $number }
terminal-rail-card = carte { $card } sur { $cards }
terminal-rail-deck = { $n } dans l’Usine
terminal-rail-round = Tour { $round } sur { $rounds }
terminal-reveal-tied = ex-æquo
terminal-reveal-title = Enchères pour { NOUN($card, case: "le") }
terminal-reveal-wins = gagne
terminal-robot_name =
    { $case ->
        [de] de Robot { $letter }
       *[plain] Robot { $letter }
    }
    .gender = masculine
terminal-seen-hidden = en Main ou dans l’Atelier, on ne sait pas ({ $n })
terminal-seen-shown = en Main, montrées ({ $n })
terminal-seen-spent = dans l’Atelier, payées ou gagnées depuis la dernière donne ({ $n })
terminal-seen-title = Ce que tous ont vu et peuvent retenir (§ F4.12) :
terminal-seen-unseen = Pas encore vues, sur la Chaîne face cachée ou dans l’Usine ({ $n }) :
terminal-you = Toi
