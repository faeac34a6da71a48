serve-already = Robobid is already running, at { $address }
serve-at = Robobid is at { $address }
serve-how_to_end = Press Ctrl-C to stop; every game is saved.
serve-no_browser = A browser can’t be opened from here; open this address in yours.
