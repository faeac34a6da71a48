"""Tables and the people at them, whatever carries the messages."""
