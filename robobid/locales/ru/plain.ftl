plain-final-wins = Победа: { $names } ({ $by }).
