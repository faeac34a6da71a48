"""What pages and bots ask beside the rules."""
