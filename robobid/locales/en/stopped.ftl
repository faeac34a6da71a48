stopped-arena = Stopped after { $done } of { $n } deals; the figures are for those. Nothing is kept: with --results FILE every finished deal is, and the same command continues from there.
stopped-kept = Stopped after { $done } of { $n } deals; the figures are for those. They are kept in { $file }: the same command continues from there.
stopped-lab = Stopped after { $done } of { $n } pairs of games; the figures are for those. Nothing is kept: the same command starts over, and --games { $done } plays exactly these.
stopped-nothing = Stopped before anything was finished; nothing is kept.
stopped-simulate = Stopped after { $done } of { $n } games; the figures are for those. Nothing is kept: the same command starts over, and --games { $done } plays exactly these.
stopped-train = Stopped. What was learned so far is kept in { $file }: the same command continues from there.
