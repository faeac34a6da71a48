"""The rules and the fast twin tell the same of the same games of Power Grid."""

from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.arena.lab.observer import seated
from robobid.arena.lab.powergrid import plants_of
from robobid.arena.lab.powergrid.change import changed, read_change
from robobid.arena.lab.powergrid.figures import quantities_of
from robobid.arena.lab.powergrid.observer import Observed, Observer, tally_of
from robobid.arena.lab.powergrid.twin import play_twin
from robobid.arena.lab.side import Side, Task
from robobid.arena.matches import GameResult
from robobid.core.decisions import CHANCE
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.plants import FLUX
from robobid.twins.luck import mixed_words
from robobid.twins.powergrid import (
    Box,
    apply,
    decisions,
    from_actions,
    kind_of,
    new_tables,
    options_of,
    seeded_luck,
    simple_actions,
    to_action,
)
from robobid.twins.powergrid.table import OVER

SEED, FIRST, GAMES = 5, 30, 6
CHANGE = """
remove = [5, 20]
payments = [5, 30, 40, 50, 60, 70, 80, 90, 100, 110]
pieces_out = ["A2"]
connections = [["Kiel", "Bremen", 3]]
[plants.13]
cost = 3
fuels = ["coal", "garbage"]
burns = 2
supplies = 4
[[add]]
number = 2
fuels = []
supplies = 1
[[add]]
number = 41
fuels = ["oil", "uranium"]
burns = 3
holds = 7
supplies = 7
[market.coal]
prices = [2, 3, 4, 5, 6, 7, 8, 9]
start = 8
refill = [2, 3, 2]
"""


def word_after(word: Any) -> Any:
    """As the twin mixes a word."""
    return mixed_words(np.atleast_1d(word))[0]


def replayed(side: Side, number: int, numbers: dict[str, int]) -> Observed:
    """A game of the twin once more, step by step, played and watched by the rules."""
    rules = side.game.set_up(seated(side, number))
    box = Box.of(rules)
    tables, luck = new_tables(box, 1), seeded_luck(1, SEED, number)
    order = word_after(luck["state"][0])
    observer, answered = Observer(numbers, box.plants), 0

    def place(drawn: Any) -> int:
        key = 2 * ceil(drawn.card) + (drawn.card == FLUX)
        key += 1000 * (rules.step3_card != "in-stack")
        return int(word_after(order + np.uint64(key)))

    while tables["phase"][0] != OVER:
        asked, before = decisions(box, tables)[0], luck.copy()
        actions = simple_actions(box, tables, luck)
        if kind_of(asked) == "draw":
            luck[:] = before
            drawn = min(options_of(box, asked), key=place)
            actions = from_actions(box, [(CHANCE, drawn)])
        seat, action = to_action(box, actions[0])
        answered += seat != CHANCE
        observer.watch(seat, action, POWER_GRID.apply(rules, seat, action))
        apply(box, tables, actions)
    standings = POWER_GRID.standings(rules)
    result = GameResult(
        ("simple",) * len(standings),
        tuple(standing.points for standing in standings),
        tuple(standing.place for standing in standings),
        answered,
    )
    return Observed(result, observer)


@pytest.mark.parametrize(
    ("players", "is_changed"),
    [
        ("A; B; C", False),
        ("A; B; C", True),
        ("robot 1-3-4-6-3; robot 2-1-5-1-6; robot ?-?-?-?-?", True),
    ],
)
def test_both_tell_the_same(tmp_path: Path, players: str, is_changed: bool) -> None:
    tags = {"Map": "germany", "Regions": "drawn", "Promo": "flux transformer"}
    side = Side(POWER_GRID, {**tags, "Players": players})
    if is_changed:
        path = tmp_path / "other.toml"
        path.write_text(CHANGE, "utf-8")
        side = changed(side, read_change(path), path)
    numbers = {word: at for at, word in enumerate(plants_of(side))}

    games = range(FIRST, FIRST + GAMES)
    twin = play_twin(Task(side, numbers, ["simple"] * 3, SEED, games))
    rules = tally_of([replayed(side, game, numbers) for game in games], len(numbers))

    for name, mine, its in zip(twin._fields, twin, rules, strict=True):
        if name in ("prices", "over", "when"):
            mine = np.where(twin.buyers >= 0, mine, 0)
        assert (mine == its).all(), name
    present = [1] * len(numbers)
    for ours, its in zip(
        quantities_of(twin, present), quantities_of(rules, present), strict=True
    ):
        assert (ours == its).all()
    assert twin.step3.max() > twin.step2.min() > 1
    assert twin.prices.max() > 20
    assert len({*map(tuple, twin.orders.tolist())}) > 1
