train-generations = generations
train-portions = batches
train-steps = steps
train-strength = Wins of the policy beyond an even share, alone against mechanics, step by step:
train-written = The result of the training is in { $file }.
