"""`robobid arena`: tournaments between bots."""
