"""Decks and real tables in files."""
