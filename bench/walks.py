"""How far it is: the modules and calls of the three walks in docs/house.md.

    python -m bench.walks

A bid of Fzzzt! among three people, from `Room.act` until everybody has been told; a
robot's action in Power Grid, from the decision to the sentence; an arena, from the
command to the report. Counted are calls of named functions of this package, in all
threads, a generator's as often as it goes on.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, NamedTuple, Self

import robobid
from bench._command import no_options
from robobid.app.commands import main as robobid_command
from robobid.app.hosting.games.directory import NewTable
from robobid.app.hosting.people.seats import set_up
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire.messages import FromServer
from robobid.app.server.codec import convert
from robobid.app.server.hub import Hub
from robobid.app.server.settings import Settings
from robobid.app.server.storage.archive import open_archive
from robobid.bots import make_bot
from robobid.core.luck import Seeded
from robobid.core.record import move_of
from robobid.games.powergrid.game import POWER_GRID
from robobid.narration.narrators import teller_of
from robobid.narration.story import Story

ROOT: Final = str(Path(robobid.__file__).parent)
BIDS: Final = 12
ROBOTS_ACTIONS: Final = 40


class Walk(NamedTuple):
    """What one walk came by."""

    modules: Counter[str]
    """By name, and how many calls went there."""

    @property
    def calls(self) -> int:
        """All of them."""
        return sum(self.modules.values())


class Steps:
    """Counts calls while it is asked to, in every thread that starts after it."""

    def __init__(self) -> None:
        self._walk: Counter[str] | None = None

    def __enter__(self) -> Self:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        return self

    def __exit__(self, *error: object) -> None:
        threading.setprofile(None)
        sys.setprofile(None)

    @contextmanager
    def counted(self) -> Iterator[Walk]:
        """The calls of what is done meanwhile."""
        walk = Walk(Counter())
        self._walk = walk.modules
        try:
            yield walk
        finally:
            self._walk = None

    def _note(self, frame: FrameType, event: str, arg: Any) -> None:
        if self._walk is None or event != "call":
            return
        code = frame.f_code
        if code.co_name.startswith("<") or not code.co_filename.startswith(ROOT):
            return
        name = code.co_filename.removeprefix(ROOT).removesuffix(".py").strip("/")
        self._walk[name.replace("/", ".")] += 1


class Onlooker:
    """Somebody who watches a table."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.browser = self.device = "one"
        self.is_looking = True

    def post(self, message: FromServer) -> None:
        """It is heard."""


async def bids(steps: Steps, folder: str) -> list[Walk]:
    """The first bids at a table of three people, each of whom looks on."""
    settings = Settings(database=f"sqlite:///{folder}/walks.sqlite")
    archive = open_archive(settings.database, Path(folder))
    hub = Hub(settings, archive)
    people = [{"kind": "me"}] * 3
    wish = {"setup": {"game": "fzzzt", "edition": "en"}, "seats": people}
    try:
        head = await set_up(hub, convert(wish, NewTable), "one", "here")
        room = await hub.room(head.code)
        room.watchers |= {Onlooker(seat) for seat in range(3)}
        random = Random(1)
        return [await a_move(room, random, steps) for _ in range(BIDS)]
    finally:
        await hub.close()


async def a_move(room: Room, random: Random, steps: Steps) -> Walk:
    """Somebody's next move, counted."""
    seat = room.history.to_act[0]
    decision = room.history.decision(seat)
    assert decision is not None
    game, table = room.history.game, room.history.record.table
    words = move_of(game, table, seat, decision.options.pick(random))
    position = room.history.position(seat)
    with steps.counted() as walk:
        await room.act(seat, words, position)
    return walk


def robots_actions(steps: Steps) -> list[Walk]:
    """Actions of a robot in the first rounds of a game, each with what is told."""
    table = POWER_GRID.set_up(
        {"Map": "germany", "Regions": "drawn", "Players": "A; B; robot 2-5-1-6-3"}
    )
    story = Story(teller_of("powergrid", table, 0), 0)
    luck, bot, walks = Seeded(1), make_bot("powergrid", "simple", 1), list[Walk]()
    while len(walks) < ROBOTS_ACTIONS:
        (decision,) = POWER_GRID.decisions(table)
        seat = decision.seat
        if seat == 2:
            with steps.counted() as walk:
                (decision,) = POWER_GRID.decisions(table)
                (action,) = decision.options
                story.go_on(seat, POWER_GRID.apply(table, seat, action))
            walks.append(walk)
            continue
        action = (
            luck.draw(decision)
            if seat < 0
            else bot.choose(POWER_GRID.view(table, seat), decision)
        )
        story.go_on(seat, POWER_GRID.apply(table, seat, action))
    return walks


def arena(steps: Steps, folder: str) -> Walk:
    """A deal for two bots, with its report."""
    words = f"--bots apprentice,random --deals 1 --jobs 1 --report {folder}/page.html"
    with (
        redirect_stdout(StringIO()),
        redirect_stderr(StringIO()),
        steps.counted() as walk,
    ):
        robobid_command(["arena", "fzzzt", *words.split(), "--lang", "en"])
    return walk


def tell(label: str, walks: list[Walk]) -> None:
    """A line about walks of a kind, and the rooms that the longest came through."""
    modules = sorted(len(walk.modules) for walk in walks)
    calls = sorted(walk.calls for walk in walks)
    rooms = Counter(
        name.partition(".")[0]
        for name in max(walks, key=lambda walk: len(walk.modules)).modules
    )
    print(
        f"{label:16} {modules[0]:4} to {modules[-1]:3} modules"
        f" {calls[0]:8,} to {calls[-1]:7,} calls   "
        + ", ".join(f"{room} {count}" for room, count in rooms.most_common())
    )


def main() -> None:
    no_options(__doc__)
    with Steps() as steps, tempfile.TemporaryDirectory() as folder:
        arena(steps, folder)  # what is loaded and read once is no part of the way
        tell("a bid", asyncio.run(bids(steps, folder)))
        tell("a robot's action", robots_actions(steps))
        tell("an arena", [arena(steps, folder)])


if __name__ == "__main__":
    main()
