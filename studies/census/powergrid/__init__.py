"""The census of robots."""
