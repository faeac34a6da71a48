warm-begin = Compiling what is compiled ({ $n } parts), about { $seconds } s; what is there already takes a moment.
warm-done = { $game }, { $use }: { $seconds } s
warm-failed = { $game }, { $use }: failed after { $seconds } s: { $problem }
warm-progress = compiling
