"""Every game that can be played here, by its entry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.problems import not_found
from robobid.app.hosting.wire import NewSeat, Request
from robobid.core.errors import Unreadable, Unsupported
from robobid.core.reader import no_game_tag
from robobid.core.text import split_text
from robobid.games.registry import GameEntry, entries, game_named, load


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable(Request):
    """A table to set up: the game, how it is played, and who sits where."""

    setup: dict[str, Any]
    """The game's name, as `game`, and whatever shall not be as usual."""
    seats: list[NewSeat]
    lobby: bool = False
    """Do people gather first, until the host begins the game?"""


@cache
def _offer(entry: GameEntry) -> Offer:
    kind: type[Offer] = load(entry.offer) if entry.offer else Offer
    return kind(entry)


def offers() -> list[Offer]:
    """All games on offer."""
    return [_offer(entry) for entry in entries()]


def offer_named(name: str) -> Offer:
    """A game by its name; an unknown one is refused."""
    try:
        return _offer(game_named(name))
    except Unsupported as error:
        raise not_found(error) from error


def offer_wished_for(setup: dict[str, Any]) -> tuple[Offer, dict[str, Any]]:
    """The game that somebody wants to play, and what is said of its set-up."""
    said = dict(setup)
    return offer_named(said.pop("game", "")), said


def offer_of_record(text: str) -> Offer:
    """The game that a pasted record is of."""
    tags, _ = split_text(text)
    if "Game" not in tags:
        raise no_game_tag()
    name, names = tags["Game"], [entry.name for entry in entries()]
    if name not in names:
        allowed = ", ".join(names)
        raise Unreadable(
            "other_game",
            f"the record's Game tag names none of our games: {allowed}",
            game=allowed,
            found=name,
        )
    return offer_named(name)
