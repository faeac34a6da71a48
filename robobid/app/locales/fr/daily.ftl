daily-begin = Donne { $deal } : la même chance pour tous.
daily-compared = Sur la même donne :
daily-page-again = Rejouer cette donne
daily-page-carry_on = Continuer
daily-page-friend = Lien pour inviter à jouer ta donne ; ton résultat y est joint
daily-page-invited =
    { $n ->
        [one] Quelqu’un a joué cette donne. Joue-la aussi : tu verras les deux résultats.
        [many] { $n } de personnes ont joué cette donne. Joue-la aussi : tu verras tous les résultats.
       *[other] { $n } personnes ont joué cette donne. Joue-la aussi : tu verras tous les résultats.
    }
daily-page-name = Nom
daily-page-place = Place
daily-page-play = Jouer cette donne
daily-page-rank = Rang
daily-page-result = Résultat
daily-page-title = Donne du jour
daily-page-what = La même chance pour tous, contre les mêmes bots. Comment t’en sors-tu, et tes amis ?
daily-row = { $name } : place { $place } sur { $seats }, résultat { $points }
daily-share = À partager :
daily-today = Les donnes du { $date } :
