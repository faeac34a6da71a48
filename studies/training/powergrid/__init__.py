"""What the bots of Power Grid learn."""
