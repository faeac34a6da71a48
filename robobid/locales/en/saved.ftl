saved-game = { $game }, { $round }: { $players }
saved-how = To continue one of them: robobid saved NUMBER
saved-none = No game is waiting: a game that you leave in the terminal is kept here.
saved-unreadable = cannot be read here; robobid replay says why: { $file }
