"""Power Grid in the terminal."""
