powergrid-area-andalusia = Andalousie
powergrid-area-austria = Autriche
powergrid-area-centre = centre
powergrid-area-centre-and-murcia = centre et Murcie
powergrid-area-centre-east = centre-est
powergrid-area-centre-with-paris = centre avec Paris
powergrid-area-czech-republic = Tchéquie
powergrid-area-east = est
powergrid-area-east-coast = côte est
powergrid-area-eastern-poland = est de la Pologne
powergrid-area-emilia = Émilie
powergrid-area-far-south-and-sicily = extrême sud et Sicile
powergrid-area-hungary = Hongrie
powergrid-area-mediterranean-coast = côte méditerranéenne
powergrid-area-mid-west = Midwest
powergrid-area-north-and-madrid = nord et Madrid
powergrid-area-north-east = nord-est
powergrid-area-north-west = nord-ouest
powergrid-area-north-west-spain = nord-ouest de l’Espagne
powergrid-area-northern-and-eastern-netherlands = nord et est des Pays-Bas
powergrid-area-northern-belgium = nord de la Belgique
powergrid-area-portugal = Portugal
powergrid-area-seoul-area = région de Séoul
powergrid-area-slovakia = Slovaquie
powergrid-area-south = sud
powergrid-area-south-centre = centre-sud
powergrid-area-south-east = sud-est
powergrid-area-south-west = sud-ouest
powergrid-area-southern-belgium-and-luxembourg = sud de la Belgique et Luxembourg
powergrid-area-southern-netherlands = sud des Pays-Bas
powergrid-area-west = ouest
powergrid-area-western-netherlands = ouest des Pays-Bas
powergrid-area-western-poland = ouest de la Pologne
powergrid-ask-attach = Sur quelle centrale poser le Transformateur ?
powergrid-ask-bid = { $plant } est à { $bid }. Ta mise, ou { $pass } ?
powergrid-ask-build = Quelle ville (numéro ou nom), ou { $done } ?
powergrid-ask-choose = Une pièce de robot te laisse ce choix. Lequel (numéro ou nom) ?
powergrid-ask-city-bid = Ta mise pour désigner la première ville { NOUN($robot, case: "de") }, ou { $pass } ?
powergrid-ask-discard = Quelle centrale défausses-tu ?
powergrid-ask-drop = Quelle ressource défausses-tu ?
powergrid-ask-enter = [Entrée : { $answer }]
powergrid-ask-fuel = Ressource (par ex. 3 charbons), ou { $done } ?
powergrid-ask-mark = Quelle ville marques-tu ?
powergrid-ask-market = Sur quel marché achètes-tu ?
powergrid-ask-open = Centrale et mise (par ex. 13 15), ou { $pass } ?
powergrid-ask-open_first = Centrale et mise (par ex. 13 15) ? Personne ne passe à la première manche.
powergrid-ask-region = Quelle région ajouter ?
powergrid-ask-robot-city = Quelle ville pour { $robot } ?
powergrid-ask-robot-plant = Sur quelle centrale { $robot } ouvre-t-il ?
powergrid-ask-run = Quelle centrale tourne, ou { $done } ?
powergrid-ask-stay = Quelle est la première ville { NOUN($robot, case: "de") } ? Tu élimines toutes les autres.
powergrid-ask-strike = Quelle ville élimines-tu pour { $robot } ?
powergrid-ask-take = Quelle ville marquée prends-tu ?
powergrid-ask-veto = Quelle ville interdis-tu à { $robot } ?
powergrid-board-actual = Actuel
powergrid-board-chosen = en jeu
powergrid-board-fuel = reste { $n }, prix { $price }, +{ $more }
powergrid-board-future = Futur
powergrid-board-gains = Villes en plus : { $plants }
powergrid-board-more = et { $n } autres, m montre la carte
powergrid-board-order = ordre { $order }
powergrid-board-per_city = Par ville aux prix du jour : { $plants }
powergrid-board-per_city_mine = Par ville aux prix du jour : { $plants } ; les tiennes : { $mine }
powergrid-board-round = manche { $round }
powergrid-board-sold_out = stock épuisé, +{ $more }
powergrid-board-stack = { $n } dans la pioche
powergrid-board-step = étape { $step }
powergrid-board-token = { $fuel } pour { $price }
powergrid-board-via = { $path } par { $cities }
powergrid-card-flux =
    { $case ->
        [de] du Flux Generator
       *[plain] le Flux Generator
    }
    .gender = masculine
powergrid-card-step3 =
    { $case ->
        [de] de la carte « Étape 3 »
       *[plain] la carte « Étape 3 »
    }
    .gender = feminine
powergrid-card-transformer =
    { $case ->
        [de] du Transformateur
       *[plain] le Transformateur
    }
    .gender = masculine
powergrid-choice-bids = { $robot } ouvre à { $cost } et mise jusqu’à { $most }.
powergrid-choice-city_bid = La plus haute mise est payée à { $robot } et donne le choix de sa première ville. { $robot } a { $money } elektro. Personne n’a encore misé.
powergrid-choice-city_bid_stands =
    La plus haute mise est payée à { $robot } et donne le choix de sa première ville. { $robot } a { $money } elektro. Mise la plus haute : { $bid }, { $who ->
        [you] la tienne
       *[other] { $name }
    }.
powergrid-choice-first_city = { $robot } y construit sa première maison. Il a { $money } elektro.
powergrid-choice-next_city = { $robot } a { $money } elektro et construit tant qu’il peut payer une ville.
powergrid-choice-one_of_named = Chacun désigne une ville ; l’une d’elles est tirée au sort, { $robot } y commence.
powergrid-choice-opens_plant = { $robot } la met aux enchères au prix de son numéro, les autres peuvent miser. Il a { $money } elektro.
powergrid-choice-other_takes = { $name } la prend aussitôt pour { $cost }.
powergrid-choice-pays = { $robot } paie { $cost } et garde { $left }.
powergrid-choice-region = Région : { $region }.
powergrid-choice-stay = Une seule personne élimine : { $robot } commence dans la ville choisie ici. Il a { $money } elektro.
powergrid-choice-strike = Il reste { $n } villes. On en élimine une à tour de rôle ; { $robot } commence dans la dernière.
powergrid-choice-takes_plant = { $robot } la prend aussitôt au prix de son numéro ; personne ne peut surenchérir. Il a { $money } elektro.
powergrid-choice-veto =
    { $robot } commence dans la région { $region }, mais pas dans la ville interdite ; { $n ->
        [one] il reste l’autre
        [many] l’une des { $n } autres est tirée au sort
       *[other] l’une des { $n } autres est tirée au sort
    }.
