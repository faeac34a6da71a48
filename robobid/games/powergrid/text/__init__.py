"""Actions, records and positions of Power Grid as text."""
