"""From the words of a command, or of a file, to an experiment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from robobid.app.commands.simulate import limits_of
from robobid.arena.experiment import Experiment, LineUp, all_line_ups
from robobid.arena.matches import DEFAULT_LIMITS
from robobid.bots import roster_of
from robobid.bots.seating import bot_word, check_crowd, filled_seats
from robobid.core.errors import Unsupported
from robobid.core.setup import settings_of, tags_of
from robobid.core.spelling import Material
from robobid.games.registry import GameEntry


def experiment_with(
    entry: GameEntry,
    said: Mapping[str, Any],
    *,
    bots: Sequence[str] | None = None,
    players: int | None = None,
    line_ups: Sequence[Sequence[str]] = (),
    deals: int = 100,
    seed: int = 1,
    until_decided: bool = False,
    margin: float = 0.02,
    seconds_per_decision: float = DEFAULT_LIMITS.decision,
    seconds_per_game: float = DEFAULT_LIMITS.game,
    fast: bool = False,
) -> Experiment:
    """The tournament that somebody asks for: settings of a set-up, and who meets."""
    if not 0 <= margin < 1:
        raise Unsupported(
            "bad_margin",
            f"the margin is {margin}; it is a share from 0 to below 1, such as 0.02",
            found=margin,
        )
    check_crowd(entry, players)
    if bots is None and not line_ups:
        bots = roster_of(entry.name).contest
    chosen = [
        tuple(bot_word(entry, word) for word in words)
        for words in _line_ups(bots, players, line_ups)
    ]
    tables = [entry.lay_out(said, words) for words in chosen]
    names = [
        laid.tags(words)["Players"].split("; ")
        for laid, words in zip(tables, chosen, strict=True)
    ]
    experiment = Experiment(
        tables[0].game,
        tags_of(tables[0].setup),
        tuple(LineUp(w, tuple(n)) for w, n in zip(chosen, names, strict=True)),
        deals,
        seed,
        margin if until_decided else None,
        _material(entry, said),
        limits_of(seconds_per_decision, seconds_per_game),
        fast=fast,
    )
    experiment.check()
    return experiment


def _line_ups(
    bots: Sequence[str] | None,
    players: int | None,
    line_ups: Sequence[Sequence[str]],
) -> list[tuple[str, ...]]:
    if not line_ups:
        return all_line_ups(filled_seats(bots or (), None), players)
    if bots is not None:
        raise Unsupported(
            "bots_or_line_ups", "name the bots or the line-ups, not both of them"
        )
    chosen = [tuple(filled_seats(words, players)) for words in line_ups]
    sizes = sorted({len(words) for words in chosen})
    if len(sizes) > 1:
        raise Unsupported(
            "uneven_line_ups",
            f"line-ups must be equally large; these have {sizes} seats",
            sizes=sizes,
        )
    return chosen


def _material(entry: GameEntry, said: Mapping[str, Any]) -> str:
    """What tells files that the tags only name from ones that were changed."""
    files = [
        said[setting.name]
        for setting in settings_of(entry.game.setup_type)
        if isinstance(setting.kind, Material) and not setting.kind.has_mark
        if isinstance(said.get(setting.name), Path)
    ]
    return " ".join(sha256(file.read_bytes()).hexdigest()[:16] for file in files)
