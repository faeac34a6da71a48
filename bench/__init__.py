"""Measurements against a named rival or the previous way: `make bench` runs them."""
