"""Actions, records and positions of Fzzzt! as text."""