powergrid-choice-would_pay = { $robot } y paierait { $cost } et garderait { $left }.
powergrid-city-Le-Havre =
    { $case ->
        [a] au Havre
        [de] du Havre
       *[plain] Le Havre
    }
    .gender = masculine
powergrid-city-Le-Mans =
    { $case ->
        [a] au Mans
        [de] du Mans
       *[plain] Le Mans
    }
    .gender = masculine
powergrid-coach-bid = Seul le gagnant paie. Retire-toi quand la centrale coûterait plus qu’elle ne rapporte : tu peux encore en acheter une autre.
powergrid-coach-build_enough =
    Tu as { $cities ->
        [one] { $cities } ville
        [many] { $cities } de villes
       *[other] { $cities } villes
    }, et tes centrales en alimentent { $n } : une maison de plus ne rapporte rien avant une plus grande centrale.
powergrid-coach-build_first = Tu es à la fin de l’ordre du tour et construis donc en premier : prends les emplacements bon marché avant les autres.
powergrid-coach-build_more =
    Tes centrales peuvent alimenter { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }, et tu en as { $cities } : chaque ville alimentée de plus augmente tes revenus.
powergrid-coach-end_near = La partie finit après la phase de construction où quelqu’un a { $end } villes ; le maximum est { $n } pour l’instant. Les villes alimentées décident alors.
powergrid-coach-first_city = Ta première ville ne coûte que son emplacement : choisis-en une entourée de connexions bon marché.
powergrid-coach-first_plant = À la manche 1, chacun doit acheter une centrale. Celui qui a la plus grande passe en tête de l’ordre du tour, et donc achète ses ressources et construit en dernier.
powergrid-coach-fuel_dearer = Les autres ont acheté avant toi : { $tokens }. La prochaine ressource de ce type coûte { $price }.
powergrid-coach-fuel_first = Tu es à la fin de l’ordre du tour et achètes donc en premier, quand les ressources coûtent le moins.
powergrid-coach-fuel_last = Tu es en tête de l’ordre du tour et achètes donc en dernier : vois ce que les autres ont laissé, et à quel prix.
powergrid-coach-fuel_short =
    Tes ressources suffisent pour { $n } de tes { $cities ->
        [one] { $cities } ville
        [many] { $cities } de villes
       *[other] { $cities } villes
    } : achète ce qui manque à tes centrales.
powergrid-coach-fuel_store = Une centrale stocke les ressources de deux productions : ce qui est bon marché maintenant peut être cher à la prochaine manche.
powergrid-coach-full = Tu peux avoir au plus { $plants } centrales : pour une nouvelle, tu en défausses une ancienne, par exemple { NOUN($plant, case: "le") }.
powergrid-coach-got_plant =
    { $plant } est à toi pour { $payment }. { GENDER($plant) ->
        [masculine] Il
       *[feminine] Elle
    } alimente { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } par manche, si les ressources sont là.
powergrid-coach-income = Tu as alimenté toutes tes villes ({ $n }) et reçu { $income } elektro. Une de plus en rapporterait { $more } de plus.
powergrid-coach-income_part =
    Tu as alimenté { $n } de tes { $of ->
        [one] { $of } ville
        [many] { $of } de villes
       *[other] { $of } villes
    } et reçu { $income } elektro. Les autres n’ont rien rapporté, faute de centrales ou de ressources.
powergrid-coach-keep_money = Garde de l’argent pour les ressources et les maisons : sans elles, une centrale ne rapporte rien.
powergrid-coach-let_go = { $plant } part à { $bid }. Tu n’as rien payé, et tu peux encore en acheter une autre cette manche.
powergrid-coach-market_later = { $plant } sort de la pioche et va au marché futur : on pourra l’acheter quand de plus petites seront parties.
powergrid-coach-market_now = { $plant } sort de la pioche et va au marché actuel : on peut l’acheter tout de suite.
powergrid-coach-more_plants =
    Tes centrales alimentent { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }, et tu en as { $cities } : pour grandir, il te faut une plus grande centrale.
powergrid-coach-open_first = Tu ouvres en premier : ce qui sort de la pioche après ton achat est pour les autres. Si tu passes, tu n’achètes pas de centrale cette manche.
powergrid-coach-order_first =
    Tu es en tête de l’ordre du tour, avec { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } : tu mets aux enchères en premier, mais achètes tes ressources et construis en dernier.
powergrid-coach-order_last =
    Tu es à la fin de l’ordre du tour, avec { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }. C’est une bonne place : tu achètes tes ressources et construis avant tous les autres.
powergrid-coach-plants_enough =
    Tes centrales alimentent { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }, et tu en as { $cities } : pas besoin d’une nouvelle, sauf si une bonne est bon marché.
powergrid-coach-run = On ne te paie que les villes alimentées. Une centrale dont tu n’as pas besoin peut rester à l’arrêt et garder ses ressources.
powergrid-coach-step2 = L’étape 2 commence : chaque ville a de la place pour une deuxième maison, à 15 elektro.
powergrid-coach-step2_near = L’étape 2 commence quand quelqu’un a { $step2 } villes ; le maximum est { $n } pour l’instant. Chaque ville aura alors de la place pour une deuxième maison.
powergrid-coach-step3 = L’étape 3 commence : chaque ville a de la place pour une troisième maison, à 20 elektro, et toutes les centrales du marché peuvent être achetées.
powergrid-compare-gains =
    Avec { $plant }, tu pourrais alimenter jusqu’à { $after ->
        [one] { $after } ville
        [many] { $after } de villes
       *[other] { $after } villes
    } au lieu de { $before }.
