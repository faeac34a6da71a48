"""Training: bots get better by playing, and what they learn ships as weights."""
