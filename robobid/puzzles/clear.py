"""When one choice is clearly better than all others."""

from typing import Final

CLEAR: Final = 0.05
"""So much surer than any other must the best choice win: all others are mistakes.

The whole interval of the difference must lie above it.
"""
