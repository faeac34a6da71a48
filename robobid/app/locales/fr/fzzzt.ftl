fzzzt-anecdote-came_home = { $card } a misé { $n } fois et est toujours rentré.
fzzzt-anecdote-dearest = { $name } a payé { $power } pour { NOUN($card, case: "le") } : rien n’a coûté plus cher dans cette partie.
fzzzt-anecdote-fzzzt =
    { $name } a ramené { $n ->
        [one] un Fzzzt
        [many] { $n } de cartes Fzzzt
       *[other] { $n } cartes Fzzzt
    } à la maison, et personne n’est jaloux.
fzzzt-card-fzzzt =
    { $case ->
        [le] une carte Fzzzt
       *[plain] Fzzzt
    }
    .gender = feminine
fzzzt-card-fzzzt-counted = { $n } cartes Fzzzt
fzzzt-card-upgrade =
    { $case ->
        [le] l’Amélioration robotique
       *[plain] Amélioration robotique
    }
    .gender = feminine
fzzzt-card-upgrade-counted = { $n } Améliorations robotiques
fzzzt-chief = Chef
fzzzt-coach-alone = Personne d’autre n’a de carte : n’importe laquelle des tiennes gagne. La plus faible suffit.
fzzzt-coach-build = Un Robot attribué reste sur son UP jusqu’à la fin et ne mise plus. Les Robots faibles y sont bien dès maintenant : ils n’encombrent plus ta Main à la place de cartes fortes. Garde les forts pour miser ; à la fin, tu peux encore en attribuer autant que tu veux.
fzzzt-coach-fits = { NOUN($card, case: "le") } irait sur une de tes UP ({ $unit }) : ils ont un Symbole en commun.
fzzzt-coach-fzzzt =
    Un Fzzzt coûte { $points ->
        [one] { $points } PV
        [many] { $points } PV
       *[other] { $points } PV
    } à la fin, et qui mise le plus doit le prendre. Mise peu, sauf si tu veux son pouvoir.
