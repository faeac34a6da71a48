join-lost = The connection is lost; trying again in { $seconds } s.
join-over = The game is over: place { $place } of { $n }.
join-sits = { $bot } sits at table { $code } ({ $game }). Ctrl-C leaves the seat to be taken up again by the same command.
