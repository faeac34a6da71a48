"""What the lab says of Power Grid."""