fzzzt-coach-left =
    Cartes restant à mettre aux Enchères sur cette Chaîne : { $cards }. Ta Main compte { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, { $power } de pouvoir en tout : il faut que cela suffise.
fzzzt-coach-lost = { $name } remporte { NOUN($card, case: "le") } avec { $power }. Perdre ne coûte rien : ton Enchère revient dans ta Main, et { $name } a moins de cartes.
fzzzt-coach-lost_by_one = { $name } remporte { NOUN($card, case: "le") } avec { $power }, un de plus que toi. Ton Enchère revient dans ta Main.
fzzzt-coach-new_hand =
    Toutes les Mains étaient vides : chacun a repris son Atelier. Tu as une nouvelle Main de { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }.
fzzzt-coach-no_card = Tu n’avais plus de carte : les autres ont misé seuls. Tu auras une nouvelle Main quand personne n’aura plus de carte, ou au prochain Tour.
fzzzt-coach-round =
    Un nouveau Tour : toutes tes cartes ont été mélangées, celles que tu as remportées aussi. Ta Main a { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }.
fzzzt-coach-spanner = À égalité, { $name } l’emporte grâce à la clé : il te faut miser plus.
fzzzt-coach-spanner_yours = Tu as la clé : une Enchère égale te suffit. Mais après une égalité, la clé va à un perdant.
fzzzt-coach-start =
    Tu commences avec { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, { $power } de pouvoir en tout. Les Robots que tu remportes pourront servir à miser plus tard.
fzzzt-coach-tie_lost = Égalité à { $power }. { $why } Ton Enchère revient dans ta Main, et après une égalité un perdant prend la clé.
fzzzt-coach-tie_won = Égalité à { $power }. { $why } Mais la clé va à un perdant : la prochaine égalité ne sera peut-être pas pour toi.
fzzzt-coach-unit =
    { $card } : { $points ->
        [one] { $points } PV
        [many] { $points } PV
       *[other] { $points } PV
    } par Gadget, avec un Robot pour chacun de ces Symboles : { $symbols }. Tu as un Robot pour chacun.
fzzzt-coach-unit_busy =
    { $card } : { $points ->
        [one] { $points } PV
        [many] { $points } PV
       *[other] { $points } PV
    } par Gadget, avec un Robot pour chacun de ces Symboles : { $symbols }. Tu as de tels Robots, mais pour l’instant ils ne rapportent pas plus ici que sur tes autres UP.
fzzzt-coach-unit_lacks =
    { $card } : { $points ->
        [one] { $points } PV
        [many] { $points } PV
       *[other] { $points } PV
    } par Gadget, avec un Robot pour chaque Symbole. Il te manque encore un Robot pour : { $symbols }. Sans Gadget, elle coûte autant.
fzzzt-coach-won = { NOUN($card, case: "le") } est à toi avec { $power }. Les cartes misées sont dans ton Atelier jusqu’à ta prochaine Main.
fzzzt-coach-won_dear = { NOUN($card, case: "le") } est à toi, mais { $spare } de pouvoir en moins aurait suffi. Regarde combien de cartes ont les autres.
fzzzt-coach-won_fzzzt =
    Le Fzzzt est à toi : il te coûte { $points ->
        [one] { $points } PV
        [many] { $points } PV
       *[other] { $points } PV
    } à la fin. Il ne va sur aucune UP, mais tu peux miser son pouvoir.
fzzzt-coach-won_unit =
    { NOUN($card, case: "le") } est à toi. Un Gadget demande un Robot pour chacun de ces Symboles : { $symbols }. Sans Gadget, elle coûte { $points ->
        [one] { $points } PV
        [many] { $points } PV
       *[other] { $points } PV
    }.
fzzzt-device-floppy-drive = Lecteur de disquettes
fzzzt-device-joystick = Joystick
fzzzt-device-keyboard = Clavier
fzzzt-device-modem = Modem
fzzzt-device-monitor = Moniteur
fzzzt-device-plotter = Traceur
fzzzt-device-power-supply = Alimentation
fzzzt-device-printer = Imprimante
fzzzt-device-ram-pack = Barrette de mémoire
fzzzt-device-speaker = Haut-parleur
fzzzt-device-surge-protector = Parafoudre
fzzzt-device-tape-deck = Lecteur de cassettes
fzzzt-edition-de = Règles allemandes
fzzzt-edition-de-what = De { $least } à { $most }. Enchères l’une après l’autre ; précise quand il faut miser.
fzzzt-edition-en = Règles anglaises
fzzzt-edition-en-what = De { $least } à { $most }. Enchères l’une après l’autre.
fzzzt-edition-fr = Règles françaises
fzzzt-edition-fr-expansion = Françaises, avec extension
fzzzt-edition-fr-expansion-what = De { $least } à { $most }. Plus de Robots, une Chaîne plus longue à cinq et six.
fzzzt-edition-fr-what = De { $least } à { $most }. Les Robots de départ des Mécanos inutilisés sont retirés.
fzzzt-edition-ru = Règles russes
fzzzt-edition-ru-what = De { $least } à { $most }. Tous misent en même temps.
fzzzt-event-auctions_ended = La Chaîne est vide : nettoyage et construction.
fzzzt-event-bid_laid =
    { $who ->
        [you] Tu poses
       *[other] { $name } pose
    } { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }.
fzzzt-event-bid_laid_hidden =
    { $who ->
        [you] Tu poses
       *[other] { $name } pose
    } une Enchère.
fzzzt-event-bid_laid_open =
    { $who ->
        [you] Tu mises
       *[other] { $name } mise
    } face visible : { $cards }.
fzzzt-event-bid_paid =
    { $who ->
        [you] Tu paies
       *[other] { $name } paie
    } seulement { $cards }.
fzzzt-event-bid_revealed =
    { $who ->
        [you] Tu mises
       *[other] { $name } mise
    } { NOUN($cards, case: "le") } : { $power }
fzzzt-event-building_finished =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } fini de construire.
fzzzt-event-card_won =
    { $who ->
        [you] Tu remportes
       *[other] { $name } remporte
    } { NOUN($card, case: "le") } avec { $power }.
fzzzt-event-cards_turned = Face visible sur la Chaîne : { $cards }.
fzzzt-event-chief_changed =
    { $who ->
        [you] Tu prends la clé et deviens
       *[other] { $name } prend la clé et devient
    } Chef Mécanicien.
fzzzt-event-game_scored = La partie est finie.
fzzzt-event-hand_dealt =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } une nouvelle Main : { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, { $pile } dans l’Atelier.
fzzzt-event-on_offer = En Tête de Chaîne : { $card }
fzzzt-event-peripheral = Périphérique { $peripheral } : { $effect }
fzzzt-event-personal_cards =
    { $who ->
        [you] Tu es
       *[other] { $name } est
    } Mécano { $number }, avec { $cards }.
fzzzt-event-robot_allocated =
    { $who ->
        [you] Tu attribues
       *[other] { $name } attribue
    } { NOUN($robot, case: "le") } à { NOUN($unit, case: "le") }.
fzzzt-event-robot_planned =
    { $who ->
        [you] Tu prévois
       *[other] { $name } prévoit
    } { NOUN($robot, case: "le") } pour { NOUN($unit, case: "le") }.
fzzzt-event-round_began =
    Le Tour d’Enchères { $round } commence : { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    } sur la Chaîne.
fzzzt-event-tie-chief =
    { $who ->
        [you] Tu es
       *[other] { $name } est
    } Chef Mécanicien et { $who ->
        [you] remportes
       *[other] remporte
    } l’Enchère malgré l’égalité.
fzzzt-event-tie-farthest =
    { $who ->
        [you] Tu es
       *[other] { $name } est
    } le plus loin du Chef Mécanicien dans l’ordre du jeu et { $who ->
        [you] gagnes
       *[other] gagne
    }, comme le veut le périphérique.
fzzzt-event-tie-nearest =
    { $who ->
        [you] Tu es
       *[other] { $name } est
    } le plus proche du Chef Mécanicien dans l’ordre du jeu et { $who ->
        [you] gagnes
       *[other] gagne
    }.
fzzzt-event-tied = Égalité à { $power } : { $names }.
fzzzt-fact-points = { $n } PV
fzzzt-fact-power = pouvoir { $n }
fzzzt-fact-speed = VMC { $n }
fzzzt-fact-widget = { $n } PV par Gadget
fzzzt-final-ahead = { $names } passe devant avec le moins de Robots ({ $n }).
fzzzt-final-fewest =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } le moins de Robots ({ $n }), ce qui départage.
fzzzt-final-mine = Tu finis { $place }e avec { $total } PV, à { $behind } du vainqueur.
fzzzt-final-shared = Autant de Robots ({ $n }), victoire partagée : { $names }.
fzzzt-final-tied = Égalité à { $total } PV : { $names }.
fzzzt-final-wins =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } avec { $total } PV.
fzzzt-kind-fzzzt =
    { $n ->
        [one] { $n } carte Fzzzt
        [many] { $n } cartes Fzzzt
       *[other] { $n } cartes Fzzzt
    }
