hint-bid_ahead_cards = Pour la carte { $card }, mieux vaut réunir un pouvoir de { $power } avec d’autres cartes : tu gagnes alors la partie dans environ { $chance } cas sur 100, avec celles-ci dans environ { $other_chance }.
hint-bid_ahead_even = Pour la carte { $card }, un pouvoir de { $power } ou de { $other } revient à peu près au même : tu gagnes la partie dans environ { $chance } cas sur 100.
hint-bid_ahead_idle = Il n’y a presque rien en jeu ici : quoi que tu mises pour la carte { $card }, tu gagnes la partie dans environ { $chance } cas sur 100. Un pouvoir de { $power } fera l’affaire.
hint-bid_ahead_leave = Ne te bats pas pour la carte { $card } : avec un pouvoir de { $power } tu gagnes la partie dans environ { $chance } cas sur 100, avec un pouvoir de { $other } dans environ { $other_chance }.
hint-bid_ahead_leave_unit = Ne te bats pas pour la carte { $card } : tes Robots ne créent aucun Gadget avec elle, elle te coûterait { $costs } PV pour l’instant. Avec un pouvoir de { $power } tu gagnes la partie dans environ { $chance } cas sur 100, avec un pouvoir de { $other } dans environ { $other_chance }.
hint-bid_ahead_take = La carte { $card } en vaut la peine : avec un pouvoir de { $power }, qui suffit dans environ { $takes } cas sur 100, tu gagnes la partie dans environ { $chance } cas sur 100, avec un pouvoir de { $other } dans environ { $other_chance }.
hint-bid_ahead_try = Un pouvoir de { $power } est la meilleure Enchère pour la carte { $card } : il suffit dans environ { $takes } cas sur 100 et gagne la partie dans environ { $chance } ; avec un pouvoir de { $other }, dans environ { $other_chance }.
hint-bid_for_points = La carte { $card } vaut environ { $worth } PV pour toi, et un pouvoir de { $power } peut suffire.
hint-bid_for_power = La carte { $card } est une réserve pour plus tard : avec son pouvoir, elle vaut environ { $worth } PV pour toi. Un pouvoir de { $power } peut suffire.
hint-bid_for_symbols = La carte { $card } a des Symboles dont tes UP ont besoin : environ { $worth } PV pour toi. Un pouvoir de { $power } peut suffire.
hint-bid_for_unit = Tes Robots peuvent créer des Gadgets avec la carte { $card } : environ { $worth } PV pour toi. Un pouvoir de { $power } peut suffire.
hint-bid_low_hopeless = Tu ne gagneras sans doute pas la carte { $card } : pose un pouvoir de { $power } et garde le reste.
hint-bid_low_not_worth = La carte { $card } ne vaut qu’environ { $worth } PV pour toi : un pouvoir de { $power } suffit bien.
hint-bid_low_to_save = Mise un pouvoir de { $power } sur la carte { $card } et garde tes cartes fortes : { $better } arrive sur la Chaîne.
hint-bid_low_unit = Tes Robots ont peu de chances de créer un Gadget avec la carte { $card }, et une UP sans Gadget te coûte ses PV : mise le moins possible, un pouvoir de { $power }.
hint-bid_low_unwanted = La carte { $card } ne te sert à rien : mise le moins possible, un pouvoir de { $power }.
hint-bid_surely_wins = Personne ne peut battre un pouvoir de { $power }, et la carte { $card } vaut environ { $worth } PV pour toi.
hint-bid_what_is_left = C’est tout ce que tu as : un pouvoir de { $power } pour la carte { $card }.
hint-build_nothing = Garde tes Robots : ils valent plus pour miser, et les UP peuvent attendre la fin.
hint-build_sure_widget = { NOUN($robot, case: "le") } ira de toute façon dans un Gadget de { NOUN($unit, case: "le") } et manquera peu aux Enchères.
hint-layout_best = { NOUN($robot, case: "le") } sur { NOUN($unit, case: "le") } fait partie de la meilleure attribution : { $total } PV.
hint-layout_finished = Rien à améliorer : { $total } PV.
hint-pay_least_missed = La carte { $card } est celle qui te manquera le moins.
hint-powergrid_ahead = Le mieux dans { $games } suites simulées : { $best }, environ { $chance } % de chances de gagner. Ensuite : { $others }.
hint-powergrid_ahead_beside = Le mieux dans { $games } suites simulées : { $best }, environ { $chance } % de chances de gagner ; avec l’autre coup, environ { $other_chance } %.
hint-powergrid_ahead_even = À peu près à égalité dans { $games } suites simulées : { $best }, environ { $chance } % de chances de gagner ; { $others }.
hint-powergrid_ahead_why = { $why } Dans { $games } suites simulées, cela gagne à environ { $chance } %. Ensuite : { $others }.
hint-powergrid_ahead_why_beside = { $why } Dans { $games } suites simulées, cela gagne à environ { $chance } %, l’autre coup à environ { $other_chance } %.
hint-powergrid_attach = { $plant } restera le plus longtemps chez toi.
hint-powergrid_bid = { $plant } vaut jusqu’à environ { $worth } pour toi ; { $bid } suffit pour l’instant.
hint-powergrid_build = { $city } coûte { $cost }, et tu peux l’alimenter cette manche.
hint-powergrid_build_ahead = { $city } coûte { $cost } ; il te reste de l’argent et tu l’alimenteras plus tard.
hint-powergrid_build_broke = Tu ne peux pas payer d’autre ville.
hint-powergrid_build_enough =
    Tu peux alimenter { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } et n’as pas d’argent en trop.
