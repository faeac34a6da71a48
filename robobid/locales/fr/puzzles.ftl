puzzles-ask = Ton choix, de 1 à { $n } ({ $quit } pour arrêter) :
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-found =
    { $n ->
        [one] { $n } problème trouvé
        [many] { $n } de problèmes trouvés
       *[other] { $n } problèmes trouvés
    } dans { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, par thème (et difficulté) :
puzzles-fzzzt-bid = pouvoir { $power } : { $cards }
puzzles-level = Difficulté { $level } : à partir du niveau « { $bot } », tous les bots trouvent la solution.
puzzles-level_beyond = Difficulté { $level } : aucun bot ne trouve la solution dans le temps d’un coup.
puzzles-next = Entrée pour le problème suivant, { $quit } pour arrêter :
puzzles-packed = Problèmes écrits dans { $file } : { $n } ({ $bytes } octets).
puzzles-page-all = tous
puzzles-page-beyond = aucun bot
puzzles-page-choices = Ce que tu pourrais faire
puzzles-page-delete = Supprimer
puzzles-page-export = Exporter
puzzles-page-game = Jeu
puzzles-page-kept = Cela reste dans ce navigateur, et sur le serveur s’il connaît tes tables.
puzzles-page-level = Difficulté
puzzles-page-next = Problème suivant
puzzles-page-none = Il n’y a pas de tels problèmes.
puzzles-page-open = { $n } sur { $all } encore à résoudre
puzzles-page-progress = Où tu en es
puzzles-page-question = Que fais-tu ?
puzzles-page-skip = Un autre problème
puzzles-page-solved = Résolus : { $solved }, non résolus : { $missed }.
puzzles-page-theme = Thème
puzzles-page-title = Problèmes
puzzles-page-what = Des positions tirées de parties de bots : un choix est nettement meilleur que tous les autres.
puzzles-progress = recherche
puzzles-right = Juste : { $best }.
puzzles-score = Problèmes résolus : { $solved } sur { $tried }.
puzzles-table = Les chances de gagner de chaque choix, sur { $n } suites chacun, avec l’intervalle :
puzzles-theme = Thème : { $theme }
puzzles-theme-fzzzt-all_in = tout miser
puzzles-theme-fzzzt-chief = la clé gagne les égalités
puzzles-theme-fzzzt-deny = contrer un rival
puzzles-theme-fzzzt-overpay = ne pas payer trop cher
puzzles-theme-fzzzt-probe = une Enchère intermédiaire
puzzles-theme-fzzzt-save = garder ses cartes
puzzles-theme-fzzzt-spanner = égalité pour la clé
puzzles-theme-fzzzt-stretch = un peu plus
puzzles-theme-fzzzt-trap = une carte à laisser
puzzles-theme-powergrid-contest = ne pas céder
puzzles-theme-powergrid-end = finir maintenant
puzzles-theme-powergrid-grow = s’étendre maintenant
puzzles-theme-powergrid-hold = temporiser
puzzles-theme-powergrid-largest = la plus grande centrale
puzzles-theme-powergrid-modest = la bonne centrale, pas la plus grande
puzzles-theme-powergrid-not_yet = ne pas finir encore
puzzles-theme-powergrid-overpay = ne pas payer trop cher
puzzles-theme-powergrid-place = la bonne ville, pas la moins chère
puzzles-theme-powergrid-start = où commencer
puzzles-theme-powergrid-starve = assécher un rival
puzzles-theme-powergrid-stock = faire des réserves
puzzles-theme-powergrid-thrift = pas plus que nécessaire
puzzles-theme-powergrid-wait = attendre un meilleur marché
puzzles-which = Problème { $puzzle } : que fais-tu ?
puzzles-why-fzzzt-all_in = Maintenant ou jamais : la carte { $card } vaut tout ton pouvoir, { $power } ; il gagne { $takes } % des Enchères, et en garder (pouvoir { $other }) coûte plus que cela ne rapporte.
puzzles-why-fzzzt-chief = Tu as la clé et gagnes les égalités : un pouvoir de { $power } prend la carte { $card } dans { $takes } % des Enchères, { $other } serait plus que nécessaire.
puzzles-why-fzzzt-deny = La carte { $card } vaut plus pour { $rival } que pour toi ; un pouvoir de { $power } la lui enlève dans { $takes } % des Enchères, { $other } vient ensuite.
puzzles-why-fzzzt-overpay = Un pouvoir de { $power } prend la carte { $card } dans { $takes } % des Enchères ; { $other } dépenserait des cartes dont tu as encore besoin.
puzzles-why-fzzzt-probe = Un pouvoir de { $power } prend la carte { $card } dans { $takes } % des Enchères : assez peu pour perdre sans regret, assez pour gagner si les autres économisent. Ensuite vient { $other }.
puzzles-why-fzzzt-save = La carte { $card } ne mérite pas qu’on se batte : mise le moins possible, un pouvoir de { $power }, et garde tes cartes pour la suite ; { $other } perd plus qu’il ne rapporte.
puzzles-why-fzzzt-spanner = Un pouvoir de { $power } ne prend la carte { $card } que dans { $takes } % des Enchères, mais dans { $spanner } % une égalité te donne la clé : c’est le but de l’Enchère.
puzzles-why-fzzzt-stretch = Un pouvoir de { $other } épargnerait des cartes, mais la carte { $card } mérite d’être assurée : { $power } la prend dans { $takes } % des Enchères.
puzzles-why-fzzzt-trap = La carte { $card } te coûterait des points pour l’instant : mise le moins possible, un pouvoir de { $power }, et laisse-la aux autres.
puzzles-why-powergrid-contest = La centrale vaut encore plus que son prix, pour toi et pour qui l’aurait : { $best } vaut mieux que { $other }.
puzzles-why-powergrid-end = Tu mènes maintenant, et cela ne durera pas : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-grow = La maison se rembourse, et attendre la rend plus chère : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-hold = Une maison de plus coûte maintenant plus qu’elle ne rapporte : l’argent et l’ordre du tour valent mieux. Donc : { $best } ; ensuite vient : { $other }.
puzzles-why-powergrid-largest = Pouvoir alimenter plus de villes vaut bien ce prix : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-modest = Une plus grande centrale est à vendre, mais celle-ci convient à tes villes, tes ressources et ton argent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-not_yet = Finir maintenant, c’est donner la partie à un autre : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-overpay = Le prix dépasse ce que la centrale te rapportera : { $best } vaut mieux que { $other }.
puzzles-why-powergrid-place = La ville la moins chère ne mène nulle part ; celle-ci ouvre la voie ou la ferme aux autres : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-start = La première maison décide du prix des suivantes : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-starve = Tes rivaux peuvent en brûler plus qu’il n’en restera : { $best } les fait payer, ou les arrête. Ensuite vient : { $other }.
puzzles-why-powergrid-stock = Tu en auras besoin, et c’est moins cher maintenant que plus tard : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-thrift = L’argent sert mieux ailleurs : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-wait = Aucune centrale ne vaut son prix maintenant, mieux vaut garder l’argent : { $best } ; ensuite vient : { $other }.
puzzles-wrong = Mieux : { $best }.
