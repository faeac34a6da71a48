choice-allocate = { $robot } → { $unit }
choice-amount = une mise de { $amount }
choice-attach = le Transformateur sur { $plant }
choice-bid = { $cards }
choice-build =
    une maison { GENDER($city) ->
        [masculine] { NOUN($city, case: "a") }
       *[feminine] à { $city }
    }
choice-buy = acheter une unité { NOUN($fuel, case: "de") }
choice-city = { $city }
choice-discard = défausser { $plant }
choice-done = finir le tour
choice-drop = défausser une unité { NOUN($fuel, case: "de") }
choice-market = le marché { $market }
choice-no_bid = aucune Enchère
choice-no_building = ne plus rien construire
choice-outcome-bid_lost = pouvoir { $power } pour la carte { $card } ; gagnée avec { $winning } par { $name }
choice-outcome-bid_won = pouvoir { $power }, qui a gagné la carte { $card }
choice-outcome-plant = { $plant } est allée à { $name } pour { $price }
choice-pay = payer avec { NOUN($card, case: "le") }
choice-plant = { $plant } pour le robot
choice-region = la région { $region }
choice-run = faire tourner { $plant }
choice-run_with = faire tourner { $plant } avec { $tokens }