fzzzt-kind-mechanic =
    { $n ->
        [one] { $n } Mécano
        [many] { $n } Mécanos
       *[other] { $n } Mécanos
    }
fzzzt-kind-robot =
    { $n ->
        [one] { $n } Robot
        [many] { $n } Robots
       *[other] { $n } Robots
    }
fzzzt-kind-unit =
    { $n ->
        [one] { $n } Unité de Production
        [many] { $n } Unités de Production
       *[other] { $n } Unités de Production
    }
fzzzt-kind-upgrade =
    { $n ->
        [one] { $n } Amélioration robotique
        [many] { $n } Améliorations robotiques
       *[other] { $n } Améliorations robotiques
    }
fzzzt-loss =
    { $n ->
        [one] perd environ { $n } point
        [many] perd environ { $n } de points
       *[other] perd environ { $n } points
    }
fzzzt-mechanic =
    { $case ->
        [le] le Mécano { $number }
       *[plain] Mécano { $number }
    }
    .gender = masculine
fzzzt-order-bids =
    { $n ->
        [one] { $n } mise est préparée.
        [many] { $n } mises sont préparées.
       *[other] { $n } mises sont préparées.
    }
fzzzt-peripheral-floppy-drive = qui n’a plus de cartes se distribue aussitôt une nouvelle Main.
fzzzt-peripheral-joystick = une égalité est gagnée par le joueur ex-æquo le plus loin du Chef Mécanicien dans l’ordre du jeu.
fzzzt-peripheral-keyboard = chaque Enchère est d’une seule carte.
fzzzt-peripheral-modem = tous misent en même temps ; même le nombre de cartes reste caché.
fzzzt-peripheral-monitor = toute la Chaîne est face visible ; les VMC sont ignorées.
fzzzt-peripheral-plotter = chaque UP peut recevoir deux Robots à la fin de ce Tour.
fzzzt-peripheral-power-supply = chaque Mécano a un pouvoir de 2 dans une Enchère.
fzzzt-peripheral-printer = le gagnant ne paie que la carte la plus forte de l’Enchère et reprend le reste.
fzzzt-peripheral-ram-pack = chacun pioche deux cartes de son Atelier ; les nouvelles Mains ont huit cartes.
fzzzt-peripheral-speaker = les Enchères sont posées face visible, chacun son tour à partir du Chef Mécanicien.
fzzzt-peripheral-surge-protector = chaque Fzzzt a un pouvoir de 0 dans une Enchère.
fzzzt-peripheral-tape-deck = chaque VMC compte pour 1 : seule la Tête de Chaîne est visible.
fzzzt-played = { fzzzt-title }, { $edition }
fzzzt-round =
    { $case ->
        [a] au Tour { $round }
       *[plain] Tour { $round }
    }
    .gender = masculine
