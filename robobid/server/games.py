"""The registry: every game that can be played here."""

from __future__ import annotations

from typing import Final

from robobid.core.errors import Unreadable
from robobid.core.text import split_text
from robobid.server.offers.fzzzt import FzzztOffer, FzzztWish
from robobid.server.offers.offer import Offer
from robobid.server.offers.powergrid.offer import PowerGridOffer, PowerGridWish
from robobid.server.problems import Denied
from robobid.server.wire import NewSeat, Request

OFFERS: Final[dict[str, Offer]] = {"fzzzt": FzzztOffer(), "powergrid": PowerGridOffer()}

SetUp = FzzztWish | PowerGridWish


class NewTable(Request):
    """A table to set up: the game, how it is played, and who sits where."""

    setup: SetUp
    seats: list[NewSeat]


def offer_named(name: str) -> Offer:
    """A game by its name; an unknown one is refused."""
    if name not in OFFERS:
        allowed = ", ".join(OFFERS)
        raise Denied(
            404,
            "no_such_game",
            f"there is no game {name!r}; there are {allowed}",
            game=name,
            allowed=allowed,
        )
    return OFFERS[name]


def offer_of_record(text: str) -> Offer:
    """The game that a pasted record is of."""
    tags, _ = split_text(text)
    name = tags.get("Game", "")
    if name not in OFFERS:
        allowed = ", ".join(OFFERS)
        raise Unreadable(
            "other_game",
            f"the record's Game tag names none of our games: {allowed}",
            game=allowed,
            found=name or "-",
        )
    return OFFERS[name]
