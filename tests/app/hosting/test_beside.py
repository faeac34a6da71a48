"""Plans and orders: prices follow, turns come, and what was not done is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from robobid.app.browser.store import Nowhere, PageStore
from robobid.app.browser.thinking import Alone, PageThinker
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.visitor import Visitor
from robobid.app.hosting.problems import Denied, Refused
from robobid.app.hosting.rows import Head, Seat, StoredMove
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.tables import beside
from robobid.app.hosting.tables.history import History
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire import BesideInfo, PlansWorth, messages
from robobid.core.errors import Illegal
from robobid.core.luck import Seeded
from robobid.core.wire import plain
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import a_table

AT_ONCE: Final = Settings(bot_wait=0.0, bot_pace=0.0, undo_wait=0.0)
CODE: Final = "PLAN"
ANN, BOB = range(2)


def a_store(phase: str = "auction", hints: bool | None = None) -> PageStore:
    """Ann is second in the order: she opens after Bob, and buys before him."""
    table = a_table(
        Holding(money=60, plants=(4,), cities=("Kiel",)),
        Holding(money=60, plants=(7,), cities=("Essen",)),
        round=3,
        order=(BOB, ANN),
        phase=phase,
        market=(10, 11, 12, 13, 14, 15, 16, 17),
    )
    tags = POWER_GRID.tags(table) | {"Position": POWER_GRID.position(table)}
    history = History(POWER_GRID, tags)
    opening = history.opening(Seeded(0))
    people = [
        Seat(at, "person", name, owners=frozenset({name}))
        for at, name in enumerate(("ann", "bob"))
    ]
    now, store = time.time(), PageStore({}, Nowhere())
    head = Head(
        code=CODE,
        game=POWER_GRID.name,
        tags=history.record.extra,
        creator="ann",
        created=now,
        changed=now,
        is_over=False,
        is_due=False,
        to_act=opening.to_act,
        rematch=None,
        seats=tuple(people),
        round=3,
        hints=hints,
    )
    assert store.create(head, StoredMove(0, opening.seat, opening.lines))
    return store


class Hosted:
    """A host with one table, and somebody before it for each seat."""

    def __init__(self, store: PageStore) -> None:
        self.store = store
        self.host = Host(AT_ONCE, store, PageThinker(Alone(), 20))
        self.told: dict[str, list[Any]] = {"ann": [], "bob": []}
        self._news = asyncio.Event()

    async def open(self) -> Room:
        await self.host.open()
        room = self.room = await self.host.room(CODE)
        for seat, (name, told) in enumerate(self.told.items()):

            def post(message: messages.FromServer, told: list[Any] = told) -> None:
                told.append(plain(message))
                self._news.set()

            await Visitor(self.host, name, "here", post).look(room, seat, None)
        return room

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    async def bob(self, move: str) -> None:
        """Bob moves as soon as he is asked."""
        history = self.room.history
        await self.until(lambda: history.to_act == (BOB,))
        await self.room.act(BOB, move, history.position(BOB))

    async def order(self, words: str | None) -> None:
        await beside.give_order(self.host, self.room.head, ANN, words, "ann")

    async def keep(self, *plans: str) -> BesideInfo:
        return await beside.keep_plans(self.host, self.room.head, ANN, plans, "ann")

    async def show(self) -> BesideInfo:
        return await beside.show(self.host, self.room.head, ANN, "ann")

    async def weigh(self) -> PlansWorth:
        head = self.room.head
        return await beside.weigh_plans(self.host, head, ANN, "ann", "here")


def hosted(phase: str = "auction") -> Callable[..., Callable[[], None]]:
    """A test that runs at a table which is hosted without a server."""

    def wrap(test: Callable[[Hosted], Awaitable[None]]) -> Callable[[], None]:
        async def run() -> None:
            table = Hosted(a_store(phase))
            await table.open()
            try:
                await test(table)
            finally:
                await table.host.close()

        def body() -> None:
            asyncio.run(run())

        body.__doc__ = test.__doc__
        return body

    return wrap


@hosted()
async def test_prices_follow_and_what_no_longer_works_has_a_reason(
    table: Hosted,
) -> None:
    kept = await table.keep("plant 13 20; stock coal 2", "plant 12 20")
    first, second = (plan.outlook for plan in kept.plans)
    assert [step.paid for step in first.steps] == [13, 2]
    assert (first.left, second.left) == (60 - 13 - 2, 60 - 12)

    await table.bob("plant 13 21")

    shown = (await table.show()).plans
    plant = shown[0].outlook.steps[0]
    assert plant.state == "impossible"
    assert plant.why_not.key == "powergrid.plan.not.plan_too_dear"
    assert plant.why_not.values == {"price": 22, "most": 20}


@hosted()
async def test_among_people_nobody_is_told_what_a_plan_is_worth(table: Hosted) -> None:
    """Unless all of them have hints, and know it."""
    await table.keep("plant 13 20")

    with pytest.raises(Illegal, match="no hints"):
        await table.weigh()


def test_whole_plans_are_weighed_beside_each_other_and_the_coach() -> None:
    async def run() -> None:
        table = Hosted(a_store(hints=True))
        await table.open()
        with pytest.raises(Illegal, match="no plan"):
            await table.weigh()
        await table.keep("plant 13 20", "pass; stock none; build none; run none")
        worth = await table.weigh()
        await table.host.close()

        keys = [[told.key for told in each] for each in worth.plans]
        assert [each[0] for each in keys] == ["coach.plan"] * 2
        assert sorted(map(len, keys)) == [2, 3]
        (own,) = worth.own
        assert own.key == "coach.plan.own"
        assert set(own.values) == {"best", "chance", "error"}

    asyncio.run(run())


def test_a_plan_is_carried_out_and_what_was_not_done_is_told() -> None:
    """A whole round in which Ann never moves herself, with a restart in between."""

    async def run() -> None:
        before = Hosted(a_store())
        await before.open()
        await before.order(
            "plant 13 20; pass; stock coal 2; stock uranium 1; build Hamburg; "
            "build Essen; run 4; anyway"
        )
        await before.bob("plant 10")
        await before.host.close()

        after = Hosted(before.store)
        room = await after.open()
        for move in ("done", "done", "done"):
            await after.bob(move)
        await after.until(lambda: room.history.round == 4)

        ann = room.history.view(ANN).players[ANN]
        assert ann.plants == (4, 13)
        assert ann.cities == ("Kiel", "Hamburg")
        undone = (await after.show()).undone
        assert [each.round for each in undone] == [3, 3]
        assert [plain(each.told)["values"]["text"]["key"] for each in undone] == [
            "powergrid.plan.not.no_room",
            "powergrid.plan.not.city_full",
        ]
        # Bob was told of her moves, as of anybody's, and of nothing else.
        assert "anyway" not in str(after.told["bob"])
        await after.host.close()

    asyncio.run(run())


@hosted("resources")
async def test_where_something_cannot_be_done_the_owner_chooses(table: Hosted) -> None:
    room = table.room

    await table.order("stock coal 2; stock uranium 1")

    await table.until(lambda: room.history.view(ANN).players[ANN].fuel[0] == 2)
    assert room.history.to_act == (ANN,)
    assert (await table.show()).undone == []
    await room.act(ANN, "done", room.history.position(ANN))


@hosted()
async def test_a_plan_of_another_round_is_over(table: Hosted) -> None:
    await table.keep("build Hamburg")
    table.store.beside.keep_plans(CODE, ANN, ("2 build Hamburg",))

    assert (await table.show()).plans == []


@hosted()
async def test_what_is_no_plan_changes_nothing(table: Hosted) -> None:
    before = await table.keep("plant 13 20")
    for words in ("dance", "build Atlantis", "plant 13 20; plant 12 20"):
        with pytest.raises(Refused):
            await table.keep(words)
        with pytest.raises(Refused):
            await table.order(words)

    assert await table.show() == before
    assert table.room.head.seats[ANN].standing is None


@hosted()
async def test_only_the_owner_has_anything_beside_the_board(table: Hosted) -> None:
    host, head = table.host, table.room.head
    for other in ("bob", "eve", ""):
        with pytest.raises(Denied):
            await beside.show(host, head, ANN, other)
        with pytest.raises(Denied):
            await beside.keep_plans(host, head, ANN, [], other)
        with pytest.raises(Denied):
            await beside.keep_notes(host, head, ANN, "mine", other)
        with pytest.raises(Denied):
            await beside.give_order(host, head, ANN, None, other)
    with pytest.raises(Denied):
        await beside.show(host, head, 5, "ann")


def test_an_order_is_asked_about_a_view_alone() -> None:
    """The money that Bob hides makes no difference to what Ann's order does."""
    offer = offer_named(POWER_GRID.name)
    moves = set()
    for money in (1, 60, 500):
        stored = a_store("resources").load(CODE, 0)
        assert stored is not None
        history = History(POWER_GRID, stored.tags)
        history.commit(history.opening(Seeded(0)))
        history.record.table.players[BOB].money = money
        decision = history.decision(ANN)
        assert decision is not None
        view, table = history.view(ANN), history.record.table
        moves.add(offer.ordered("3 stock coal 2 1", view, decision, table))

    assert len(moves) == 1
