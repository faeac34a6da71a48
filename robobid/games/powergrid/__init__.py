"""Power Grid: the rules of the base game, its maps and its robots."""
