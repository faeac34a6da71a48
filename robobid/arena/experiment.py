"""An experiment: everything that its result depends on, as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid import __version__
from robobid.arena.extras import check_fast
from robobid.arena.lineups import line_ups, rotations
from robobid.arena.matches import DEFAULT_LIMITS, GameResult, Limits
from robobid.bots import check_bot, is_robot, known_bot, roster_of
from robobid.bots.external import is_external
from robobid.bots.naming import BotSpec, name_of
from robobid.bots.python_bots import is_own
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.games.registry import game_named, load

PAIRING: Final = 1
"""Changes when the luck of a deal does, so that old results are not mixed with new."""


class Twin(NamedTuple):
    """How a game's fast twin plays deals."""

    play: Callable[[Experiment, range], list[tuple[GameResult, ...]]]
    """The games of some deals, deal by deal."""


class LineUp(NamedTuple):
    """The bots of a table, and what the Players tag calls them."""

    bots: tuple[str, ...]
    """By their words: `mechanic`, `mine=exec:./bot.py`, `mybots:Miser`."""
    names: tuple[str, ...]


@dataclass(frozen=True)
class Experiment:
    """Which bots play which game, how often, and with which luck."""

    game: AnyGame
    tags: Mapping[str, str]
    """All but the players."""
    line_ups: tuple[LineUp, ...]
    deals: int
    seed: int
    margin: float | None = None
    """Stop when every pair is decided: ahead, or closer to each other than this."""
    material: str = ""
    """A digest of what the tags only name: a map from a file."""
    limits: Limits = DEFAULT_LIMITS
    """The clock of bots that are programs of their own."""
    paired: bool = True
    """Is every deal played in all rotations, with the same luck? Else each is one game
    of each line-up, and the bots change places from deal to deal."""
    fast: bool = False
    """By the game's fast twin, which has luck of its own."""
    keep_logs: Path | None = None
    """Where the words of programs are kept; nothing depends on it."""
    keep_games: bool = False
    """Does every result come with the record of its game?"""

    @property
    def words(self) -> tuple[str, ...]:
        """Everybody who takes part, by their words, in the order of the line-ups."""
        everybody = (bot for line_up in self.line_ups for bot in line_up.bots)
        return tuple(dict.fromkeys(everybody))

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody who takes part, by their names."""
        return tuple(dict.fromkeys(map(name_of, self.words)))

    @property
    def seats(self) -> int:
        """How many seats a table has."""
        return len(self.line_ups[0].bots)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """All pairs of bots that meet."""
        return [
            pair
            for pair in combinations(self.bots, 2)
            if any({*pair} <= {*map(name_of, it.bots)} for it in self.line_ups)
        ]

    @property
    def games_per_deal(self) -> int:
        """Every line-up plays every deal, in all its rotations if they are paired."""
        if not self.paired:
            return len(self.line_ups)
        return sum(len([*rotations(line_up.bots)]) for line_up in self.line_ups)

    @property
    def identity(self) -> dict[str, Any]:
        """What one deal's result depends on: not how many deals there are."""
        has_clock = any(map(is_external, self.words))
        return {
            "robobid": __version__,
            "pairing": PAIRING if self.paired else None,
            "game": self.game.name,
            "tags": dict(self.tags),
            "line_ups": [list(line_up.bots) for line_up in self.line_ups],
            "seed": self.seed,
            "material": self.material,
            "limits": self.limits._asdict() if has_clock else None,
            **({"fast": True} if self.fast else {}),
        }

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        names: dict[str, str] = {}
        for word in self.words:
            check_bot(self.game.name, word)
            if self.fast and self.twin:
                check_fast_bot(self.game.name, word)
            if self.paired:
                self._check_name(word, names)
        self._check_names_differ()
        if self.paired and len(self.bots) < 2:
            raise Unsupported(
                "one_bot",
                f"{self.bots[0]!r} has nobody to play against; name two bots or more",
                bot=self.bots[0],
            )
        for line_up in self.line_ups:
            self.game.set_up(tags_of(self, line_up.names))

    @property
    def twin(self) -> Twin:
        """The game's fast twin; a game without one is refused."""
        check_fast()
        place = game_named(self.game.name).twin
        if not place:
            raise Unsupported(
                "no_twin",
                f"{self.game.name} cannot be played by a fast twin here",
                game=self.game.name,
            )
        found: Twin = load(place)
        return found

    def _check_name(self, bot: str, names: dict[str, str]) -> None:
        """A bot under two names would be two bots that are always equal."""
        if is_external(bot) or is_robot(bot) or is_own(BotSpec.of(bot).bot):
            return
        known = known_bot(self.game.name, BotSpec.of(bot).bot)
        if known in names:
            raise Unsupported(
                "same_bot",
                f"{bot!r} and {names[known]!r} are the same bot; name it once",
                bot=bot,
                other=names[known],
            )
        names[known] = bot

    def _check_names_differ(self) -> None:
        """Two bots of one name could not be told apart."""
        for name in self.bots:
            alike = [word for word in self.words if name_of(word) == name]
            if len(alike) > 1:
                raise Unsupported(
                    "same_name",
                    f"{alike[0]!r} and {alike[1]!r} have the same name; name each "
                    "differently",
                    bot=alike[0],
                    other=alike[1],
                )


def tags_of(experiment: Experiment, names: Sequence[str]) -> dict[str, str]:
    """The tags of a table with these players."""
    return {**experiment.tags, "Players": "; ".join(names)}


def all_line_ups(bots: Sequence[str], seats: int | None) -> list[tuple[str, ...]]:
    """The line-ups of some bots; without a number of seats there is one for each.

    >>> all_line_ups(["random", "random"], 2)
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: 'random' is named twice; each bot is named once, \
and sits at every table as often as the line-ups need it
    """
    for at, bot in enumerate(bots):
        if bot in bots[:at]:
            raise Unsupported(
                "bot_named_twice",
                f"{bot!r} is named twice; each bot is named once, and sits at every "
                "table as often as the line-ups need it",
                bot=bot,
            )
    return line_ups(bots, seats or len(bots))


def check_fast_bot(game: str, word: str) -> None:
    """Refuse a bot that a game's twin does not know; robots act by themselves."""
    allowed, bot = roster_of(game).by_twin, BotSpec.of(word).bot
    if is_robot(bot):
        return
    is_ours = not is_external(bot) and not is_own(bot)
    if not is_ours or known_bot(game, bot) not in allowed:
        raise Unsupported(
            "not_a_fast_bot",
            f"the fast twin has no bot {bot!r}; it has {', '.join(allowed)}",
            bot=bot,
            allowed=", ".join(allowed),
        )
