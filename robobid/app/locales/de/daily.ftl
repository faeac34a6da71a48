daily-begin = Partie { $deal }: dieselben Karten für alle, die sie spielen.
daily-compared = In derselben Partie:
daily-page-again = Diese Partie noch einmal spielen
daily-page-carry_on = Weiterspielen
daily-page-friend = Link, mit dem jemand deine Partie spielen und dein Ergebnis sehen kann
daily-page-invited =
    { $n ->
        [one] Jemand hat diese Partie gespielt. Spiele sie auch: Dann siehst du beide Ergebnisse.
       *[other] { $n } Leute haben diese Partie gespielt. Spiele sie auch: Dann siehst du alle Ergebnisse.
    }
daily-page-name = Name
daily-page-place = Platz
daily-page-play = Diese Partie spielen
daily-page-rank = Rang
daily-page-result = Ergebnis
daily-page-title = Partie des Tages
daily-page-what = Dasselbe Glück für alle, gegen dieselben Bots. Wie schlägst du dich, und wie deine Freunde?
daily-row = { $name }: Platz { $place } von { $seats }, Ergebnis { $points }
daily-share = Zum Teilen:
daily-today = Die Partien vom { $date }:
