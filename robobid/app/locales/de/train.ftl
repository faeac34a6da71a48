train-generations = Generationen
train-portions = Portionen
train-steps = Schritte
train-strength = Siege der Strategie über den gleichen Anteil hinaus, allein unter Mechanikern, Schritt für Schritt:
train-written = Das Gelernte steht in { $file }.
