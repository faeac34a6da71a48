"""What phase 5 will bring to the markets."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.asides.forecast import due_tokens, expected_tokens
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.events import MarketSupplied
from robobid.games.powergrid.rules.offers import RunLimits
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import a_table


def test_tokens_come_back_that_will_be_burnt() -> None:
    """The reserve has no coal, but both players burn some before it is asked."""
    coal = Holding(plants=(4, 8), fuel=(5, 0, 0, 0))
    idle = Holding(plants=(10,), fuel=(1, 0, 0, 0))
    table = a_table(coal, idle, phase="building", fuel=((18, 18, 6, 2),))

    assert table.reserve[0] == 0
    assert expected_tokens(table)[0][0] == due_tokens(table)[0][0] == 3


def test_nothing_comes_of_what_nobody_has() -> None:
    table = a_table(Holding(plants=(4,)), Holding(), fuel=((24, 18, 6, 2),))

    assert expected_tokens(table)[0][0] == 0


@pytest.mark.parametrize("map_", ["germany", "korea"])
def test_the_forecast_of_phase_5_comes_true(map_: str) -> None:
    """If everybody supplies all that they can; robots always do."""
    players = "1; 2; robot 4-1-2-3-6"
    table = POWER_GRID.set_up({"Map": map_, "Players": players, "Regions": "drawn"})
    random, forecast, compared = Random(map_), None, 0
    for _ in range(3000):
        found = POWER_GRID.decisions(table)
        if not found:
            break
        seat, kind, options = found[0]
        if kind == "run":
            forecast = forecast or expected_tokens(table)
        action = options.pick(random)
        offered = options.offered()
        if isinstance(offered, RunLimits) and seat != CHANCE:
            words = ("ABC"[seat], *offered.plans[0].moves[0].split())
            _, action, _ = POWER_GRID.read(table, words)
        events = POWER_GRID.apply(table, seat, action)
        supplied = [e.tokens for e in events if isinstance(e, MarketSupplied)]
        if supplied:
            assert tuple(supplied) == forecast
            forecast, compared = None, compared + 1
    assert compared > 3
