"""Your turn, anywhere: who is told what about their tables, and how it is sent."""
