"""How well the learned judge of Power Grid foretells winners, and how well others do.

Standings of games that it has not learned from; the log loss is lower for better
judges. Without `--own` persons play, as those from whom it learned; with `--own` the
planner itself, with as little effort as when a judge learns from its games.

    python -m bench.powergrid_judge --games 300
    python -m bench.powergrid_judge --own --games 8 --judge own.json

`--judge FILE` measures one more judge, which `python -m studies.training powergrid own`
has written.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from robobid.bots.powergrid.judge import learned_weights, weights_by_wealth
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.twins.powergrid import Box
from studies.training.powergrid.correction import owned_in
from studies.training.powergrid.judge import standings
from studies.training.powergrid.logit import Floats, chances_of
from studies.training.powergrid.own_games import Kind, own_games

SEED: Final = 2
KINDS: Final = (
    Kind(2, "germany", 0),
    Kind(4, "germany", 0),
    Kind(4, "italy", 0),
    Kind(6, "usa", 0),
    Kind(4, "germany", 3),
    Kind(4, "benelux", 3),
)


def loss(owned: Floats, shares: Floats, weights: Floats) -> float:
    """The log loss of a judge: how surprising the winners are for it."""
    width = owned.shape[-1] // 2
    own = owned[..., :width] + owned[..., width:]
    chances = chances_of((own * weights).sum(-1))
    return float(-(shares * np.log(chances)).sum(1).mean())


def box_of(kind: Kind) -> Box:
    """The box for a kind of table."""
    robot = POWER_GRID.seat_of("robot")
    return Box.open(kind.map, [PERSON] * kind.persons + [robot] * kind.robots)


def games_of(kind: Kind, games: int, is_own: bool) -> tuple[Floats, Floats]:
    """What everybody had in some games, and whose they were, by planners or persons."""
    if not is_own:
        return standings(box_of(kind), games, np.random.default_rng(SEED))
    noted = own_games(kind, games, f"bench:{SEED}:{kind}")
    return owned_in(kind, noted), np.array([each.shares for each in noted])


def line(
    kind: Kind, games: int, is_own: bool, judge: Mapping[str, Any] | None
) -> tuple[int, list[float]]:
    """How many standings there were, and how the judges fared with them."""
    owned, shares = games_of(kind, games, is_own)
    setup = box_of(kind).setup
    judges = [weights_by_wealth(setup), learned_weights(setup)]
    if judge is not None:
        judges.append(learned_weights(setup, judge))
    return len(owned), [loss(owned, shares, weights) for weights in judges]


def main() -> None:
    """Print a line for each kind of table."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--own", action="store_true", help="games of the planner")
    parser.add_argument("--judge", type=Path, help="one more, by its file")
    asked = parser.parse_args()
    judge = json.loads(asked.judge.read_text("utf-8")) if asked.judge else None
    more = " another |" if judge else ""
    print(f"| map | persons | robots | standings | by wealth | learned |{more}")
    print("|---|---|---|---|---|---|" + "---|" * bool(judge))
    for kind in KINDS:
        count, losses = line(kind, asked.games, asked.own, judge)
        figures = " | ".join(f"{each:.3f}" for each in losses)
        print(
            f"| {kind.map} | {kind.persons} | {kind.robots} | {count} | {figures} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
