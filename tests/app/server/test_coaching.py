"""A coach is for those who play against bots alone, and no move waits for it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any

import pytest

from robobid.app.analysis.slips import Slip
from robobid.app.hosting.bots import thinker
from robobid.app.hosting.bots.thinker import Job, Thought, think
from robobid.app.server.processes.bot_processes import BotProcesses
from robobid.narration import Told
from robobid.narration.message import told
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Window,
    browsers,
    quick,
    running,
    scenario,
)
from tests.app.server.test_bots import a_job

SLIP = Slip(
    asked=Told(key="coach.slip", values={"chance": 30, "other": 10}),
    move="r1a",
    action={"type": "Bid"},
    why=Told(key="hint.build_nothing", values={}),
)


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that were looked at: each of them is a slip."""
    moves: list[str] = []
    usual = BotProcesses.think

    async def found(self: BotProcesses, job: Job, *, first: bool = True) -> Thought:
        if not job.weighs:
            return await usual(self, job)
        moves.append(job.weighs)
        return Thought(slip=SLIP)

    monkeypatch.setattr(BotProcesses, "think", found)
    return moves


async def to_act(window: Window) -> Window:
    """Wait until the window's seat has a decision."""
    while not window.is_to_act:
        await window.until("move")
    return window


async def ask(window: Window, move: str, **changes: Any) -> dict[str, Any]:
    """Ask about a move; gives `weighed` or `refused`, whichever comes."""
    wish = {"type": "weigh", "id": "w1", "position": window.position, "move": move}
    await window.send(**(wish | changes))
    return await window.until("weighed", "refused")


def a_card(window: Window) -> str:
    return str(window.state["decision"]["limits"]["hand"][0])


@scenario
async def test_one_person_among_bots_and_robots_is_coached(
    sqlite_database: str,
) -> None:
    async with running(quick(sqlite_database)) as address, browsers(address, 2) as two:
        ann, eve = two
        for setup, seats in (
            ({"game": "fzzzt"}, (ME, BOT)),
            (
                {"game": "powergrid", "regions": "drawn"},
                (ME, BOT, {**ROBOT, "pieces": "2-5-1-6-3"}),
            ),
        ):
            table = await ann.set_up(*seats, **setup)
            window = await to_act(await ann.open(table["code"], seat=0))
            watcher = await eve.open(table["code"])

            coach = window.state["coach"]
            assert coach["moment"]
            assert coach["now"] or coach["happened"]
            assert all(".coach." in told["key"] for told in coach["now"])
            assert watcher.state["coach"] is None


@scenario
async def test_nobody_is_coached_where_others_play_without_hints(
    sqlite_database: str, weighed: list[str]
) -> None:
    async with running(quick(sqlite_database)) as address, browsers(address, 1) as one:
        for other in (FRIEND, ME):
            table = await one[0].set_up(ME, other, BOT, edition="ru")
            window = await to_act(await one[0].open(table["code"], seat=0))

            assert window.state["coach"] is None
            answer = await ask(window, a_card(window))
            assert answer["problem"]["code"] == "coach_alone"
            assert answer["id"] == "w1"
    assert weighed == []


@scenario
async def test_a_spectator_asks_nothing(
    sqlite_database: str, weighed: list[str]
) -> None:
    async with running(quick(sqlite_database)) as address, browsers(address, 2) as two:
        table = await two[0].set_up(ME, BOT)
        watcher = await two[1].open(table["code"])

        answer = await ask(watcher, "m1")

        assert answer["problem"]["code"] == "not_your_seat"
        assert weighed == []


@scenario
async def test_a_slip_is_told_and_may_be_made_all_the_same(
    sqlite_database: str, weighed: list[str]
) -> None:
    async with running(quick(sqlite_database)) as address, browsers(address, 1) as one:
        table = await one[0].set_up(ME, BOT, edition="ru")
        window = await to_act(await one[0].open(table["code"], seat=0))
        card = a_card(window)

        answer = await ask(window, card)

        assert answer["type"] == "weighed"
        assert answer["slip"]["asked"]["key"] == "coach.slip"
        assert answer["slip"]["move"] == "r1a"
        assert weighed == [card]
        assert (await window.act(card))["type"] == "accepted"


@scenario
async def test_what_cannot_be_done_is_refused_and_not_looked_at(
    sqlite_database: str, weighed: list[str]
) -> None:
    async with running(quick(sqlite_database)) as address, browsers(address, 1) as one:
        table = await one[0].set_up(ME, BOT, edition="ru")
        window = await to_act(await one[0].open(table["code"], seat=0))
        card = a_card(window)

        unreadable = await ask(window, "nonsense")
        early = await ask(window, card, position=window.position + 1)

        assert unreadable["type"] == early["type"] == "refused"
        assert early["problem"]["code"] == "stale"
        assert weighed == []


@scenario
async def test_tokens_are_bought_without_a_look(
    sqlite_database: str, weighed: list[str]
) -> None:
    """They can be given back; the end of the turn is looked at."""
    async with running(quick(sqlite_database)) as address, browsers(address, 1) as one:
        setup = {"game": "powergrid", "regions": "drawn"}
        table = await one[0].set_up(ME, BOT, **setup)
        window = await to_act(await one[0].open(table["code"], seat=0))
        while window.state["decision"]["kind"] != "fuel":
            limits = window.state["decision"]["limits"]
            plants = [p for p in limits.get("plants", ()) if not p["why_not"]]
            await window.act(f"plant {plants[0]['word']}" if plants else "pass")
            while not window.is_to_act:
                await window.until("move")

        token = next(
            option["move"]
            for option in window.state["decision"]["options"]
            if option["move"] != "done"
        )
        bought, ended = await ask(window, token), await ask(window, "done")

        assert bought["slip"] is None
        assert ended["slip"] is not None
        assert weighed == ["done"]


def test_a_process_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[Any] = []

    def slip(game: object, table: object, decision: object, action: Any) -> Slip:
        looked_at.append(action)
        return Slip(told("coach.slip", other=9), "m1", action, told("hint.x"))

    monkeypatch.setattr(thinker, "slip_of", slip)
    job = a_job(None)
    job = replace(job, weighs="m1" if job.seat == 0 else "m2")

    thought = think(job, OrderedDict())

    assert thought.slip is not None
    assert thought.slip.asked == Told(key="coach.slip", values={"other": 9})
    assert thought.slip.action is looked_at[0]
    assert not thought.move
