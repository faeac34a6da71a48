"""Numba twins of the rules, batch first: for many games, never the source of truth."""