fzzzt-rule-F3-3-one = Des { $n } cartes de la Chaîne, seule la Tête est retournée.
fzzzt-rule-F3-3-printed = La VMC de la Tête de Chaîne dit combien de cartes sont visibles : 1 à 4, ou avec 8 tout ce qui reste des { $n }. Les autres VMC sont ignorées.
fzzzt-rule-F3-3-whole_belt = Les { $n } cartes de la Chaîne sont toutes retournées.
fzzzt-rule-F4-1-at_once = Tous misent en même temps : une ou plusieurs cartes de la Main.
fzzzt-rule-F4-1-in_turn = Le Chef Mécanicien mise d’abord, puis chacun dans l’ordre du jeu : une ou plusieurs cartes de la Main.
fzzzt-rule-F4-10-any_loser = Après une égalité, le perdant le plus proche du gagnant dans l’ordre du jeu devient Chef Mécanicien, ex-æquo ou non.
fzzzt-rule-F4-10-tied_loser = Après une égalité, le perdant ex-æquo le plus proche du gagnant dans l’ordre du jeu devient Chef Mécanicien.
fzzzt-rule-F4-11-all_hands_empty = Seulement quand plus personne n’a de carte, chacun reprend son Atelier et se distribue une nouvelle Main de { $n }.
fzzzt-rule-F4-11-own_hand_empty = Un joueur qui n’a plus de carte reprend aussitôt son Atelier et se distribue une nouvelle Main de { $n }.
fzzzt-rule-F4-2-face_up = Les Enchères sont posées face visible.
fzzzt-rule-F4-2-hidden = Une Enchère reste cachée jusqu’à la révélation.
fzzzt-rule-F4-2-open = Le nombre de cartes d’une Enchère est visible ; lesquelles, seulement à la révélation.
fzzzt-rule-F4-3 = Tout joueur qui a une carte en Main doit en miser au moins une, et au plus { $most } pour l’instant.
fzzzt-rule-F4-5 = Une Enchère vaut la somme des pouvoirs. Un Mécano compte { $mechanic }, une Amélioration 0, un Fzzzt { $fzzzt }. La plus haute gagne, même avec 0.
fzzzt-rule-F4-7-strongest_card = Le gagnant ne met sur son Atelier que la carte la plus forte de son Enchère, avec la carte gagnée.
fzzzt-rule-F4-7-whole_bid = Le gagnant met toute son Enchère et la carte sur son Atelier ; une UP reste face visible. Les autres reprennent leurs Enchères.
fzzzt-rule-F4-9-farthest = Une égalité va au joueur ex-æquo le plus loin du Chef Mécanicien ({ $chief } maintenant) dans l’ordre du jeu.
fzzzt-rule-F4-9-nearest = Une égalité va au Chef Mécanicien ({ $chief } maintenant), sinon au joueur ex-æquo le plus proche dans l’ordre du jeu.
fzzzt-rule-F5-2 =
    Tu peux attribuer au plus { $n ->
        [one] { $n } Robot
        [many] { $n } Robots
       *[other] { $n } Robots
    } à chaque UP, avec un Symbole de Construction en commun.
