"""Power Grid on offer: its set-up, its facts, and what a page need not work out."""
