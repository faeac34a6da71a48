train-generations = Generationen
train-portions = Portionen
train-written = Das Gelernte steht in { $file }.
