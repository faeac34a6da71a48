ratings-at = à { $n }
ratings-compare = Comparer
ratings-compared = Côte à côte
ratings-difficulty = Difficulté
ratings-every = tous
ratings-explained = Un robot moyen a 1500 points ; 400 points de plus multiplient par dix le rapport entre victoires et défaites contre des adversaires aguerris. L’intervalle ± contient la vraie valeur 95 fois sur 100.
ratings-found =
    { $n ->
        [one] { NUMBER($n) } robot
        [many] { NUMBER($n) } de robots
       *[other] { NUMBER($n) } robots
    }
ratings-made_by = Les chiffres viennent de cette commande :
ratings-next = Suivant
ratings-nothing = Aucun robot ne correspond.
ratings-order = Tri
ratings-pages = page { $page } sur { $pages }
ratings-pieces = Pièces
ratings-play = Jouer contre lui
ratings-players = Joueurs
ratings-points = { $points } ± { $spread }
ratings-previous = Précédent
ratings-rank = Rang
ratings-rank_of = { NUMBER($rank) } sur { NUMBER($all) }
ratings-rating = Cote
ratings-remove = Retirer { $robot }
ratings-robot = Robot { $pieces }
ratings-search = Recherche
ratings-search_how = B3, 3-?-?-6-2 ou le nom d’une pièce
ratings-strongest = les plus forts d’abord
ratings-title = Les 7 776 robots
ratings-weakest = les plus faibles d’abord
