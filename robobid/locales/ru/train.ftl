train-generations = поколения
train-portions = порции
train-written = Выученное записано в { $file }.
