"""A deal is the same luck for everybody, whoever sits where."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from robobid.arena.deals import play_deal, play_rotation
from robobid.arena.experiment import Experiment, LineUp, tags_of
from robobid.arena.lineups import line_ups, rotated, rotations
from robobid.bots import make_bot
from robobid.core.decisions import CHANCE
from robobid.core.driver import play
from robobid.core.game import AnyGame
from robobid.core.luck import Luck, Seeded, Shuffled
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Deal, Reveal, Turn
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Draw
from tests.arena.experiments import an_experiment

PERIPHERALS = " ".join(peripheral.word for peripheral in FZZZT.deck.peripherals)


@pytest.mark.parametrize(
    "experiment",
    [
        pytest.param(an_experiment(), id="fzzzt"),
        pytest.param(
            an_experiment(Edition="ru", Peripherals=PERIPHERALS), id="peripherals"
        ),
        pytest.param(
            an_experiment(game=POWER_GRID, Map="germany", Regions="drawn"),
            id="powergrid",
        ),
    ],
)
@pytest.mark.parametrize("bot", ["simple", "random"])
def test_equal_bots_play_the_same_game_in_every_rotation(
    experiment: Experiment, bot: str
) -> None:
    """Nothing but who sits where differs between the rotations of a deal."""
    line_up = LineUp((bot,) * 3, ("one", "two", "three"))
    games = [play_rotation(experiment, 5, line_up, steps) for steps in range(3)]

    assert games[0] == games[1] == games[2]
    assert play_rotation(experiment, 6, line_up, 0) != games[0]


def luck_of(
    game: AnyGame, tags: dict[str, str], bots: list[str], luck: Luck
) -> list[Any]:
    """Everything that chance did in a game."""
    table = game.set_up(tags)
    players = {seat: make_bot(game.name, bot, seat) for seat, bot in enumerate(bots)}
    drawn: list[Any] = []

    def watch(seat: int, action: Any, events: object) -> None:
        if seat == CHANCE:
            drawn.append(action)

    play(game, table, players, luck, watch)
    return drawn


def shuffled(game: AnyGame, tags: dict[str, str], seed: int) -> Luck:
    blank = game.set_up(tags)
    return Shuffled(seed, lambda drawn: game.write(blank, CHANCE, drawn))


FZZZT_TAGS = {"Edition": "en", "Players": "A; B; C", "Peripherals": PERIPHERALS}
POWER_GRID_TAGS = {"Map": "germany", "Regions": "drawn", "Players": "A; B; C"}


@pytest.mark.parametrize("seed", range(3))
def test_cards_are_turned_in_the_same_order_whoever_plays(seed: int) -> None:
    turned, revealed, hands = [], [], []
    for steps in range(3):
        bots = rotated(["simple", "random", "random"], steps)
        drawn = luck_of(FZZZT, FZZZT_TAGS, bots, shuffled(FZZZT, FZZZT_TAGS, seed))
        turned.append([action for action in drawn if isinstance(action, Turn)])
        revealed.append([action for action in drawn if isinstance(action, Reveal)])
        first_turn = next(at for at, one in enumerate(drawn) if isinstance(one, Turn))
        hands.append([one for one in drawn[:first_turn] if isinstance(one, Deal)])

    assert len(turned[0]) > 30
    for orders in (turned, revealed, hands):
        assert_same_beginning(orders)


@pytest.mark.parametrize("seed", range(2))
def test_plants_are_drawn_in_the_same_order_whoever_plays(seed: int) -> None:
    orders = []
    for bots in (["simple", "random", "random"], ["random", "simple", "random"]):
        luck = shuffled(POWER_GRID, POWER_GRID_TAGS, seed)
        drawn = luck_of(POWER_GRID, POWER_GRID_TAGS, bots, luck)
        orders.append([one for one in drawn if isinstance(one, Draw)][:10])

    assert_same_beginning(orders)


def assert_same_beginning(orders: list[list[Any]]) -> None:
    length = min(map(len, orders))
    assert length > 0
    for order in orders:
        assert order[:length] == orders[0][:length]


def test_luck_by_the_count_of_draws_would_not_be_the_same() -> None:
    """What `Shuffled` is for: a plain seed gives other cards after other bids."""
    orders = []
    for steps in range(2):
        bots = rotated(["simple", "random", "random"], steps)
        drawn = luck_of(FZZZT, FZZZT_TAGS, bots, Seeded(1))
        orders.append([one for one in drawn if isinstance(one, Turn)])

    length = min(map(len, orders))
    assert orders[0][:length] != orders[1][:length]


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (2, 4), (3, 2), (3, 4), (5, 3), (4, 4), (2, 3)]
)
def test_everybody_sits_equally_often_in_every_seat(bots: int, players: int) -> None:
    names = "abcdef"[:bots]
    seats: Counter[tuple[str, int]] = Counter()
    for line_up in line_ups(names, players):
        for steps in rotations(line_up):
            seats.update(
                (bot, seat) for seat, bot in enumerate(rotated(line_up, steps))
            )

    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1


def test_everybody_meets_everybody_equally_often() -> None:
    meetings = Counter(
        pair
        for line_up in line_ups("abcde", 3)
        for pair in [(x, y) for x in line_up for y in line_up if x < y]
    )

    assert set(meetings.values()) == {3}
    assert len(meetings) == 10


def test_a_deal_has_a_game_for_every_rotation_of_every_line_up() -> None:
    experiment = an_experiment(["simple", "random"], 4)

    deal = play_deal(experiment, 3)

    assert deal.number == 3
    assert [game.bots for game in deal.games] == [
        ("simple", "random", "simple", "random"),
        ("random", "simple", "random", "simple"),
    ]
    assert experiment.games_per_deal == 2
    assert all(sum(game.wins) == 1 for game in deal.games)


def test_who_else_takes_part_changes_nothing_for_the_others() -> None:
    """A line-up's games of a deal are the same in a larger tournament."""
    small = play_deal(an_experiment(["simple", "random"], 2), 0)
    line_up = LineUp(("simple", "random"), ("x", "y"))
    larger = an_experiment(["random", "simple"], 2)

    again = [play_rotation(larger, 0, line_up, steps) for steps in range(2)]

    assert again == list(small.games)


def test_the_tags_name_everybody_in_his_seat() -> None:
    experiment = an_experiment()

    assert tags_of(experiment, ["x", "y"]) == {"Edition": "en", "Players": "x; y"}
