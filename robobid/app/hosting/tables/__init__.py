"""Tables: history, room, clock."""
