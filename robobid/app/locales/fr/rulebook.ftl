rulebook-contents = Sommaire
rulebook-example = Exemple : { $title }
rulebook-none = Aucune règle ne parle de « { $query } ».
