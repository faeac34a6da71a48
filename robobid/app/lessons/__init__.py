"""Lessons: short scenes on the real board, with prepared luck, one idea at a time."""
