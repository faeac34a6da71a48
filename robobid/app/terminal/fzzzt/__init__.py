"""Fzzzt! at the terminal: its questions, answers, pictures and words."""
