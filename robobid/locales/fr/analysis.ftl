analysis-accuracy = précision (%)
analysis-ahead =
    { $n ->
        [one] { $n } autre partie passe avant.
        [many] { $n } d’autres parties passent avant.
       *[other] { $n } autres parties passent avant.
    }
analysis-all_moves = Tous les coups
analysis-as_table = Les chances en tableau
analysis-better = Mieux : { $better }.
analysis-board = Sur la table
analysis-chances = Chances de gagner au fil de la partie
analysis-done = { $done } coups et tirages évalués sur { $total }
analysis-draws = Coups de chance et de malchance
analysis-eyes = Vu par { $name }
analysis-failed = L’analyse a échoué.
analysis-faultless = Aucun coup n’a coûté de chances de gagner.
analysis-grade-best = meilleur
analysis-grade-blunder = gaffe
analysis-grade-doubtful = douteux
analysis-grade-good = bon
analysis-grade-mistake = erreur
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
analysis-loss = perd { $loss } ± { $error } parties sur 100
analysis-luck = chance
analysis-luckiest = Le plus gros coup de chance { NOUN($name, case: "de") }, action { $number } : { $change } ± { $error } parties sur 100. { $told }
analysis-move = { $number }. { $name } : { $move } – { $grade }, perd { $loss } ± { $error } parties sur 100. Mieux : { $better }.
analysis-note = Le départ, ses coups, les coups des autres, la chance et le reste donnent ensemble le résultat, en parties sur 100. La chance, c’est l’effet de la donne et de chaque tirage sur les chances de gagner. Le reste, c’est ce que personne ne pouvait savoir au moment de choisir, et ce que les estimations ignorent.
analysis-nothing = Personne n’a eu le choix dans cette partie.
analysis-only_losses = Seulement les coups coûteux
analysis-others = coups des autres
analysis-overview = Vue d’ensemble
analysis-play_on = Jouer à partir d’ici
analysis-player = joueur
analysis-players = Comment chacun a joué
analysis-progress = évaluation
analysis-rest = reste
analysis-result = résultat
analysis-skill = ses coups
analysis-start = départ
analysis-title = Analyse : { $game }
analysis-turn = Après l’action { $number }, les chances de gagner { NOUN($name, case: "de") } sont passées de { $before } % à { $after } %.
analysis-turns = Tournants
analysis-unluckiest = Le plus gros coup de malchance { NOUN($name, case: "de") }, action { $number } : { $change } ± { $error } parties sur 100. { $told }
analysis-verdict-badly_even = { $name } a fait beaucoup de cadeaux ; la chance n’a penché d’aucun côté.
analysis-verdict-badly_lucky = { $name } a fait beaucoup de cadeaux, mais a eu de la chance.
analysis-verdict-badly_unlucky = { $name } a fait beaucoup de cadeaux et n’a pas eu de chance non plus.
analysis-verdict-well_even = { $name } a bien joué ; la chance n’a penché d’aucun côté.
analysis-verdict-well_lucky = { $name } a bien joué et a eu de la chance.
analysis-verdict-well_unlucky = { $name } a bien joué, mais n’a pas eu de chance.
analysis-waiting = La partie est en cours d’analyse
analysis-was_best = Rien n’était nettement meilleur.
analysis-working = Tu peux quitter cette page : l’analyse continue, et son lien reste le même.
