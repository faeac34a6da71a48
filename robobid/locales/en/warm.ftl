warm-begin = Compiling ({ $n } parts), about { $seconds } s; what is compiled already takes only a moment.
warm-done = { $game }, { $use }: { $seconds } s
warm-failed = { $game }, { $use }: failed after { $seconds } s: { $problem }
warm-progress = compiling
