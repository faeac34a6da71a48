"""What the rulebook of Power Grid takes from the game."""
