"""The games that the adapters offer, by the words their users choose them with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.envs.coding import Coding
from robobid.envs.episode import Course
from robobid.games import Card, game_named, load

PERSON: Final = "person"


def course(
    game: str,
    *,
    players: int | None = None,
    robots: str | Iterable[str] = (),
    reward: str = "win",
    **said: Any,
) -> Course:
    """A game of so many persons and, behind them, robots; `said` is its set-up.

    Robots are spelt as everywhere: `robot`, `robot:2-5-1-6-3`, `2-5-1-6-3`; one text
    may name several, split by `+`, commas or semicolons.

    >>> course("powergrid", players=2, robots="robot:2-5-1-6-3").persons
    (0, 1)
    >>> course("fzzzt", players=6, edition="fr-expansion").coding.choices > 64
    True
    """
    card = game_named(game)
    kind = coding_of(card)
    persons = kind.usual_players if players is None else players
    if isinstance(robots, str):
        robots = [word.strip() for word in re.split(r"[+,;]", robots) if word.strip()]
    rules = card.game
    words = [PERSON] * persons + [f"robot {rules.robot_of(word)}" for word in robots]
    names = [f"P{number}" for number in range(1, len(words) + 1)]
    laid = card.lay_out(said, words)
    table = laid.game.set_up(laid.tags(names))
    return Course(laid.game, table, kind(table), reward)


def coding_of(card: Card) -> type[Coding]:
    """A game's choices and views as numbers; refused where nobody has numbered them."""
    if not card.coding:
        raise Unsupported(
            "no_coding", f"{card.title} has no numbers for learners", game=card.title
        )
    kind: type[Coding] = load(card.coding)
    return kind


fzzzt_course: Final = partial(course, "fzzzt")
powergrid_course: Final = partial(course, "powergrid")
