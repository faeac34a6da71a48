plain-final-wins = Victoire : { $names } ({ $by }).
plain-round =
    { $case ->
        [a] à la manche { $round }
       *[plain] manche { $round }
    }
    .gender = feminine
