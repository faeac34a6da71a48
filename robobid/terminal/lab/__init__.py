"""`robobid lab`: compares a changed game with the game as it is."""
