"""What the bots of Fzzzt! learn."""
