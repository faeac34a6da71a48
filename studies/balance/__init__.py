"""How balanced a game is: what the seat, the deal and skill decide, and when.

Each deal is played by equals, who tell what the seats are worth, how often the lead
changes and when the game is decided; and by two levels that take every seat in turn
(`design`), which splits what decides a game into level, deal and the rest (`figures`).
"""

from typing import Final

BOXES: Final = {"fzzzt": "edition", "powergrid": "map"}
"""What the kinds of a game's tables are called."""
