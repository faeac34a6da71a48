plain-final-wins = Gewonnen: { $names } ({ $by }).
