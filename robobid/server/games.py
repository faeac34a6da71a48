"""Every game that can be played here, by its card."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from robobid.core.errors import Unreadable, Unsupported
from robobid.core.reading import no_game_tag
from robobid.core.text import split_text
from robobid.games import Card, cards, game_named, load
from robobid.server.offers.offer import Offer
from robobid.server.problems import Denied, not_found
from robobid.server.wire import NewSeat, Request, with_whole_numbers


class NewTable(Request):
    """A table to set up: the game, how it is played, and who sits where."""

    setup: dict[str, Any]
    """The game's name, as `game`, and whatever shall not be as usual."""
    seats: list[NewSeat]
    lobby: bool = False
    """Do people gather first, until the host begins the game?"""


@cache
def _offer(card: Card) -> Offer:
    kind: type[Offer] = load(card.offer) if card.offer else Offer
    return kind(card)


def offers() -> list[Offer]:
    """All games on offer."""
    return [_offer(card) for card in cards()]


def wish_types() -> Any:
    """How each game may be set up: a union, told apart by the game's name."""
    return reduce(or_, (offer.wish for offer in offers()))


def offer_named(name: str) -> Offer:
    """A game by its name; an unknown one is refused."""
    try:
        return _offer(game_named(name))
    except Unsupported as error:
        raise not_found(error) from error


def offer_wished_for(setup: dict[str, Any]) -> tuple[Offer, dict[str, Any]]:
    """The game that somebody wants to play, and what is said of its set-up."""
    try:
        wish = msgspec.convert(with_whole_numbers(setup), wish_types())
    except msgspec.ValidationError as error:
        reason = f"{error} - at `$.setup`"
        raise Denied(400, "bad_request", reason, reason=reason) from error
    said = msgspec.to_builtins(wish)
    return offer_named(said.pop("game")), said


def offer_of_record(text: str) -> Offer:
    """The game that a pasted record is of."""
    tags, _ = split_text(text)
    if "Game" not in tags:
        raise no_game_tag()
    name, names = tags["Game"], [card.name for card in cards()]
    if name not in names:
        allowed = ", ".join(names)
        raise Unreadable(
            "other_game",
            f"the record's Game tag names none of our games: {allowed}",
            game=allowed,
            found=name,
        )
    return offer_named(name)
