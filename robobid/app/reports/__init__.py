"""What many games say, as text and as HTML: tournaments, simulations and the lab."""
