"""The arithmetic behind the best layout of robots (F6.7)."""
