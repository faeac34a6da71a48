"""From the words of a command, or of a file, to an experiment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from robobid.arena.experiment import Experiment, LineUp, all_line_ups
from robobid.arena.matches import DEFAULT_LIMITS
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.powergrid.game import POWER_GRID
from robobid.terminal.fzzzt.setup import fzzzt_tags, fzzzt_with
from robobid.terminal.powergrid.setup import power_grid_on, power_grid_tags, tag_names
from robobid.terminal.seating import filled_seats
from robobid.terminal.simulate import limits_of, refuse_people

DEFAULT_BOTS: Final = ("simple", "random")

TagsFor = Callable[[Sequence[str]], dict[str, str]]
"""The tags of a table with these bots."""


def fzzzt_experiment(
    *,
    edition: str = "en",
    peripherals: str | None = None,
    switch: Sequence[str] = (),
    deck: Path | None = None,
    **field: Any,
) -> Experiment:
    """An experiment with Fzzzt!."""
    game = fzzzt_with(deck)

    def tags(bots: Sequence[str]) -> dict[str, str]:
        return fzzzt_tags(
            game.deck,
            edition=edition,
            names=bots,
            peripherals=peripherals,
            switch=switch,
        )

    return _experiment(game, tags, "", **field)


def powergrid_experiment(
    *,
    map: str = "germany",
    regions: str = "drawn",
    readings: str = "",
    promo: str = "",
    open_money: bool = False,
    **field: Any,
) -> Experiment:
    """An experiment with Power Grid."""
    game, map_ = power_grid_on(map)

    def tags(bots: Sequence[str]) -> dict[str, str]:
        return power_grid_tags(
            map_=map_,
            names=tag_names(bots, bots),
            regions=regions,
            readings=readings,
            promo=promo,
            open_money=open_money,
        )

    material = "" if game is POWER_GRID else _digest(Path(map))
    return _experiment(game, tags, material, **field)


EXPERIMENTS: Final[Mapping[str, Callable[..., Experiment]]] = {
    "fzzzt": fzzzt_experiment,
    "powergrid": powergrid_experiment,
}


def _experiment(
    game: AnyGame,
    tags: TagsFor,
    material: str,
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
) -> Experiment:
    if not 0 <= margin < 1:
        raise Unsupported(
            "bad_margin",
            f"the margin is {margin}; it is a share from 0 to below 1, such as 0.02",
            found=margin,
        )
    chosen = _line_ups(bots, players, line_ups)
    for words in chosen:
        refuse_people(game.name, list(words))
    names = [tags(words).pop("Players").split("; ") for words in chosen]
    experiment = Experiment(
        game,
        {tag: text for tag, text in tags(chosen[0]).items() if tag != "Players"},
        tuple(LineUp(tuple(w), tuple(n)) for w, n in zip(chosen, names, strict=True)),
        deals,
        seed,
        margin if until_decided else None,
        material,
        limits_of(seconds_per_decision, seconds_per_game),
    )
    experiment.check()
    return experiment


def _line_ups(
    bots: Sequence[str] | None,
    players: int | None,
    line_ups: Sequence[Sequence[str]],
) -> list[tuple[str, ...]]:
    if not line_ups:
        words = DEFAULT_BOTS if bots is None else bots
        return all_line_ups(filled_seats(words, None), players)
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


def _digest(file: Path) -> str:
    """What tells a file from one that was changed."""
    return sha256(file.read_bytes()).hexdigest()[:16]
