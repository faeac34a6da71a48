arena-bands = Les bandes contiennent la vraie valeur, quel que soit le moment où l’on regarde.
arena-cross = Chacun contre chacun
arena-cross_note = À quelle fréquence le bot de la ligne était mieux placé que celui de la colonne (une place égale compte pour moitié), et combien de points il avait en plus en moyenne, avec leurs intervalles à 95 %.
arena-deals_axis = donnes jouées
arena-experiment = L’expérience
arena-experiment_note = Tout ce dont dépendent les résultats : qui la refait obtient les mêmes chiffres.
arena-fault = ce qui s’est passé
arena-fault-crash = planté
arena-fault-illegal = action interdite
arena-fault-protocol = protocole non respecté
arena-fault-timeout = trop lent
arena-faults = fautes
arena-faults_note = Un bot qui plante, triche ou tarde trop perd cette partie ; le tournoi continue. Ses points n’y comptent pas.
arena-faults_title = Fautes
arena-first_deal = dès la donne
arena-highest = maximum
arena-lead =
    { $deals ->
        [one] { $deals } donne
        [many] { $deals } de donnes
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
        [many] { $decisions } de décisions
       *[other] { $decisions } décisions
    }.
arena-lead_axis = plus souvent devant que derrière
arena-lowest = minimum
arena-luck = Chaque donne est jouée avec les mêmes cartes à toutes les places, si bien que la chance s’annule.
arena-points_axis = points à la fin d’une partie
arena-ranking = Classement
arena-ranking_note = La cote est celle de Weng et Lin (openskill) ; tous commencent à 25. Les parts sont celles des parties gagnées, une victoire partagée compte pour sa fraction. Sous chaque chiffre figure son intervalle à 95 %.
arena-rating = cote
arena-rating_axis = cote, avec intervalles à 95 %
arena-reason = raison
arena-scores = Scores
arena-scores_note = Le score que cette part des parties n’a pas dépassé, et la fréquence de chaque score.
arena-seat = place
arena-seats = Places
arena-seats_note = Ce que vaut une place, quel que soit l’occupant : combien de fois elle gagne, et combien de points de plus que la moyenne de la table.
arena-share_axis = parties gagnées en %, avec intervalles à 95 % ; pointillé : part égale
arena-stopped = Arrêté après { $deals } donnes sur { $planned }, chaque paire étant départagée.
arena-sureness = Avec quelle certitude : toutes ces phrases ensemble sont fausses au plus 5 fois sur 100, aussi souvent que l’on regarde avant de s’arrêter.
arena-surplus = points en plus
arena-times = combien de fois
arena-title = { $game }, { $players } joueurs
arena-verdict-ahead = { $one } dépasse { $other } : devant dans { $ahead } de leurs parties, et à la longue dans au moins { $least }.
arena-verdict-ahead_all = { $one } dépasse { $others } : à la longue, devant chacun d’eux dans au moins { $least } des parties.
arena-verdict-deals = Si cela continue ainsi, environ { $deals } donnes en tout les départageraient.
arena-verdict-equal = { $one } vaut { $others } : aucun n’est devant plus souvent de { $margin } % ou plus.
arena-verdict-far = Pour l’instant, rien ne désigne l’un plutôt que l’autre.
arena-verdict-open = Pas encore départagés : { $one } contre { $other }. { $one } était devant dans { $ahead } de leurs parties ; à la longue, tout est possible entre { $low } et { $high }.
arena-verdict-open_all = Pas encore départagés : { $one } contre { $others }.
arena-verdicts = Qui est meilleur
