"""Puzzles of Fzzzt!."""
