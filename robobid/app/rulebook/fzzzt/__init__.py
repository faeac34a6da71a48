"""What the rulebook of Fzzzt! takes from the game."""
