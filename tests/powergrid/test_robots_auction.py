"""How robots open, bid, discard and pay in phase 2 (C3, S3)."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.robots.wanting import wanted
from robobid.games.powergrid.rules.actions import NamePlant, Offer
from robobid.games.powergrid.table import Auction, Owed
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, act, asked, of_type, play
from tests.powergrid.robots import (
    KIEL,
    LAST,
    MANY,
    draw_any,
    in_round_2,
    in_turn,
    obey,
    reasons,
    robot_table,
    words,
)


@pytest.mark.rule("P-C3.9")
def test_it_bids_only_for_what_its_piece_asks_for() -> None:
    held = Holding(money=99, plants=(3,), cities=KIEL)
    table = in_round_2(4, held, order=LAST, market=(4, 5, 6, 7, 8, 9, 10, 11))
    play(table, "B plant 6; C pass")
    assert words(table) == ["pass"]
    assert reasons(obey(table)) == [("A4", "drops_unwanted")]

    table = in_round_2(4, held, order=LAST, market=(4, 5, 6, 7, 8, 9, 10, 11))
    play(table, "B plant 7; C pass")
    assert words(table) == ["8"]
    play(table, "A 8; B 9")
    assert reasons(obey(table)) == [("A4", "drops_at_limit")]


@pytest.mark.parametrize(
    ("held", "market", "rule"),
    [
        (Holding(money=99, plants=(10,), cities=MANY), (8, 9, 11, 12), "too_small"),
        (Holding(99, (5, 13, 18), cities=MANY), (6, 22, 24, 26), "no_better"),
        (Holding(money=9, plants=(3,), cities=KIEL), (10, 11, 12, 13), "too_dear"),
        (
            Holding(money=99, plants=(3, 10), cities=KIEL),
            (11, 12, 13, 14),
            "enough_power",
        ),
        (Holding(money=99, plants=(3,), cities=KIEL), (10, 11, 12, 13), "other_aim"),
    ],
)
def test_it_says_which_rule_excludes_a_plant(
    held: Holding, market: tuple[int, ...], rule: str
) -> None:
    market = (*market, 40, 42, 44, 46)
    table = in_round_2(4, held, order=LAST, market=market)
    play(table, f"B plant {market[0]}; C pass")

    events = obey(table)

    assert reasons(events) == [("A4", "drops_unwanted")]
    (told,) = of_type(events, RobotDid)
    assert told.values == {"plant": str(market[0]), "rule": rule}


def test_it_says_for_every_plant_why_it_passes() -> None:
    held = Holding(money=12, plants=(8,), cities=MANY)
    market = (7, 11, 13, 14, 15, 16, 17, 18)

    (told,) = of_type(obey(in_round_2(4, held, market=market)), RobotDid)

    assert told.reason == "opens_only_plant"
    held = Holding(money=10, plants=(8,), cities=MANY)
    (told,) = of_type(obey(in_round_2(4, held, market=market)), RobotDid)
    assert told.values["excluded"] == {
        "7": "too_small",
        "11": "too_dear",
        "13": "too_dear",
        "14": "too_dear",
    }


@pytest.mark.rule("P-C3.9")
def test_it_never_bids_more_than_it_has() -> None:
    table = in_round_2(3, Holding(money=8), order=LAST)
    play(table, "B plant 6 8; C pass")

    assert reasons(obey(table)) == [("A3", "drops_short_of_money")]


@pytest.mark.rule("P-C3.10", "P-D10")
@pytest.mark.parametrize("piece", range(1, 7))
def test_a_single_possibility_is_the_aim_of_every_piece(piece: int) -> None:
    held = Holding(money=7, plants=(5,), cities=KIEL)
    market = (3, 4, 6, 8, 9, 10, 11, 12)

    assert words(in_round_2(piece, held, market=market)) == ["plant 6"]


@pytest.mark.rule("P-C3.7", "P-D3")
def test_its_aim_is_found_anew_before_every_auction() -> None:
    held = Holding(money=99, plants=(3,), cities=KIEL)
    table = in_round_2(4, held, order=LAST, market=(4, 5, 6, 7, 14, 15, 16, 17))
    play(table, "B plant 7; C pass; A 8; B 9; A pass")
    # The plant that was sold made room for 13, which it wants now.

    play(table, "C plant 13")

    assert words(in_turn(table, A)) == ["14"]


@pytest.mark.rule("P-C3.11")
def test_it_opens_again_after_losing_its_own_auction() -> None:
    held = Holding(money=99, plants=(3,), cities=KIEL)
    table = in_round_2(5, held)
    obey(table)
    play(table, "B 6; C pass; A pass")
    draw_any(table)

    assert asked(table).seat == A
    assert words(table) == ["plant 6"]


@pytest.mark.rule("P-C3.11")
def test_it_passes_only_if_there_is_nothing_it_may_want() -> None:
    table = in_round_2(3, Holding(money=2))

    assert reasons(obey(table)) == [("A3", "passes_no_plant")]
    assert A not in table.waiting


@pytest.mark.rule("P-C3.12", "P-D43")
def test_it_discards_the_smallest_number_even_if_it_supplies_less_then() -> None:
    """15 supplies three cities, 16 three, 20 five; it buys 21 for four."""
    table = in_round_2(
        3,
        Holding(money=99, plants=(15, 16, 20, 21)),
        turn=A,
        moment={"owed": Owed("discard", A), "turn": None, "waiting": (B, C)},
        market=(17, 18, 19, 22, 23, 24, 25, 26),
    )

    assert words(table) == ["discard 15"]


@pytest.mark.rule("P-C3.12")
def test_it_never_discards_the_new_plant() -> None:
    """33 and the dearer ones were there before; the new one stands last."""
    table = in_round_2(
        3,
        Holding(money=99, plants=(30, 31, 32, 19)),
        moment={"owed": Owed("discard", A), "turn": None, "waiting": (B, C)},
        market=(17, 18, 22, 23, 24, 25, 26, 27),
    )

    assert words(table) == ["discard 30"]


@pytest.mark.rule("P-C3.12", "P-D44")
def test_chance_says_which_fuel_a_robot_loses() -> None:
    """The hybrid 5 goes; four tokens lie there of which two still fit on 12."""
    table = in_round_2(
        3,
        Holding(money=99, plants=(5, 12, 13, 20), fuel=(3, 3, 0, 0)),
        moment={"owed": Owed("discard", A), "turn": None, "waiting": (B, C)},
        market=(15, 16, 17, 18, 19, 22, 23, 24),
    )
    obey(table)
    assert table.owed is None  # Three coal fit on 20.

    table = in_round_2(
        3,
        Holding(money=99, plants=(5, 12, 13, 18), fuel=(3, 3, 0, 0)),
        moment={"owed": Owed("discard", A), "turn": None, "waiting": (B, C)},
        market=(15, 16, 17, 19, 20, 22, 23, 24),
    )
    obey(table)
    assert asked(table).seat == CHANCE
    assert words(table) == ["coal", "oil"]
    play(table, "#lose oil; #lose coal")

    assert table.players[A].fuel == [2, 2, 0, 0]


@pytest.mark.rule("P-C3.13")
@pytest.mark.parametrize("piece", range(1, 7))
def test_in_round_1_it_buys_like_everyone(piece: int) -> None:
    table = in_round_2(piece, Holding(), round=1)
    while not table.players[A].plants:
        decision = asked(table)
        act(table, decision.seat, next(iter(decision.options)))

    assert len(table.players[A].plants) == 1


# -- S3 ----------------------------------------------------------------------


@pytest.mark.rule("P-piece-S3")
def test_s3_pays_half_rounded_down() -> None:
    table = robot_table("robot 1-4-1-1-3; Ann; Bob", Holding(money=50), round=2)
    table.auction = Auction(5, 15, A, (B, A))
    table.turn = A

    events = play(table, "B pass")

    assert table.players[A].money == 43
    assert ("S3", "pays_half") in reasons(events)


@pytest.mark.rule("P-D12")
@pytest.mark.parametrize(("readings", "plants"), [("", [3]), ("12=alt", [3, 4, 5, 6])])
def test_s3_must_own_its_full_bid_or_half_of_it(
    readings: str, plants: list[float]
) -> None:
    table = robot_table(
        "robot 1-4-1-1-3; Ann; Bob", Holding(money=3), round=2, readings=readings
    )

    assert wanted(table, A) == plants


def test_a_plant_that_the_robot_does_not_want_cannot_be_named() -> None:
    table = in_round_2(6, Holding(money=4))
    before = table.copy()
    for action in (NamePlant(5), NamePlant(50), Offer(3, 3)):
        with pytest.raises(Illegal):
            act(table, C, action)
        assert table == before
