score-ask-cards = Which other cards do you have, Fzzzt cards included?
score-ask-edition = Which edition ({ $editions })? Enter for en:
score-ask-fixed = Which robots are already on { NOUN($unit, case: "the") }?
score-ask-units = Which production units do you have?
score-how = Type cards by their ids or short names (b-r1-05 or r1e), separated by spaces; an empty line means none. `robobid cards` lists them all.
score-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $basic } for the cards { $sign } { $bonus } for the units, with { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }.
