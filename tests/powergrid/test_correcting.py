"""A table whose figures somebody corrects, or tells when they begin late."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.errors import Unreadable
from robobid.games.powergrid.asides.correction import corrected, laid_out
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.plants import STEP3
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.text.position import write_position
from robobid.games.powergrid.variants import Pieces, SetUp
from tests.powergrid.builders import A, B, a_table


def laid(**position: object) -> Table:
    given = {
        "round": 4,
        "phase": "building",
        "market": (7, 8, 9, 11, 12, 14, 15, 16),
    }
    return a_table(
        Holding(money=40, plants=(4, 13), fuel=(2, 0, 0, 0), cities=("Essen",)),
        Holding(money=30, plants=(10,), cities=("Kiel",)),
        Holding(money=55, plants=(5,)),
        **given | position,  # type: ignore[arg-type]
    )


def test_one_figure_changes_and_nothing_else() -> None:
    table = laid()

    after = corrected(table, {"B.money": "31"})

    assert after.players[B].money == 31
    after.players[B].money = 30
    assert write_position(after) == write_position(table)


def test_nothing_is_written_as_nothing() -> None:
    after = corrected(laid(), {"A.fuel": "", "A.cities": "Essen,Duisburg"})

    assert after.players[A].fuel == [0, 0, 0, 0]
    assert len(after.players[A].cities) == 2


def test_a_card_that_was_misread_is_unseen_again() -> None:
    table = laid()

    after = corrected(table, {"market": "7,8,9,11,12,14,15,17"})

    assert 16 in after.unseen
    assert 17 not in after.unseen
    assert after.hidden == table.hidden


def test_a_card_that_was_forgotten_has_left_the_stack_or_the_game() -> None:
    table = laid(market=(7, 8, 9, 11, 12, 14, 15))

    drawn = corrected(table, {"market": "7,8,9,11,12,14,15,17"})
    gone = corrected(table, {"A.plants": "4"})

    assert drawn.hidden == table.hidden - 1
    assert 17 not in drawn.unseen
    assert 13 not in gone.unseen
    assert gone.hidden == table.hidden


def test_the_step_3_card_lies_where_the_market_shows() -> None:
    in_market = corrected(laid(), {"market": "7,8,9,11,12,14,15,step3", "hidden": "0"})
    last = corrected(
        laid(),
        {"step": "3", "market": "20,21,22,23,24,25", "hidden": "4", "phase": "auction"},
    )

    assert in_market.step3_card == "in-market"
    assert in_market.market[-1] == STEP3
    assert last.step3_card == "gone"
    assert last.hidden == 4
    assert {26, 27} <= {*last.unseen}


def test_another_phase_or_turn_begins_anew() -> None:
    table = laid(phase="resources", turn=A)

    auction = corrected(table, {"phase": "auction"})
    later = corrected(table, {"turn": "B"})

    assert (auction.phase, auction.turn, auction.waiting) == ("auction", A, (0, 1, 2))
    assert later.turn == B


@pytest.mark.parametrize(
    ("figures", "code"),
    [
        ({"A.money": "-1"}, "field_expects"),
        ({"A.mony": "3"}, "field_unknown_near"),
        ({"A.plants": "41"}, "field_cannot_be"),
        ({"A.plants": "10"}, "plant_in_two_places"),
        ({"A.fuel": "0/2/0/0"}, "fuel_of_seat_too_much"),
        ({"A.cities": "Rom"}, "field_expects"),
        ({"hidden": "99"}, "cards_hidden"),
        ({"market": "3,6,7,8,9,11,12,14,15"}, "market_too_long"),
    ],
)
def test_what_cannot_be_is_refused(figures: dict[str, str], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        corrected(laid(), figures)

    assert refused.value.values["reason"].code == code


@pytest.mark.parametrize("map_", ["germany", "korea", "spain-portugal"])
def test_a_table_is_laid_out_in_its_first_auction(map_: str) -> None:
    facts = standard_map(map_)
    regions = facts.choices(3)[0]
    seats = (None, None, Pieces.read("2-5-1-6-3"))

    table = laid_out(SetUp(map=facts, seats=seats, regions=regions), regions)

    assert (table.phase, table.round, len(table.market)) == ("auction", 1, 8)
    assert corrected(table, {}) == table


def test_every_figure_of_any_table_can_be_given_as_it_is() -> None:
    """What is counted again and found right changes nothing."""
    random = Random(4)
    table = POWER_GRID.set_up({"Players": "Ann; robot 1-3-4-6-2", "Map": "germany"})
    while decisions := POWER_GRID.decisions(table):
        decision = decisions[0]
        POWER_GRID.apply(table, decision.seat, decision.options.pick(random))
        if table.phase in ("regions", "lots") or random.random() > 0.1:
            continue
        money = {
            f"{'AB'[seat]}.money": str(p.money) for seat, p in enumerate(table.players)
        }
        assert write_position(corrected(table, money)) == write_position(table)
