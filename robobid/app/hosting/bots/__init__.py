"""Bots at tables: their turns, and the coach."""
