train-generations = поколения
train-portions = порции
train-steps = шаги
train-strength = Победы стратегии сверх равной доли, одной среди механиков, шаг за шагом:
train-written = Выученное записано в { $file }.