powergrid-compare-goes = Tu défausserais { $plant }.
powergrid-compare-loses =
    Avec { $plant }, tu ne pourrais alimenter que { $after ->
        [one] { $after } ville
        [many] { $after } de villes
       *[other] { $after } villes
    } au lieu de { $before }.
powergrid-compare-same = Avec { $plant }, tu ne pourrais pas alimenter plus de villes qu’à présent ({ $before }).
powergrid-decide-after = La position ensuite :
powergrid-decide-chance = Puis le hasard décide : { $options }.
powergrid-decide-person = Puis { $name } choisit : { $options }.
powergrid-difficulty-easy = facile
powergrid-difficulty-fair = moyen
powergrid-difficulty-hard = difficile
powergrid-event-bid_made =
    { $who ->
        [you] Tu mises
       *[other] { $name } mise
    } { $bid } sur { $plant }.
powergrid-event-card_drawn = On pioche { $plant }.
powergrid-event-cities_struck =
    { $who ->
        [you] Tu élimines
       *[other] { $name } élimine
    } { $n } villes pour { $robot }.
powergrid-event-city_barred =
    { $who ->
        [you] Tu interdis
       *[other] { $name } interdit
    } { $city } à { $robot }.
powergrid-event-city_bid =
    { $who ->
        [you] Tu mises
       *[other] { $name } mise
    } { $bid } pour désigner la ville { NOUN($robot, case: "de") }.
powergrid-event-city_bid_passed =
    { $who ->
        [you] Tu te retires
       *[other] { $name } se retire
    }.
powergrid-event-city_bid_won =
    { $who ->
        [you] Tu paies
       *[other] { $name } paie
    } { $payment } à { $robot } et { $who ->
        [you] désignes
       *[other] désigne
    } sa première ville.
powergrid-event-city_marked =
    { $who ->
        [you] Tu marques
       *[other] { $name } marque
    } { $city }.
powergrid-event-city_named =
    { $who ->
        [you] Tu désignes
       *[other] { $name } désigne
    } { $city } pour { $robot }.
powergrid-event-city_struck =
    { $who ->
        [you] Tu élimines
       *[other] { $name } élimine
    } { $cities } pour { $robot }.
powergrid-event-dropped_out =
    { $who ->
        [you] Tu te retires
       *[other] { $name } se retire
    } de l’enchère pour { $plant }.
powergrid-event-fuel_bought =
    { $who ->
        [you] Tu achètes
       *[other] { $name } achète
    } { $tokens } pour { $payment }.
powergrid-event-fuel_lost =
    { $who ->
        [you] Tu perds
       *[other] { $name } perd
    } une unité { NOUN($fuel, case: "de") }, faute de place.
powergrid-event-game_ended = La partie est finie.
powergrid-event-house_built =
    { $who ->
        [you] Tu construis
       *[other] { $name } construit
    } { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    } pour { $cost }.
powergrid-event-income_paid =
    { $who ->
        [you] Tu alimentes
       *[other] { $name } alimente
    } { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } : { $income } elektro.
powergrid-event-market_chosen =
    { $who ->
        [you] Tu achètes
       *[other] { $name } achète
    } sur le marché { $market }.
powergrid-event-market_supplied = Nouveau sur le marché : { $tokens }.
powergrid-event-one_market_supplied = Nouveau sur le marché { $market } : { $tokens }.
powergrid-event-opening_passed =
    { $who ->
        [you] Tu passes
       *[other] { $name } passe
    } et { $who ->
        [you] n’achètes
       *[other] n’achète
    } pas de centrale cette manche.
powergrid-event-order_changed = Ordre du tour : { $order }.
powergrid-event-piece_dealt =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } la pièce { $piece }.
powergrid-event-plant_bought =
    { $who ->
        [you] Tu achètes
       *[other] { $name } achète
    } { $plant } pour { $payment }.
powergrid-event-plant_discarded =
    { $who ->
        [you] Tu défausses
       *[other] { $name } défausse
    } { $plant }.
powergrid-event-plant_named =
    { $who ->
        [you] Tu désignes
       *[other] { $name } désigne
    } { $plant } pour { $robot }.
powergrid-event-plant_offered =
    { $who ->
        [you] Tu mets
       *[other] { $name } met
    } { $plant } aux enchères à { $bid }.
powergrid-event-plant_put_under = { $plant } va sous la pioche.
powergrid-event-plant_ran =
    { $who ->
        [you] Tu fais tourner
       *[other] { $name } fait tourner
    } { $plant } avec { $tokens }.
powergrid-event-plant_ran_free =
    { $who ->
        [you] Tu fais tourner
       *[other] { $name } fait tourner
    } { $plant } sans ressource.
powergrid-event-plant_removed = { $plant } quitte le jeu.
powergrid-event-region_chosen =
    { $who ->
        [you] Tu ajoutes
       *[other] { $name } ajoute
    } la région { $region }.
powergrid-event-regions_settled = Les régions en jeu : { $regions }.
powergrid-event-round_began = La manche { $round } commence.
powergrid-event-seat_drawn =
    { $who ->
        [you] Tu prends place
       *[other] { $name } prend place
    } à { $neighbour_who ->
        [you] ta gauche
       *[other] la gauche { NOUN($neighbour, case: "de") }
    }.
powergrid-event-seats_drawn = Autour de la table, dans le sens horaire : { $seats }.
powergrid-event-stack_shuffled = L’étape 3 arrive : les cartes en dessous sont mélangées ({ $n }).
powergrid-event-step_changed = L’étape { $step } commence.
powergrid-event-transformer_attached =
    { $who ->
        [you] Tu places
       *[other] { $name } place
    } le Transformateur sur { $plant }.
