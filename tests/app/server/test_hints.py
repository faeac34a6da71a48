"""Hints among people: for all of them, or for nobody."""

from __future__ import annotations

import pytest

from tests.app.server.harness import FRIEND, ME, browsers, quick, running, scenario
from tests.app.server.test_lobby import gather


@pytest.mark.parametrize("hints", [False, True])
@scenario
async def test_hints_are_for_everybody_or_nobody(
    sqlite_database: str, hints: bool
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND)
        path = f"/api/tables/{table['code']}"
        await bob.claim(table["code"], table["seats"][1]["link"])
        await ann.post(f"{path}/terms", {"hints": hints})
        told = (await bob.get(path)).json()
        await ann.post(f"{path}/begin", {})
        windows = [
            await ann.open(table["code"], seat=0),
            await bob.open(table["code"], seat=1),
        ]
        asked = next(window for window in windows if window.is_to_act)

        await asked.send(type="hint")

        answer = await asked.until("hint", "refused")
    assert told["hints"] == hints
    # Coach and "usually worth" go with them: for all who play, or for nobody.
    for help_given in ("coach", "worth"):
        assert (asked.state[help_given] is not None) == hints
    assert answer["type"] == ("hint" if hints else "refused")
    if not hints:
        assert answer["problem"]["code"] == "no_hints"


@scenario
async def test_on_one_screen_there_are_hints_as_ever(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=table["to_act"][0])

        await window.send(type="hint")

        assert (await window.until("hint", "refused"))["type"] == "hint"
