stopped-arena = Arrêté après { $done } donnes sur { $n } ; les chiffres sont les leurs. Rien n’est gardé : avec --results FICHIER, chaque donne finie l’est, et la même commande reprend de là.
stopped-kept = Arrêté après { $done } donnes sur { $n } ; les chiffres sont les leurs. Elles sont gardées dans { $file } : la même commande reprend de là.
stopped-lab = Arrêté après { $done } paires de parties sur { $n } ; les chiffres sont les leurs. Rien n’est gardé : la même commande recommence, et --games { $done } joue exactement celles-ci.
stopped-nothing = Arrêté avant qu’un seul résultat soit complet ; rien n’est gardé.
stopped-simulate = Arrêté après { $done } parties sur { $n } ; les chiffres sont les leurs. Rien n’est gardé : la même commande recommence, et --games { $done } joue exactement celles-ci.
stopped-train = Arrêté. Ce qui a été appris est gardé dans { $file } : la même commande reprend de là.
