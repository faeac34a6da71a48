"""Fzzzt! as learners know it."""
