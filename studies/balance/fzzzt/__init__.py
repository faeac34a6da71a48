"""The balance of Fzzzt!."""
