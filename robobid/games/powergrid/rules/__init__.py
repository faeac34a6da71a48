"""The rulebook of Power Grid, a module for each phase."""
