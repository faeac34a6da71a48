"""Many games: simulations whose figures come with their uncertainty."""
