"""A bid on its way through the server: checked once, applied once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bench.walks import Steps, bids
from robobid.core import record as core_record
from robobid.games.fzzzt import game as fzzzt
from robobid.games.powergrid import game as powergrid
from tests.app.server.harness import FRIEND, ME, browsers, quick, running, scenario

SETUPS = {"fzzzt": {"edition": "en"}, "powergrid": {"map": "germany"}}
WORK = ("decisions", "apply", "carry_out")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the rules are asked for something."""
    counts: Counter[str] = Counter()

    def count(owner: Any, name: str, counted_as: str) -> None:
        real = getattr(owner, name)

        def counted(*args: Any) -> Any:
            counts[counted_as] += 1
            return real(*args)

        monkeypatch.setattr(owner, name, counted)

    for game in (fzzzt.Fzzzt, powergrid.PowerGrid):
        for name in WORK:
            count(game, name, name)
    for module in (fzzzt, powergrid, core_record):
        count(module, "checked", "checked")
    return counts


@pytest.mark.parametrize("name", SETUPS)
def test_a_move_is_worked_out_once(
    name: str, sqlite_database: str, asked: Counter[str]
) -> None:
    """Two look on; what is asked of the rules does not grow with them.

    Before moves were proposed and committed, the rules were asked for decisions six
    times, checked the bid four times and carried it out twice.
    """

    @scenario
    async def play() -> None:
        async with (
            running(quick(sqlite_database)) as address,
            browsers(address, 2) as [ann, bob],
        ):
            table = await ann.set_up(ME, ME, FRIEND, game=name, **SETUPS[name])
            code = table["code"]
            for _ in range(2):
                await bob.open(code)
            (seat,) = table["to_act"]
            if seat == 2:
                await ann.claim(code, table["seats"][2]["link"])
            window = await ann.open(code, seat=seat)
            decision = window.state["decision"]
            move = (
                decision["options"][0]["move"]
                if decision["options"]
                else decision["limits"]["hand"][0]
            )
            asked.clear()
            answer = await window.act(move)
            assert answer["type"] == "accepted", answer

    play()

    assert asked == {"checked": 1, "carry_out": 1, "decisions": 1}


def test_a_bid_takes_no_detours(tmp_path: Path) -> None:
    """`python -m bench.walks` has the figures, docs/house.md what they are made of."""
    with Steps() as steps:
        walks = asyncio.run(bids(steps, str(tmp_path)))

    assert max(len(walk.modules) for walk in walks) <= 42
