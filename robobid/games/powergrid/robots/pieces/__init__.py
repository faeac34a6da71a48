"""The thirty pieces of the robots, a module each, as the book numbers them.

A piece overrides what it changes of its kind: `AuctionPiece`, `FirstCityPiece` and so
on say what can be changed, and what holds otherwise. To add a piece is to add a module
here, and its words: every module of this package is loaded.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from robobid.games.powergrid.robots.robot import Piece, known_pieces, known_reasons
from robobid.games.powergrid.robots.running import REASONS as RUNNING

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

PIECES: Final[dict[str, Piece]] = known_pieces()
"""Every piece by its name, F1 to S6."""
REASONS: Final[dict[str, frozenset[str]]] = {**known_reasons(), **RUNNING}
"""Every reason, and the gaps in its sentence.

Plants, fuels, cities, regions and markets are given by their words, as in a record;
`leader` is a seat, `limit` the highest bid that a piece allows, `price` that of one
token, `cost` path and place, `usual` what a person pays for the place; in phase 5,
`cities` is what is paid for.
"""
