"""The games: one card each, which says where everything is that belongs to a game.

A place is a text like `robobid.fzzzt.game:FZZZT`. It is loaded when it is asked for,
so that nothing of one game is imported for another. Whoever adds a game registers its
card and edits nothing else; the variable ROBOBID_GAMES names the places of such cards,
separated by commas, for the command and for a server:

>>> game_named("fzzzt").title
'Fzzzt!'
>>> game_named("chess")
Traceback (most recent call last):
robobid.core.errors.Unsupported: there is no game 'chess'; there are fzzzt, powergrid
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, NamedTuple

from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.core.setup import PERSON, SetUp, game_with, read_setup, tags_of


@dataclass(frozen=True, kw_only=True)
class Card:
    """A game, and where each floor of the house has what it needs for it.

    What is left empty the game does not have: the floor does without it, or does not
    offer the game.
    """

    name: str
    """As a record's Game tag has it."""
    title: str
    """As its box has it, in any language."""
    about: str
    """For whom it is, in a few words."""
    rules: str
    """The game itself: its set-up, views and positions come with it."""
    bots: str
    """Its roster: who plays it, and who gives hints."""
    telling: str = ""
    """What is told of it; without one it is told plainly."""
    played: str = ""
    """The message that says what is played, edition or map, from a record's tags."""
    coding: str = ""
    """Its choices and views as numbers, for learners."""
    drawing: str = ""
    """Its table as a drawing, for learners; without one its words are drawn."""
    learners: str = ""
    """Its fast twin with many games side by side, for learners."""
    host: str = ""
    """Its questions and its table in the terminal; without one they are plain."""
    offer: str = ""
    """What the server says of it beside its rules; without one it says little."""
    rulebook: str = ""
    """The module that its rulebook takes tables and variants from."""
    kernels: str = ""
    """The uses of its compiled code, beside its bots."""
    twin: str = ""
    """How its fast twin plays the deals of the arena, and for which bots."""
    score: str = ""
    """The command that scores a real table."""
    lab: str = ""
    """How a change of it is read, played and counted."""
    lab_account: str = ""
    """How it is told what a change does."""
    train: str = ""
    """What its bots can learn: courses by their names."""
    census: str = ""
    """The command that rates all that it has ..."""
    census_of: str = ""
    """... and what that is: `robots` or `cards`."""
    balance: str = ""
    """How its balance is measured ..."""
    balance_of: str = ""
    """... and what the kinds of its tables are called: `edition` or `map`."""
    puzzles: str = ""
    """How its puzzles are found, and what they are about."""
    courses: tuple[str, ...] = ()
    """Its lessons, those for beginners first."""

    @property
    def game(self) -> AnyGame:
        """The rules, loaded."""
        found: AnyGame = load(self.rules)
        return found

    def lay_out(self, said: Mapping[str, Any], seats: Sequence[str]) -> Laid:
        """The game as somebody asks for it: settings by name, a word for each seat.

        What is wrong with it is refused here.
        """
        game = self.game
        seated = [game.seat_of(word) for word in seats]
        setup = read_setup(game.setup_type, said, seated, game)
        return Laid(game_with(game, setup), setup)


class Laid(NamedTuple):
    """A game that knows the decks and maps it is played with, and its set-up."""

    game: AnyGame
    setup: SetUp

    def tags(self, names: Sequence[str]) -> dict[str, str]:
        """The tags of a table with these players; robots go by their pieces."""
        players = [
            self.game.player(seat, name if seat is PERSON else "")
            for seat, name in zip(self.setup.seats, names, strict=True)
        ]
        return tags_of(self.setup) | {"Players": "; ".join(players)}


MORE_GAMES: Final = "ROBOBID_GAMES"
_CARDS: Final[dict[str, Card]] = {}


def register(card: Card) -> None:
    """Add a game, or another card for the game of the same name."""
    _CARDS[card.name] = card


def cards() -> tuple[Card, ...]:
    """All games, in the order in which they were registered."""
    return tuple(_CARDS.values())


def game_named(name: str) -> Card:
    """A game's card; an unknown name is refused."""
    if name not in _CARDS:
        allowed = ", ".join(_CARDS)
        raise Unsupported(
            "no_such_game",
            f"there is no game {name!r}; there are {allowed}",
            game=name,
            allowed=allowed,
        )
    return _CARDS[name]


def load(place: str) -> Any:
    """What is at a place: `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


register(
    Card(
        name="fzzzt",
        title="Fzzzt!",
        about="for 2 to 6 players",
        rules="robobid.fzzzt.game:FZZZT",
        bots="robobid.bots.fzzzt:BOTS",
        telling="robobid.telling.fzzzt:teller",
        played="fzzzt.played",
        coding="robobid.envs.fzzzt_coding:FzzztCoding",
        drawing="robobid.envs.drawing.fzzzt:draw",
        learners="robobid.envs.batches:FZZZT",
        kernels="robobid.fast.fzzzt.kernels:KERNELS",
        host="robobid.terminal.fzzzt.host:host",
        rulebook="robobid.rulebook.fzzzt",
        offer="robobid.server.offers.fzzzt:FzzztOffer",
        score="robobid.terminal.fzzzt.score:score_fzzzt",
        lab="robobid.arena.lab.fzzzt:LAB",
        lab_account="robobid.reports.lab.fzzzt:ACCOUNT",
        train="robobid.arena.training:FZZZT",
        census="robobid.terminal.cardcensus:census_fzzzt",
        census_of="cards",
        balance="robobid.arena.balance.fzzzt:BALANCE",
        balance_of="edition",
        puzzles="robobid.puzzles.fzzzt:PUZZLES",
        courses=("fzzzt",),
    )
)
register(
    Card(
        name="powergrid",
        title="Power Grid",
        about="for 2 to 6, with robots",
        rules="robobid.powergrid.game:POWER_GRID",
        bots="robobid.bots.powergrid:BOTS",
        telling="robobid.telling.powergrid:teller",
        played="powergrid.played",
        coding="robobid.envs.powergrid_coding:PowerGridCoding",
        drawing="robobid.envs.drawing.powergrid:draw",
        learners="robobid.envs.batches:POWER_GRID",
        kernels="robobid.fast.powergrid.kernels:KERNELS",
        host="robobid.terminal.powergrid.host:host",
        rulebook="robobid.rulebook.powergrid",
        offer="robobid.server.offers.powergrid.offer:PowerGridOffer",
        twin="robobid.arena.fastdeals:POWER_GRID",
        lab="robobid.arena.lab.powergrid:LAB",
        lab_account="robobid.reports.lab.powergrid:ACCOUNT",
        train="robobid.arena.training:POWER_GRID",
        census="robobid.terminal.census:census_powergrid",
        census_of="robots",
        balance="robobid.arena.balance.powergrid:BALANCE",
        balance_of="map",
        puzzles="robobid.puzzles.powergrid:PUZZLES",
        courses=("powergrid", "robots"),
    )
)


def register_named(places: str) -> None:
    """Register the cards at some places, separated by commas."""
    for place in filter(None, map(str.strip, places.split(","))):
        card = load(place)
        if not isinstance(card, Card):
            raise TypeError(f"{MORE_GAMES}: {place} is no card of a game")
        register(card)


register_named(os.environ.get(MORE_GAMES, ""))
