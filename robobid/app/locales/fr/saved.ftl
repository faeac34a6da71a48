saved-game = { $game }, { $round } : { $players }
saved-how = Pour en continuer une : robobid saved NUMÉRO
saved-none = Aucune partie n’attend : une partie quittée dans le terminal est gardée ici.
saved-unreadable = illisible ici ; robobid replay dit pourquoi : { $file }
