"""The balance of Power Grid."""