powergrid-event-transformer_offered = Le Transformateur est mis aux enchères aussitôt.
powergrid-event-transformer_unsold = Personne ne veut du Transformateur.
powergrid-excluded = { $plant } : { $why }
powergrid-excluded-enough_power = ses centrales suffisent
powergrid-excluded-no_better = n’alimente pas plus que les siennes
powergrid-excluded-no_plant = ce n’est pas une centrale
powergrid-excluded-nuclear = nucléaire, ce que ses villes interdisent
powergrid-excluded-other_aim = sa pièce en veut une autre
powergrid-excluded-too_dear = trop chère
powergrid-excluded-too_small = pas plus grande que sa plus petite
powergrid-final-cities = L’argent est égal aussi ; le nombre de villes départage : { $n }.
powergrid-final-money = L’argent départage : { $n } elektro.
powergrid-final-result =
    { $n ->
        [one] { $n } alimentée
        [many] { $n } alimentées
       *[other] { $n } alimentées
    }, { $money } elektro, { $cities ->
        [one] { $cities } ville
        [many] { $cities } de villes
       *[other] { $cities } villes
    }
powergrid-final-shared = Égalité en tout, victoire partagée : { $names }.
powergrid-final-tied =
    Égalité à { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    } : { $names }.
powergrid-final-wins =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } avec { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    }.
powergrid-fuel-coal =
    { $case ->
        [de] de charbon
        [le] le charbon
       *[plain] charbon
    }
    .gender = masculine
powergrid-fuel-coal-counted =
    { $n ->
        [one] { $n } charbon
        [many] { $n } charbons
       *[other] { $n } charbons
    }
powergrid-fuel-garbage =
    { $case ->
        [de] de déchets
        [le] les déchets
       *[plain] déchets
    }
    .gender = masculine
powergrid-fuel-garbage-counted =
    { $n ->
        [one] { $n } déchet
        [many] { $n } déchets
       *[other] { $n } déchets
    }
powergrid-fuel-oil =
    { $case ->
        [de] de pétrole
        [le] le pétrole
       *[plain] pétrole
    }
    .gender = masculine
powergrid-fuel-oil-counted =
    { $n ->
        [one] { $n } pétrole
        [many] { $n } pétroles
       *[other] { $n } pétroles
    }
powergrid-fuel-uranium =
    { $case ->
        [de] d’uranium
        [le] l’uranium
       *[plain] uranium
    }
    .gender = masculine
powergrid-fuel-uranium-counted =
    { $n ->
        [one] { $n } uranium
        [many] { $n } uraniums
       *[other] { $n } uraniums
    }
powergrid-help-bid = Tape ta mise, ou « p » pour te retirer.
powergrid-help-build = Tape le numéro ou le nom d’une ville (abrégé si tu veux), puis la suivante, puis { $done }.
powergrid-help-choose = Tape le numéro ou le nom de ton choix.
powergrid-help-discard = Tape le numéro de la centrale que tu défausses.
powergrid-help-fuel = Tape combien de quoi (3 charbons, charbon pétrole), puis { $done }.
powergrid-help-open = Tape le numéro d’une centrale (13), avec une mise plus haute si tu veux (13 15), ou « p » pour passer.
powergrid-help-region = Tape le numéro ou le nom d’une région.
powergrid-help-rules = Les règles qui s’appliquent :
powergrid-help-run = Tape le numéro d’une centrale (avec son mélange : 21 charbon pétrole), puis la suivante, puis { $done } ; Entrée fait tourner ce qui rapporte.
powergrid-hint = Un bot choisirait : { $action }.
powergrid-if_offered-bids = { $name } mise jusqu’à { $most } ({ $piece }).
powergrid-if_offered-not = { $name } ne mise pas : { $why }.
powergrid-if_offered-takes = { $name } la prend aussitôt pour { $price } ({ $piece }).
powergrid-key-coach = l’entraîneur vient ou s’en va
powergrid-key-help = cette aide et les règles du moment
powergrid-key-hint = un conseil et sa raison
powergrid-key-log = tout ce qui s’est passé
powergrid-key-map = la carte : villes, maisons et connexions
powergrid-key-quit = quitter ; la partie est enregistrée si possible
powergrid-key-table = revoir la table
powergrid-key-undo = reprendre ta dernière action, jusqu’à la fin de ton tour
powergrid-kind-ecological = éco
powergrid-kind-flux = au choix
powergrid-kind-fusion = fusion
powergrid-lay-again = L’ensemble est impossible. Entrée garde chaque réponse ; change ce qui est faux.
powergrid-lay-auction = Une enchère en cours, comme centrale:mise:enchérisseur:qui est interrogé ensuite, par exemple 13:15:A:BA ; ou - s’il n’y en a pas ?
powergrid-lay-fuel = Les ressources du marché, comme charbon/pétrole/déchets/uranium ? Plusieurs marchés se joignent par +.
powergrid-lay-map = Quelle carte ? { $allowed }
powergrid-lay-market = Les centrales du marché, actuel et futur ?
powergrid-lay-of_cities = Villes de la place { $seat }, par exemple { $allowed } ; ou - s’il n’y en a pas ?
powergrid-lay-of_fuel = Ressources de la place { $seat }, comme charbon/pétrole/déchets/uranium ?
powergrid-lay-of_money = Argent de la place { $seat } ?
powergrid-lay-of_plants = Centrales de la place { $seat }, par exemple 4,13 ; ou - s’il n’y en a pas ?
powergrid-lay-order = L’ordre du tour, par les lettres des places ?
powergrid-lay-phase = Quelle phase ? { $allowed }
powergrid-lay-position = La position en une ligne :
powergrid-lay-regions = Quelles régions ? { $allowed }
powergrid-lay-round = Quelle manche ?
powergrid-lay-seats = Qui est assis là, dans le sens horaire ? { $allowed }, ou les numéros des cinq pièces d’un robot, séparés par des virgules.
powergrid-lay-step = Quelle étape, 1, 2 ou 3 ?
powergrid-lay-turn = À qui le tour ? { $allowed }
powergrid-lay-waiting = Qui n’a encore ni acheté de centrale ni passé dans cette manche ?
powergrid-loss = perd environ { $n } elektro
powergrid-map-benelux = Benelux
powergrid-map-central-europe = Europe centrale
powergrid-map-france = France
powergrid-map-germany = Allemagne
powergrid-map-italy = Italie
powergrid-map-korea = Corée
powergrid-map-spain-portugal = Espagne et Portugal
powergrid-map-usa = États-Unis
powergrid-maps-good = { $name } est une carte valable ; les parties enregistrées l’appelleront { $map }.
powergrid-maps-line = régions : { $regions }, villes : { $cities }, connexions : { $links }
powergrid-maps-seats = places : { $seats } ; façons de choisir les régions : { $n }
powergrid-maps-title = Cartes fournies avec Robobid :
powergrid-market-north = nord
powergrid-market-south = sud
powergrid-next-bid = { $plant } jusqu’à { $limit }
powergrid-next-bids = ensuite : mise sur { $bids }
powergrid-next-builds = ensuite, construit : { $cities } pour { $payment }
powergrid-next-builds_nothing = ensuite : ne construit rien
powergrid-next-buys = ensuite : achète { $tokens } pour { $payment }
powergrid-next-buys_nothing = ensuite : n’achète rien
powergrid-next-enough = ensuite : ne mise sur rien, ses centrales suffisent
powergrid-next-none = ensuite : ne mise sur rien, aucune centrale ne convient
powergrid-next-takes = ensuite : prend la première centrale qui convient, à la mise minimale : { $plants }
powergrid-option = { $what } ({ $chance } %)
powergrid-option-bid = { $bid } pour { $plant }
powergrid-option-build =
    une maison { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    } pour { $cost }
