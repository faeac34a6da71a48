"""What runs as plain Python, and is compiled as it stands by the twin of its game."""
