stopped-arena = Stopped after { $done } of { $n } deals; the figures are theirs. Nothing is kept: with --results FILE every finished deal is, and the same command goes on from there.
stopped-kept = Stopped after { $done } of { $n } deals; the figures are theirs. They are kept in { $file }: the same command goes on from there.
stopped-lab = Stopped after { $done } of { $n } pairs of games; the figures are theirs. Nothing is kept: the same command begins anew, and --games { $done } plays exactly these.
stopped-nothing = Stopped before anything was finished; nothing is kept.
stopped-simulate = Stopped after { $done } of { $n } games; the figures are theirs. Nothing is kept: the same command begins anew, and --games { $done } plays exactly these.
stopped-train = Stopped. What was learned so far is kept in { $file }: the same command goes on from there.