powergrid-option-drop_out = se retirer
powergrid-option-end = construire jusqu’à { $n } villes, d’abord { $city }, et finir la partie
powergrid-option-fuel = une unité { NOUN($fuel, case: "de") } de plus pour { $price }
powergrid-option-no_build = ne plus construire
powergrid-option-no_end = continuer la partie
powergrid-option-no_fuel = ne plus rien acheter
powergrid-option-no_run =
    ne plus rien faire tourner : { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    }, { $income } elektro
powergrid-option-open = { $plant } pour { $bid }
powergrid-option-pass = pas de centrale
powergrid-option-run =
    faire tourner { $plants } avec { $tokens } : { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    }, { $income } elektro
powergrid-option-run_free =
    faire tourner { $plants } sans rien consommer : { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    }, { $income } elektro
powergrid-option-starve = { $tokens } pour { $price }, pour que les autres en manquent
powergrid-option-stock = { $tokens } en réserve pour { $price }
powergrid-order-anyway = Tes tours se terminent même si quelque chose n’est pas possible.
powergrid-order-bid = Enchère automatique : jusqu’à { $most } pour { $plant }.
powergrid-order-build = Construire : { $cities }.
powergrid-order-build_none = Ne rien construire.
powergrid-order-fuel = Acheter des ressources jusqu’à avoir { $tokens }.
powergrid-order-fuel_none = N’acheter aucune ressource.
powergrid-order-keep = La table élimine pour toi et garde tant que possible : { $cities }.
powergrid-order-pass = Enchère automatique : passer jusqu’à la fin de ces enchères.
powergrid-order-pass_until = Enchère automatique : se retirer jusqu’à l’enchère { NOUN($plant, case: "de") }.
powergrid-order-plant = Mettre { $plant } aux enchères et miser jusqu’à { $most }.
powergrid-order-run = Faire tourner { $plants }.
powergrid-order-run_none = Ne faire tourner aucune centrale.
powergrid-phase-auction = phase 2, enchères
powergrid-phase-building = phase 4, construction
powergrid-phase-early-cities = premières villes
powergrid-phase-income = phase 5, bureaucratie
powergrid-phase-lots = tirage au sort
powergrid-phase-over = fin
powergrid-phase-plants = phase 5, bureaucratie
powergrid-phase-regions = mise en place
powergrid-phase-resources = phase 3, ressources
powergrid-phase-step-2 = phase 4, construction
powergrid-phase-unsold = phase 2, enchères
powergrid-piece = { $piece }, { $name }
powergrid-piece-A1-does = Veut la centrale à la ressource la moins chère ; mise jusqu’au numéro + 5.
powergrid-piece-A1-name = ressource la moins chère
powergrid-piece-A2-does = Achète au prix minimum la première centrale mise aux enchères qui lui convient ; personne ne peut surenchérir.
powergrid-piece-A2-name = première proposée
powergrid-piece-A3-does = Veut la centrale qui alimente le plus de villes ; mise jusqu’au numéro + 10.
powergrid-piece-A3-name = le plus de villes
powergrid-piece-A4-does = Veut la centrale au numéro le plus élevé ; mise jusqu’au numéro + ses villes.
powergrid-piece-A4-name = numéro le plus élevé
powergrid-piece-A5-does = Veut la deuxième plus petite des centrales qui lui conviennent ; ne mise que le numéro.
powergrid-piece-A5-name = deuxième plus petite
powergrid-piece-A6-does = Veut toute centrale qui lui convient ; mise jusqu’au numéro + 1. Le dernier joueur désigne celle qu’il met aux enchères.
powergrid-piece-A6-name = toutes les centrales
powergrid-piece-B1-does = Construit tant qu’il peut payer ; le dernier joueur choisit chaque ville, les proches d’abord.
powergrid-piece-B1-name = le dernier joueur choisit
powergrid-piece-B2-does = Construit tant qu’il a moins de villes que le premier joueur.
powergrid-piece-B2-name = comme le premier joueur
powergrid-piece-B3-does = Construit tant que ses centrales alimentent plus de villes qu’il n’en a.
powergrid-piece-B3-name = selon ses centrales
powergrid-piece-B4-does = Jusqu’à 6 villes à l’étape 1, puis sans limite ; jamais dans une ville du premier joueur.
powergrid-piece-B4-name = loin du premier joueur
powergrid-piece-B5-does = Au plus 1, 2, 3 villes par manche à l’étape 1, 2, 3.
powergrid-piece-B5-name = selon l’étape
powergrid-piece-B6-does = Construit tant qu’il peut payer, le moins cher d’abord.
powergrid-piece-B6-name = sans limite
powergrid-piece-F1-does = Construit en dernier dans sa première phase 4 ; le dernier joueur désigne sa première ville.
powergrid-piece-F1-name = choix du dernier joueur
powergrid-piece-F2-does = Une région est tirée ; si toutes ses villes sont libres, le dernier joueur en interdit une ; une des autres est tirée.
powergrid-piece-F2-name = choix aléatoire
powergrid-piece-F3-does = Après la première enchère tous marquent une ville, le premier joueur une de plus ; puis chacun en prend une, du dernier au premier.
powergrid-piece-F3-name = choix prématuré pour tous
powergrid-piece-F4-does = Chaque humain désigne une ville libre ; le robot en reçoit une au hasard.
powergrid-piece-F4-name = choix des joueurs
powergrid-piece-F5-does = Les humains misent pour désigner la ville ; le gagnant paie le robot.
powergrid-piece-F5-name = choix aux enchères
powergrid-piece-F6-does = Les humains éliminent tour à tour des villes libres ; le robot prend la dernière.
powergrid-piece-F6-name = choix par élimination
powergrid-piece-R1-does = Achète pour une production, puis tout ce qui coûte moins de 5.
powergrid-piece-R1-name = stock bon marché
powergrid-piece-R2-does = Achète tout ce qu’il peut stocker, le moins cher d’abord.
powergrid-piece-R2-name = maximum
powergrid-piece-R3-does = Achète le maximum s’il est dernier dans l’ordre, sinon pour une production.
powergrid-piece-R3-name = maximum si dernier
powergrid-piece-R4-does = Achète pour une production.
powergrid-piece-R4-name = achat normal
powergrid-piece-R5-does = Achète pour une production, puis le plus possible de la ressource la plus rare ; l’uranium compte triple.
powergrid-piece-R5-name = ressource la plus rare
powergrid-piece-R6-does = Manches impaires : pour une production ; manches paires : le maximum.
powergrid-piece-R6-name = impair et pair
powergrid-piece-S1-does = Commence avec 100 elektro.
powergrid-piece-S1-name = 100 elektro
powergrid-piece-S2-does = Est toujours dernier dans l’ordre du tour.
powergrid-piece-S2-name = toujours dernier
powergrid-piece-S3-does = Paie la moitié de sa mise gagnante, arrondie à l’inférieur.
powergrid-piece-S3-name = moitié prix
powergrid-piece-S4-does = Paie 10 pour chaque emplacement.
powergrid-piece-S4-name = emplacements à 10
powergrid-piece-S5-does = Le premier emplacement de chaque phase 4 est gratuit.
powergrid-piece-S5-name = première ville gratuite
powergrid-piece-S6-does = Est payé pour une ville de plus si ses centrales suffisent.
powergrid-piece-S6-name = une ville de plus
powergrid-pieces-A = Enchères
powergrid-pieces-B = Construction
powergrid-pieces-F = Première ville
powergrid-pieces-R = Ressources
powergrid-pieces-S = Spécial
powergrid-plan-not-bid_not_affordable = coûte { $bid }, tu as { $money }
powergrid-plan-not-city_full = pleine à cette étape
powergrid-plan-not-city_not_affordable = coûte { $cost }, il resterait { $money }
powergrid-plan-not-fuel_elsewhere = pas de place pour ces ressources avec les autres
powergrid-plan-not-fuel_missing = pas assez de ressources
powergrid-plan-not-no_house_left = plus de maison
powergrid-plan-not-no_market_chosen = aucun marché choisi
powergrid-plan-not-no_room = plus de place sur tes centrales
powergrid-plan-not-nuclear_barred = nucléaire, ce que tes villes n’autorisent pas
powergrid-plan-not-plan_dropped_out = tu n’es plus dans l’enchère
powergrid-plan-not-plan_too_dear = coûte { $price }, plus que ta limite de { $most }
powergrid-plan-not-plan_turn_over = ton tour pour cela est passé
powergrid-plan-not-plant_not_in_market = n’est plus au marché
powergrid-plan-not-plant_not_on_offer = pas encore en vente
powergrid-plan-not-plant_not_owned = n’est pas à toi
powergrid-plan-not-sold_out = épuisé
powergrid-plan-not-token_not_affordable = la suivante coûte { $price }, il resterait { $money }
powergrid-plant =
    { $case ->
        [de] de la centrale { $number }
       *[plain] la centrale { $number }
    }
    .gender = feminine
