"""What cards are worth is for one person among bots, and never between people."""

from __future__ import annotations

import pytest

from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    browsers,
    quick,
    running,
    scenario,
)


@scenario
async def test_one_person_among_bots_is_told(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, BOT, BOT)
        mine = await ann.open(table["code"], seat=0)
        spectators = await eve.open(table["code"])

        assert mine.state["worth"]["key"].startswith("fzzzt.worth.")
        assert isinstance(mine.state["worth"]["values"]["n"], int)
        assert spectators.state["worth"] is None


@pytest.mark.parametrize(
    "others",
    [
        pytest.param([FRIEND], id="a friend who has not come yet"),
        pytest.param([FRIEND, BOT], id="a friend and a bot"),
        pytest.param([ME, BOT], id="two at one screen"),
    ],
)
@scenario
async def test_with_two_people_nobody_is_told(
    sqlite_database: str, others: list[dict[str, str]]
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, *others)
        code, link = table["code"], table["seats"][1]["link"]
        windows = [await ann.open(code, seat=0), await ann.open(code)]
        if link:
            await bob.claim(code, link, name="Bob")
            windows.append(await bob.open(code, seat=1))

        for window in windows:
            assert window.state["worth"] is None
            assert "fzzzt.worth" not in "".join(window.raw)


@scenario
async def test_a_game_that_has_no_such_figures_tells_none(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ROBOT, game="powergrid")
        window = await ann.open(table["code"], seat=0)

        assert window.state["worth"] is None
