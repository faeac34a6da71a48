train-generations = generations
train-portions = batches
train-steps = steps
train-strength = Wins of the policy beyond an even share, alone among mechanics, step by step:
train-written = What was learned is in { $file }.
