web-belt-cards = Cartes de la Chaîne, la Tête d’abord
web-belt-direction = la Chaîne va par là
web-belt-down =
    { $n ->
        [one] { $n } cachée
        [many] { $n } cachées
       *[other] { $n } cachées
    }
web-belt-in_deck = à l’Usine
web-belt-more_up =
    { $n ->
        [one] { $n } autre visible
        [many] { $n } autres visibles
       *[other] { $n } autres visibles
    }
web-belt-rounds_left =
    { $n ->
        [one] encore { $n } Tour
        [many] encore { $n } Tours
       *[other] encore { $n } Tours
    }
web-belt-title = Chaîne
web-bid-anyway = Tout miser
web-bid-at_least_one = Pose au moins une carte
web-bid-cards_for =
    { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    } pour { NOUN($card, case: "le") }
web-bid-clear = Tout retirer
web-bid-consequence = Si tu gagnes, elles vont à ton Atelier. Sinon elles reviennent.
web-bid-lay =
    Miser { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, pouvoir { $power }
web-bid-nobody_sees = Personne ne voit lesquelles.
web-bid-not_so = Finalement non
web-bid-nothing_yet = Rien encore. Touche des cartes de ta Main.
web-bid-take_back = Reprendre l’Enchère
web-bid-title = Ton Enchère
web-bid-wait = Un instant
web-bid-whole_hand =
    C’est toute ta Main, et il reste { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    } à venir.
web-build-all_full = Aucune UP ne prend d’autre Robot ce Tour-ci.
web-build-cards = Tes cartes
web-build-does_not_fit = { NOUN($robot, case: "le") } ne va pas, il faut : { $symbols }
web-build-done =
    { $n ->
        [one] Fini : { $n } Robot
        [many] Fini : { $n } Robots
       *[other] Fini : { $n } Robots
    }
web-build-fits = { NOUN($robot, case: "le") } convient : { $symbols }
web-build-fits_nowhere = { NOUN($robot, case: "le") } n’a aucun Symbole commun avec tes UP.
web-build-no_symbol = { NOUN($robot, case: "le") } n’a pas de Symbole et ne va sur aucune UP.
web-build-no_units = Tu n’as pas encore d’UP. Gagnes-en une sur la Chaîne pour y faire travailler des Robots.
web-build-none = Aucun ce Tour-ci
web-build-note = Un Robot attribué y reste et ne mise plus.
web-build-pick_first = Choisis d’abord un Robot.
web-build-put_here = { NOUN($robot, case: "le") } ici
web-build-take_back = Reprendre
web-build-this_round = ce Tour-ci
web-build-units = Tes UP
web-build-wait = C’est fait. Les autres construisent encore.
web-card-each_widget = par Gadget
web-card-fits_nothing = aucune UP
web-card-points = { $n } PV
web-close = Fermer
web-coach-again = Réfléchir encore
web-coach-anyway = Jouer quand même
web-coach-close = Fermer ce message
web-coach-leaves =
    Tu as fini { $n ->
        [one] { $n } partie
        [many] { $n } de parties
       *[other] { $n } parties
    } : l’entraîneur te laisse jouer sans lui. Les réglages le font revenir.
web-coach-looking = L’entraîneur regarde ton coup…
web-coach-no = Non, merci
web-coach-offer = Premières parties ? Un entraîneur peut t’expliquer ce qui se passe et t’avertir avant une erreur.
web-coach-sure = Vraiment ?
web-coach-yes = Oui, volontiers
web-correct-apply = Continuer avec ces chiffres
web-correct-begin = Décrire la table dans un formulaire
web-correct-begin_what = Choisis d’abord la carte, les régions et les pièces ; puis dis ce qu’il y a sur la table.
web-correct-cancel = Annuler
web-correct-cities =
    { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }
web-correct-cities_tap =
    { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } : touche la carte
web-correct-fuel_of = Ressources { NOUN($name, case: "de") }
web-correct-lay_out = Qu’y a-t-il sur la table ?
web-correct-market = Marché des centrales
web-correct-money = Elektro
web-correct-money_of = Argent { NOUN($name, case: "de") }
web-correct-open = Corriger un chiffre
web-correct-order = Ordre du tour
web-correct-order_at = Place { $n } dans l’ordre
web-correct-phase = Phase
web-correct-plants_of = Centrales { NOUN($name, case: "de") }
web-correct-round = Manche
web-correct-stack = Cartes restantes dans la pioche, au-dessus d’« Étape 3 »
web-correct-step = Étape
web-correct-tap_map = Touche les villes { NOUN($name, case: "de") }
web-correct-title = Corrige ce qui est faux
web-correct-turn = À qui le tour
web-correct-turn_first = qui commence la phase
web-correct-under = Centrales mises sous la pioche
web-correct-what = Change ce qui diffère à votre table. Une autre phase, un autre joueur ou un autre ordre recommence ce tour.
web-curtain-open = Je suis { $name }
web-curtain-text = Les autres regardent ailleurs, s’il vous plaît.
web-curtain-title = Passe l’écran à { $name }
web-error-bad_link = Ce lien a déjà servi ou n’est pas valable. Demandes-en un nouveau.
web-error-no_answer = Le serveur ne répond pas. Réessaie dans un instant.
web-error-not_over = La partie enregistrée révélerait des cartes cachées. Tu pourras la voir après la partie.
web-error-not_to_act = Ce n’est pas à toi de jouer. Attends que la table te le dise.
web-error-not_your_seat = Cette place est occupée dans un autre navigateur. Joue là-bas, ou ouvre ici ton propre lien.
web-error-nothing_to_undo = Trop tard pour annuler : quelqu’un a répondu, ou c’est révélé.
web-error-spectators_silent = À cette table, seuls les joueurs peuvent écrire.
web-error-stale = La partie a avancé. Regarde de nouveau et choisis.
web-error-too_fast = Trop de demandes d’un coup. Attends un instant et réessaie.
web-error-too_many_tables = Tu as trop de tables ouvertes. Quitte, supprime ou termine d’abord l’une d’elles.
web-error-unavailable = Impossible d’enregistrer pour l’instant. Réessaie dans un instant.
web-error-unknown_table = Aucune table n’a ce code. Les codes ressemblent à K7QFXN.
web-final-again = Rejouer
web-final-analyse = Analyser
web-final-deal = Comparer et partager
web-final-join = Jouer la revanche
web-final-offered = La partie suivante est prête.
web-final-record = Télécharger la partie
web-final-replay = Revoir
web-forced-never = Jouer ces coups moi-même
web-forced-now = Jouer maintenant
web-forced-soon = Il n’y a qu’un seul coup. Il se joue tout seul dans un instant.
web-hand-all_laid = Ta dernière carte est dans l’Enchère.
web-hand-empty = Plus de carte. Tu miseras après la prochaine donne.
web-hand-laid_already = Ton Enchère est déjà posée. Reprends-la pour la changer.
web-hand-pile = { $n } dans ton Atelier
web-hand-revealing = Les Enchères sont révélées.
web-hand-title = Ta Main
web-helper-all_fill = Tous achètent pour une production (puis { $names })
web-helper-all_run = Tous alimentent au mieux (puis { $names })
web-helper-ask = Que choisit { $name } ?
web-helper-ask-attach = Sur quelle centrale va le Transformateur { NOUN($name, case: "de") } ?
web-helper-ask-bid = { $plant } est à { $bid } : que mise { $name } ?
web-helper-ask-build = Où construit { $name } ?
web-helper-ask-city-bid = Que mise { $name } pour désigner la première ville { NOUN($robot, case: "de") } ?
web-helper-ask-discard = Quelle centrale défausse { $name } ?
web-helper-ask-drop = Quelle ressource perd { $name } ?
web-helper-ask-first_city = { $name } choisit pour { $robot } : quelle ville de départ ?
web-helper-ask-fuel = Qu’achète { $name } ?
web-helper-ask-mark = Quelle ville marque { $name } ?
web-helper-ask-market = Sur quel marché achète { $name } ?
web-helper-ask-next_city = { $name } choisit pour { $robot } : quelle prochaine ville ?
web-helper-ask-one_of_named = Ville désignée par { $name } pour { $robot } ?
web-helper-ask-open = Sur quelle centrale ouvre { $name } ?
web-helper-ask-opens_plant = { $name } choisit pour { $robot } : quelle centrale ouvrir ?
web-helper-ask-region = Quelle région ajoute { $name } ?
web-helper-ask-run = Quelles centrales fait tourner { $name } ?
web-helper-ask-stay = Quelle ville est laissée à { $robot } par { $name } ? Toutes les autres sont éliminées.
web-helper-ask-strike = Quelle ville reste à la fin pour { $robot } ? Toutes les autres sont éliminées.
web-helper-ask-take = Quelle ville marquée prend { $name } ?
web-helper-ask-takes_plant = { $name } choisit pour { $robot } : quelle centrale prend-il ?
web-helper-ask-veto = Quelle ville est interdite à { $robot } par { $name } ?
web-helper-auctions = Saisir les enchères
web-helper-begin = Commencer
web-helper-best_makes = La meilleure attribution rapporte { $n }.
web-helper-bid = Mise
web-helper-bids = Mise { $bid }
web-helper-builds_how = La coche termine le tour avec cette ville.
web-helper-builds_last = { $city }, puis plus rien
web-helper-builds_no_more = Ne construit plus
web-helper-buys = Achète { $tokens } pour { $payment }
web-helper-buys_nothing = N’achète rien
web-helper-by_bids = mise par mise
web-helper-by_result = par le résultat
web-helper-carried_out = C’est fait sur la table, continuer
web-helper-clear = Recommencer
web-helper-clockwise = Comme tous sont assis, dans le sens horaire.
web-helper-draw = Tirer pour moi
web-helper-drops = Se retire
web-helper-empty = Touche les cartes que tu as à la fin. La meilleure attribution apparaît ici.
web-helper-fixed = Robots attribués à une UP pendant la partie : { $n }
web-helper-free = libre
web-helper-gallery = Toutes les cartes de la boîte
web-helper-human = Humain
web-helper-is_best = C’est la meilleure attribution.
web-helper-laid = Robots que tu as attribués à une UP : { $n }
web-helper-layout = Qui attribue les Robots ?
web-helper-layout_best = Meilleure attribution
web-helper-layout_hand = À la main
web-helper-less = Une unité { NOUN($fuel, case: "de") } de moins
web-helper-lies_on = Où est { $robot }
web-helper-log = Ce qui s’est passé
web-helper-luck = Qu’a décidé le sort ?
web-helper-luck-draw = Quelle carte a été retournée ?
web-helper-luck-lose = Quelle ressource perd { $robot } ?
web-helper-luck-lot = Ordre tiré au sort : qui sort maintenant ?
web-helper-luck-mark = Quelle ville à marquer a été tirée ?
web-helper-luck-piece = Quelle pièce reçoit { $robot } ?
web-helper-luck-regions = Quelles régions ont été tirées ?
web-helper-luck-robot-city = Quelle ville a été tirée pour { $robot } ?
web-helper-luck-robot-market = Quel marché a été tiré pour { $robot } ?
web-helper-luck-robot-plant = Quelle centrale a été tirée pour { $robot } ?
web-helper-luck-robot-region = Quelle région a été tirée pour { $robot } ?
web-helper-luck-take = Quelle ville marquée a été tirée ?
web-helper-market = Marché des ressources
web-helper-middle = Commencer au milieu d’une partie
web-helper-more = Une unité { NOUN($fuel, case: "de") } de plus
web-helper-next_price = prochaine à { $price }
web-helper-no_fuel = Rien ne tient sur tes centrales, ou tu ne peux rien payer.
web-helper-no_log = Rien encore.
web-helper-no_more = c’est tout
web-helper-no_piece = Ce sont les règles de tous les robots, pas une de ses pièces.
web-helper-nothing = Rien
web-helper-nothing_payable = Aucune ville n’est abordable.
web-helper-offers = Met { $plant } aux enchères à { $bid }
web-helper-over = La partie est finie
web-helper-passes = Passe, n’achète pas de centrale
web-helper-person = Joueur { $n }
web-helper-pieces = Ses pièces
web-helper-position = Position
web-helper-position_note = Une ligne, comme l’assistant et le terminal l’écrivent ; elle nomme carte, pièces et tout ce qui est sur la table.
web-helper-price = Prix
web-helper-record = Partie enregistrée
web-helper-result = La meilleure attribution
web-helper-robot_acts = { $name } joue : fais ceci
web-helper-rule = (Extension Robots, pièce { $piece })
web-helper-runs =
    { $plants } : { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }, { $income } elektro
web-helper-runs_nothing = Aucune centrale : { $income } elektro
web-helper-standing = Compare avec ta table
web-helper-start_over = Autre table
web-helper-sure = Oublier cette table
web-helper-take_back = Reprendre
web-helper-taken = { $name } la prend pour { $price }
web-helper-title = Assistant des robots pour ta table
web-helper-what = Pour { powergrid-title } sur table : entre ce que font les joueurs et ce que donne le sort, et lis ce que font les robots et pourquoi. Tout reste dans ce navigateur.
web-helper-who_names = Qui a payé { $price } et désigne la ville ?
web-helper-who_won = Qui l’a obtenue pour { $price } ?
web-helper-whole_log = Tout montrer
web-helpers-replay = Revoir une partie
web-helpers-replay_what = Colle une partie enregistrée et revois-la coup par coup
web-helpers-robots = Assistant des robots
web-helpers-robots_what = Mène les robots d’une vraie partie
web-helpers-score = Aide au score
web-helpers-score_what = Attribue tes Robots, vois le meilleur score
web-helpers-title = À ta propre table
web-hint-ask = Demander un conseil
web-hint-done = Finir la construction
web-hint-robot = { NOUN($robot, case: "le") } sur { NOUN($unit, case: "le") }
web-hint-take = Faire ainsi
web-hint-thinking = Un bot y réfléchit…
web-invite-as_friend = Plutôt un ami
web-invite-away = n’est pas là
web-invite-bot_instead = Plutôt un bot
web-invite-claimed = est là
web-invite-copied = Copié
web-invite-copy = Copier
web-invite-elsewhere = Continuer ailleurs : ouvre ton propre lien sur l’autre appareil.
web-invite-hints_on = À cette table, chacun a droit aux conseils et à l’entraîneur.
web-invite-make_link = Créer mon lien
web-invite-mine = toi
web-invite-name = Ton nom
web-invite-open = libre
web-invite-own_bot = le bot « { $bot } », par le réseau
web-invite-own_link = Ton propre lien ; il sert une fois
web-invite-qr = Code QR
web-invite-qr_of = Code QR du lien pour { $name }
web-invite-seat_link = Lien pour la place { $name }
web-invite-share = Partager
web-invite-share_text = { $host } t’invite à jouer à { $game }.
web-invite-title = Table { $code }
web-invite-watch = Avec le code ou ce lien, chacun peut regarder ce qui est public.
web-invite-watch_link = Lien pour regarder
web-join-code = Code ou lien de la table
web-join-join = Entrer
web-join-note = Sans compte. Le code permet de regarder ; une place vient avec le lien de ton ami.
web-join-title = Rejoindre une table
web-join-unknown = Aucune table n’a ce code. Les codes ressemblent à K7QFXN.
web-keys-act = miser ou continuer
web-keys-back = reprendre ou vider
web-keys-belt = vers la Chaîne ou les UP
web-keys-chat = dire quelque chose
web-keys-choose = choisir une carte
web-keys-end = finir la construction
web-keys-hand = vers la Main
web-keys-help = ces touches
web-keys-hint = demander un conseil
web-keys-log = vers le journal
web-keys-now = lire ce qu’il faut faire
web-keys-pg_act = faire ce que dit le bouton jaune
web-keys-pg_amount = miser plus ou moins ; acheter ou retirer
web-keys-pg_choose = choisir centrale, ressource ou ville
web-keys-pg_end = finir le tour
web-keys-pg_fuel = aux ressources
web-keys-pg_leap = miser dix de plus ou de moins
web-keys-pg_map = à la carte
web-keys-pg_own = à tes centrales
web-keys-pg_pass = passer, ou se retirer
web-keys-pg_zoom = dans la carte : agrandir, réduire, tout voir
web-keys-rules = vers les règles
web-keys-seats = vers les places
web-keys-show = Raccourcis clavier
web-keys-title = Raccourcis clavier
web-leave-ask_delete = Supprimer cette table ? Personne d’autre n’y joue.
web-leave-ask_leave = Partir pour de bon ? Un bot jouera à ta place et tu ne pourras pas revenir.
web-leave-ask_list = Retirer cette table de ta liste ?
web-leave-delete = Supprimer la table
web-leave-for = Laisser un bot jouer pour { $name }
web-leave-gone = Cette table n’existe plus
web-leave-gone_why = Les joueurs l’ont quittée.
web-leave-is_away = { $name } n’est pas là.
web-leave-leave = Partir pour de bon
web-leave-left = a quitté la table, un bot continue
web-leave-mine = Un bot joue pour toi.
web-leave-pause = Laisser un bot jouer pour moi
web-leave-plays = un bot joue en attendant
web-leave-remove = Retirer de ma liste
web-leave-stay = Rester
web-leave-take_back = Reprendre ma place
web-leave-vote = Demander un bot pour { $name } ({ $votes } sur { $needed })
web-leave-voted = Tu as demandé un bot pour { $name } ({ $votes } sur { $needed }).
web-leave-wait = Attendre
web-loading = Les machines chauffent…
web-lobby-all_here = Tout le monde est là.
web-lobby-begin = Commencer la partie
web-lobby-begin_bots = Commencer, des bots en attendant
web-lobby-begin_wait = Commencer et les attendre
web-lobby-begun = La partie commence.
web-lobby-bots_free =
    { $n ->
        [one] { $n } place est libre.
        [many] { $n } places sont libres.
       *[other] { $n } places sont libres.
    } Envoie les liens, ou laisse jouer des bots en attendant.
web-lobby-hints = Conseils et entraîneur pour tout le monde
web-lobby-level = Niveau { NOUN($name, case: "de") }
web-lobby-local = Cette adresse ne fonctionne que sur cet appareil.
web-lobby-local_how = Pour que d’autres puissent venir, lance Robobid avec { $command } et ouvre-le par l’adresse de cet appareil sur ton réseau.
web-lobby-not_here = Pas à la table : { $names }.
web-lobby-seats = Qui joue
web-lobby-talk = Discussion
web-lobby-title = La table est prête
web-lobby-waits = { $name } commence la partie quand tout le monde est prêt.
web-lobby-watching = Tu regardes.
web-mine-code = { $round }, table { $code }
web-mine-delete = Oublier mes parties terminées
web-mine-delete_ask = Toutes tes parties terminées quittent ta liste, et celles que personne d’autre n’a jouées sont supprimées. Vraiment ?
web-mine-device = Jouer sur un autre appareil
web-mine-device_end = Déconnecter cet appareil
web-mine-device_end_ask = Il n’aura plus aucune de tes parties. Continuer ?
web-mine-device_end_here = Cet appareil n’aura plus aucune de ces parties. Continuer ?
web-mine-device_here = { $label } (cet appareil)
web-mine-device_link = Mon lien pour un autre appareil
web-mine-device_list = Mes appareils
web-mine-device_seen = depuis le { $since }, vu pour la dernière fois le { $seen }
web-mine-device_unknown = Un navigateur
web-mine-device_what = Ouvres-y ton lien, une seule fois : toutes tes tables et tes résultats seront alors sur les deux appareils. Garde-le pour toi : qui l’ouvre joue à ta place.
web-mine-devices_joined = Cet appareil est maintenant aussi le tien.
web-mine-edition = Édition ou carte
web-mine-export = Exporter
web-mine-filter = Quelles parties
web-mine-filter_all = toutes
web-mine-filter_over = terminées
web-mine-filter_running = en cours
web-mine-games = Parties
web-mine-join = Cet appareil doit-il appartenir à la personne qui a créé ce lien ?
web-mine-join_by =
    { $n ->
        [one] Il a été créé le { $day } par quelqu’un qui joue sous le nom « { $name } » et a { $n } partie ici.
        [many] Il a été créé le { $day } par quelqu’un qui joue sous le nom « { $name } » et a { $n } parties ici.
       *[other] Il a été créé le { $day } par quelqu’un qui joue sous le nom « { $name } » et a { $n } parties ici.
    }
web-mine-join_by_nobody = Il a été créé le { $day } par quelqu’un qui n’a pas encore de partie ici.
web-mine-join_leave = Associer et laisser mes parties
web-mine-join_mine =
    { $n ->
        [one] Tu as { $n } partie sur cet appareil.
        [many] Tu as { $n } parties sur cet appareil.
       *[other] Tu as { $n } parties sur cet appareil.
    }
web-mine-join_move = Associer et tout emporter
web-mine-join_not = Ne pas associer
web-mine-join_own = Ce que tu emportes, la personne qui a créé le lien peut aussi le voir et le jouer. Ce que tu laisses revient quand tu déconnectes cet appareil.
web-mine-join_progress = Tu as appris ou résolu quelque chose sur cet appareil.
web-mine-join_what = Ne dis oui que si tu as créé ce lien toi-même. Dès lors, cette personne et cet appareil ont les mêmes parties : elle voit tes cartes et peut jouer pour toi, et toi pour elle.
web-mine-join_yes = Oui, c’est mon lien
web-mine-list = Mes parties
web-mine-lost = Tes tables sont injoignables pour l’instant. Les règles et l’aide au score marchent sans connexion.
web-mine-mean_place = Place moyenne
web-mine-mean_points = Score moyen
web-mine-more = Toutes mes parties
web-mine-no_games = Aucune partie pour l’instant.
web-mine-none = Aucune table ne t’attend.
web-mine-opponents = Adversaires
web-mine-opponents_bots = bots et robots
web-mine-opponents_people = humains
web-mine-over = terminée
web-mine-place = Place { $place } sur { $of }
web-mine-places = Places de la première à la dernière : { $counts }
web-mine-points =
    { $n ->
        [one] { $n } point
        [many] { $n } points
       *[other] { $n } points
    }
web-mine-progress = Ce que tu as résolu et appris
web-mine-progress_delete = Tout supprimer
web-mine-progress_here = Cela reste seulement dans ce navigateur.
web-mine-progress_shared = Cela reste dans ce navigateur et sur le serveur, pour tous tes appareils.
web-mine-progress_what = Énigmes : { $puzzles }, scènes des leçons : { $lessons }, donnes : { $deals }.
web-mine-replay = Revoir
web-mine-statistics = Statistiques
web-mine-title = Tes tables
web-mine-turn = À toi
web-mine-waiting = attend { $names }
web-mine-with = { $game } avec { $names }
web-mine-won = Gagnées
web-nav-helper = Assistant
web-nav-learn = Apprendre
web-nav-mine = Mes parties
web-nav-more = Plus
web-nav-play = Jouer
web-nav-puzzles = Énigmes
web-nav-ratings = Les 7 776 robots
web-nav-replay = Revoir
web-nav-robots = Robots
web-nav-rules = Règles
web-nav-score = Score
web-nav-title = Pages
web-notices-comings = Aussi quand quelqu’un arrive ou part
web-notices-confirm = Oui, je veux ces e-mails
web-notices-confirm_ask = Veux-tu des e-mails de Robobid quand des tables t’attendent ?
web-notices-confirm_done = C’est confirmé : tu reçois un e-mail quand des tables t’attendent.
web-notices-days_off = Jours libres
web-notices-days_off_add = Ajouter
web-notices-days_off_first = du
web-notices-days_off_last = au
web-notices-days_off_remove = Retirer
web-notices-days_off_what = Aux tables où nuits et jours libres ne comptent pas, ton horloge s’arrête alors, ainsi que pendant tes heures calmes.
web-notices-feed = En fil Atom
web-notices-feed_atom = Fil Atom de tes tours
web-notices-feed_end = Révoquer le jeton
web-notices-feed_ics = Calendrier de tes échéances
web-notices-feed_make = Créer un jeton
web-notices-feed_new = Créer un autre jeton
web-notices-feed_token = Jeton pour programmes
web-notices-feed_what = Un jeton ouvre tes tours aux lecteurs de fils, calendriers et programmes, et rien d’autre. Il n’est montré qu’une fois.
web-notices-hook = Avertir notre messagerie
web-notices-hook_end = Ne plus l’avertir
web-notices-hook_failed = La messagerie chez { $host } n’a pas pu être avertie et ne l’est plus. Entre de nouveau son adresse.
web-notices-hook_on = Une messagerie chez { $host } est avertie.
web-notices-hook_set = Avertir cette messagerie
web-notices-hook_url = Adresse du webhook
web-notices-hook_what = Discord, Slack et Matrix te donnent l’adresse d’un webhook. On y apprend à qui c’est de jouer, qui arrive ou part, et quand la partie est finie.
web-notices-mail = Par e-mail
web-notices-mail_address = Adresse e-mail
web-notices-mail_ask = M’écrire
web-notices-mail_asked = Ouvre le lien dans l’e-mail reçu ; d’ici là, rien d’autre n’est envoyé.
web-notices-mail_end = Effacer l’adresse
web-notices-mail_every =
    { $n ->
        [one] toutes les heures
        [many] toutes les { $n } heures
       *[other] toutes les { $n } heures
    }
web-notices-mail_hours = Au plus souvent
web-notices-mail_on =
    { $n ->
        [one] Tu reçois au plus un e-mail par heure.
        [many] Tu reçois au plus un e-mail toutes les { $n } heures.
       *[other] Tu reçois au plus un e-mail toutes les { $n } heures.
    }
web-notices-mail_what = Les tables qui t’attendent, en un seul e-mail. L’adresse est d’abord confirmée et n’est montrée à personne.
web-notices-push = M’avertir sur cet appareil, même page fermée
web-notices-push_not = Ce navigateur ne peut rien afficher page fermée. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
web-notices-quiet = Heures calmes
web-notices-quiet_from = de
web-notices-quiet_to = à
web-notices-stop = Plus d’e-mails
web-notices-stop_ask = Ne veux-tu plus d’e-mails ? L’adresse sera effacée.
web-notices-stop_done = C’est fait : l’adresse est effacée.
web-notices-title = Ton tour, où que tu sois
web-notices-what = Un seul avis par table tant que tu n’y as pas jeté un œil, et aucun pendant que tu la regardes.
web-now-after =
    { $names } { $n ->
        [one] mise
        [many] misent
       *[other] misent
    } après toi.
web-now-bid = Ton Enchère pour { NOUN($card, case: "le") }
web-now-bid_why = Touche des cartes, puis mise.
web-now-bidding =
    { $names } { $n ->
        [one] mise
        [many] misent
       *[other] misent
    }
web-now-build =
    Construis : { $n ->
        [one] un Robot
        [many] { $n } Robots
       *[other] { $n } Robots
    } par UP
web-now-build_why = Prends un Robot, puis une UP allumée. Tous construisent en même temps, en secret.
web-now-building =
    { $names } { $n ->
        [one] construit
        [many] construisent
       *[other] construisent
    }
web-now-come_back =
    { $n ->
        [one] Ta carte te revient.
        [many] Tes { $n } cartes te reviennent.
       *[other] Tes { $n } cartes te reviennent.
    }
web-now-down =
    Ton Enchère est posée : { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, pouvoir { $power }.
web-now-has_bid =
    { $names } { $n ->
        [one] a misé
        [many] ont misé
       *[other] ont misé
    }.
web-now-laid =
    { $name } a posé { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }.
web-now-layout = Attribue tes derniers Robots
web-now-layout_why = Autant que tu veux par UP. Une UP sans Gadget te coûte ses PV.
web-now-lost = Connexion perdue
web-now-lost_why = Nouvel essai ; ton coup n’est pas perdu.
web-now-may_undo =
    Tu peux encore la reprendre : { $n ->
        [one] { $names } n’a pas joué
        [many] { $names } n’ont pas tous joué
       *[other] { $names } n’ont pas tous joué
    }.
web-now-meanwhile = En attendant : cartes vues et règles sont à côté de la table.
web-now-over_why = Touche un joueur pour voir d’où viennent ses PV.
web-now-pay = Choisis la carte que tu paies
web-now-pay_why = Elles se valent ; les autres reviennent en Main.
web-now-restarting = De retour dans un instant
web-now-restarting_why = Le serveur redémarre ; ton coup n’est pas perdu.
web-now-sent = Envoi de ton coup…
web-now-sent_why = Un instant.
web-now-waiting = On attend { $names }
web-nudge-done = Un rappel a été envoyé à { $name }.
web-nudge-got = La table t’attend.
web-nudge-nudge = Relancer { $name }
web-pace-bank = Réserve de temps
web-pace-clock = Chrono
web-pace-days =
    { $n ->
        [one] { $n } jour
        [many] { $n } jours
       *[other] { $n } jours
    }
web-pace-days_hours = { $days } j { $hours } h
web-pace-go_on = Reprendre
web-pace-hours = { $hours } h { $minutes } min
web-pace-increment = Ajouté à chaque tour
web-pace-left = Temps pour { $name } : { $time }
web-pace-minutes = { $n } min
web-pace-no_bank = aucune
web-pace-no_per_move = seulement la réserve
web-pace-others_go_on = Pour reprendre : { $names }
web-pace-others_pause = Pour une pause : { $names }
web-pace-pause = Pause
web-pace-pause_not = Finalement non
web-pace-pause_waits = Cela se fait quand tout le monde le veut.
web-pace-paused = Toutes les horloges sont arrêtées jusqu’au { $date }.
web-pace-per_move = Temps par coup
web-pace-post = Par correspondance
web-pace-relaxed = Sans hâte
web-pace-rests = Les nuits et les jours libres ne comptent pas
web-pace-seconds = { $n } s
web-pace-time_up = Quand le temps est écoulé
web-pace-title = Rythme
web-pace-up_once = un bot joue ce tour
web-pace-up_table = les autres décident
web-pace-up_takes_over = un bot prend le relais
web-pace-what_clock = Quand le temps est écoulé, un bot joue jusqu’à ce que la personne reprenne sa place.
web-pace-what_post = Des jours pour chaque coup ; inutile d’être là en même temps.
web-pace-what_relaxed = Chacun prend le temps qu’il faut.
web-pay-with = Payer avec
web-pieces-any = un robot au hasard
web-pieces-deal = distribuée
web-pieces-dealt = Ses cinq pièces sont distribuées
web-pieces-difficulty = Robot à la place { $n } : difficulté
web-pieces-easy = un robot facile
web-pieces-fair = un robot moyen
web-pieces-hard = un robot difficile
web-pieces-of = { $part }, robot à la place { $n }
web-pieces-one_each = Chaque pièce est unique ; { $piece } est réservée à un robot seul à la table.
web-pieces-some = Pièces { $pieces }
web-plan-advice = Que valent mes plans ?
web-plan-advice_asked = L’entraîneur joue tes plans jusqu’au bout …
web-plan-after = Ensuite
web-plan-another = Un autre plan
web-plan-anyway = Finir mes tours même si quelque chose n’est pas possible
web-plan-bid_spent = Tu n’as plus ces cartes : on te demandera.
web-plan-bid_too_many = Plus de cartes qu’une mise ne peut en avoir maintenant : on te demandera.
web-plan-bids_go = Miser ainsi pour moi
web-plan-bids_what = Choisis des cartes à miser pour ce qui est sur la Chaîne. Elles sont misées quand la carte arrive, si tu les as encore.
web-plan-city = Ajouter une ville
web-plan-failures = impossible : { $n }
web-plan-first = Faire un plan
web-plan-forget = Retirer : { $what }
web-plan-go = Le faire quand ce sera mon tour
web-plan-income = Revenu
web-plan-is_ordered = Ce sera fait
web-plan-left = Il reste
web-plan-left_at_most = à la mise maximale : { $n }
web-plan-less = Un de moins : { $what }
web-plan-market = Marché
web-plan-more = Un de plus : { $what }
web-plan-most = { $what } : au plus
web-plan-no_plant = Pas de centrale
web-plan-notes = Notes
web-plan-notes_keeping = enregistrement …
web-plan-notes_secret = personne d’autre ne les voit
web-plan-one = Plan { $n }
web-plan-ordered = Fait pour toi dans cette manche :
web-plan-pass = Passer pour toutes les autres centrales
web-plan-plant = Centrale
web-plan-power = pouvoir { $n }
web-plan-remove = Supprimer ce plan
web-plan-replaces = À la place de
web-plan-rest = S’il en manque, miser le reste
web-plan-run = Faire tourner
web-plan-secret = Personne d’autre ne le voit.
web-plan-stock = en réserve alors : { $n }
web-plan-sums = { $left }, puis { $after }
web-plan-supplied = villes alimentées : { $n }
web-plan-title = Mes plans
web-plan-undone = Pas fait : { $n }
web-plan-undone_round = Manche { $round } :
web-plan-what = Prépare cette manche pendant que les autres réfléchissent : les prix suivent leurs achats et leurs constructions.
web-plan-withdraw = Je le fais moi-même
web-powergrid-compare-each = { $each } par ville
web-powergrid-compare-goes = partirait
web-powergrid-compare-legend = Sous chaque centrale : le coût d’une ville alimentée aux prix du jour.
web-powergrid-course-cities = Villes
web-powergrid-course-money = Argent
web-powergrid-course-supplied = Alimentées
web-powergrid-course-title = Manche par manche
web-powergrid-do-all_cities =
    { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } par prix
web-powergrid-do-amount = Ta mise : { $bid }
web-powergrid-do-anyway = Quand même
web-powergrid-do-bid = Miser { $bid }
web-powergrid-do-bought = Terminé : { $tokens } pour { $sum }
web-powergrid-do-build = Construire pour { $cost }
web-powergrid-do-built = Construit pour { $sum } : { $cities }
web-powergrid-do-buy_nothing = Ne rien acheter
web-powergrid-do-capacity =
    Avec assez de ressources, tes centrales alimentent { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }.
web-powergrid-do-choose_city = Choisis une ville sur la carte
web-powergrid-do-choose_first = Choisis d’abord
web-powergrid-do-choose_plant = Choisis une centrale du marché
web-powergrid-do-choose_plant_why = Tu la proposes et mises d’abord ; les autres peuvent surenchérir.
web-powergrid-do-cities_now =
    Tu as { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } ; tes centrales en alimentent { $capacity }.
web-powergrid-do-cities_then =
    Avec { $city }, tu as { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } ; { $end } terminent la partie.
web-powergrid-do-city_bid_title = Qui désigne la première ville { NOUN($robot, case: "de") } ?
web-powergrid-do-drop_out = Se retirer
web-powergrid-do-end_turn = Finir le tour
web-powergrid-do-enough = C’est assez sans { $plants }.
web-powergrid-do-have = Tu as { $money }.
web-powergrid-do-house_1 = première maison { $place }
web-powergrid-do-house_2 = deuxième maison { $place }
web-powergrid-do-house_3 = troisième maison { $place }
web-powergrid-do-is_out = hors enchère
web-powergrid-do-keep = Il te reste { $money }.
web-powergrid-do-lit =
    { $n ->
        [one] { $n } ville éclairée
        [many] { $n } de villes éclairées
       *[other] { $n } villes éclairées
    } sur { $of }
web-powergrid-do-meanwhile = En attendant : regarde les marchés, la carte et les règles.
web-powergrid-do-no_city = Aucune ville à ta portée
web-powergrid-do-nothing_bought = Encore rien acheté
web-powergrid-do-offer = Ouvrir sur { $plant } à { $bid }
web-powergrid-do-offer_at = Ouvrir à { $bid }
web-powergrid-do-one_less = Un de moins
web-powergrid-do-one_more = Un de plus
web-powergrid-do-pass = Passer
web-powergrid-do-path = connexion { $path }
web-powergrid-do-path_from = connexion { $path } depuis { $city }
web-powergrid-do-run_why = Touche une centrale pour l’éteindre et garder ses ressources.
web-powergrid-do-runs_all = Assez pour toutes tes centrales.
web-powergrid-do-stands = { $plant } à { $bid }
web-powergrid-do-supplies =
    Avec ces ressources, tu alimentes { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } sur { $of }.
web-powergrid-do-switch_on = Allumer : { $income } de revenus
web-powergrid-do-take_back = Reprendre
web-powergrid-do-title = Ce que tu peux faire
web-powergrid-keep-also = Sinon garder { $city }
web-powergrid-keep-forget = Ne plus garder { $city }
web-powergrid-keep-go = Élimine les autres pour moi
web-powergrid-keep-how = Choisis une ville pour l’éliminer, ou pour la garder et faire éliminer les autres.
web-powergrid-keep-this = Garder plutôt { $city }
web-powergrid-map-full = { $city } : complète à cette étape
web-powergrid-map-houses =
    { $n ->
        [one] une maison par ville
        [many] { $n } de maisons par ville
       *[other] { $n } maisons par ville
    }
web-powergrid-map-larger = Agrandir la carte
web-powergrid-map-out = hors jeu
web-powergrid-map-places = elles coûtent { $places }
web-powergrid-map-smaller = Réduire la carte
web-powergrid-map-step = Étape { $step }
web-powergrid-map-title = Carte : { $map }
web-powergrid-map-zoom = Taille de la carte
web-powergrid-market-cheap_end = la moins chère d’abord
web-powergrid-market-coming = { $n } sur { $due } reviennent si chacun alimente tout ce qu’il peut
web-powergrid-market-fill_1 = Une production : { $tokens } pour { $payment }
web-powergrid-market-fill_2 = Deux productions : { $tokens } pour { $payment }
web-powergrid-market-fuel = Ressources
web-powergrid-market-full = tes centrales sont pleines
web-powergrid-market-future = marché futur
web-powergrid-market-left =
    { $fuel } : { $n } en vente, la prochaine unité coûte { $price }
web-powergrid-market-less = Une unité { NOUN($fuel, case: "de") } de moins
web-powergrid-market-more = Une unité { NOUN($fuel, case: "de") } de plus pour { $price }
web-powergrid-market-next_and_coming = prix suivant ; réapprovisionnement si tous alimentent tout
web-powergrid-market-no_more = Plus { NOUN($fuel, case: "de") } pour l’instant
web-powergrid-market-no_plant = aucune centrale
web-powergrid-market-none_left = stock épuisé
web-powergrid-market-one = Ressources, { $market }
web-powergrid-market-plants = Centrales
web-powergrid-market-refill = +{ $n } sur { $due }
web-powergrid-market-refilled = + réapprovisionnement
web-powergrid-market-sold_out = { $fuel } : stock épuisé
web-powergrid-market-stack = { $n } dans la pioche
web-powergrid-now-bid = Mise sur { $plant }, ou retire-toi
web-powergrid-now-build = Construis, ou finis ton tour
web-powergrid-now-city-bid = Mise pour désigner la première ville { NOUN($robot, case: "de") }
web-powergrid-now-fuel = Achète des ressources
web-powergrid-now-open = Lance une enchère, ou passe
web-powergrid-now-open_first = Lance une enchère
web-powergrid-now-run = Alimente tes villes
web-powergrid-order-bid = Miser pour moi
web-powergrid-order-given = L’enchère automatique est active
web-powergrid-order-most = jusqu’à
web-powergrid-order-pass = Toujours passer
web-powergrid-order-pass_until = Passer jusqu’à l’enchère { NOUN($plant, case: "de") }
web-powergrid-order-plant = Centrale
web-powergrid-order-secret = Pour les enchères de cette manche. Personne d’autre ne le voit.
web-powergrid-order-title = Enchère automatique
web-powergrid-order-withdraw = Arrêter l’enchère automatique
web-powergrid-own-supply = alimentent { $n }, tu as { $cities }
web-powergrid-own-title = Tes centrales
web-powergrid-phase-auction = Enchères
web-powergrid-phase-build = Construire
web-powergrid-phase-fuel = Ressources
web-powergrid-phase-order = Ordre
web-powergrid-phase-supply = Alimenter
web-powergrid-phases = Les phases d’une manche
web-powergrid-pick-attach = Pose le Transformateur sur une centrale
web-powergrid-pick-choose = Une pièce de robot te laisse le choix
web-powergrid-pick-discard = Défausse une centrale
web-powergrid-pick-drop = Choisis la ressource à défausser
web-powergrid-pick-first_city = Choisis où { $robot } commence
web-powergrid-pick-mark = Marque une ville de départ
web-powergrid-pick-market = Choisis le marché où acheter
web-powergrid-pick-next_city = Choisis la prochaine ville { NOUN($robot, case: "de") }
web-powergrid-pick-one_of_named = Désigne une ville pour { $robot }
web-powergrid-pick-opens_plant = Désigne la centrale que { $robot } met aux enchères
web-powergrid-pick-region = Ajoute une région au jeu
web-powergrid-pick-stay = Choisis où { $robot } commence
web-powergrid-pick-strike = Élimine une ville pour { $robot }
web-powergrid-pick-take = Prends une des villes marquées
web-powergrid-pick-takes_plant = Désigne la centrale que { $robot } prend
web-powergrid-pick-veto = Interdis une ville à { $robot }
web-powergrid-picked-attach = Poser sur { $what }
web-powergrid-picked-choose = Choisir { $what }
web-powergrid-picked-discard = Défausser { $what }
web-powergrid-picked-drop = Défausser une unité { NOUN($what, case: "de") }
web-powergrid-picked-mark = Marquer { $what }
web-powergrid-picked-market = Acheter sur le marché { $what }
web-powergrid-picked-region = Ajouter la région { $what }
web-powergrid-picked-stay = Laisser { $what }
web-powergrid-picked-strike = Éliminer { $what }
web-powergrid-picked-take =
    Commencer { GENDER($what) ->
        [masculine] { NOUN($what, case: "a") }
       *[feminine] à { $what }
    }
web-powergrid-picked-veto = Interdire { $what }
web-powergrid-plant-free = rien
web-powergrid-plant-label =
    { $plant } : { $needs }, alimente { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }
web-powergrid-plant-no_fuel = ne consomme rien
web-powergrid-player-all = Joueurs dans l’ordre du tour
web-powergrid-player-hidden = L’argent est caché
web-powergrid-player-lift = Montrer mon argent
web-powergrid-player-money = elektro
web-powergrid-player-no_plant = sans centrale
web-powergrid-player-order = Place dans l’ordre du tour
web-powergrid-player-supplies = alimente { $n } sur { $of }, gagne { $income }
web-powergrid-rules = Les règles utiles maintenant. { $map }.
web-powergrid-run-burns = consomme { $tokens }
web-powergrid-run-mix = Ce que consomme { $plant }
web-powergrid-run-nothing = n’a besoin de rien
web-powergrid-run-off = reste éteinte
web-powergrid-run-runs = en marche
web-powergrid-run-title = Tes centrales : allumer ou éteindre
web-powergrid-tab-fuel = Ressources
web-powergrid-tab-map = Carte
web-powergrid-tab-plants = Centrales
web-powergrid-tab-talk = Chat
web-powergrid-tab-title = Parties de la table
web-powergrid-warn-bid =
    C’est { $more } de plus que nécessaire : { $least ->
        [one] { $least } suffit
        [many] { $least } suffisent
       *[other] { $least } suffisent
    }.
web-powergrid-warn-end =
    Avec { $city }, tu as { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } : la partie finit après cette phase. Tu en alimenterais { $supplied }.
web-powergrid-warn-fuel =
    Cela alimente { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } sur les { $could } que tes centrales pourraient alimenter.
web-powergrid-warn-no_fuel = Tu n’as pas de ressource : tes centrales seront à l’arrêt cette manche.
web-powergrid-warn-pass =
    Tu as { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }, et tes centrales en alimentent { $capacity }. Passer sans en acheter ?
web-powergrid-warn-run = Tu y perds { $lost }.
web-powergrid-why-bid_money = La prochaine mise est { $least }, tu as { $money }.
web-powergrid-why-dear = Coûte { $cost }, tu as { $money }.
web-powergrid-why-fuel_for_all = Pas assez de ressources pour { $plant } en plus des autres.
web-powergrid-why-least = La mise minimale est { $least }.
web-powergrid-why-money = Tu as { $money }.
web-powergrid-why-no_fuel = { $plant } n’a pas assez de ressources.
web-powergrid-why-not_sold = Ce marché n’en vend pas.
web-powergrid-why-not_this_city = { $city } ne peut pas être choisie.
web-powergrid-why-not_this_region = Cette région ne touche pas celles en jeu.
web-powergrid-why-too_much = Tu ne peux pas enchérir autant.
web-powergrid-why_now-attach = Cette centrale alimente alors une ville de plus.
web-powergrid-why_now-build = Les villes dorées sont à portée ; le nombre est le prix entier.
web-powergrid-why_now-discard = Tu peux garder { $n } centrales ; la nouvelle reste.
web-powergrid-why_now-drop = Tes centrales n’ont plus de place pour tout.
web-powergrid-why_now-first_city = Ta première ville peut être n’importe où et ne coûte que l’emplacement.
web-powergrid-why_now-fuel =
    Tes ressources alimentent { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } ; tes centrales pourraient en alimenter { $capacity }.
web-powergrid-why_now-mark = Chacun marque une ville ; puis chacun en prend une, le dernier joueur d’abord.
web-powergrid-why_now-market = Cette manche, tu n’achètes que sur un seul marché.
web-powergrid-why_now-open =
    Tu as { $cities ->
        [one] { $cities } ville
        [many] { $cities } de villes
       *[other] { $cities } villes
    } ; tes centrales peuvent en alimenter { $n }.
web-powergrid-why_now-over = Le joueur qui alimente le plus de villes gagne ; à égalité, l’argent décide, puis le nombre de villes.
web-powergrid-why_now-region =
    { $n ->
        [one] { $n } région sur { $of } est choisie
        [many] { $n } de régions sur { $of } sont choisies
       *[other] { $n } régions sur { $of } sont choisies
    }. Elles doivent se toucher.
web-powergrid-why_now-run = Touche une centrale pour l’éteindre et garder ses ressources.
web-powergrid-why_now-stands = { $name } est à { $bid }.
web-powergrid-why_now-still_in = Encore en lice : { $names }.
web-powergrid-why_now-take = Ta première maison y est construite aussitôt ; l’emplacement coûte 10.
web-public-free =
    { $n ->
        [one] { $n } place libre
        [many] { $n } places libres
       *[other] { $n } places libres
    }
web-public-join = Jouer
web-public-list = Publier cette table
web-public-list_join = pour jouer
web-public-list_no = non
web-public-list_watch = pour regarder
web-public-title = Tables publiques
web-public-watch = Regarder
web-public-who = { $game } avec { $names }
web-rail-building = construction
web-rail-card = carte { $card } sur { $cards }
web-rail-chat =
    Discussion, { $n ->
        [one] { $n } nouveau message
        [many] { $n } nouveaux messages
       *[other] { $n } nouveaux messages
    }
web-rail-day = Équipe de jour
web-rail-final = Score final
web-rail-home = Robobid, accueil
web-rail-invite = Table { $code } : qui est là
web-rail-night = Équipe de nuit
web-rail-plan = Plans et notes
web-rail-round = Tour { $round } sur { $rounds }
web-rail-sound_off = Couper le son
web-rail-sound_on = Activer le son
web-reading-11 = Centrales nucléaires et villes interdites
web-reading-11-alt = Seulement si toutes ses villes sont interdites.
web-reading-11-default = Une ville interdite les exclut.
web-reading-12 = S3 : le robot doit-il pouvoir payer toute sa mise ?
web-reading-12-alt = La moitié de la mise suffit.
web-reading-12-default = Oui, et il paie la moitié.
web-reading-14 = R2, R3, R6 : l’achat normal vient-il d’abord ?
web-reading-14-alt = Oui, puis les moins chères.
web-reading-14-default = Non, d’abord les ressources les moins chères.
web-reading-28 = La ville la moins chère : connexion ou total ?
web-reading-28-alt = La connexion seule décide.
web-reading-28-default = La connexion et l’emplacement ensemble.
web-reading-42 = B1 : le tronçon ou la connexion la moins chère ?
web-reading-42-alt = On paie la connexion la moins chère.
web-reading-42-default = On paie le tronçon tant qu’une ville proche est possible.
web-reading-47 = Phase 5 : quelles ressources sont les moins chères ?
web-reading-47-alt = Le prix d’une ressource compte.
web-reading-47-default = Le coût de toute la production compte.
web-reading-5 = Une centrale au-delà de la limite qui n’alimente pas plus que sa plus faible
web-reading-5-alt = Voulue aussi.
web-reading-5-default = Pas voulue : elle doit alimenter plus de villes qu’au moins l’une d’elles.
web-reading-7 = A1 : quelle est la ressource la moins chère ?
web-reading-7-alt = Le coût d’une production compte.
web-reading-7-default = Le prix d’une ressource compte, 0 pour les centrales qui ne consomment rien.
web-readings-title = Règles ambiguës des robots
web-readings-what = Coche une question pour l’interpréter autrement.
web-regions-chosen =
    { $n ->
        [one] { $n } région choisie
        [many] { $n } de régions choisies
       *[other] { $n } régions choisies
    } sur { $count } ; elles doivent se toucher.
web-regions-drafted = À tour de rôle
web-regions-drafted_what = Chacun choisit une région à son tour.
web-regions-drawn = Au sort
web-regions-drawn_what = Le sort choisit des régions voisines ; la partie commence aussitôt.
web-regions-given = Choisies ici
web-regions-title = Régions
web-regions-which = Régions en jeu
web-replay-back = Un coup en arrière
web-replay-begins = Avant le premier coup
web-replay-bid_of = Enchère { NOUN($name, case: "de") } : pouvoir { $power }
web-replay-cannot = Impossible de montrer cette partie
web-replay-controls = Lecture
web-replay-copied = Lien copié
web-replay-cut_off = La partie s’arrête ici : la suite manque.
web-replay-everybody = un spectateur
web-replay-eyes = Point de vue
web-replay-file = Depuis un fichier
web-replay-hand_of = Main { NOUN($name, case: "de") }
web-replay-next = Un coup en avant
web-replay-no_hand = Plus de carte.
web-replay-paste = Colle une partie terminée, ou interrompue.
web-replay-pause = Pause
web-replay-play = Lire
web-replay-record = La partie
web-replay-remarks = Remarques
web-replay-round = Aller { NOUN($round, case: "a") }
web-replay-show = Montrer
web-replay-slider = Quel coup
web-replay-speed = Vitesse
web-replay-title = Revoir une partie
web-replay-to_line = Aller à ce moment
web-replay-to_mine = Mes parties
web-replay-to_table = Retour à la table
web-replay-took_back =
    { $who ->
        [you] Tu reprends
       *[other] { $name } reprend
    } le coup.
web-replay-turn_ended =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } fini.
web-replay-where = Coup { $at } sur { $of }
web-reveal-go_on = Continuer
web-reveal-one_more = Un de plus, et c’était l’égalité.
web-reveal-tied = égalité
web-reveal-wins = gagne
web-reveal-you_bid = Tu as misé { $power }.
web-reveal-yours = Elle est à toi : { $power } contre { $next }.
web-robots-eyes_bolt = yeux en tête de vis
web-robots-eyes_cog = lunettes dentées
web-robots-eyes_nut = yeux hexagonaux
web-robots-eyes_oil = yeux en goutte
web-robots-fzzzt = Fzzzt
web-robots-legend = Plus de pouvoir remplit le cadre ; les points font la bouche timide, narquoise ou fière. Touche une carte pour l’allumer.
web-robots-mechanic = Mécanos
web-robots-power_1 = Pouvoir 1 : boîtes
web-robots-power_2 = Pouvoir 2 : radios
web-robots-power_3 = Pouvoir 3 : cloches
web-robots-power_4 = Pouvoir 4 : cuves
web-robots-power_5 = Pouvoir 5 : chaudières
web-robots-title = Les Robots
web-robots-unit = Unités de Production
web-robots-upgrade = Améliorations
web-rules-back = Retour
web-rules-edition = Les règles qui comptent maintenant. { $edition }.
web-rules-found =
    { $n ->
        [one] { $n } règle trouvée
        [many] { $n } règles trouvées
       *[other] { $n } règles trouvées
    }
web-rules-games = Jeux
web-rules-next = Étape suivante
web-rules-none = Aucune règle ne dit cela.
web-rules-open = Ouvrir le livret de règles ici
web-rules-others = Les autres règles de cette partie
web-rules-print = Imprimer
web-rules-search = Chercher dans les règles
web-rules-variant = Édition ou carte
web-rules-whole = Toutes les règles
web-score-add_player = Ajouter un joueur
web-score-all_work = Tous les Robots travaillent.
web-score-break_room = Raconté à la pause
web-score-by_robots = Les points des Robots ont fait la différence : { $first } { $more }, { $second } { $less }.
web-score-by_units = Les UP ont fait la différence : { $first } { $more }, { $second } { $less }.
web-score-final_table = Classement final
web-score-how = D’où viennent les PV : { $who }
web-score-idle = Pas assez de Robots pour { $symbols }. Une UP sans Gadget te coûte ses PV.
web-score-if_now = Si la partie finissait ici :
web-score-key_lost = perdus : Fzzzt et UP sans Gadget
web-score-key_robots = Robots
web-score-key_widgets = UP
web-score-lay_out = Attribuer moi-même
web-score-lost =
    { $n ->
        [one] { $n } perdu
        [many] { $n } perdus
       *[other] { $n } perdus
    }
web-score-machine =
    { $unit } : { $n ->
        [one] { $n } Gadget
        [many] { $n } Gadgets
       *[other] { $n } Gadgets
    }
web-score-offline = Calculé dans ce navigateur : le serveur ne répond pas.
web-score-parts =
    { $basic } pour les Robots, { $bonus } pour les UP avec { $n ->
        [one] { $n } Gadget
        [many] { $n } Gadgets
       *[other] { $n } Gadgets
    }.
web-score-place = Place { $place }
web-score-ranking = Classement
web-score-show_how = Voir comment
web-score-spare = Pas utilisés
web-score-spare_note = Ils comptent quand même leurs PV.
web-score-spoken = { $who } : { $basic } pour Robots et Fzzzt, { $bonus } pour les UP, { $total } en tout.
web-score-tie_note = À égalité de PV, le moins de Robots l’emporte.
web-score-tie_robots = Robots
web-score-total = total
web-score-units = UP
web-seat-after_you = mise après toi
web-seat-bidding = mise
web-seat-bot = bot
web-seat-building = construit encore
web-seat-cards_down =
    { $n ->
        [one] { $n } carte posée
        [many] { $n } cartes posées
       *[other] { $n } cartes posées
    }
web-seat-hand = { $n } en Main
web-seat-has_bid = a misé
web-seat-no_cards = plus de carte
web-seat-not_yet = n’a pas encore misé
web-seat-pile = { $n } à l’Atelier
web-seat-ready = a fini
web-seats = Les autres joueurs
web-seen-hidden = Main ou Atelier, nul ne le sait ({ $n })
web-seen-shown = En Main, montrées dans une Enchère ({ $n })
web-seen-spent = À l’Atelier, payées ou gagnées depuis la donne ({ $n })
web-seen-unseen = Cachées sur la Chaîne ou à l’Usine ({ $n })
web-seen-unseen_title = À venir
web-settings-coach = Entraîneur ({ $game })
web-settings-coach_what = L’entraîneur explique les premières parties et t’avertit avant une erreur : si tu n’affrontes que des bots, ou là où chacun a droit aux conseils.
web-settings-forced = Jouer automatiquement les coups forcés
web-settings-keys = Raccourcis clavier (1 à 9, Entrée, H, B…)
web-settings-language = Langue
web-settings-motion = Mouvement
web-settings-motion_auto = Comme le système
web-settings-motion_calm = Calme
web-settings-notify = Me prévenir quand c’est à moi et que l’onglet est caché
web-settings-notify_denied = Ton navigateur n’autorise pas les notifications de cette page.
web-settings-pace = Une fois les Enchères révélées
web-settings-pace_brisk = Vif
web-settings-pace_calm = Calme
web-settings-pace_tap = M’attendre
web-settings-sound = Son
web-settings-sound_loud = Fort
web-settings-sound_middle = Moyen
web-settings-sound_off = Coupé
web-settings-sound_soft = Bas
web-settings-theme = Thème
web-settings-theme_auto = Comme le système
web-settings-theme_dark = Nuit
web-settings-theme_light = Jour
web-settings-title = Réglages
web-settings-worth = Montrer à combien part d’habitude une carte (seulement si tu n’affrontes que des bots)
web-setup-add = Ajouter une place
web-setup-all = Tout prendre
web-setup-bots = Bots, du faible au fort
web-setup-by_hand = Attribuer à la main à la fin
web-setup-by_hand_what = Chacun attribue ses derniers Robots ; sinon la meilleure attribution est trouvée pour tous.
web-setup-count_wrong = Cette édition n’est pas pour ce nombre de joueurs.
web-setup-edition = Édition
web-setup-flux = Flux Generator
web-setup-flux_what = Une centrale promo dans la pioche : à son arrivée, la plus petite centrale quitte le marché.
web-setup-follows =
    { $n ->
        [one] { $n } joueur
        [many] { $n } joueurs
       *[other] { $n } joueurs
    }, { $belt } cartes sur chaque Chaîne.
web-setup-friend = Ami, par lien
web-setup-friend_name = Ami { $n }
web-setup-level = { $level }/{ $levels } { $bot }
web-setup-map = Choisis une carte
web-setup-me = Moi, ici
web-setup-name = Nom
web-setup-name_of = Nom à la place { $n }
web-setup-none = Ne rien prendre
web-setup-open = Ouvrir la table
web-setup-open_lobby = Ouvrir la table et inviter
web-setup-open_money = Argent visible
web-setup-open_money_what = Chacun voit l’argent de tous ; celui des robots se voit toujours.
web-setup-own_choose = Choisir un fichier…
web-setup-own_deck = Ton jeu de cartes
web-setup-own_here = Ou un fichier de ce serveur
web-setup-own_map = Ta propre carte
web-setup-own_remove = Jouer sans { $name }
web-setup-own_what = Un fichier JSON. Il reste avec cette table et sa partie enregistrée ; personne d’autre ne le trouve.
web-setup-peripherals = Périphériques
web-setup-powergrid_follows = { $n } places : { $regions } régions en jeu, { $plants } centrales au plus chacun ; la partie finit à { $cities } villes.
web-setup-remove = Retirer la place { $n }
web-setup-robot = Robot
web-setup-seats = Places
web-setup-title = Préparer une table de { $game }
web-setup-transformer = Transformateur
web-setup-transformer_what = Une carte promo dans la pioche : mise aux enchères dès son arrivée, puis posée sur une centrale.
web-setup-variants =
    Variantes ({ $n ->
        [one] { $n } choisie
        [many] { $n } choisies
       *[other] { $n } choisies
    })
web-setup-who = Qui est à la place { $n }
web-share-game = Une partie sur Robobid
web-share-moment = Un moment d’une partie sur Robobid
web-share-share = Partager
web-sheet-cities =
    { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }
web-sheet-deeds = Dernières actions
web-sheet-more = Plus sur { $name }
web-sheet-no_deeds = Encore rien.
web-sheet-no_fuel = Pas de ressource en stock.
web-sheet-no_units = Pas encore d’UP.
web-sheet-pieces = Pièces du robot
web-sheet-plants = Centrales et ressources
web-sheet-rating = Force : { $points } ± { $spread }, { $difficulty } ({ NUMBER($rank) } sur 7 776)
web-sheet-units = UP
web-side-log = Ce qui s’est passé
web-side-nothing_yet = Rien encore.
web-side-plan = Plan
web-side-rules = Règles
web-side-seen = Cartes vues
web-side-since = Depuis ta dernière visite
web-side-talk = Discussion
web-side-title = À côté de la table
web-sit-back = Retour à la table
web-sit-carry_on = Continuer ici
web-sit-invites = { $host } t’invite à jouer à { $game }
web-sit-invites_nobody = On t’invite à jouer à { $game }
web-sit-mine = Cette place est déjà à toi.
web-sit-name = Ton nom
web-sit-personal = C’est ton propre lien : il amène tes places sur cet appareil.
web-sit-sit = M’asseoir
web-sit-used = Ce lien a déjà servi
web-sit-used_why = Demande-en un autre à { $host }. En attendant, tu peux regarder.
web-sit-watch = Juste regarder
web-sit-with = À cette table : { $names }.
web-skip = Passer à ton tour
web-start-daily = Donne du jour
web-start-daily_title = Chaque jour
web-start-daily_what = le même tirage pour tous
web-start-fzzzt_facts = 2 à 6 joueurs · 25 minutes
web-start-fzzzt_text = Mise des Robots cachés pour d’autres Robots, nourris tes machines et gare aux courts-circuits.
web-start-learn = Apprendre { $game }
web-start-motto = Deux jeux où l’on fait tourner des machines. Joue avec des amis, des bots, ou les deux.
web-start-my_name = Joueur
web-start-play_bots =
    Jouer contre { $n ->
        [one] { $n } bot
        [many] { $n } bots
       *[other] { $n } bots
    }
web-start-play_robots =
    Jouer contre { $n ->
        [one] { $n } robot
        [many] { $n } robots
       *[other] { $n } robots
    }
web-start-powergrid_facts = 2 à 6 joueurs · 2 heures
web-start-powergrid_text = Achète des centrales, brûle des ressources, éclaire des villes. Des robots aux manies prévisibles prennent les places vides.
web-start-puzzles = Énigmes
web-start-puzzles_what = un choix est nettement le meilleur
web-start-set_up = Préparer une table
web-study-add = Ajouter
web-study-back = Annuler
web-study-bot = Un bot continue
web-study-choose = Ce qui se fait maintenant
web-study-comment = Un commentaire sur ce moment
web-study-copy = Copier la partie
web-study-delete = Supprimer
web-study-keep = Garder la variante
web-study-make = Le faire
web-study-over = La partie est finie ici.
web-study-save = Enregistrer la partie
web-study-stop = Retour à la partie
web-study-title = Notes et variantes
web-study-variation = Variante : au lieu de l’action { $number }
web-study-vary = Jouer une variante d’ici
web-talk-placeholder = Dis quelque chose
web-talk-quiet = C’est calme ici.
web-talk-send = Envoyer
web-talk-spectator = Un spectateur
web-talk-title = Discussion
web-trouble-again = Réessayer
web-trouble-broken = Cette partie ne peut pas continuer
web-trouble-broken_why = Le serveur a été mis à jour, et ses règles n’autorisent pas un coup joué ici. Rien n’est perdu : tu peux continuer depuis le dernier bon moment ; ce qui venait après est mis de côté.
web-trouble-code_looks = Les codes ressemblent à K7QFXN.
web-trouble-home = Accueil
web-trouble-mend = Continuer depuis le dernier bon moment
web-trouble-no_page = Il n’y a rien ici
web-trouble-no_server = Le serveur ne répond pas
web-trouble-no_server_why = Rien n’est perdu. Vérifie ta connexion et réessaie dans un instant.
web-trouble-no_table = Aucune table n’a ce code
web-trouble-other_game = Cette page ne peut pas montrer ce jeu
web-trouble-ours = Un problème de notre côté
web-trouble-ours_why = Ta table est à l’abri. Retournes-y, ou repars de l’accueil.
web-trouble-record = La partie jusque-là
web-trouble-refused = Tu ne peux pas rejoindre cette table
web-trouble-refused_why = Cette place est occupée dans un autre navigateur, ou il y a trop de spectateurs.
web-trouble-stopped = Cette table a été arrêtée
web-trouble-stopped_why = Le coup suivant n’a pas pu être calculé. Rien n’est perdu : tu peux continuer depuis le dernier moment où quelqu’un avait le choix ; ce qui venait après est mis de côté.
web-unit-after_belt = après le Tour
web-wait-progress = Où en est { $name }
web-wait-simpler = Laisser jouer un bot plus simple : { $bot }
web-wait-so_far = { $seconds } s sur { $expected } s environ
web-wait-thinking = { $name } ({ $bot }) réfléchit longuement.
web-watching = Tu regardes. Ce qui est caché le reste jusqu’à la fin.
web-you = Toi
web-your_turn = À toi :
