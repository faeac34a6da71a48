"""Comparisons: what a change does to the game, in words, numbers and plots."""
