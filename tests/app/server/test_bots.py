"""Bots think elsewhere: a slow or broken one is nobody else's trouble."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from robobid.app.hosting.bots import thinker
from robobid.app.hosting.bots import turns as bot_turns
from robobid.app.hosting.bots.thinker import Job, think
from robobid.app.hosting.bots.turns import BotTurns, job_for
from robobid.app.hosting.rows import StoredMove
from robobid.app.hosting.tables.history import History
from robobid.app.server.processes import bot_process, bot_processes
from robobid.app.server.processes.programs import Program, started
from robobid.app.server.settings import Settings
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.games.registry import game_named
from tests.app.server.harness import (
    BOT,
    ME,
    PATIENCE,
    browsers,
    quick,
    running,
    scenario,
)

FZZZT_TAGS = {"Edition": "en", "Players": "1; 2"}
POWER_GRID_TAGS = {"Players": "1; 2", "Regions": "drawn"}


def a_job(
    bot: str | None = "random", seed: str = "", game: str = "fzzzt", **tags: str
) -> Job:
    tags = tags or FZZZT_TAGS
    history = History(game_named(game).game, tags)
    opening = history.opening(Seeded(1))
    history.commit(opening)
    return Job(
        table=f"K7Q{game[0].upper()}",
        game=game,
        tags=tags,
        moves=[StoredMove(0, CHANCE, opening.lines)],
        seat=history.to_act[0],
        bot=bot,
        seed=seed,
    )


def test_only_who_knows_a_bots_luck_can_foretell_it() -> None:
    first = think(a_job(), OrderedDict())
    second = think(a_job(), OrderedDict())
    others = {think(a_job(seed=str(n)), OrderedDict()).move for n in range(20)}

    assert first.problem is None
    assert first == second
    assert len(others) > 1


def test_nobody_knows_a_bots_luck() -> None:
    """A table's code and position are known to all, so they must not give it away."""
    head = SimpleNamespace(game="fzzzt", seats=[], created=0.0)
    history = SimpleNamespace(tags={})
    room: Any = SimpleNamespace(code="K7QF", head=head, history=history, moves=[])

    seeds = {job_for(room, 1, "random").seed for _ in range(20)}

    assert len(seeds) == 20
    assert all(len(seed) * 6 >= 128 for seed in seeds)


def test_a_seat_that_is_not_to_act_gets_no_thought() -> None:
    job = a_job()
    job = replace(job, seat=1 - job.seat)

    assert think(job, OrderedDict()).problem == (
        "not_to_act",
        "the seat is not to act now",
    )


@scenario
async def test_processes_answer_and_survive_a_bot_that_does_not_exist() -> None:
    processes = bot_processes.BotProcesses(
        Settings(bot_processes=1, bot_seconds=PATIENCE)
    )
    try:
        bad = await processes.think(a_job("psychic"))
        good = await processes.think(a_job("random"))
        hint = await processes.think(a_job(None))

        assert bad.problem is not None
        assert bad.problem[0] == "unknown_bot"
        assert good.move
        assert hint.told
    finally:
        await processes.close()


SLOW = """
import sys, time
for line in sys.stdin.buffer:
    time.sleep(3600 if b"apprentice" in line else 0)
    sys.stdout.buffer.write(b'{"problem": ["none", "no answer"]}\\n')
    sys.stdout.buffer.flush()
"""


@pytest.fixture
def slow_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot `apprentice` thinks for an hour; the others leave it to the server.

    Nobody stands in for them: that would be the slow one.
    """
    script = tmp_path / "slow.py"
    script.write_text(SLOW)
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, str(script)))
    monkeypatch.setattr(bot_turns, "stand_ins", lambda _game, _bot: ())


@pytest.mark.usefixtures("slow_bot")
@scenario
async def test_a_slow_bot_delays_no_other_table(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database, bot_processes=2, bot_seconds=3600.0)) as address,
        browsers(address, 1) as [ann],
    ):
        stuck = await ann.set_up(
            {**BOT, "bot": "apprentice"}, {**BOT, "bot": "apprentice"}
        )
        quickly = await ann.set_up(BOT, BOT)
        window = await ann.open(quickly["code"], seen=0)
        for _ in range(3):
            await window.until("move")

        shown = (await ann.get(f"/api/tables/{stuck['code']}")).json()
        assert shown["changed"] == stuck["changed"]


@pytest.mark.usefixtures("slow_bot")
@scenario
async def test_whoever_waits_for_a_process_that_is_ended_gets_another() -> None:
    processes = bot_processes.BotProcesses(Settings(bot_processes=1, bot_seconds=1.0))
    try:
        slow = asyncio.create_task(processes.think(a_job("apprentice")))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(processes.think(a_job("random")))

        assert (await slow).problem == ("bot_too_slow", "the bot thinks too long")
        # Whether it was in time or not, it was asked.
        assert (await waiting).problem is not None
    finally:
        await processes.close()


@pytest.mark.usefixtures("slow_bot")
@scenario
async def test_whoever_leaves_before_the_answer_comes_ends_no_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Sequence[str]] = []

    async def counted(command: Sequence[str]) -> Program:
        begun.append(command)
        return await started(command)

    monkeypatch.setattr(bot_processes, "started", counted)
    processes = bot_processes.BotProcesses(
        Settings(bot_processes=1, bot_seconds=PATIENCE)
    )
    try:
        for _ in range(5):
            leaving = asyncio.create_task(processes.think(a_job("random")))
            await asyncio.sleep(0)
            leaving.cancel()
        assert (await processes.think(a_job("random"))).problem == ("none", "no answer")
        assert len(begun) == 1
    finally:
        await processes.close()


@scenario
async def test_a_bot_that_cannot_be_started_is_a_problem_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_processes, "COMMAND", ("/no/such/program",))
    processes = bot_processes.BotProcesses(
        Settings(bot_processes=1, bot_seconds=PATIENCE)
    )

    for _ in range(2):
        assert (await processes.think(a_job())).problem == (
            "bot_failed",
            "the bot failed",
        )


CRASHING = """
import sys
for line in sys.stdin.buffer:
    sys.exit("out of memory")
