"""What there is to tell of a table, and to whom."""

from __future__ import annotations

from typing import Any

from robobid.app.hosting.notices.news import NOBODY, News, Told, news_of, outranks
from robobid.app.hosting.rows import Head, Seat

ANN, BOB = frozenset({"ann"}), frozenset({"bob"})


def a_table(**changes: Any) -> Head:
    """Ann's table, with Bob and a bot; both people are to act."""
    head = Head(
        code="K7QF",
        game="fzzzt",
        tags={},
        creator="ann",
        created=1.0,
        changed=1.0,
        is_over=False,
        is_due=False,
        to_act=(0, 1, 2),
        rematch=None,
        seats=(
            Seat(0, "person", "Ann", owners=ANN),
            Seat(1, "person", "Bob", owners=BOB),
            Seat(2, "bot", "random", "random"),
        ),
    )
    return head._replace(**changes)


def seated(head: Head, seat: int, **changes: Any) -> Head:
    seats = list(head.seats)
    seats[seat] = seats[seat]._replace(**changes)
    return head._replace(seats=tuple(seats))


NOTHING_NEW = Told(frozenset({0, 1}), frozenset({0, 1}), is_over=False)


def test_a_turn_is_told_to_whoever_is_waited_for_and_once() -> None:
    told = NOTHING_NEW._replace(asked=frozenset({0}))

    assert news_of(a_table(), told) == [News("turn", 1, BOB)]
    assert news_of(a_table(), NOTHING_NEW) == []


def test_nobody_is_told_of_a_turn_that_a_bot_plays_or_that_nobody_waits_for() -> None:
    told = NOTHING_NEW._replace(asked=frozenset())

    for head in (
        a_table(is_waiting=True),
        a_table(is_stopped=True),
        seated(seated(a_table(), 0, stand_in="random"), 1, stand_in="random"),
        # One person at one screen, and a bot.
        seated(a_table(), 1, owners=ANN),
    ):
        assert [each for each in news_of(head, told) if each.kind == "turn"] == []


def test_the_others_are_told_who_came_and_who_left() -> None:
    came = NOTHING_NEW._replace(seated=frozenset({0}))
    gone = seated(a_table(), 1, owners=frozenset())

    assert news_of(a_table(), came) == [News("joined", 1, ANN)]
    assert news_of(gone, NOTHING_NEW) == [News("left", 1, ANN)]
    # A table of an older version: nobody knows who sat there before.
    assert news_of(a_table(), NOTHING_NEW._replace(seated=None)) == []


def test_all_people_are_told_of_the_end_and_nobody_of_who_leaves_then() -> None:
    over = a_table(is_over=True, to_act=())
    told = NOTHING_NEW._replace(is_over=True)

    assert news_of(over, NOTHING_NEW) == [News("over", NOBODY, ANN | BOB)]
    assert news_of(seated(over, 1, owners=frozenset()), told) == []


def test_until_it_is_seen_only_what_matters_more_is_told() -> None:
    assert outranks("turn", "joined")
    assert outranks("over", "turn")
    assert not outranks("turn", "turn")
    assert not outranks("joined", "turn")
    assert outranks("joined", None)
