site-address = Adresse d’un serveur
site-alone = Les tables entre amis et les tables ouvertes ont besoin d’un serveur. Si tu en connais un, vas-y :
site-export = Enregistrer toutes les parties dans un fichier
site-failed = Le jeu n’a pas pu être chargé. Vérifie la connexion et recharge la page.
site-file = Emporter tes parties
site-file_here = Enregistre-les dans un fichier et continue-les dans un autre navigateur ou sur un serveur.
site-file_server = Enregistre-les dans un fichier et continue-les dans un autre navigateur ou sans serveur. Les parties avec d’autres personnes suivent une fois terminées.
site-go = Y aller
site-import = Charger des parties depuis un fichier
site-loading = Chargement du jeu : { $done } sur { $total } Mo
site-new = Une nouvelle version est prête.
site-none = Toutes ces parties sont déjà là.
site-not_kept = Ce navigateur ne garde rien : tes parties durent tant que cette page est ouverte.
site-starting = Préparation du jeu
site-take = L’utiliser maintenant
site-taken =
    { $n ->
        [one] { $n } partie a été chargée.
        [many] { $n } parties ont été chargées.
       *[other] { $n } parties ont été chargées.
    }
