"""Fzzzt! at a hosted table."""
