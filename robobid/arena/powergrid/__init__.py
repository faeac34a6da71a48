"""What the arena knows of Power Grid alone."""
