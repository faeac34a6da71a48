"""Thinking ahead inside the twin: imagined tables, played to the end of the round.

What the cards of everybody promise then is judged by weights that were learned.
"""
