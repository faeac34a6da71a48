"""Positions from games of bots in which one choice is clearly better than the rest."""
