plain-final-wins = Winner: { $names } ({ $by }).
plain-round = round { $round }
