"""How each game may be set up, as the description says it."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from robobid.app.hosting.games.directory import offers
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.games.wishes import bounded_settings
from robobid.app.server.codec import checked_type


def wish_types() -> Any:
    """How each game may be set up: a union, told apart by the game's name."""
    return reduce(or_, map(wish_type, offers()))


@cache
def wish_type(offer: Offer) -> type[Any]:
    """The struct by which a client says how a game is set up."""
    return msgspec.defstruct(
        offer.wish_name,
        [
            (name, checked_type(kind) | UnsetType, UNSET)
            for name, kind in bounded_settings(offer).items()
        ],
        tag_field="game",
        tag=offer.entry.name,
        kw_only=True,
        forbid_unknown_fields=True,
    )
