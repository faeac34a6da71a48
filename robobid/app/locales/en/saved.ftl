saved-game = { $game }, { $round }: { $players }
saved-how = To continue one of them: robobid saved NUMBER
saved-none = No games are waiting. Games that you leave in the terminal are kept here.
saved-unreadable = cannot be read here; robobid replay says why: { $file }