powergrid-played = { powergrid-title }, { $map }
powergrid-player-cities =
    { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    }
powergrid-player-money = { $money } elektro
powergrid-reason-builds_above_leader =
    ne construit plus, ses villes ({ $cities }) étant plus nombreuses que { $leader_who ->
        [you] les tiennes
       *[other] celles { NOUN($leader, case: "de") }
    } ({ $theirs }).
powergrid-reason-builds_as_leader =
    ne construit plus, ses villes ({ $cities }) étant aussi nombreuses que { $leader_who ->
        [you] les tiennes
       *[other] celles { NOUN($leader, case: "de") }
    }.
powergrid-reason-builds_as_step = ne construit plus : { $step } par manche à cette étape.
powergrid-reason-builds_as_supplied = ne construit plus : ses centrales alimentent { $supplied } et il en a { $cities }.
powergrid-reason-builds_cheapest =
    construit { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }, la moins chère, pour { $cost }.
powergrid-reason-builds_named =
    construit { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }, la ville désignée, pour { $cost }.
powergrid-reason-builds_no_more =
    ne construit plus avec { $cities ->
        [one] { $cities } ville
        [many] { $cities } de villes
       *[other] { $cities } villes
    }.
powergrid-reason-buys_cheap = achète encore ce qui coûte moins de 5.
powergrid-reason-buys_for_largest = manque d’argent et achète d’abord pour ses plus grandes centrales.
powergrid-reason-buys_maximum = achète le plus possible, le moins cher d’abord.
powergrid-reason-buys_needed = achète ce qui manque à ses centrales pour une production.
powergrid-reason-buys_no_more = n’achète plus rien.
powergrid-reason-buys_scarcest = achète le plus possible { NOUN($fuel, case: "de") }, la ressource la plus rare.
powergrid-reason-city_drawn = tire { $city }, pour { $cost }.
powergrid-reason-city_marked = marque { $city } au hasard.
powergrid-reason-city_taken = prend { $city } au hasard.
powergrid-reason-city_too_dear = ne construit plus : { $city } est la moins chère et coûte { $cost }, il a { $money }.
powergrid-reason-discards_smallest =
    défausse { $plant }, { GENDER($plant) ->
        [masculine] son plus petit numéro
       *[feminine] sa plus petite
    }.
