"""The census of cards."""