"""


FAILING = """
import sys
from robobid.core.errors import Unsupported
from robobid.app.hosting.bots import thinker
from robobid.app.server.processes import bot_process

make_bot = thinker.make_bot

def noted(game, name, seed):
    with open({asked!r}, "a") as file:
        file.write(name + " ")
    if name == "apprentice":
        raise Unsupported("bot_failed", "the bot failed")
    return make_bot(game, name, seed)

thinker.make_bot = noted
bot_process.main()
"""


@scenario
async def test_a_bot_that_crashes_in_the_middle_is_played_for(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "crashing.py"
    script.write_text(CRASHING)
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, str(script)))
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(BOT, BOT)
        window = await ann.open(table["code"])
        for _ in range(4):
            await window.until("move")


def test_what_failed_inside_a_bot_is_told_to_the_host_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("b-r5-01 lies in Bob's hand")

    monkeypatch.setattr(thinker, "make_bot", broken)
    answers = BytesIO()

    bot_process.work(BytesIO(msgspec.json.encode(a_job()) + b"\n"), answers)

    assert b"Bob" not in answers.getvalue()
    assert b"bot_failed" in answers.getvalue()
    assert "Bob" in capsys.readouterr().err


@scenario
async def test_the_strongest_other_bot_answers_for_one_that_fails(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not anybody: for an apprentice that fails, a mechanic bids."""
    script = tmp_path / "failing.py"
    asked = tmp_path / "asked"
    script.write_text(FAILING.format(asked=str(asked)))
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, str(script)))
    apprentice = {**BOT, "bot": "apprentice"}
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(apprentice, apprentice)
        window = await ann.open(table["code"])
        for _ in range(2):
            await window.until("move")

    words = asked.read_text().split()
    assert words[:1] == ["apprentice"]
    assert {"mechanic"} == set(words) - {"apprentice"}


@pytest.mark.usefixtures("slow_bot")
@scenario
async def test_for_a_bot_that_thinks_too_long_anything_legal_is_played(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database, bot_seconds=0.2)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, {**BOT, "bot": "apprentice"})
        window = await ann.open(table["code"], seat=0, seen=0)
        if window.is_to_act:
            await window.act(window.state["decision"]["limits"]["hand"][0])
        while not any(p["shown"] or p["bid"] for p in window.state["view"]["players"]):
            await window.until("move")

        assert window.position >= 2


@pytest.mark.parametrize(
    ("game", "before", "now", "seconds"),
    [
        ("powergrid", "", "fuel", 2.0),
        ("powergrid", "fuel", "fuel", 0.1),
        ("powergrid", "fuel", "build", 2.0),
        ("powergrid", "bid", "bid", 2.0),
        ("fzzzt", "bid", "bid", 2.0),
    ],
)
def test_a_turn_of_many_tokens_keeps_nobody_waiting(
    game: str, before: str, now: str, seconds: float
) -> None:
    settings = Settings(bot_wait=2.0, bot_pace=0.1)
    room: Any = SimpleNamespace(head=SimpleNamespace(game=game), listeners=[])

    turns = BotTurns(room, bot_processes.BotProcesses(settings), settings)

    assert turns.wait(before, now) == seconds


@scenario
async def test_bots_wait_so_that_people_can_follow(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def hurry(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0 if seconds == 1234.5 else seconds)

    monkeypatch.setattr(bot_turns, "sleep", hurry)
    async with (
        running(quick(sqlite_database, bot_wait=1234.5)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(BOT, BOT)
        window = await ann.open(table["code"], seen=0)
        for _ in range(3):
            await window.until("move")

    assert waits.count(1234.5) >= 3
