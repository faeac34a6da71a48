join-lost = La connexion est coupée ; nouvel essai dans { $seconds } s.
join-over = La partie est finie : place { $place } sur { $n }.
join-sits = { $bot } est à la table { $code } ({ $game }). Après Ctrl-C, la même commande reprend la place.
