warm-begin = Es wird kompiliert ({ $n } Teile), etwa { $seconds } s; was schon kompiliert ist, dauert nur einen Augenblick.
warm-done = { $game }, { $use }: { $seconds } s
warm-failed = { $game }, { $use }: nach { $seconds } s gescheitert: { $problem }
warm-progress = kompiliert
