"""How puzzles are found and made."""
