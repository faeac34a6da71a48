"""The contract of the store, on both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from robobid.app.hosting.rows import (
    Addition,
    After,
    Beside,
    Head,
    Seat,
    StoredMove,
    Undone,
)
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.storage.archive import Archive, open_archive
from robobid.app.server.storage.engine import database_address, open_engine
from robobid.app.server.storage.migrate import migrate, migrations
from robobid.app.server.storage.schema import METADATA
from robobid.app.server.storage.store import Store
from robobid.core.decisions import CHANCE
from robobid.core.errors import Unsupported

OPENING = StoredMove(0, CHANCE, ("#deal A m1 r1a r2a r3a", "#turn r5b"))


@pytest.fixture
def archive(database: str) -> Iterator[Archive]:
    opened = open_archive(database, Path("unused"))
    yield opened
    opened.close()


@pytest.fixture
def store(archive: Archive) -> Store:
    return archive.store


OLD_ROWS = (
    "INSERT INTO tables VALUES ('K7QF', 'fzzzt', '{}', 'ann', 1, 1, "
    "false, false, '0', NULL)",
    "INSERT INTO seats VALUES ('K7QF', 0, 'person', 'Ann', NULL, NULL)",
    "INSERT INTO seats VALUES ('K7QF', 1, 'person', '2', NULL, 'secret')",
    "INSERT INTO owners VALUES ('K7QF', 0, 'ann')",
    "INSERT INTO steps VALUES ('K7QF', 0, -1, '', NULL)",
)


def a_table(code: str = "K7QF", creator: str = "ann") -> Head:
    return Head(
        code=code,
        game="fzzzt",
        tags={"Edition": "en", "Players": "1; 2; 3"},
        creator=creator,
        created=1.5,
        changed=1.5,
        is_over=False,
        is_due=False,
        to_act=(0, 2),
        rematch=None,
        seats=(
            Seat(0, "person", "Ann", owners=frozenset({creator})),
            Seat(1, "person", "2", link=f"secret-{code}"),
            Seat(2, "bot", "simple", "simple"),
        ),
    )


def a_move(number: int, code: str = "K7QF", **changes: Any) -> Addition:
    move = StoredMove(number, 0, (f"A done {number}",), f"id-{number}")
    return code, move, After((1,), False, 3)._replace(**changes)


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    assert store.tables.create(a_table(), OPENING)

    stored = store.questions.load("K7QF", talk=10)

    assert stored is not None
    assert stored.head == a_table()
    assert stored.moves == (OPENING,)
    assert stored.talk == ()
    assert store.questions.load("XXXX", talk=10) is None
    assert store.questions.head("XXXX") is None


def test_a_code_is_given_once(store: Store) -> None:
    store.tables.create(a_table(), OPENING)

    assert not store.tables.create(a_table(creator="eve"), OPENING)

    head = store.questions.head("K7QF")
    assert head is not None
    assert head.creator == "ann"


def test_a_number_is_taken_once(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    first = a_move(1)
    other = ("K7QF", StoredMove(1, 1, ("B done",)), After((2,), False, 3))

    assert store.tables.append([first, other]) == [True, False]
    assert store.tables.append([other]) == [False]

    stored = store.questions.since("K7QF", 1, 0)
    assert stored is not None
    assert stored.moves == (first[1],)
    assert stored.head.to_act == (1,)
    assert stored.head.round == 3


def test_a_secret_step_does_not_show(store: Store) -> None:
    store.tables.create(a_table(), OPENING)

    assert store.tables.append([a_move(1, is_public=False)]) == [True]

    head = store.questions.head("K7QF")
    assert head is not None
    assert (head.changed, head.to_act, head.round) == (1.5, (1,), 3)


def test_steps_of_many_tables_are_stored_together(store: Store) -> None:
    for code in ("CCCC", "DDDD"):
        store.tables.create(a_table(code), OPENING)
    appends = [
        a_move(1, code="DDDD"),
        a_move(2, code="DDDD", to_act=()),
        a_move(1, code="CCCC", is_due=True),
    ]

    assert store.tables.append(appends) == [True, True, True]

    first, second = store.questions.head("CCCC"), store.questions.head("DDDD")
    assert first is not None
    assert second is not None
    assert (first.is_over, first.is_due) == (False, True)
    assert (second.is_over, second.is_due) == (True, False)
    assert store.questions.due() == ["CCCC"]


def test_a_link_gives_its_seat_to_the_first_who_comes(store: Store) -> None:
    store.tables.create(a_table(), OPENING)

    assert store.seats.claim("K7QF", "secret-XXXX", "eve", "Eve") is None
    assert store.seats.claim("K7QF", "secret-K7QF", "bob", "Bob") == 1
    assert store.seats.claim("K7QF", "secret-K7QF", "eve", "Eve") is None

    head = store.questions.head("K7QF")
    assert head is not None
    assert head.seats[1] == Seat(1, "person", "Bob", owners=frozenset({"bob"}))


def test_a_personal_link_works_once_and_not_for_ever(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    store.seats.add_personal_link("K7QF", "ann", "hash", time.time() + 60, 5)
    store.seats.add_personal_link("K7QF", "ann", "old", time.time() - 1, 5)

    assert not store.seats.use_personal_link("K7QF", "old", "phone")
    assert not store.seats.use_personal_link("XXXX", "hash", "phone")
    assert store.seats.use_personal_link("K7QF", "hash", "phone")
    assert not store.seats.use_personal_link("K7QF", "hash", "eve")

    head = store.questions.head("K7QF")
    assert head is not None
    assert head.seats[0].owners == {"ann", "phone"}


def test_talk_is_numbered(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    for at in range(5):
        store.talk.say("K7QF", 0, f"line {at}", 9)

    last, late = (
        store.questions.load("K7QF", talk=2),
        store.questions.since("K7QF", 1, 4),
    )

    assert last is not None
    assert late is not None
    assert [line.number for line in last.talk] == [4, 5]
    assert [line.said for line in late.talk] == ["line 4"]


def test_only_the_latest_talk_is_kept(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    store.tables.create(a_table("CCCC"), OPENING)
    store.talk.say("CCCC", 0, "another table", 2)
    for at in range(5):
        store.talk.say("K7QF", None, f"line {at}", 2)

    here, there = (
        store.questions.load("K7QF", talk=9),
        store.questions.load("CCCC", talk=9),
    )

    assert here is not None
    assert there is not None
    assert [(line.number, line.said) for line in here.talk] == [
        (4, "line 3"),
        (5, "line 4"),
    ]
    assert len(there.talk) == 1


def test_of_too_many_personal_links_the_oldest_ends(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    now = time.time()
    store.seats.add_personal_link("K7QF", "bob", "of bob", now + 1, 2)
    for at in range(3):
        store.seats.add_personal_link("K7QF", "ann", f"hash {at}", now + 60 + at, 2)

    used = [
        store.seats.use_personal_link("K7QF", f"hash {at}", "phone") for at in range(3)
    ]

    assert used == [False, True, True]
    assert store.seats.use_personal_link("K7QF", "of bob", "phone")


def test_a_claim_whose_answer_was_lost_can_be_made_again(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    store.seats.claim("K7QF", "secret-K7QF", "bob", "Bob")

    assert store.seats.claim("K7QF", "secret-K7QF", "bob", "Bobby") == 1
    assert store.seats.claim("K7QF", "secret-K7QF", "ann", "Ann") is None

    head = store.questions.head("K7QF")
    assert head is not None
    assert head.seats[1] == Seat(1, "person", "Bob", owners=frozenset({"bob"}))


def test_tables_are_listed_for_who_sits_there_or_set_them_up(store: Store) -> None:
    for code, creator in (("CCCC", "ann"), ("DDDD", "bob"), ("FFFF", "eve")):
        store.tables.create(a_table(code, creator), OPENING)
    store.seats.claim("DDDD", "secret-DDDD", "ann", "")
    store.tables.append([a_move(1, code="CCCC", to_act=())])

    assert [head.code for head in store.questions.tables_of("ann", 10)] == [
        "CCCC",
        "DDDD",
    ]
    assert [head.code for head in store.questions.tables_of("ann", 1)] == ["CCCC"]
    assert store.questions.tables_of("nobody", 10) == []
    assert store.questions.open_tables("ann") == 0
    assert store.questions.open_tables("bob") == 1


def test_names_and_rematches_are_kept(store: Store) -> None:
    store.tables.create(a_table("CCCC"), OPENING)

    store.seats.rename("CCCC", 0, "Аня")

    assert store.tables.create(a_table("DDDD"), OPENING, follows="CCCC")
    assert not store.tables.create(a_table("FFFF"), OPENING, follows="CCCC")
    head = store.questions.head("CCCC")
    assert head is not None
    assert head.rematch == "DDDD"
    assert head.seats[0].name == "Аня"
    assert store.questions.head("FFFF") is None
    assert store.tables.create(a_table("FFFF"), OPENING)


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    engine = open_engine(database_address(database, Path("unused")))
    first, *_ = migrations()
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE migrations (number INTEGER PRIMARY KEY)"))
        connection.execute(text("INSERT INTO migrations (number) VALUES (1)"))
        for statement in (*first.statements, *OLD_ROWS):
            connection.execute(text(statement))
    engine.dispose()

    archive = open_archive(database, Path("unused"))
    try:
        stored = archive.store.questions.load("K7QF", talk=9)
        assert stored is not None
        assert stored.head.round == 1
        assert stored.head.seats[1].link == "secret"
        assert archive.store.seats.claim("K7QF", "secret", "bob", "Bob") == 1
        assert archive.store.tables.append([a_move(1)]) == [True]
    finally:
        archive.close()


def test_migrations_run_once_and_give_the_schema_that_we_speak_of(
    store: Store,
) -> None:
    newest = max(migration.number for migration in migrations())

    assert migrate(store.database.engine) == newest

    found = inspect(store.database.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            if not column.primary_key:
                assert columns[column.name]["nullable"] == column.nullable


def test_a_newer_database_is_refused(store: Store) -> None:
    with store.database.engine.begin() as connection:
        connection.execute(text("INSERT INTO migrations (number) VALUES (9999)"))

    with pytest.raises(Unsupported, match="newer version"):
        migrate(store.database.engine)


def test_the_archive_stores_what_waits_in_one_go(archive: Archive) -> None:
    async def many() -> list[bool]:
        moves = [archive.append(*a_move(1 + at)) for at in range(50)]
        return [*await asyncio.gather(*moves), await archive.append(*a_move(7))]

    archive.store.tables.create(a_table(), OPENING)

    assert asyncio.run(many()) == [True] * 50 + [False]

    stored = archive.store.questions.load("K7QF", 1)
    assert stored is not None
    assert len(stored.moves) == 51


def test_an_error_of_the_database_reaches_who_asked(archive: Archive) -> None:
    async def broken() -> None:
        # A step of a table that does not exist.
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await archive.append(*a_move(1, code="XXXX"))
        assert await archive.append(*a_move(1))

    archive.store.tables.create(a_table(), OPENING)

    asyncio.run(broken())


def test_one_table_that_is_gone_spoils_no_other(archive: Archive) -> None:
    async def both() -> list[Any]:
        # They wait together while something else is being stored.
        busy = archive.write(time.sleep, 0.1)
        moves = [archive.append(*a_move(1, code=code)) for code in ("XXXX", "K7QF")]
        _, *stored = await asyncio.gather(busy, *moves, return_exceptions=True)
        return stored

    archive.store.tables.create(a_table(), OPENING)

    gone, stored = asyncio.run(both())

    assert isinstance(gone, StoreUnavailable)
    assert isinstance(gone.__cause__, IntegrityError)
    assert stored is True


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    first = open_archive("", tmp_path / "deep" / "tables.sqlite")
    try:
        with pytest.raises(Unsupported, match="several servers need PostgreSQL"):
            open_archive("", tmp_path / "deep" / "tables.sqlite")
    finally:
        first.close()
    open_archive("", tmp_path / "deep" / "tables.sqlite").close()


def test_a_database_that_does_not_answer_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unsupported, match="does not answer"):
        open_archive(f"postgresql://nobody@/none?host={tmp_path}", Path("unused"))


def test_what_is_kept_beside_the_board_is_its_seats_own(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    beside = store.beside
    beside.keep_notes("K7QF", 0, "uranium\nis cheap")
    beside.keep_plans("K7QF", 0, ["1 build Kiel", "1 pass"])
    for at in range(30):
        beside.note_undone("K7QF", 0, [Undone(at, {"key": "told.titled"})])

    kept = beside.beside("K7QF", 0)
    assert (kept.notes, kept.plans) == ("uranium\nis cheap", ("1 build Kiel", "1 pass"))
    assert [each.round for each in kept.undone] == list(range(10, 30))
    assert beside.beside("K7QF", 2) == Beside()


def test_whoever_leaves_for_good_leaves_no_plans_behind(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    assert store.seats.claim("K7QF", "secret-K7QF", "bob", "Bob") == 1
    store.beside.keep_notes("K7QF", 0, "a secret")
    store.seats.give_order("K7QF", 0, "1 pass")
    store.beside.keep_notes("K7QF", 1, "another")

    assert not store.leaving.leave("K7QF", "ann", "random")

    assert store.beside.beside("K7QF", 0) == Beside()
    assert store.beside.beside("K7QF", 1).notes == "another"
    head = store.questions.head("K7QF")
    assert head is not None
    assert head.seats[0].standing is None
