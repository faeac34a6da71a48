warm-begin = Compilation ({ $n } éléments), environ { $seconds } s ; ce qui existe déjà ne prend qu’un instant.
warm-done = { $game }, { $use } : { $seconds } s
warm-failed = { $game }, { $use } : échec après { $seconds } s : { $problem }
warm-progress = compilation
