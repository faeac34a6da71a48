"""What the lab says of Fzzzt!."""
