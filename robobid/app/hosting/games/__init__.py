"""The games that can be played here: each says how it is set up, and its facts."""
