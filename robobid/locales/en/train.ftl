train-generations = generations
train-portions = portions
train-written = What was learned is in { $file }.
