"""The end of the game (A9)."""

from __future__ import annotations

import pytest

from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.events import GameEnded
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, a_table, all_pass, of_type, play

GREEN = ("Flensburg", "Kiel", "Hamburg", "Hannover", "Bremen", "Cuxhaven")
BROWN = ("Lubeck", "Rostock", "Schwerin", "Torgelow", "Magdeburg", "Berlin")
RED = ("Osnabruck", "Munster", "Essen", "Duisburg", "Dortmund")
SEVENTEEN = GREEN + BROWN + RED
LARGE = (24, 25, 26, 27, 28, 30)


def is_over(table: Table) -> bool:
    return table.phase == "over"


@pytest.mark.rule("P-A9.1")
def test_the_game_ends_after_phase_4_and_everybody_still_builds() -> None:
    table = a_table(
        Holding(money=50, cities=SEVENTEEN[:16]),
        Holding(),
        Holding(),
        phase="building",
        step=3,
        order=(C, B, A),
        market=LARGE,
    )

    play(table, "A + Dortmund; A done")
    assert table.phase == "building"
    play(table, "B + Kiel; B done")
    events = play(table, "C done")

    assert is_over(table)
    assert POWER_GRID.decisions(table) == ()
    assert len(of_type(events, GameEnded)) == 1


@pytest.mark.rule("P-A9.1")
@pytest.mark.parametrize(
    ("holdings", "places", "points"),
    [
        pytest.param(
            [
                Holding(cities=SEVENTEEN, plants=(13,), money=90),
                Holding(cities=GREEN, plants=(25,), fuel=(2, 0, 0, 0), money=0),
                Holding(money=99),
            ],
            (2, 1, 3),
            (1, 5, 0),
            id="most supplied, not most cities",
        ),
        pytest.param(
            [
                Holding(cities=SEVENTEEN, plants=(13,), money=5),
                Holding(cities=GREEN, plants=(18,), money=0),
                Holding(cities=("Kiel",), plants=(22,), money=6),
            ],
            (3, 1, 2),
            (1, 2, 1),
            id="then most money",
        ),
        pytest.param(
            [
                Holding(cities=SEVENTEEN, plants=(13,), money=5),
                Holding(cities=("Kiel",), plants=(18,), money=5),
                Holding(cities=("Kiel",), plants=(22,), money=5),
            ],
            (1, 2, 2),
            (1, 1, 1),
            id="then most cities, then shared",
        ),
        pytest.param(
            [
                Holding(cities=SEVENTEEN, plants=(20,), fuel=(2, 0, 0, 0)),
                Holding(cities=GREEN, plants=(3,), fuel=(0, 2, 0, 0)),
                Holding(cities=(), plants=(44,)),
            ],
            (2, 1, 2 + 1),
            (0, 1, 0),
            id="fuel and cities are needed",
        ),
    ],
)
def test_who_wins(
    holdings: list[Holding], places: tuple[int, ...], points: tuple[int, ...]
) -> None:
    table = a_table(*holdings, phase="building", step=3, market=LARGE[:1])

    all_pass(table, "building")

    standings = POWER_GRID.standings(table)
    assert tuple(standing.points for standing in standings) == points
    assert tuple(standing.place for standing in standings) == places


def test_there_are_no_standings_before_the_end() -> None:
    assert POWER_GRID.standings(a_table()) == ()


def a_stalled_game(idle: int) -> Table:
    return a_table(
        Holding(money=300, plants=(13,), cities=("Kiel",)),
        Holding(),
        Holding(),
        phase="auction",
        step=3,
        round=20,
        market=(),
        moment={"idle_rounds": idle},
    )


@pytest.mark.rule("P-A9.2")
def test_ten_idle_rounds_in_step_3_end_the_game() -> None:
    table = a_stalled_game(idle=8)

    for phase in ("auction", "resources", "building"):
        all_pass(table, phase)
    assert table.idle_rounds == 9
    all_pass(table, "income")
    assert table.round == 21
    for phase in ("auction", "resources"):
        all_pass(table, phase)
    assert table.phase == "building"
    all_pass(table, "building")

    assert is_over(table)


@pytest.mark.rule("P-A9.2")
@pytest.mark.parametrize("step", [1, 2])
def test_idle_rounds_before_step_3_do_not_count(step: int) -> None:
    table = a_table(phase="building", step=step, round=20, moment={"idle_rounds": 9})

    all_pass(table, "building")

    assert table.phase == "income"
    assert table.idle_rounds == 0


@pytest.mark.rule("P-A9.2")
def test_a_plant_bought_keeps_the_game_going() -> None:
    table = a_stalled_game(idle=9)
    table.market = [20]

    play(table, "A plant 20")
    for phase in ("auction", "resources", "building"):
        all_pass(table, phase)

    assert table.phase == "income"


@pytest.mark.rule("P-A9.2")
def test_a_house_starts_the_count_again() -> None:
    table = a_stalled_game(idle=9)
    for phase in ("auction", "resources"):
        all_pass(table, phase)
    table.turn = A
    table.waiting = ()

    play(table, "A + Lubeck; A done")

    assert table.phase == "income"
    assert table.idle_rounds == 0
