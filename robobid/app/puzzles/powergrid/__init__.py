"""Puzzles of Power Grid."""
