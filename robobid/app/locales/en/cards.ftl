cards-column-id = id
cards-column-name = name
cards-column-player = player
cards-column-points = points
cards-column-power = power
cards-column-set = set
cards-column-speed = speed
cards-column-symbols = symbols
cards-legend =
    { $mark } marks a fact that is inferred because no public source gives it: { $n ->
        [one] { $n } card has one
       *[other] { $n } cards have one
    }, and all { $peripherals } peripherals marked so are our own. Use --deck FILE for another deck.
cards-peripherals =
    { $n ->
        [one] { $n } peripheral
       *[other] { $n } peripherals
    }
cards-set-base = base
cards-set-expansion = 5/6
cards-title =
    Deck { $deck }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
