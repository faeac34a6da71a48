warm-begin = Компиляция (частей: { $n }), около { $seconds } с; готовое займёт мгновение.
warm-done = { $game }, { $use }: { $seconds } с
warm-failed = { $game }, { $use }: неудача через { $seconds } с: { $problem }
warm-progress = компиляция
