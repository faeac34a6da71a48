"""Fzzzt!, all editions: rules only."""