hint-powergrid_build_to_end = Continue ({ $city } pour { $cost }) : tu peux finir la partie et gagner.
hint-powergrid_build_wait = { $n } villes mettraient fin à la partie, et tu ne gagnerais pas encore.
hint-powergrid_discard = { $plant } alimente le moins de villes.
hint-powergrid_drop_fuel = C’est une unité { NOUN($fuel, case: "de") } qui se rachète le plus facilement.
hint-powergrid_drop_out = À plus de { $bid }, { $plant } n’en vaut pas la peine : une autre centrale ou des villes te rapporteront plus.
hint-powergrid_few = Un coup d’œil à { $games } suites simulées seulement conseille : { $best }.
hint-powergrid_first_city = Les villes autour { NOUN($city, case: "de") } sont peu chères et personne n’est proche.
hint-powergrid_for_robot = C’est ce qui aide le moins le robot.
hint-powergrid_fuel = Achète { $tokens } pour { $price } elektro en tout ; cela suffit pour une production { NOUN($plants, case: "de") }.
hint-powergrid_fuel_enough = Tu as les ressources qu’il te faut.
hint-powergrid_fuel_reserve = Les ressources peuvent manquer avant la fin : une unité { NOUN($fuel, case: "de") } de plus coûte { $price } elektro, et il te reste de l’argent.
hint-powergrid_fuel_stock = Une unité { NOUN($fuel, case: "de") } ne coûte que { $price } elektro, et il te reste de l’argent.
hint-powergrid_market = C’est sur le marché { $market } qu’une production coûte le moins.
hint-powergrid_open =
    { $plant } alimente { $n ->
        [one] { $n } ville
        [many] { $n } de villes
       *[other] { $n } villes
    } et te rapportera environ { $worth } ; départ à { $bid }.
hint-powergrid_pass = Aucune centrale en vente ne vaut son prix pour toi.
hint-powergrid_region = C’est dans la région { $region } que les connexions sont les moins chères.
hint-powergrid_run =
    { $plant } fait partie du meilleur choix : { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    }, { $income } elektro.
hint-powergrid_run_enough =
    Rien de plus à gagner : { $n ->
        [one] { $n } ville alimentée
        [many] { $n } de villes alimentées
       *[other] { $n } villes alimentées
    }, { $income } elektro.
hint-powergrid_stays = De toutes les villes, { $city } aide le moins le robot.
