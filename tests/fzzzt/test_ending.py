"""The end of the game: when it comes, the last allocation, and who wins."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal
from robobid.core.game import Standing
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Done
from robobid.games.fzzzt.rules.events import (
    GameScored,
    RobotPlanned,
    RobotsAllocated,
    RoundBegan,
)
from tests.fzzzt.builders import (
    EDITION_NAMES,
    A,
    B,
    C,
    a_building,
    a_new_game,
    allocate,
    asked,
    build,
    of_type,
    options_of,
    phase_of,
)

LAST = "r1e r1f r1g r1h r1i r1j r1k"


@pytest.mark.rule("F5.5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("left", "over"), [(0, True), (7, True), (8, False)])
def test_the_game_ends_when_the_deck_cannot_fill_a_belt(
    edition: str, left: int, over: bool
) -> None:
    unseen = " ".join(["r1l", *LAST.split()][:left])
    table = a_building(
        edition, hands={A: "m1 r1a", B: "m2"}, units={A: "pc"}, unseen=unseen
    )

    told = build(table, A)

    assert bool(of_type(told, GameScored)) == over
    assert bool(of_type(told, RoundBegan)) == (not over)
    assert (table.phase == "over") == over
    assert bool(asked(table)) != over


@pytest.mark.rule("F5.5")
@pytest.mark.parametrize(("left", "over"), [(11, True), (12, False)])
def test_a_belt_of_twelve_needs_twelve(left: int, over: bool) -> None:
    five = {seat: f"m{seat + 1}" for seat in range(4)}
    unseen = "r1e r1f r1g r1h r1i r1j r1k r1l r2e r2f r2g r2h".split()[:left]
    table = a_building(
        "fr-expansion",
        hands={**five, 4: "m5 r1a"},
        units={4: "pc"},
        unseen=" ".join(unseen),
    )

    build(table, 4)

    assert (table.phase == "over") == over


@pytest.mark.rule("F5.5", "F5.2")
def test_after_the_last_round_too_everybody_builds_first() -> None:
    table = a_building(hands={A: "m1 r2f r2g", B: "m2"}, units={A: "pc"}, unseen=LAST)

    told = build(table, A, "r2f>pc")

    assert of_type(told, RobotsAllocated) == [
        RobotsAllocated(A, ((card("pc"), card("r2f")),))
    ]
    assert table.players[A].units == {card("pc"): (card("r2f"),)}
    assert table.scores[A].bonus == 5


@pytest.mark.rule("F6.7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_by_default_the_program_makes_the_best_allocation(edition: str) -> None:
    """A greedy hand would put the upgrade on the prototype; the advanced pays more."""
    table = a_building(
        edition,
        hands={A: "m1 ua r2e r2f", B: "m2"},
        units={A: "pa ph"},
        unseen="",
    )

    (scored,) = of_type(build(table, A), GameScored)

    assert scored.scores == table.scores
    assert table.scores[A].basic == 4
    assert table.scores[A].bonus == 9 - 3
    assert dict(table.scores[A].allocation)[card("pa")] == ()
    assert asked(table) == []


@pytest.mark.rule("F6.7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_player_may_lay_it_out_by_hand(edition: str) -> None:
    """The same cards, laid out badly, score what they show and not what they could."""
    table = a_building(
        edition,
        hands={A: "m1 ua r2e r2f", B: "m2 r2b r2c"},
        units={A: "pa ph", B: "pd"},
        unseen="",
        by_hand=True,
    )
    build(table, A)
    build(table, B)
    assert phase_of(table) == "layout"
    assert asked(table) == [A, B]

    build(table, A, "ua>pa")
    build(table, B)

    assert phase_of(table) == "over"
    assert (table.scores[A].basic, table.scores[A].bonus) == (4, 3 - 9)
    # B had nut and bolt for the unit, but did not put them there.
    assert (table.scores[B].basic, table.scores[B].bonus) == (4, -5)


@pytest.mark.rule("F6.2", "F6.7")
def test_in_the_layout_a_unit_takes_any_number_of_robots() -> None:
    table = a_building(
        hands={A: "m1 r2f r2g r3f r3g", B: "m2"},
        units={A: "pc"},
        unseen="",
        phase="layout",
    )

    build(table, A, "r2f>pc", "r2g>pc", "r3f>pc", "r3g>pc")

    assert table.scores[A].widgets == (2,)
    assert table.scores[A].total == 8 + 10


@pytest.mark.rule("F6.7", "F5.3")
def test_in_the_layout_too_fixed_robots_stay_and_symbols_must_match() -> None:
    table = a_building(
        hands={A: "m1 r2f r2g", B: "m2"},
        units={A: "pc+r1a pa"},
        unseen="",
        phase="layout",
    )

    assert options_of(table, A) == [
        allocate("r2f", "pc"),
        allocate("r2g", "pc"),
        Done(),
    ]
    with pytest.raises(Illegal, match="r1a is no free robot"):
        FZZZT.apply(table, A, allocate("r1a", "pa"))


@pytest.mark.rule("F6.7")
def test_who_has_nothing_to_lay_out_is_not_asked() -> None:
    table = a_building(
        hands={A: "m1 r1a", B: "m2 r2f", C: "m3"},
        units={A: "pc"},
        unseen="",
        by_hand=True,
    )

    build(table, A, "r1a>pc")

    assert phase_of(table) == "over"


@pytest.mark.rule("F6.7")
def test_nobody_sees_a_layout_before_all_have_finished() -> None:
    table = a_building(
        hands={A: "m1 r1a", B: "m2 r2f"},
        units={A: "pc", B: "pd"},
        unseen="",
        phase="layout",
    )
    before = FZZZT.view(table, B)

    (planned,) = of_type(FZZZT.apply(table, A, allocate("r1a", "pc")), RobotPlanned)

    assert planned.seen_by(B) is None
    assert FZZZT.view(table, B) == before


@pytest.mark.rule("F7.2")
def test_a_peripheral_is_gone_before_the_layout() -> None:
    table = a_building(
        hands={A: "m1 r1a r1f", B: "m2"},
        units={A: "pc"},
        unseen="",
        by_hand=True,
        peripheral="plotter",
        more="chosen=plotter",
    )

    build(table, A)

    assert table.peripheral is None
    assert table.rules == table.edition.rules


def an_ending(edition: str, **hands: str) -> tuple[int, ...]:
    """The places of seats that own these cards when the game is over."""
    seated = dict(enumerate(hands.values()))
    table = a_building(
        edition,
        hands={seat: f"m{seat + 1} {hand}" for seat, hand in seated.items()},
        units={},
        unseen="",
        waiting="A",
    )
    FZZZT.apply(table, A, Done())
    return tuple(standing.place for standing in FZZZT.standings(table))


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_most_points_win(edition: str) -> None:
    assert an_ending(edition, a="r5a", b="r2b r2e", c="r1a") == (2, 1, 3)


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_in_a_tie_fewest_robots_win(edition: str) -> None:
    """Three points from one robot, from two, from three; upgrades are robots."""
    assert an_ending(edition, a="r1a r1e r1f", b="r5a", c="r2a r1g") == (3, 1, 2)
    assert an_ending(edition, a="r5b ua", b="r5a", c="r5c ub") == (2, 1, 2)


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize(
    ("edition", "places"),
    [
        ("en", (1, 2)),
        ("de", (1, 2)),
        ("fr", (1, 2)),
        ("fr-expansion", (1, 2)),
        ("ru", (1, 1)),
    ],
)
def test_only_in_russian_a_fzzzt_is_a_robot(
    edition: str, places: tuple[int, ...]
) -> None:
    """Two points: a 5 less a Fzzzt is one robot, or two; the other has two robots."""
    assert an_ending(edition, a="r5a fa", b="r1a r1e") == places


@pytest.mark.rule("F6.6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_still_tied_they_share_the_win(edition: str) -> None:
    assert an_ending(edition, a="r5a", b="r4a", c="r1a") == (1, 1, 3)


@pytest.mark.rule("F6.6")
def test_standings_tell_points_and_places_seat_by_seat() -> None:
    table = a_building(
        hands={A: "m1 r1a", B: "m2 r5a"}, units={A: "pa"}, unseen="", waiting="A"
    )
    assert FZZZT.standings(table) == ()

    build(table, A)

    assert FZZZT.standings(table) == (Standing(A, -2, 2), Standing(B, 3, 1))


def test_before_the_end_nobody_has_won() -> None:
    assert FZZZT.standings(a_new_game()) == ()
