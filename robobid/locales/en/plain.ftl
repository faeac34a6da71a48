plain-final-wins = Winner: { $names } ({ $by }).
