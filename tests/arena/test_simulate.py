"""Simulations can be repeated, and are fair to the places."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

from robobid.arena.deals import DealResult, play_deal
from robobid.arena.executors import Workforce
from robobid.arena.matches import Fault, GameResult
from robobid.arena.simulate import (
    SimulationResult,
    simulate,
    simulation,
    summary,
)
from robobid.arena.tournament import Tournament, portions
from robobid.bots import make_bot
from robobid.core.driver import play
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT

TAGS = {"Edition": "en", "Players": "A; B; C"}
BOTS = ("simple", "random", "random")


def simulated(jobs: int | None, games: int = 12, seed: int = 4) -> SimulationResult:
    result = simulate(FZZZT, TAGS, BOTS, games, seed, jobs)
    return result._replace(seconds=0)


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    alone = simulated(1)

    assert simulated(2) == alone
    assert simulated(3) == alone
    assert simulated(1, seed=5) != alone


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(2) as executor:
        result = simulate(FZZZT, TAGS, BOTS, 12, 4, force=Workforce.of(executor, 2))

    assert result._replace(seconds=0) == simulated(1)


def test_progress_adds_up_to_the_games() -> None:
    for jobs in (1, 2):
        finished: list[int] = []
        simulate(FZZZT, TAGS, BOTS, 17, 1, jobs, finished.append)
        assert sum(finished) == 17


@pytest.mark.parametrize("games", [1, 2, 100, 2001])
def test_every_game_is_in_one_portion(games: int) -> None:
    experiment = simulation(FZZZT, TAGS, BOTS, games, 1)
    work = portions(experiment, range(games))
    numbers = [number for portion in work for number in portion]

    assert numbers == list(range(games))


def test_bots_change_places_from_game_to_game() -> None:
    """Word 0 sits in seat 0, 1, 2, 0, ... and its result is still reported as its."""
    for number in range(4):
        seat = number % 3
        others = {(seat + 1) % 3: 1, (seat + 2) % 3: 2}
        players = {seat: make_bot("fzzzt", "simple", f"9:{number}:0")} | {
            place: make_bot("fzzzt", "random", f"9:{number}:{word}")
            for place, word in others.items()
        }
        table = FZZZT.set_up(TAGS)
        decisions = play(FZZZT, table, players, Seeded(f"9:{number}"))
        standings = FZZZT.standings(table)

        (result,) = play_deal(simulation(FZZZT, TAGS, BOTS, 4, 9), number).games
        played = Tournament(
            simulation(FZZZT, TAGS, BOTS, 1, 9),
            (DealResult(number, (result,)),),
            is_decided=False,
        )
        first = summary(played, 1.0).seats[0]

        assert result.decisions == decisions
        assert result.bots[seat] == "simple"
        assert first.mean_score == standings[seat].points
        assert (first.wins > 0) == (standings[seat].place == 1)
        assert sum(result.wins) == 1


def test_a_shared_win_counts_as_its_fraction() -> None:
    faults = [(Fault(seat, "random", "crash", "oh", "?"),) for seat in (2, 0)]
    games = [
        GameResult(BOTS, (20, 20, 10), (1, 1, 3), 10, faults[0]),
        # Everybody has moved on by a seat.
        GameResult(("random", *BOTS[:2]), (10, 30, 20), (3, 1, 2), 12, faults[1]),
    ]
    deals = tuple(DealResult(number, (game,)) for number, game in enumerate(games))

    total = summary(
        Tournament(simulation(FZZZT, TAGS, BOTS, 2, 1), deals, is_decided=False), 2.0
    )

    assert [seat.wins for seat in total.seats] == [1.5, 0.5, 0]
    assert [seat.share for seat in total.seats] == [0.75, 0.25, 0]
    assert [seat.mean_score for seat in total.seats] == [25, 20, 10]
    assert total.games == 2
    assert total.decisions == 22
    assert [seat.faults for seat in total.seats] == [0, 0, 2]
    assert [(number, fault.seat) for number, fault in total.incidents] == [
        (0, 2),
        (1, 0),
    ]


def test_all_wins_together_are_the_games() -> None:
    result = simulated(1, games=30)

    assert sum(seat.wins for seat in result.seats) == pytest.approx(30)
    for seat in result.seats:
        assert seat.interval.low <= seat.share <= seat.interval.high
        assert seat.score_interval.low <= seat.mean_score <= seat.score_interval.high


def test_bad_words_are_refused_before_any_game() -> None:
    with pytest.raises(Unsupported, match="no bot of fzzzt is called 'human'"):
        simulate(FZZZT, TAGS, ("human", "random", "random"), 10, 1, 2)
    with pytest.raises(Unsupported, match="for 2 to 4 players"):
        simulate(FZZZT, TAGS | {"Players": "A; B; C; D; E"}, ["random"] * 5, 10, 1, 2)


def test_a_result_can_be_sent_to_another_process() -> None:
    result = simulated(1, games=2)

    assert pickle.loads(pickle.dumps(result)) == result