powergrid-reason-drops_at_limit = se retire : sa limite pour { $plant } est { $limit }.
powergrid-reason-drops_short_of_money = se retire : { $money } elektro ne suffisent pas pour { $plant }.
powergrid-reason-drops_unwanted = se retire : ne veut pas { NOUN($plant, case: "de") } ({ $rule }).
powergrid-reason-first_city_drawn =
    commence { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }, tirée au sort, pour { $cost }.
powergrid-reason-first_city_left =
    commence { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }, la seule qui reste, pour { $cost }.
powergrid-reason-first_city_named =
    commence { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }, la ville désignée, pour { $cost }.
powergrid-reason-first_city_too_dear = ne peut pas encore payer sa première ville ({ $money } elektro).
powergrid-reason-market_cheaper = achète sur le marché { $market } : il est moins cher ({ $payment }).
powergrid-reason-market_drawn = achète sur le marché { $market } : le hasard a choisi.
powergrid-reason-market_more_cities = achète sur le marché { $market } : il alimentera plus de villes ({ $cities }).
powergrid-reason-moves_last = est dernier dans l’ordre du tour.
powergrid-reason-no_city_left = ne trouve pas de ville libre.
powergrid-reason-no_house_left = ne construit plus : les { $cities } maisons sont toutes construites.
powergrid-reason-nothing_payable = ne construit plus : il ne peut rien payer avec { $money }.
powergrid-reason-one_city_more = est payé pour une ville de plus, { $cities } : { $income } elektro.
powergrid-reason-opens_all_sold_out = ouvre sur { $plant } : il ne reste de ressource pour aucune centrale, le plus grand numéro décide.
powergrid-reason-opens_cheapest_fuel = ouvre sur { $plant } : sa ressource est la moins chère ({ $price }).
powergrid-reason-opens_cheapest_fuel_allowed = ouvre sur { $plant } : parmi celles qu’il peut prendre, sa ressource est la moins chère ({ $price }). { $excluded }.
powergrid-reason-opens_largest = ouvre sur { $plant } : c’est le numéro le plus élevé.
powergrid-reason-opens_largest_allowed = ouvre sur { $plant } : parmi celles qu’il peut prendre, c’est le plus grand numéro. { $excluded }.
powergrid-reason-opens_most_cities =
    ouvre sur { $plant } : { GENDER($plant) ->
        [masculine] il
       *[feminine] elle
    } alimente le plus de villes ({ $cities }).
powergrid-reason-opens_most_cities_allowed = ouvre sur { $plant } : parmi celles qu’il peut prendre, elle alimente le plus de villes ({ $cities }). { $excluded }.
powergrid-reason-opens_named = ouvre sur { $plant }, selon le choix fait pour lui.
powergrid-reason-opens_only_plant = ouvre sur { $plant } : rien d’autre ne lui convient.
powergrid-reason-opens_second_smallest = ouvre sur { $plant } : c’est le deuxième plus petit numéro qui lui convient.
powergrid-reason-passes_enough_power =
    passe : ses centrales alimentent { $supplied ->
        [one] { $supplied } ville
        [many] { $supplied } de villes
       *[other] { $supplied } villes
    } et il en a { $cities }.
powergrid-reason-passes_no_plant = passe : aucune centrale ne convient pour { $money } elektro ({ $excluded }).
powergrid-reason-pays_half = paie { $payment }, la moitié de { $bid }.
powergrid-reason-place_for_ten =
    paie { $place } au lieu de { $usual } pour l’emplacement { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }.
powergrid-reason-place_free =
    paie { $place } au lieu de { $usual } pour son premier emplacement de la phase, { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }.
powergrid-reason-plant_drawn = ouvre sur { $plant } : le hasard a choisi.
powergrid-reason-raises = mise { $bid } sur { $plant } ; sa limite est { $limit }.
powergrid-reason-ran_enough =
    est payé pour { $cities ->
        [one] { $cities } ville
        [many] { $cities } de villes
       *[other] { $cities } villes
    } : { $income } elektro.