fzzzt-rule-F5-3 = Un Robot attribué reste sur son UP jusqu’à la fin et ne mise plus. Son Symbole est choisi à la fin.
fzzzt-rule-F5-4 = Tous construisent en même temps ; personne ne voit les choix des autres avant la fin.
fzzzt-rule-F5-5 =
    Il y a { $rounds } Tours d’Enchères : l’Usine a { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, une Chaîne complète en prend { $belt }.
fzzzt-rule-F6-2 = À la fin, tu peux attribuer autant de tes Robots restants que tu veux à tes UP.
fzzzt-rule-F6-4 = Un Gadget prend un Robot par Symbole de l’UP ; chaque Gadget rapporte tous les PV de l’UP.
fzzzt-rule-F6-5 = Une UP sans Gadget te coûte ses PV.
fzzzt-rule-F6-6-fzzzt = Celui qui a le plus de PV gagne ; en cas d’égalité, celui qui a le moins de cartes Robot, Améliorations et Fzzzt compris.
fzzzt-rule-F6-6-robots = Celui qui a le plus de PV gagne ; en cas d’égalité, celui qui a le moins de cartes Robot, Améliorations comprises.
fzzzt-rule-F7-2 = { $peripheral } change les règles jusqu’à la fin de ce Tour : { $effect }
fzzzt-short-advanced = Avancée
fzzzt-short-basic = Basique
fzzzt-short-complex = Complexe
fzzzt-short-each = { $n }{ $star } chacun
fzzzt-short-enhanced = Améliorée
fzzzt-short-fzzzt = Fzzzt
fzzzt-short-mechanic = Mécano { $number }
fzzzt-short-prototype = Prototype
fzzzt-short-unit = UP
fzzzt-short-upgrade = Améliorat.
fzzzt-switch-all_hands_empty = quand plus personne n’a de carte
fzzzt-switch-any_loser = le plus proche de tous les perdants
fzzzt-switch-belt_speed = VMC
fzzzt-switch-bid_cards_at_most = cartes par Enchère, au plus
fzzzt-switch-bid_sizes_open = nombre de cartes des Enchères visible
fzzzt-switch-bids_face_up = Enchères face visible
fzzzt-switch-bids_in_turn = Enchères l’une après l’autre
fzzzt-switch-cards_drawn_at_once = cartes piochées au début du Tour
fzzzt-switch-chief_goes_to = Chef Mécanicien après une égalité
fzzzt-switch-false = non
fzzzt-switch-farthest = le joueur ex-æquo le plus loin du Chef Mécanicien dans l’ordre du jeu
fzzzt-switch-fzzzt_counts_as_robot = les cartes Fzzzt comptent comme Robots en cas d’égalité
fzzzt-switch-fzzzt_has_power = les cartes Fzzzt ont du pouvoir
fzzzt-switch-hand_size = cartes d’une nouvelle Main
fzzzt-switch-mechanic_power = pouvoir d’un Mécano
fzzzt-switch-nearest = le joueur ex-æquo le plus proche du Chef Mécanicien dans l’ordre du jeu
fzzzt-switch-new_hand_when = nouvelle Main
fzzzt-switch-one = toujours 1
fzzzt-switch-own_hand_empty = dès qu’une Main est vide
fzzzt-switch-printed = telle qu’imprimée
fzzzt-switch-robots_per_unit = Robots par UP et par Tour
fzzzt-switch-strongest_card = seulement la carte la plus forte
fzzzt-switch-tie_goes_to = égalité remportée par
fzzzt-switch-tied_loser = le plus proche des perdants ex-æquo
fzzzt-switch-true = oui
fzzzt-switch-whole_belt = toute la Chaîne est visible
fzzzt-switch-whole_bid = toute l’Enchère
fzzzt-switch-winner_pays = le gagnant paie
fzzzt-symbol-bolt = vis
fzzzt-symbol-cog = engrenage
fzzzt-symbol-nut = boulon
fzzzt-symbol-oil = goutte
fzzzt-title = Fzzzt !
fzzzt-unit =
    { $case ->
        [le] l’Unité de Production
       *[plain] Unité de Production
    }
    .gender = feminine
fzzzt-unit-advanced =
    { $case ->
        [le] l’UP avancée
       *[plain] UP avancée
    }
    .gender = feminine
fzzzt-unit-advanced-counted = { $n } UP avancées
fzzzt-unit-basic =
    { $case ->
        [le] l’UP basique
       *[plain] UP basique
    }
    .gender = feminine
fzzzt-unit-basic-counted = { $n } UP basiques
fzzzt-unit-complex =
    { $case ->
        [le] l’UP complexe
       *[plain] UP complexe
    }
    .gender = feminine
fzzzt-unit-complex-counted = { $n } UP complexes
fzzzt-unit-enhanced =
    { $case ->
        [le] l’UP améliorée
       *[plain] UP améliorée
    }
    .gender = feminine
fzzzt-unit-enhanced-counted = { $n } UP améliorées
fzzzt-unit-prototype =
    { $case ->
        [le] l’UP prototype
       *[plain] UP prototype
    }
    .gender = feminine
fzzzt-unit-prototype-counted = { $n } UP prototypes
fzzzt-worth-bid = Vaut d’habitude une Enchère de { $n }
fzzzt-worth-left = À éviter : part d’habitude à { $n }
