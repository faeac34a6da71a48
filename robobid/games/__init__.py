"""The games: the registry, and a folder for each game."""
