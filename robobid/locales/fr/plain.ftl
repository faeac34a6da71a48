plain-final-wins = Victoire : { $names } ({ $by }).
