train-generations = générations
train-portions = portions
train-written = Ce qui a été appris se trouve dans { $file }.
