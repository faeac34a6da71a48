"""The games that the adapters offer, by the words their users choose them with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from numbers import Integral
from typing import Any, Final

from robobid.bots import known_bot
from robobid.bots.python_bots import check_own, is_own
from robobid.core.errors import Unsupported
from robobid.envs.coding import Coding
from robobid.envs.episode import EnvSpec
from robobid.games.registry import GameEntry, game_named, load

PERSON: Final = "person"
_PIECES: Final = re.compile(r"[?\d](-[?\d])+")
LEARNER: Final = "learner"
"""The word for a seat whose choices come from outside."""


def course(
    game: str,
    *,
    players: int | None = None,
    robots: str | Iterable[str] = (),
    line_up: str | Iterable[str] = (),
    reward: str = "win",
    **said: Any,
) -> EnvSpec:
    """A game of so many persons and, behind them, robots; `said` is its set-up.

    Robots are spelt as everywhere: `robot`, `robot:2-5-1-6-3`, `2-5-1-6-3`; one text
    may name several, with `+`, commas or semicolons. A line-up says instead who
    sits where: `learner`, a bot by its name, or a robot.

    >>> course("powergrid", players=2, robots="robot:2-5-1-6-3").persons
    (0, 1)
    >>> course("powergrid", line_up="simple, learner, robot").persons
    (1,)
    >>> course("fzzzt", players=6, edition="fr-expansion").coding.choices > 64
    True
    """
    entry = game_named(game)
    kind = coding_of(entry)
    seated, named = _words("line_up", line_up), _words("robots", robots)
    if seated and (players is not None or named):
        raise Unsupported(
            "line_up_and_players",
            "a line-up says who plays: name no players and no robots beside it",
        )
    if not seated:
        persons = kind.usual_players if players is None else _count(players)
        seated = [LEARNER] * persons
        seated += [f"robot {entry.game.robot_of(word)}" for word in named]
    words, bots = [], {}
    for seat, word in enumerate(seated):
        robot = _robot(entry, word)
        words.append(robot or PERSON)
        if not robot and word != LEARNER:
            bots[seat] = _bot(game, word)
    names = [f"P{number}" for number in range(1, len(words) + 1)]
    laid = entry.lay_out(said, words)
    table = laid.game.set_up(laid.tags(names))
    return EnvSpec(laid.game, table, kind(table), reward, bots)


def _count(players: Any) -> int:
    """How many learn; numpy's numbers are numbers too, and 2.5 is none."""
    if not isinstance(players, Integral) or isinstance(players, bool) or players < 0:
        raise Unsupported(
            "number_expected",
            f"players must be a whole number, not {players!r}",
            field="players",
        )
    return int(players)


def _words(field: str, said: Any) -> list[str]:
    """Who is named, in one text or several; a number, say, names nobody."""
    words = re.split(r"[+,;]", said) if isinstance(said, str) else said
    if not isinstance(words, Iterable):
        words = [words]
    words = list(words)
    if not all(isinstance(word, str) for word in words):
        raise Unsupported(
            "words_expected",
            f"{field} must be words, such as 'robot, robot', not {said!r}",
            field=field,
        )
    return [word.strip() for word in words if word.strip()]


def _robot(entry: GameEntry, word: str) -> str:
    """A robot as a record has it; empty if the word is for somebody else."""
    if _PIECES.fullmatch(word):
        return f"robot {entry.game.robot_of(word)}"
    return word if entry.game.seat_of(word) is not None else ""


def _bot(game: str, word: str) -> str:
    """The word of a bot, ours or one's own; any other word is refused."""
    if not is_own(word):
        return known_bot(game, word)
    check_own(word)
    return word


def coding_of(entry: GameEntry) -> type[Coding]:
    """A game's choices and views as numbers; refused where nobody has numbered them."""
    if not entry.coding:
        raise Unsupported(
            "no_coding", f"{entry.title} has no numbers for learners", game=entry.title
        )
    kind: type[Coding] = load(entry.coding)
    return kind


fzzzt_course: Final = partial(course, "fzzzt")
powergrid_course: Final = partial(course, "powergrid")
