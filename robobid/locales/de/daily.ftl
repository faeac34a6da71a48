daily-begin = Kartenverteilung { $deal }: dasselbe Glück für alle, die sie spielen.
daily-compared = Mit derselben Kartenverteilung:
daily-page-again = Diese Kartenverteilung noch einmal spielen
daily-page-carry_on = Weiterspielen
daily-page-friend = Link, mit dem jemand deine Kartenverteilung spielen und dein Ergebnis sehen kann
daily-page-invited =
    { $n ->
        [one] Jemand hat diese Kartenverteilung gespielt. Spiel sie auch: Dann siehst du beide Ergebnisse.
       *[other] { $n } Leute haben diese Kartenverteilung gespielt. Spiel sie auch: Dann siehst du alle Ergebnisse.
    }
daily-page-name = Name
daily-page-place = Platz
daily-page-play = Diese Kartenverteilung spielen
daily-page-rank = Rang
daily-page-result = Ergebnis
daily-page-title = Kartenverteilung des Tages
daily-page-what = Dasselbe Glück für alle, gegen dieselben Bots. Wie schlägst du dich, und wie deine Freunde?
daily-row = { $name }: Platz { $place } von { $seats }, Ergebnis { $points }
daily-share = Zum Teilen:
daily-today = Die Kartenverteilungen vom { $date }:
