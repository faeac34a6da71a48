"""Robobid: auction games with robots, their rules, their players and their tables."""

__version__ = "0.1.0"
