puzzles-ask = Ton choix, de 1 à { $n } ({ $quit } pour arrêter) :
puzzles-because = { $why } { $fact }
puzzles-chance = { $chance } % ({ $low }–{ $high })
puzzles-fact-powergrid-end = Si la partie se termine à ce tour, tes ressources alimentent { $n } de tes villes ; chez le meilleur des autres, c’est { $rival }.
puzzles-fact-powergrid-fuel =
    Cela coûte { $price } et te laisse { $left } elektro. Tes ressources alimentent { $n } de tes { $cities ->
        [one] { $cities } ville
        [many] { $cities } villes
       *[other] { $cities } villes
    }.
puzzles-fact-powergrid-house =
    La maison coûte { $cost } et te laisse { $left } elektro. Tu as { $cities ->
        [one] { $cities } ville
        [many] { $cities } villes
       *[other] { $cities } villes
    }, et tes centrales pourraient en alimenter { $n } : une de plus rapporterait { $more } de plus par manche.
puzzles-fact-powergrid-house_idle =
    La maison coûte { $cost } et te laisse { $left } elektro. Tu as { $cities ->
        [one] { $cities } ville
        [many] { $cities } villes
       *[other] { $cities } villes
    }, et tes centrales pourraient en alimenter { $n } : une de plus ne rapporterait encore rien.
puzzles-fact-powergrid-plant =
    { $gain } Tu as { $cities ->
        [one] { $cities } ville
        [many] { $cities } villes
       *[other] { $cities } villes
    } ; en payant { $price }, il te resterait { $left } elektro.
puzzles-found =
    { $n ->
        [one] { $n } énigme trouvée
        [many] { $n } d’énigmes trouvées
       *[other] { $n } énigmes trouvées
    } dans { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, par thème (et difficulté) :
puzzles-fzzzt-bid = pouvoir { $power } : { $cards }
puzzles-level = Difficulté { $level } : à partir du niveau « { $bot } », tous les bots trouvent la solution.
puzzles-level_beyond = Difficulté { $level } : aucun bot ne trouve la solution dans le temps d’un coup.
puzzles-next = Entrée pour l’énigme suivante, { $quit } pour arrêter :
puzzles-packed = Énigmes écrites dans { $file } : { $n } ({ $bytes } octets).
puzzles-page-all = tous
puzzles-page-beyond = aucun bot
puzzles-page-choices = Ce que tu pourrais faire
puzzles-page-delete = Supprimer
puzzles-page-export = Exporter
puzzles-page-game = Jeu
puzzles-page-kept = Tes progrès restent dans ce navigateur, et aussi sur le serveur dès que tu y as joué à une table.
puzzles-page-level = Difficulté
puzzles-page-next = Énigme suivante
puzzles-page-none = Il n’y a pas d’énigme de ce genre.
puzzles-page-open = { $n } sur { $all } encore à résoudre
puzzles-page-progress = Où tu en es
puzzles-page-question = Que fais-tu ?
puzzles-page-skip = Une autre énigme
puzzles-page-solved = Résolues : { $solved }, non résolues : { $missed }.
puzzles-page-theme = Thème
puzzles-page-title = Énigmes
puzzles-page-what = Des positions tirées de parties de bots : un choix est nettement meilleur que tous les autres.
puzzles-progress = recherche
puzzles-right = Juste : { $best }.
puzzles-score = Énigmes résolues : { $solved } sur { $tried }.
puzzles-standing-earns = { $name } (villes alimentées : { $n } sur { $cities }, revenu { $income })
puzzles-standing-fzzzt = Si la partie finissait maintenant : { $points }. Clé : { $chief }.
puzzles-standing-fzzzt_pile = Si la partie finissait maintenant : { $points }. Clé : { $chief }. Dans ton Atelier : { $cards }.
puzzles-standing-powergrid = Dans l’ordre du tour, avec les ressources présentes : { $seats }.
puzzles-standing-seat = { $name } { $n }
puzzles-table = Combien de fois chaque choix gagne contre ces bots, dans { $n } suites chacun, avec l’intervalle :
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
puzzles-which = Énigme { $puzzle } : que fais-tu ?
puzzles-why-fzzzt-all_in = Maintenant ou jamais : la carte { $card } vaut tout ton pouvoir, { $power } ; il gagne { $takes } % des Enchères contre ces bots, et en garder (pouvoir { $other }) coûte plus que cela ne rapporte.
puzzles-why-fzzzt-chief = Tu as la clé et gagnes les égalités : un pouvoir de { $power } prend la carte { $card } dans { $takes } % des Enchères contre ces bots, { $other } serait plus que nécessaire.
puzzles-why-fzzzt-deny = La carte { $card } vaut plus pour { $rival } que pour toi ; un pouvoir de { $power } la lui enlève dans { $takes } % des Enchères contre ces bots, { $other } vient ensuite.
puzzles-why-fzzzt-overpay = Un pouvoir de { $power } prend la carte { $card } dans { $takes } % des Enchères contre ces bots ; { $other } dépenserait des cartes dont tu as encore besoin.
puzzles-why-fzzzt-probe = Un pouvoir de { $power } prend la carte { $card } dans { $takes } % des Enchères contre ces bots : assez peu pour perdre sans regret, assez pour gagner si les autres économisent. Ensuite vient { $other }.
puzzles-why-fzzzt-save = La carte { $card } ne mérite pas qu’on se batte : mise le moins possible, un pouvoir de { $power }, et garde tes cartes pour la suite ; { $other } perd plus qu’il ne rapporte.
puzzles-why-fzzzt-spanner = Un pouvoir de { $power } ne prend la carte { $card } que dans { $takes } % des Enchères contre ces bots, mais dans { $spanner } % une égalité te donne la clé : c’est le but de l’Enchère.
puzzles-why-fzzzt-stretch = Un pouvoir de { $other } épargnerait des cartes, mais la carte { $card } mérite d’être assurée : { $power } la prend dans { $takes } % des Enchères contre ces bots.
puzzles-why-fzzzt-trap = La carte { $card } te coûterait des points pour l’instant : mise le moins possible, un pouvoir de { $power }, et laisse-la aux autres.
puzzles-why-powergrid-contest = Ici, surenchérir gagne plus souvent que renoncer : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-end = Finir maintenant gagne plus souvent que continuer : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-grow = La maison la moins chère, et la bâtir maintenant gagne plus souvent que garder l’argent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-hold = Aucune maison ne gagne maintenant aussi souvent que garder l’argent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-largest = Des centrales que tu pourrais acheter, elle alimente le plus de villes, et cela vaut son prix : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-modest = Une centrale qui alimente plus de villes est à vendre, mais celle-ci gagne plus souvent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-not_yet = Tu pourrais finir maintenant, mais continuer gagne plus souvent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-overpay = À ce prix, renoncer gagne plus souvent que surenchérir : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-place = Pas la ville la moins chère, mais celle qui gagne plus souvent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-start = La première maison décide du prix des suivantes : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-starve = Tes rivaux peuvent en brûler plus qu’il n’en restera : { $best } les fait payer, ou les arrête. Ensuite vient : { $other }.
puzzles-why-powergrid-stock = Faire des réserves gagne ici plus souvent que garder l’argent : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-thrift = Garder l’argent gagne ici plus souvent qu’acheter davantage : { $best }. Ensuite vient : { $other }.
puzzles-why-powergrid-wait = Passer gagne ici plus souvent que toute centrale que tu pourrais acheter : { $best }. Ensuite vient : { $other }.
puzzles-wrong = Mieux : { $best }.
