arena-bands = The bands contain the true value, however often you look.
arena-cross = Everybody against everybody
arena-cross_note = How often the bot in the row finished ahead of the bot in the column (an equal place counts as half), and by how many points on average, each with its 95 % confidence interval.
arena-deals_axis = deals played
arena-experiment = The experiment
arena-experiment_note = Everything the results depend on: run it again and you get the same figures.
arena-fault = what happened
arena-fault-crash = crashed
arena-fault-illegal = illegal action
arena-fault-protocol = broke the protocol
arena-fault-timeout = too slow
arena-faults = faults
arena-faults_note = A bot that crashes, cheats or takes too long loses that game; the tournament goes on. Its points in that game do not count.
arena-faults_title = Faults
arena-first_deal = first in deal
arena-highest = highest
arena-lead =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }.
arena-lead_axis = ahead more often than behind
arena-lowest = lowest
arena-luck = Every deal is played in all rotations with the same shuffles, so that luck cancels out.
arena-points_axis = points at the end of a game
arena-ranking = Ranking
arena-ranking_note = Ratings are Weng-Lin ratings (openskill); everybody starts at 25. Shares are of games won; a shared win counts as a fraction. Below each figure is its 95 % confidence interval.
arena-rating = rating
arena-rating_axis = rating, with 95 % intervals
arena-reason = reason
arena-scores = Scores
arena-scores_note = The score that this share of all games did not exceed, and how often each score occurred.
arena-seat = seat
arena-seats = Seats
arena-seats_note = What a seat is worth, whoever sits there: how often it wins, and by how many points it exceeds the table’s mean.
arena-share_axis = games won in %, with 95 % intervals; dashed: an even share
arena-stopped = Stopped after { $deals } of { $planned } deals, because every pair was decided.
arena-sureness = Confidence: taken together, all these statements are wrong at most 5 times in 100, however often you look before stopping.
arena-surplus = points above the mean
arena-times = times
arena-title = { $game }, { $players } players
arena-verdict-ahead = { $one } is better than { $other }: it finished ahead in { $ahead } of their games and would do so in at least { $least } in the long run.
arena-verdict-ahead_all = { $one } is better than { $others }: in the long run it would finish ahead of each of them in at least { $least } of their games.
arena-verdict-deals = At this rate, about { $deals } deals in all would decide it.
arena-verdict-equal = { $one } is equal to { $others }: neither is ahead more often by { $margin } % or more.
arena-verdict-far = So far nothing favours either of them.
arena-verdict-open = Not decided yet: { $one } against { $other }. { $one } finished ahead in { $ahead } of their games; in the long run anything from { $low } to { $high } is possible.
arena-verdict-open_all = Not decided yet: { $one } against { $others }.
arena-verdicts = Who is better
