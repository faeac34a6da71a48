analysis-accuracy = gardé (%)
analysis-ahead =
    { $n ->
        [one] { $n } autre partie passe avant.
        [many] { $n } d’autres parties passent avant.
       *[other] { $n } autres parties passent avant.
    }
analysis-as_table = Les chances en tableau
analysis-better = Mieux : { $better }.
analysis-board = Sur la table
analysis-chances = Chances de gagner au fil de la partie
analysis-done = { $done } coups et tirages évalués sur { $total }
analysis-draws = Coups de chance et de malchance
analysis-even = chances égales
analysis-everybody = tout le monde
analysis-eyes = Vu par { $name }
analysis-failed = L’analyse a échoué.
analysis-faultless = Aucun coup n’a coûté de chances de gagner.
analysis-fortune-even = La chance a été moyenne.
analysis-fortune-lucky = La chance a été bonne.
analysis-fortune-unlucky = La chance a manqué.
analysis-grade-best = meilleur
analysis-grade-blunder = gaffe
analysis-grade-doubtful = douteux
analysis-grade-good = bon
analysis-grade-mistake = erreur
analysis-grade-no_stake = rien en jeu
analysis-grades = Notes des coups
analysis-hint = Un conseil aurait dit : { $hint }
analysis-left-minutes =
    { $n ->
        [one] Encore { $n } minute environ.
        [many] Encore { $n } de minutes environ.
       *[other] Encore { $n } minutes environ.
    }
analysis-left-seconds =
    { $n ->
        [one] Encore { $n } seconde environ.
        [many] Encore { $n } de secondes environ.
       *[other] Encore { $n } secondes environ.
    }
analysis-level = Niveau de jeu : à peu près celui du bot « { $level } ».
analysis-level_range = Niveau de jeu : à peu près celui du bot « { $level } » ; peut-être de « { $low } » à « { $high } ».
analysis-loss = perd { $loss } ± { $error } parties sur 100
analysis-luck = chance
analysis-luckiest = { $name } a eu le plus de chance ({ $round }) : { $change } ± { $error } parties sur 100. { $told }
analysis-mine = { $name } (moi)
analysis-move = { $number }. { $name } : { $move } – { $grade }, perd { $loss } ± { $error } parties sur 100. Mieux : { $better }.
analysis-move_in_points = { $number }. { $name } : { $move } – chances égales, { $lost }. Mieux : { $better }.
analysis-none_such = Aucun coup de ce genre.
analysis-note = Le départ, ses coups, les coups des autres, la chance et le reste donnent ensemble le résultat, en parties sur 100. La chance, c’est l’effet de la donne et de chaque tirage sur les chances de gagner. Le reste, c’est ce que personne ne pouvait savoir au moment de choisir, et ce que les estimations ignorent.
analysis-nothing = Personne n’a eu le choix dans cette partie.
analysis-only-all = Tous les coups
analysis-only-costly = Ce qui a coûté
analysis-only-turns = Tournants
analysis-others = coups des autres
analysis-overview = Vue d’ensemble
analysis-play_on = Jouer à partir d’ici
analysis-played-badly = { $name } a beaucoup lâché : seulement { $kept } % de l’enjeu gardé.
analysis-played-fairly = { $name } a lâché une partie de l’enjeu : { $kept } % gardé.
analysis-played-unknown =
    { $name } : trop peu en jeu pour juger ({ $n ->
        [one] { $n } coup
        [many] { $n } coups
       *[other] { $n } coups
    }).
analysis-played-very_well = { $name } a très bien joué : { $kept } % de l’enjeu gardé.
analysis-played-well = { $name } a bien joué : { $kept } % de l’enjeu gardé.
analysis-player = joueur
analysis-players = Comment chacun a joué
analysis-preparing = Préparation : la partie est lue, les premiers coups sont jugés.
analysis-progress = évaluation
analysis-rest = reste
analysis-result = résultat
analysis-round = manche
analysis-skill = ses coups
analysis-so_far = Ce que l’on sait déjà est ci-dessous ; la chance s’ajoute à la fin.
analysis-start = départ
analysis-title = Analyse : { $game }
analysis-turn = { $name }, { $round } : { $move }. Les chances de gagner sont passées de { $before } % à { $after } %.
analysis-turns = Tournants
analysis-unluckiest = { $name } a eu le moins de chance ({ $round }) : { $change } ± { $error } parties sur 100. { $told }
analysis-waiting = La partie est en cours d’analyse
analysis-was_best = Rien n’était nettement meilleur.
analysis-was_best_in_points = Aucun choix ne changeait les chances de gagner, et rien n’aurait nettement rapporté plus.
analysis-was_even = Ici, tout revenait à peu près au même.
analysis-whose = Coups de
analysis-working = Tu peux quitter cette page : l’analyse continue, et son lien reste le même.
