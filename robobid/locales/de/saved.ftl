saved-game = { $game }, { $round }: { $players }
saved-how = Eines davon fortsetzen: robobid saved NUMMER
saved-none = Es wartet kein Spiel: Wer im Terminal ein Spiel verlässt, findet es hier wieder.
saved-unreadable = ist hier nicht lesbar; robobid replay sagt, warum: { $file }