powergrid-reason-region_drawn = tire la région { $region }.
powergrid-reason-runs_best = fait tourner { $plant } : en tout cela rapporte { $income } elektro.
powergrid-reason-starts_richer = commence avec { $money } elektro.
powergrid-reason-stops_as_first_buyer = n’achète plus rien : premier acheteur, il a pris tout ce qu’il pouvait.
powergrid-reason-stops_full = n’achète plus rien : ses centrales sont pleines.
powergrid-reason-stops_in_even_round = n’achète plus rien : la manche { $round } est paire, il a pris tout ce qu’il pouvait.
powergrid-reason-stops_in_odd_round = n’achète plus rien : la manche { $round } est impaire, donc une seule production.
powergrid-reason-stops_no_room = n’achète plus rien : ses centrales n’ont plus de place pour { NOUN($fuel, case: "le") }, la ressource la plus rare.
powergrid-reason-stops_none_sold = n’achète plus rien : plus rien à vendre ({ $fuels }).
powergrid-reason-stops_not_first_buyer = n’achète plus rien : il n’était pas premier acheteur, donc une seule production.
powergrid-reason-stops_nothing_cheap = n’achète plus rien : rien qui rentre à moins de 5, { $fuel } coûte { $price }.
powergrid-reason-stops_short_of_money = n’achète plus rien : { $fuel } coûte { $price }, il a { $money }.
powergrid-reason-stops_sold_out = n’achète plus rien : il ne reste pas { NOUN($fuel, case: "de") }, la ressource la plus rare.
powergrid-reason-stops_tied = n’achète plus rien : { NOUN($fuels, case: "le") } sont également rares.
powergrid-reason-stops_too_dear = n’achète plus rien : une unité { NOUN($fuel, case: "de") }, la ressource la plus rare, coûte { $price } et il a { $money }.
powergrid-reason-stops_with_enough = n’achète plus rien : ses centrales ont de quoi produire une fois.
powergrid-reason-takes_first_offered = prend aussitôt { $plant } pour { $price } : la première proposée qui lui convient.
powergrid-reason-token_drawn = perd au hasard une unité { NOUN($fuel, case: "de") }.
powergrid-region-blue = bleue
powergrid-region-brown = marron
powergrid-region-cyan = turquoise
powergrid-region-green = verte
powergrid-region-pink = rose
powergrid-region-purple = violette
powergrid-region-red = rouge
powergrid-region-yellow = jaune
powergrid-robot-did = { $name } { $why }
powergrid-robot-did_by = { $name } ({ $piece }) { $why }
powergrid-round =
    { $case ->
        [a] à la manche { $round }
       *[plain] manche { $round }
    }
    .gender = feminine
powergrid-rule-A1-1 = On joue sur { $regions } régions reliées ; les autres villes n’existent pas.
powergrid-rule-A3-2 = Le joueur qui ouvre désigne une centrale du marché actuel et mise au moins son numéro, ou passe ; à la manche 1, personne ne passe.
powergrid-rule-A3-3 = Les autres surenchérissent ou se retirent, dans le sens horaire, jusqu’au dernier ; qui se retire ne revient pas.
powergrid-rule-A3-4 = Au plus { $plants } centrales : au-delà, on en défausse une ancienne ; ses ressources passent sur les autres si elles tiennent.
powergrid-rule-A3-7 = Chacun achète au plus une centrale par manche, et exactement une à la manche 1.
powergrid-rule-A4-1 = Les ressources s’achètent dans l’ordre inverse du tour, une à une au prix le plus bas.
powergrid-rule-A4-2 = Une centrale stocke le double d’une production ; les hybrides mélangent charbon et pétrole.
powergrid-rule-A5-1 = On construit dans l’ordre inverse du tour, autant de villes qu’on peut en payer, l’une après l’autre.
powergrid-rule-A5-2 = La première ville peut être n’importe où, si un emplacement y est libre, et ne coûte que l’emplacement.
powergrid-rule-A5-3 = Chaque autre ville coûte la connexion la moins chère depuis ton réseau plus l’emplacement.
powergrid-rule-A5-4 =
    Les emplacements coûtent 10, 15, 20 ; à l’étape { $step } une ville en a { $step ->
        [one] { $step }
        [many] { $step }
       *[other] { $step }
    }.
powergrid-rule-A5-5 = Une seule maison à toi par ville.
powergrid-rule-A6-1 = Une centrale dont le numéro ne dépasse pas le plus grand nombre de villes d’un joueur quitte le marché.
powergrid-rule-A6-2 =
    L’étape 2 commence après la construction où quelqu’un a { $step2 ->
        [one] { $step2 } ville
        [many] { $step2 } de villes
       *[other] { $step2 } villes
    }.
powergrid-rule-A7-1 = Chaque centrale en marche consomme ses ressources ; on te paie pour les villes alimentées.
powergrid-rule-A7-2 = Puis le marché est réapprovisionné depuis la réserve.
powergrid-rule-A9-1 = La partie finit après la construction où quelqu’un a { $end } villes ; le joueur qui alimente le plus de villes gagne ; à égalité, l’argent décide, puis le nombre de villes.
powergrid-rule-B-clean_future = Aux étapes 1 et 2, la plus petite centrale du marché futur peut aussi être achetée si elle ne consomme rien.
powergrid-rule-B-discount =
    Un joueur qui a une maison { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    } paie chaque unité { NOUN($fuel, case: "de") } { $amount } de moins.
powergrid-rule-B-korea = Tu n’achètes que sur un marché, nord ou sud ; l’uranium est au sud.
powergrid-rule-B-nuclear = Centrales nucléaires seulement avec une ville dans : { $regions }.
powergrid-rule-B-on_top = Au début, { $plant } est sur la pioche.
powergrid-rule-B-set_aside = Mises de côté au début, sur la pioche quand l’étape 2 commence : { $plants }.
powergrid-rule-B-smallest_leaves = À la phase 5 des étapes 1 et 2, la plus petite centrale quitte aussi le jeu, et on en pioche deux.
powergrid-rule-B-without = Hors du jeu : { $plants }.
powergrid-rule-C2-2 = « Premier/dernier joueur » désigne le premier/dernier humain dans l’ordre du tour ; une pièce peut leur laisser un choix.
powergrid-since = depuis ton tour : { $deeds }
powergrid-since-fuel = achat de { $tokens }
powergrid-since-houses = construit : { $cities }
powergrid-since-income = { $income } gagnés
powergrid-since-plant = { $plant } pour { $payment }
powergrid-switch = interprétation { $number }
powergrid-switch-alt = l’autre
powergrid-title = Funkenschlag
powergrid-word-offer = { $plant } pour { $bid }
powergrid-word-pass = passe
