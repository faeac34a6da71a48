"""Finished games: replays, variations, playing on."""
