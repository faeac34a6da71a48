"""People: seats, names, presence, votes."""
