plain-final-wins = Победа: { $names } ({ $by }).
plain-round =
    { $case ->
        [dative] раунду { $round }
       *[plain] раунд { $round }
    }
    .gender = masculine
