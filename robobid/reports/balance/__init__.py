"""What a game's balance is, in words, tables and drawings."""
