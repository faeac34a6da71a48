plain-final-wins = Gewonnen: { $names } ({ $by }).
plain-round = Runde { $round }
