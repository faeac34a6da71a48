"""The rulebook of Fzzzt!, a module for each phase."""
