"""Clean-up and building: one robot for each unit, unseen until all have finished."""

from __future__ import annotations

from itertools import permutations

import pytest

from robobid.core.errors import Illegal
from robobid.core.events import seen_by
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Done
from robobid.games.fzzzt.rules.events import (
    AuctionsEnded,
    BuildingFinished,
    RobotPlanned,
    RobotsAllocated,
)
from tests.fzzzt.builders import (
    EDITION_NAMES,
    A,
    B,
    C,
    a_building,
    allocate,
    an_auction,
    asked,
    build,
    cards,
    lay,
    of_type,
    options_of,
)


@pytest.mark.rule("F5.1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_when_the_belt_is_empty_hand_and_pile_are_taken_up_together(
    edition: str,
) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 r1a", B: "m2 r1b"},
        aside={A: "r2a", B: "r2b"},
        spent={A: "r3a", B: "r3b fa"},
        units={A: "pc+r1f", B: "pa"},
    )

    told = lay(table, {A: "r1a", B: "m2"})

    assert of_type(told, AuctionsEnded) == [AuctionsEnded(1)]
    assert table.phase == "building"
    assert table.players[A].hand == cards("m1 r1a r2a r3a r5b")
    assert table.players[B].hand == cards("m2 r1b r2b r3b fa")
    assert [player.pile_size for player in table.players] == [0, 0]
    assert table.players[A].units == {card("pc"): (card("r1f"),)}


@pytest.mark.rule("F5.1")
def test_while_a_card_is_left_on_the_belt_nobody_builds() -> None:
    table = an_auction(
        hands={A: "m1 r1a", B: "m2"}, units={A: "pc"}, belt="r5b", down=1
    )

    told = lay(table, {A: "r1a", B: "m2"})

    assert not of_type(told, AuctionsEnded)
    assert table.phase == "turning"


