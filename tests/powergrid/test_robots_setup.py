"""Robots sit down: their pieces, their seats, their place in the order (C1, C2)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import RobobidError, Unsupported
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.persons import first_player, last_player, leader
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.rules.actions import DealPiece, Lot, SitBehind
from robobid.games.powergrid.rules.network import cost_of
from robobid.games.powergrid.rules.order import work_out_order
from robobid.games.powergrid.rules.readings import READINGS, Readings
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, D, act, asked, options_of, play
from tests.powergrid.robots import a_game_of, obeys, robot_table, words


def deal(table: Table, seed: int = 1) -> None:
    random = Random(seed)
    while isinstance(options_of(table)[0], DealPiece):
        act(table, CHANCE, asked(table).options.pick(random))


@pytest.mark.rule("P-C1.1", "P-C1.3")
def test_a_robot_without_pieces_is_dealt_one_of_each_kind() -> None:
    table = a_game_of("Ann; Bob; robot")

    kinds = []
    while isinstance(options_of(table)[0], DealPiece):
        kinds.append([action.piece for action in options_of(table)])
        act(table, CHANCE, options_of(table)[-1])

    assert [pile[0][0] for pile in kinds] == list("FARBS")
    assert [name for pile in kinds for name in pile] == list(PIECES)
    assert str(table.players[C].pieces) == "6-6-6-6-6"


@pytest.mark.rule("P-C1.3", "P-D23", "P-piece-F3")
def test_no_two_robots_share_a_piece_and_f3_is_out_with_two() -> None:
    for seed in range(20):
        table = a_game_of("robot; robot; robot; robot; robot")
        assert "F3" not in [action.piece for action in options_of(table)]
        deal(table, seed)
        dealt = [player.pieces for player in table.players]
        for kind in zip(*(pieces or () for pieces in dealt), strict=True):
            assert len(set(kind)) == 5
        assert 3 not in [pieces.first_city for pieces in dealt if pieces]


@pytest.mark.rule("P-C1.3")
def test_some_pieces_may_be_chosen_and_the_others_dealt() -> None:
    table = a_game_of("Ann; robot ?-2-?-2-2; robot 4-?-1-1-1")
    firsts = [action.piece for action in options_of(table)]
    assert firsts == ["F1", "F2", "F5", "F6"]

    deal(table)

    pieces = table.players[B].pieces
    assert pieces is not None
    assert pieces[1::2] == (2, 2)
    assert pieces.resources != 1


@pytest.mark.rule("P-C1.3", "P-D23")
@pytest.mark.parametrize(
    ("players", "code"),
    [
        ("Ann; robot 1-1-1-1-1; robot 2-2-2-2-1", "pieces_clash"),
        ("Ann; robot 3-1-1-1-1; robot 2-2-2-2-2", "piece_needs_one_robot"),
        ("Ann; robot 3-?-?-?-?; robot", "piece_needs_one_robot"),
        ("robot; robot; robot; robot; robot; robot", "too_many_robots"),
        ("Ann; robot 7-1-1-1-1", "unknown_pieces"),
    ],
)
def test_robots_that_cannot_be_are_refused(players: str, code: str) -> None:
    with pytest.raises(Unsupported) as error:
        a_game_of(players)

    assert error.value.code == code


@pytest.mark.rule("P-C1.2")
def test_all_figures_use_the_number_of_seats() -> None:
    table = a_game_of("Ann; Bob; robot 1-1-1-1-1")

    assert table.setup.figures.max_plants == 3
    assert table.setup.figures.cities_for_end == 17


@pytest.mark.rule("P-C1.4", "P-D36")
def test_the_seats_of_robots_are_drawn_at_random() -> None:
    seen = Counter[tuple[int, ...]]()
    for seed in range(300):
        table = a_game_of("Ann; Bob; robot 1-1-1-1-1; robot 2-2-2-2-2", regions="drawn")
        random = Random(seed)
        while table.phase == "regions":
            act(table, CHANCE, asked(table).options.pick(random))
        ring = list(table.clockwise_from(A))
        seen[tuple(ring)] += 1

    assert len(seen) == 6
    assert min(seen.values()) > 25


@pytest.mark.rule("P-C1.4", "P-D36")
def test_bidding_goes_round_as_they_sit() -> None:
    table = robot_table(
        "Ann; Bob; robot 1-4-1-1-1; robot 2-5-2-2-2",
        round=2,
        moment={"seating": (A, C, D, B)},
    )

    play(table, "A plant 3")

    assert table.auction is not None
    assert table.auction.queue == (C, D, B, A)


@pytest.mark.rule("P-C1.4", "P-D36")
def test_a_robot_sits_where_chance_puts_it() -> None:
    table = a_game_of("Ann; Bob; robot 1-6-1-1-1; robot 2-2-2-2-2")

    play(table, "#seat AC; #seat CD")

    assert [*table.clockwise_from(B)] == [B, A, C, D]


@pytest.mark.rule("P-C1.4")
def test_seats_may_be_given_instead() -> None:
    table = a_game_of("Ann; robot 1-1-1-1-1; Bob", seating="given")

    assert table.seating == (A, B, C)
    assert not isinstance(options_of(table)[0], SitBehind)


@pytest.mark.rule("P-C1.4", "P-piece-S1")
@pytest.mark.parametrize(("special", "money"), [(1, 100), (2, 50), (6, 50)])
def test_s1_starts_with_100(special: int, money: int) -> None:
    chosen = a_game_of(f"Ann; robot 1-1-1-1-{special}")
    dealt = a_game_of("Ann; robot 1-1-1-1-?")
    act(dealt, CHANCE, DealPiece(B, f"S{special}"))

    assert chosen.players[B].money == dealt.players[B].money == money
    assert chosen.players[A].money == 50


@pytest.mark.rule("P-C1.5")
def test_everybody_sees_the_money_of_robots() -> None:
    table = robot_table("Ann; Bob; robot 1-1-1-1-1", Holding(), Holding(), Holding(77))

    for seat in (A, B, None):
        view = POWER_GRID.view(table, seat)
        assert view.players[C].money == 77
    assert POWER_GRID.view(table, A).players[B].money is None


@pytest.mark.rule("P-C1.6", "P-D4")
def test_rules_that_say_never_beat_the_piece() -> None:
    """A4 asks for the largest number, but it cannot pay it."""
    table = robot_table("robot 1-4-1-1-1; Ann; Bob", Holding(money=5), round=2)

    assert words(table) == ["plant 5"]


@pytest.mark.rule("P-C1.6")
def test_a_piece_beats_the_base_rules() -> None:
    """B1 pays the link to Raleigh, where people take the cheaper path."""
    table = robot_table(
        "robot 1-1-1-1-2; Ann; Bob",
        Holding(money=90, plants=(4,), cities=("Cincinnati",)),
        map="usa",
        regions=("brown", "green", "yellow"),
        phase="building",
        round=2,
        turn=A,
    )
    raleigh = table.land.index["Raleigh"]

    assert table.players[A].path_costs[raleigh] == 14
    assert cost_of(table, A, raleigh).path == 15


@pytest.mark.rule("P-C2.1", "P-C2.2", "P-D1")
def test_first_and_last_player_are_persons() -> None:
    table = robot_table(
        "robot 1-1-1-1-1; Ann; Bob; robot 2-2-2-2-2", order=(A, C, B, D), round=2
    )

    assert first_player(table) == C
    assert last_player(table) == B
    assert leader(table, A) == C


@pytest.mark.rule("P-C2.3", "P-D2", "P-piece-R3")
@pytest.mark.parametrize(("order", "tokens"), [((B, C, A), 4), ((A, B, C), 2)])
def test_last_in_turn_order_means_among_all_seats(
    order: tuple[int, ...], tokens: int
) -> None:
    table = robot_table(
        "robot 1-1-3-1-1; Ann; Bob",
        Holding(plants=(4,)),
        phase="resources",
        order=order,
        turn=A,
        round=2,
    )

    assert obeys(table, A) == ["coal"] * tokens + ["done"]


@pytest.mark.rule("P-C2.4")
def test_at_random_is_a_decision_of_chance() -> None:
    table = robot_table("robot 2-1-1-1-1; Ann", phase="building", order=(B, A))

    assert asked(table).seat == CHANCE
    assert words(table) == ["green", "brown", "red"]


DECIDED = {
    "1-1-1-2-1": "robot-city",
    "4-1-1-2-1": "robot-city",
    "5-1-1-2-1": "city-bid",
    "6-1-1-2-1": "strike",
}


@pytest.mark.rule("P-C2.5")
@pytest.mark.parametrize(("pieces", "kind"), DECIDED.items())
def test_what_a_piece_leaves_to_a_person_is_his_decision(
    pieces: str, kind: str
) -> None:
    table = robot_table(
        f"robot {pieces}; Ann; Bob", phase="building", order=(B, C, A), turn=A
    )

    assert asked(table).kind == kind
    assert asked(table).seat in (B, C)


@pytest.mark.rule("P-C2.6", "P-D38")
@pytest.mark.parametrize("first", [1, 2, 4, 5, 6])
def test_robots_alone_leave_to_chance_what_persons_would_decide(first: int) -> None:
    table = robot_table(
        f"robot {first}-1-1-2-1; robot ?-2-2-6-2".replace(
            "?", "6" if first < 6 else "1"
        ),
        phase="building",
        order=(B, A),
        turn=A,
    )
    random = Random(1)
    while not table.players[A].cities:
        decision = asked(table)
        assert decision.seat in (CHANCE, A)
        act(table, decision.seat, decision.options.pick(random))

    assert table.players[A].money == 40
    assert table.players[B].money == 50


@pytest.mark.rule("P-C2.6")
def test_robots_alone_look_at_the_earliest_other_robot() -> None:
    table = robot_table(
        "robot 1-1-1-1-1; robot 2-2-2-2-2; robot 4-4-4-4-4", order=(B, C, A), round=2
    )

    assert leader(table, B) == C
    assert leader(table, A) == B
    assert first_player(table) == last_player(table) == CHANCE


@pytest.mark.rule("P-C2.7", "P-D37")
def test_a_single_person_is_first_and_last_player() -> None:
    table = robot_table("robot 1-1-1-1-1; Ann; robot 2-2-2-2-2", order=(A, B, C))

    assert first_player(table) == last_player(table) == B


@pytest.mark.rule("P-C3.19", "P-D2")
def test_robots_are_sorted_like_any_seat() -> None:
    table = robot_table(
        "robot 1-1-1-1-1; Ann; Bob",
        Holding(plants=(10,), cities=("Kiel", "Hamburg")),
        Holding(plants=(8,), cities=("Berlin",)),
        Holding(plants=(7,), cities=("Essen", "Munster", "Dortmund")),
        round=2,
    )

    work_out_order(table)

    assert table.order == (C, A, B)


@pytest.mark.rule("P-piece-S2", "P-D41")
def test_s2_is_last_in_every_order() -> None:
    table = a_game_of("robot 1-1-1-1-2; Ann; Bob", seating="given", regions="drawn")
    while table.phase == "regions":
        act(table, CHANCE, options_of(table)[0])
    act(table, CHANCE, Lot(A))
    act(table, CHANCE, Lot(B))
    assert table.order == (B, C, A)

    table.players[A].plants = (50,)
    work_out_order(table)

    assert table.order[-1] == A


@pytest.mark.rule("P-D36")
def test_refused_set_up_actions_change_nothing() -> None:
    table = a_game_of("Ann; robot")
    before = table.copy()
    for action in (DealPiece(A, "F1"), SitBehind(B, A), DealPiece(B, "A1"), None):
        with pytest.raises(RobobidError):
            act(table, CHANCE, action)
        assert table == before


def test_every_reading_has_its_note_and_every_switch_its_alternative() -> None:
    assert list(READINGS) == list(range(1, 48))
    switches = [n for n, note in READINGS.items() if note.alternative]
    assert switches == [5, 7, 11, 12, 14, 28, 42, 47]
    everything = ",".join(f"{number}=alt" for number in switches)
    assert Readings.read(everything).write() == everything
