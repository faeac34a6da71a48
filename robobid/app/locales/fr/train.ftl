train-generations = générations
train-portions = portions
train-steps = étapes
train-strength = Victoires de la stratégie au-delà d’une part égale, seule parmi des mécanos, étape par étape :
train-written = Ce qui a été appris se trouve dans { $file }.
