fzzzt-card-fzzzt =
    { $case ->
        [le] une carte Fzzzt
       *[plain] Fzzzt
    }
    .gender = feminine
fzzzt-card-upgrade =
    { $case ->
        [le] l’Amélioration robotique
       *[plain] Amélioration robotique
    }
    .gender = feminine
fzzzt-chief = Chef
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
fzzzt-event-bids_revealed = Enchères : { $bids }.
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
        [you] Tu deviens
       *[other] { $name } devient
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
fzzzt-event-one_bid = { $name } { $power } ({ $cards })
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
fzzzt-final-fewest =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } le moins de Robots ({ $n }), ce qui départage.
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
fzzzt-mechanic =
    { $case ->
        [le] le Mécano { $number }
       *[plain] Mécano { $number }
    }
    .gender = masculine
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
fzzzt-rule-F4-11-own_hand_empty = Qui n’a plus de carte reprend aussitôt son Atelier et se distribue une nouvelle Main de { $n }.
fzzzt-rule-F4-2-face_up = Les Enchères sont posées face visible.
fzzzt-rule-F4-2-hidden = Une Enchère reste cachée jusqu’à la révélation.
fzzzt-rule-F4-2-open = Le nombre de cartes d’une Enchère est visible ; lesquelles, seulement à la révélation.
fzzzt-rule-F4-3 = Qui a une carte en Main doit en miser au moins une, et au plus { $most } pour l’instant.
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
fzzzt-rule-F6-5 = Une UP sans Gadget coûte ses PV.
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
fzzzt-unit-basic =
    { $case ->
        [le] l’UP basique
       *[plain] UP basique
    }
    .gender = feminine
fzzzt-unit-complex =
    { $case ->
        [le] l’UP complexe
       *[plain] UP complexe
    }
    .gender = feminine
fzzzt-unit-enhanced =
    { $case ->
        [le] l’UP améliorée
       *[plain] UP améliorée
    }
    .gender = feminine
fzzzt-unit-prototype =
    { $case ->
        [le] l’UP prototype
       *[plain] UP prototype
    }
    .gender = feminine
