saved-game = { $game }, { $round }: { $players }
saved-how = Eine davon fortsetzen: robobid saved NUMMER
saved-none = Es wartet keine Partie: Wer im Terminal eine Partie verlässt, findet sie hier wieder.
saved-unreadable = ist hier nicht lesbar; robobid replay sagt, warum: { $file }
