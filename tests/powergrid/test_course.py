"""A game round by round."""

from __future__ import annotations

from random import Random

from robobid.core.record import Record
from robobid.games.powergrid.asides.timeline import course
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.events import IncomePaid


def test_every_round_ends_with_what_everybody_has() -> None:
    """What was earned in a round is in it; the last round has the final figures."""
    tags = {"Players": "robot 2-4-4-6-1; 2; 3", "Regions": "drawn"}
    record = Record(POWER_GRID, tags)
    random, paid = Random(1), dict[int, list[IncomePaid]]()
    while not record.is_over:
        decision = record.decisions[0]
        round = record.table.round
        events = record.play(decision.seat, decision.options.pick(random))
        paid.setdefault(round, []).extend(
            event for event in events if isinstance(event, IncomePaid)
        )

    found = course(record)

    assert [each.round for each in found] == list(range(1, record.table.round + 1))
    for each in found[:-1]:
        for event in paid[each.round]:
            assert each.supplied[event.seat] == event.supplied
            assert each.money[event.seat] >= event.income
    last = found[-1]
    assert last.money == tuple(player.money for player in record.table.players)
    points = [points for _, points, _ in sorted(POWER_GRID.standings(record.table))]
    assert list(last.supplied) == points
