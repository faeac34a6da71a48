train-generations = поколения
train-portions = порции
train-steps = шаги
train-strength = Победы стратегии сверх равной доли, когда она одна против механиков, шаг за шагом:
train-written = Выученное записано в { $file }.
