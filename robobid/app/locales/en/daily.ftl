daily-begin = Deal { $deal }: everybody who plays it gets the same luck.
daily-compared = On the same deal:
daily-page-again = Play this deal again
daily-page-carry_on = Continue
daily-page-friend = Link for a friend, to play your deal and see your result
daily-page-invited =
    { $n ->
        [one] Somebody has played this deal. Play it too: you will see both results.
       *[other] { $n } people have played this deal. Play it too: you will see all results.
    }
daily-page-name = Name
daily-page-place = Place
daily-page-play = Play this deal
daily-page-rank = Rank
daily-page-result = Result
daily-page-title = Deal of the day
daily-page-what = The same luck for everybody, against the same bots. How well will you do, and how well will your friends?
daily-row = { $name }: place { $place } of { $seats }, result { $points }
daily-share = To share:
daily-today = The deals of { $date }:
