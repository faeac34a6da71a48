"""The games: one entry each, which says where everything is that belongs to a game.

A target is a text like `robobid.games.fzzzt.game:FZZZT`, loaded when it is asked for,
so that nothing of one game is imported for another. Whoever adds a game registers its
entry and edits nothing else; an installed package names the targets of such entries
in the entry point group `robobid.games`, for the command and for a server:

>>> game_named("fzzzt").title
'Fzzzt!'
>>> game_named("chess")
Traceback (most recent call last):
robobid.core.errors.Unsupported: there is no game 'chess'; there are fzzzt, powergrid
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple

from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.core.reader import no_game_tag
from robobid.core.setup import (
    PERSON,
    SetUp,
    game_with,
    offered_by,
    read_setup,
    settings_of,
    tags_of,
)
from robobid.core.spelling import Material


@dataclass(frozen=True, kw_only=True)
class GameEntry:
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
    views: str = ""
    """How a view is made of its plain form, for bots that play over the network."""
    played: str = ""
    """The message that says what is played, edition or map, from a record's tags."""
    coding: str = ""
    """Its choices and views as numbers, for learners."""
    drawing: str = ""
    """Its table as a drawing, for learners; without one its words are drawn."""
    reduced: str = ""
    """Reduced forms of it, small enough to be solved."""
    learners: str = ""
    """Its fast twin with many games side by side, for learners."""
    host: str = ""
    """Its questions and its table in the terminal; without one they are plain."""
    offer: str = ""
    """What the server says of it beside its rules; without one it says little."""
    routes: str = ""
    """What the server answers about it alone, by HTTP."""
    rulebook: str = ""
    """The module that its rulebook takes tables and variants from."""
    twin: str = ""
    """How its fast twin plays the deals of the arena, and for which bots."""
    scoring: str = ""
    """What scores the cards of a real table."""
    score: str = ""
    """How a real table is scored: the body of `robobid score`."""
    lab: str = ""
    """How a change of it is read, played, counted and told."""
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

    def settings_in(
        self,
        arguments: Mapping[str, Any],
        *,
        folder: Path | None = None,
        among_bots: bool = False,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """What a command, or an experiment's file, says of the set-up, and the rest.

        What nobody said is left out, so that it is the default; files are looked for
        in a folder, or in the present one.
        """
        rest = dict(arguments)
        said: dict[str, Any] = {}
        for setting in offered_by(self.game.setup_type):
            found = rest.pop(setting.option, None)
            if found in (None, [], False):
                if among_bots:
                    said[setting.name] = setting.among_bots
            elif isinstance(setting.kind, Material) and isinstance(found, str):
                said[setting.name] = setting.kind.file(found, folder or Path())
            else:
                said[setting.name] = found
        return said, rest


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


GROUP: Final = "robobid.games"
"""The entry points by which other packages bring games."""
_ENTRIES: Final[dict[str, GameEntry]] = {}


def register(entry: GameEntry) -> None:
    """Add a game, or another entry for the game of the same name."""
    _ENTRIES[entry.name] = entry


def unregister(name: str) -> None:
    """Take a game away again; an unknown name is refused."""
    del _ENTRIES[game_named(name).name]


def entries() -> tuple[GameEntry, ...]:
    """All games, in the order in which they were registered."""
    _register_installed()
    return tuple(_ENTRIES.values())


def game_named(name: str) -> GameEntry:
    """A game's entry; an unknown name is refused."""
    if name not in _ENTRIES:
        _register_installed()
    if name not in _ENTRIES:
        raise no_such_game(name, _ENTRIES)
    return _ENTRIES[name]


def no_such_game(name: str, names: Iterable[str]) -> Unsupported:
    """The refusal of a name that stands for no game here."""
    allowed = ", ".join(names)
    return Unsupported(
        "no_such_game",
        f"there is no game {name!r}; there are {allowed}",
        game=name,
        allowed=allowed,
    )


def game_of(text: str, files: Mapping[str, str | None] | None = None) -> AnyGame:
    """The game that a record's Game tag names, with the decks and maps of files."""
    named = re.search(r'\[Game\s+"(\w+)"', text)
    if named is None:
        raise no_game_tag()
    game = game_named(named[1]).game
    for setting in settings_of(game.setup_type):
        file = (files or {}).get(setting.name)
        if file and isinstance(setting.kind, Material):
            found = setting.kind.read(Path(file), game, setting.tag)
            game = game.with_material(found)
    return game


def load(target: str) -> Any:
    """What a target names: `module:name`."""
    return resolve_name(target)


@cache
def _register_installed() -> None:
    """Register the games of installed packages, once; ours keep their names."""
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP):
        entry = point.load()
        if not isinstance(entry, GameEntry):
            raise TypeError(f"{GROUP}: {point.value} is no entry of a game")
        _ENTRIES.setdefault(entry.name, entry)


register(
    GameEntry(
        name="fzzzt",
        title="Fzzzt!",
        about="for 2 to 6 players",
        rules="robobid.games.fzzzt.game:FZZZT",
        bots="robobid.bots.fzzzt:BOTS",
        telling="robobid.narration.fzzzt:teller",
        views="robobid.games.fzzzt.view:read_view",
        played="fzzzt.played",
        coding="robobid.envs.fzzzt.coding:FzzztCoding",
        drawing="robobid.envs.fzzzt.drawing:draw",
        reduced="robobid.envs.fzzzt.tiny:REDUCED",
        learners="robobid.envs.fzzzt.batch:FZZZT",
        host="robobid.app.terminal.fzzzt.host:host",
        routes="robobid.app.hosting.fzzzt.score:ENDPOINTS",
        rulebook="robobid.app.rulebook.fzzzt.tables",
        offer="robobid.app.hosting.fzzzt.server_game:FzzztOffer",
        scoring="robobid.games.fzzzt.files.scorefile:score_cards",
        score="robobid.app.commands.fzzzt.score:score_fzzzt",
        lab="robobid.arena.lab.fzzzt:LAB",
        puzzles="robobid.app.puzzles.fzzzt.maker:PUZZLES",
        courses=("fzzzt",),
    )
)
register(
    GameEntry(
        name="powergrid",
        title="Power Grid",
        about="for 2 to 6, with robots",
        rules="robobid.games.powergrid.game:POWER_GRID",
        bots="robobid.bots.powergrid:BOTS",
        telling="robobid.narration.powergrid:teller",
        views="robobid.games.powergrid.view:read_view",
        played="powergrid.played",
        coding="robobid.envs.powergrid.coding:PowerGridCoding",
        drawing="robobid.envs.powergrid.drawing:draw",
        learners="robobid.envs.powergrid.batch:POWER_GRID",
        host="robobid.app.terminal.powergrid.host:host",
        routes="robobid.app.hosting.powergrid.endpoints:ENDPOINTS",
        rulebook="robobid.app.rulebook.powergrid.tables",
        offer="robobid.app.hosting.powergrid.server_game:PowerGridOffer",
        twin="robobid.arena.powergrid.deals:POWER_GRID",
        lab="robobid.arena.lab.powergrid:LAB",
        puzzles="robobid.app.puzzles.powergrid.maker:PUZZLES",
        courses=("powergrid", "robots"),
    )
)
