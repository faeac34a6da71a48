"""Tournaments: who is better, and how sure that is."""
