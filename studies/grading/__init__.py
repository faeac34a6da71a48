"""What grades are worth: games of our levels, analysed as everybody's games are."""