@pytest.mark.rule("F5.2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_robot_must_share_a_symbol_with_the_unit(edition: str) -> None:
    table = a_building(
        edition,
        hands={A: "m1 r1a r2a r3a ua fa", B: "m2"},
        units={A: "pa pc"},
    )

    assert options_of(table, A) == [
        allocate("r2a", "pa"),
        allocate("ua", "pa"),
        allocate("r1a", "pc"),
        allocate("ua", "pc"),
        Done(),
    ]


@pytest.mark.rule("F5.2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_unit_takes_one_robot_a_round(edition: str) -> None:
    table = a_building(
        edition, hands={A: "m1 r1a r1f r1h", B: "m2"}, units={A: "pc pd+r1g"}
    )
    FZZZT.apply(table, A, allocate("r1a", "pc"))

    assert {step.unit for step in options_of(table, A)[:-1]} == {card("pd")}
    with pytest.raises(Illegal, match="pc takes no further robot this round"):
        FZZZT.apply(table, A, allocate("r1f", "pc"))
    FZZZT.apply(table, A, allocate("r1f", "pd"))
    assert options_of(table, A) == [Done()]


@pytest.mark.rule("F5.2")
def test_in_the_next_round_the_unit_takes_one_more() -> None:
    table = a_building(
        hands={A: "m1 r1a r1h", B: "m2"}, units={A: "pc+r1f+r2c"}, round_=2
    )

    build(table, A, "r1a>pc")

    robots = table.players[A].units[card("pc")]
    assert robots == (card("r1f"), card("r2c"), card("r1a"))


@pytest.mark.rule("F5.2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_nobody_has_to_build(edition: str) -> None:
    table = a_building(edition, hands={A: "m1 r1a", B: "m2"}, units={A: "pc"})

    build(table, A)

    assert table.players[A].units == {card("pc"): ()}
    assert table.round == 2


@pytest.mark.parametrize(
    ("robot", "unit", "code", "reason"),
    [
        ("r2f", "pc", "robot_not_free", "r2f is no free robot of seat A; allowed"),
        ("r1f", "pc", "robot_not_free", "r1f is no free robot of seat A"),
        ("r1a", "pd", "unit_not_owned", "pd is no unit of seat A"),
        ("r1a", "pa", "no_shared_symbol", "r1a and pa share no symbol"),
        ("fa", "pc", "no_shared_symbol", "fa and pc share no symbol"),
        ("m1", "pc", "no_shared_symbol", "m1 and pc share no symbol"),
        ("r1a", "pi", "unit_is_full", "pi takes no further robot this round"),
    ],
)
@pytest.mark.rule("F5.2", "F1.3")
def test_an_impossible_allocation_is_refused_and_nothing_changes(
    robot: str, unit: str, code: str, reason: str
) -> None:
    table = a_building(
        hands={A: "m1 r1a r1e fa", B: "m2 r1b"}, units={A: "pa pc+r1f pi", B: "pd"}
    )
    FZZZT.apply(table, A, allocate("r1e", "pi"))
    before = table.copy()

    with pytest.raises(Illegal, match=reason) as caught:
        FZZZT.apply(table, A, allocate(robot, unit))

    assert caught.value.code == code
    assert "r1a>pc" in map(str, caught.value.values["allowed"])
    assert table == before


def test_with_nothing_left_to_build_the_error_says_so() -> None:
    table = a_building(hands={A: "m1 r1a", B: "m2"}, units={A: "pc"})
    FZZZT.apply(table, A, allocate("r1a", "pc"))

    with pytest.raises(Illegal, match="allowed: only to finish"):
        FZZZT.apply(table, A, allocate("r1a", "pc"))
    with pytest.raises(Illegal, match="allowed: done"):
        FZZZT.apply(table, A, None)  # type: ignore[arg-type]


@pytest.mark.rule("F5.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_allocated_robot_stays_and_is_no_personal_card_any_more(
    edition: str,
) -> None:
    table = a_building(
        edition, hands={A: "m1 r1a r1f", B: "m2"}, units={A: "pc pd+r1g"}
    )

    told = build(table, A, "r1a>pc")

    player = table.players[A]
    assert player.units == {card("pc"): (card("r1a"),), card("pd"): (card("r1g"),)}
    assert card("r1a") not in player.personal_cards()
    assert of_type(told, RobotsAllocated)[0].robots == ((card("pc"), card("r1a")),)
    # No later step names the robots that are on a unit.
    again = a_building(
        edition, hands={A: "m1 r1f", B: "m2"}, units={A: "pc+r1a pd+r1g"}, round_=2
    )
    assert {step.robot for step in options_of(again, A)[:-1]} == {card("r1f")}


@pytest.mark.rule("F5.3")
def test_the_symbol_of_a_robot_is_chosen_at_the_end() -> None:
    """r1a shows bolt and cog: on pc it may count for either, as the others need."""
    for other in ("r2f", "r2g"):  # a bolt, a cog
        table = a_building(
            hands={A: f"m1 {other}", B: "m2 r1b"},
            units={A: "pc+r1a"},
            unseen="r1e",
        )

        build(table, A)

        assert table.phase == "over"
        assert table.scores[A].widgets == (1,)


@pytest.mark.rule("F5.4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("order", list(permutations((A, B, C))))
def test_all_build_at_the_same_time_in_any_order(
    edition: str, order: tuple[int, ...]
) -> None:
    table = a_building(
        edition,
        hands={A: "m1 r1a", B: "m2 r1b", C: "m3 r1c"},
        units={A: "pc", B: "pf", C: "pb"},
    )
    steps = {A: "r1a>pc", B: "r1b>pf", C: "r1c>pb"}
    assert asked(table) == [A, B, C]

    for seat in order:
        assert seat in asked(table)
        build(table, seat, steps[seat])

    assert table.round == 2
    assert [list(p.units.values()) for p in table.players] == [
        [(card("r1a"),)],
        [(card("r1b"),)],
        [(card("r1c"),)],
    ]


@pytest.mark.rule("F5.4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_nobody_sees_what_the_others_build_before_all_have_finished(
    edition: str,
) -> None:
    table = a_building(
        edition,
        hands={A: "m1 r1a", B: "m2 r1b", C: "m3"},
        units={A: "pc", B: "pf"},
    )
    before = {seat: FZZZT.view(table, seat) for seat in (B, None)}

    told = FZZZT.apply(table, A, allocate("r1a", "pc"))

    assert seen_by(told, A) == [RobotPlanned(A, card("r1a"), card("pc"))]
    for seat in (B, None):
        assert seen_by(told, seat) == []
        assert FZZZT.view(table, seat) == before[seat]
    told = FZZZT.apply(table, A, Done())
    assert seen_by(told, B) == [BuildingFinished(A)]
    assert FZZZT.view(table, B).players[A].units == ((card("pc"), ()),)

    told = build(table, B, "r1b>pf")

    assert of_type(seen_by(told, None), RobotsAllocated) == [
        RobotsAllocated(A, ((card("pc"), card("r1a")),)),
        RobotsAllocated(B, ((card("pf"), card("r1b")),)),
    ]
    assert FZZZT.view(table, C).players[A].units == ((card("pc"), (card("r1a"),)),)


@pytest.mark.rule("F5.4")
def test_who_built_nothing_shows_that_too() -> None:
    """Else the last to finish could take it back, knowing what the others did."""
    table = a_building(hands={A: "m1 r1a", B: "m2 r1b"}, units={A: "pc", B: "pf"})

    build(table, A)
    told = build(table, B)

    assert of_type(told, RobotsAllocated) == [
        RobotsAllocated(A, ()),
        RobotsAllocated(B, ()),
    ]
    assert all(event.is_revealing() for event in of_type(told, RobotsAllocated))


@pytest.mark.rule("F5.4")
def test_who_can_build_nothing_is_not_asked() -> None:
    table = an_auction(
        hands={A: "m1 r1a", B: "m2 r2b", C: "m3"},
        units={A: "pc", B: "pa"},
        belt="fa",
    )

    lay(table, {A: "r1a", B: "m2", C: "m3"})

    assert asked(table) == [A]


@pytest.mark.rule("F5.4")
def test_a_finished_seat_is_not_asked_again() -> None:
    table = a_building(hands={A: "m1 r1a", B: "m2 r1b"}, units={A: "pc", B: "pf"})
    build(table, A)

    with pytest.raises(Illegal, match="seat A is not to act now; to act: seat B"):
        FZZZT.apply(table, A, allocate("r1a", "pc"))
