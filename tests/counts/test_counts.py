"""How many tables can be reached in one, two and three actions: guards the options.

The numbers were worked out by hand, as each position says; the walker below knows
nothing of the rules but who is asked and what is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import pytest

from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.text.position import write_position
from tests.fzzzt.builders import (
    A,
    B,
    C,
    D,
    a_building,
    a_dealt_game,
    a_new_game,
    an_auction,
    build,
    lay,
    turn,
)


def reachable(table: Table, actions: int) -> list[int]:
    """The number of different tables after each of so many actions."""
    tables = {write_position(table): table}
    numbers = []
    for _ in range(actions):
        after: dict[str, Table] = {}
        for before in tables.values():
            for seat, _, options in FZZZT.decisions(before):
                for action in options:
                    reached = before.copy()
                    FZZZT.apply(reached, seat, action)
                    after[write_position(reached)] = reached
        tables = after
        numbers.append(len(tables))
    return numbers


def a_dealing() -> Table:
    table = a_building(
        hands={A: "m1 r1a r1e r1f r1g r2a r3a fa", B: "m2"}, units={A: "pa"}
    )
    build(table, A)
    return table


def a_payment() -> Table:
    table = an_auction(
        hands={A: "m1 r3a fa r1a", B: "m2 r1b"},
        belt="r5b r1e r5c",
        peripheral="printer",
    )
    lay(table, {A: "r3a fa r1a", B: "m2"})
    return table


def a_reveal() -> Table:
    table = a_dealt_game("en", 2, peripherals=["keyboard", "joystick", "plotter"])
    turn(table, "r5a")
    return table


EIGHT = "r1e r1f r1g r1h r1i r1j r1k r1l"
FOURS = {A: "m1 r1a r2a r3a", B: "m2 r1b r2b r3b", C: "m3 r1c r2c r3c", D: "m4 r1d"}

COUNTS: list[tuple[str, Callable[[], Table], list[int]]] = [
    (
        "two mechanics, then any of 46 cards is turned",
        lambda: a_new_game("en", 2),
        [2, 2, 2 * 46],
    ),
    (
        "six mechanics in any order",
        lambda: a_new_game("ru", 6),
        [6, 6 * 5, 6 * 5 * 4],
    ),
    (
        "the belt in French runs on as its head says",
        lambda: a_dealt_game("fr", 4),
        # Any of 40. Of them 8 (fives and Fzzzts) have speed 1 and begin an auction,
        # where the Chief has 15 bids; the 32 others turn up one more of 39.
        [40, 32 * 39 + 8 * 15],
    ),
    (
        "fifteen bids of four cards, one after another",
        lambda: an_auction("de", hands=FOURS),
        [15, 15**2, 15**3],
    ),
    (
        "with the Keyboard four, one after another",
        lambda: an_auction("de", hands=FOURS, peripheral="keyboard"),
        [4, 4**2, 4**3],
    ),
    (
        "all at once in Russian: either first, then both, then the next auction",
        lambda: an_auction("ru", hands={A: "m1 r1a", B: "m2 r1b"}, belt="r5b r5c r5d"),
        # Three bids each; both, and all nine pairs leave other cards shown and spent.
        # Third: A won with m1 (a tie at 0): 1 bid of A or 3 of B. A won with r1a, three
        # times: 1 or 3. B won with r1b: 3 or 1. Somebody won with both cards: the other
        # bids alone and wins. There B may have shown m2 (A is Chief), r1b or both (a
        # tie, B is Chief): bidding m2 leads to 2 tables, r1b to 3, both to new hands
        # and only the Chief to tell them apart, 2. A has shown m1: 3.
        [3 + 3, 9, 4 + 3 * 4 + 4 + (2 + 3 + 2) + 3],
    ),
    (
        "the last auction: it only matters who wins and who is Chief",
        lambda: an_auction("en", hands={A: "m1 r1a", B: "m2 r1b"}, unseen=EIGHT),
        # A wins a tie and B is Chief, A wins alone, B wins alone; then 8 cards.
        [3, 3, 3 * 8],
    ),
    (
        "building: four steps or done; two steps in either order; then both are one",
        lambda: a_building(
            hands={A: "m1 r1a r2f", B: "m2"}, units={A: "pc pd"}, unseen=EIGHT
        ),
        # r1a, r2f on pc, pd, or done; the other on the other, or done, or a head;
        # 2 ways to have built both, 4 x 8 heads, 8 x 7 second cards.
        [5, 4 + 4 + 8, 2 + 4 * 8 + 8 * 7],
    ),
    (
        "building at the same time",
        lambda: a_building(
            hands={A: "m1 r1a", B: "m2 r1b", C: "m3"},
            units={A: "pc", B: "pf"},
            unseen=EIGHT,
        ),
        # Each plans or finishes; {plan, done} of both, or plan and done of one.
        [4, 4 + 2, 4 + 4 + 8 - 4],
    ),
    (
        "a hand of six out of eight, card by card",
        a_dealing,
        [comb(8, 1), comb(8, 2), comb(8, 3)],
    ),
    (
        "the Printer: one of the two strongest; the next Chief is still A",
        a_payment,
        # Kept are m1, r1a and the other one, X: 7 bids. Then B has 3, but r1a and X
        # are shown already, as is m2, and only the strongest card is paid. So with X
        # it makes no difference whether r1a is in the bid, nor with r1b whether m2 is.
        # m1, r1a and m1+r1a lead to 2 tables for each X; X and X+m1 to 2 in all, for
        # then both X are spent.
        [2, 2 * 7, 2 * 3 * 2 + 2 * 2],
    ),
    (
        "one of three peripherals; the Keyboard allows 4 bids, the others 15",
        a_reveal,
        [3, 4 + 15 + 15, 4 * 4 + 2 * 15 * 15],
    ),
    (
        "the layout: any number on a unit",
        lambda: a_building(
            hands={A: "m1 r2f r2g", B: "m2"}, units={A: "pc"}, phase="layout", unseen=""
        ),
        # Two steps or done (over); the second step or done; then done, two orders.
        [3, 2 + 2, 1],
    ),
]


@pytest.mark.rule("F4.1", "F4.3", "F5.2")
@pytest.mark.parametrize(
    ("position", "numbers"),
    [pytest.param(position, numbers, id=name) for name, position, numbers in COUNTS],
)
def test_so_many_tables_can_be_reached(
    position: Callable[[], Table], numbers: list[int]
) -> None:
    assert reachable(position(), len(numbers)) == numbers
