"""The bots of Fzzzt!, from one that rolls dice to one that thinks ahead."""
