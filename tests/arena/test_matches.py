"""A match always ends, and whoever is at fault loses it."""

import pickle
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from robobid.arena.matches import (
    DEFAULT_LIMITS,
    Fault,
    GameResult,
    Limits,
    placed,
    play_match,
)
from robobid.bots import make_bot
from robobid.bots.external import STANDBY
from robobid.bots.fzzzt import BOTS
from robobid.core.decisions import CHANCE, Decision
from robobid.core.driver import play
from robobid.core.errors import Unsupported
from robobid.core.events import Event
from robobid.core.game import Standing
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Bid, Done
from robobid.games.fzzzt.text.position import read_position
from robobid.games.powergrid.game import POWER_GRID

TAGS = {"Edition": "en", "Players": "A; B; C"}
SEEDS = ("1", "2", "3")
ROGUE = Path(__file__).parents[1] / "bots" / "rogue.py"


class Crasher:
    """Plays well for a while, and then cannot go on."""

    def __init__(self, seed: int | str) -> None:
        self.bot = make_bot("fzzzt", "simple", seed)
        self.decisions = 0

    def choose(self, view: Any, decision: Decision) -> Any:
        self.decisions += 1
        if self.decisions > 5:
            self.fail(view)
        return self.bot.choose(view, decision)

    def fail(self, view: Any) -> None:
        raise ZeroDivisionError("no\nidea")


class Leaver(Crasher):
    """Leaves the table, and would take everybody along."""

    def fail(self, view: Any) -> None:
        sys.exit(3)


class Cheat(Crasher):
    """Bids a card that it does not have."""

    def choose(self, view: Any, decision: Decision) -> Any:
        self.decisions += 1
        if self.decisions > 5 and decision.kind == "bid":
            hand = view.players[view.seat].hand
            return Bid((next(c for c in view.deck.cards if c not in hand),))
        return self.bot.choose(view, decision)


class Trickster(Crasher):
    """Answers with something that looks like any action."""

    class Anything:
        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 0

    def choose(self, view: Any, decision: Decision) -> Any:
        return self.Anything() if decision.kind == "bid" else Done()


@pytest.fixture(autouse=True)
def rogues(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for kind in (Crasher, Leaver, Cheat, Trickster):
        place = f"{__name__}:{kind.__name__}"
        monkeypatch.setitem(BOTS.players, kind.__name__.lower(), place)
    yield
    STANDBY.dismiss()


def match(*words: str, seed: int = 1, limits: Limits = DEFAULT_LIMITS) -> GameResult:
    return play_match(FZZZT, TAGS, words, Seeded(seed), SEEDS, limits)


def test_without_a_fault_a_match_is_a_game() -> None:
    table = FZZZT.set_up(TAGS)
    names = ("simple", "random", "random")
    players = {
        seat: make_bot("fzzzt", name, SEEDS[seat]) for seat, name in enumerate(names)
    }
    decisions = play(FZZZT, table, players, Seeded(7))

    result = match(*names, seed=7)

    standings = FZZZT.standings(table)
    assert result.points == tuple(standing.points for standing in standings)
    assert result.places == tuple(standing.place for standing in standings)
    assert result.bots == names
    assert result.decisions == decisions
    assert result.faults == ()
    assert sum(result.wins) == 1


@pytest.mark.parametrize(
    ("word", "kind", "text"),
    [
        ("crasher", "crash", "ZeroDivisionError: no idea (test_matches.py, line "),
        ("leaver", "crash", "SystemExit: 3 (test_matches.py, line "),
        ("cheat", "illegal", "is not in the hand of seat A; it has "),
        ("trickster", "illegal", "is not allowed now; allowed: "),
    ],
)
def test_whoever_is_at_fault_is_last(word: str, kind: str, text: str) -> None:
    result = match(word, "random", "random")

    (fault,) = result.faults
    assert (fault.seat, fault.bot, fault.kind) == (0, word, kind)
    assert text in fault.text
    assert "\n" not in fault.text
    assert result.places[0] == 3
    assert sorted(result.places[1:]) in ([1, 2], [1, 1])
    assert result.wins[0] == 0
    assert sum(result.wins) == 1


def test_a_fault_tells_the_table_at_which_it_happened() -> None:
    (fault,) = match("random", "crasher", "random").faults

    table = eval(fault.position, {"read_position": read_position})

    (decision,) = FZZZT.decisions(table)
    assert decision.seat == 1
    assert decision.kind == "bid"


def test_others_play_the_game_that_they_were_dealt() -> None:
    """The stand-in bids and builds, and chance goes on as it would have."""
    told: list[tuple[int, Any]] = []

    def watch(seat: int, action: Any, events: list[Event]) -> None:
        told.append((seat, action))

    play_match(FZZZT, TAGS, ("crasher", "simple", "simple"), Seeded(1), SEEDS,
               watch=watch)  # fmt: skip

    seats = [seat for seat, action in told if isinstance(action, Bid)]
    assert seats.count(0) > 10
    assert abs(seats.count(0) - seats.count(1)) < 10
    assert CHANCE in dict(told)


def test_a_match_with_a_fault_can_be_repeated() -> None:
    assert match("crasher", "simple", "random") == match("crasher", "simple", "random")


def test_all_can_be_at_fault_and_nobody_wins() -> None:
    result = match("crasher", "cheat", "leaver")

    assert [fault.seat for fault in result.faults] == [0, 1, 2]
    assert result.places == (3, 3, 3)
    assert result.wins == (0, 0, 0)


def test_the_others_move_up() -> None:
    standings = [
        Standing(0, 9, 1),
        Standing(1, 7, 2),
        Standing(2, 7, 2),
        Standing(3, 1, 4),
    ]

    assert [s.place for s in placed(standings, {0})] == [4, 1, 1, 3]
    assert [s.place for s in placed(standings, {1, 3})] == [1, 4, 2, 4]
    assert [s.place for s in placed(standings, ())] == [1, 2, 2, 4]


def test_an_unknown_bot_is_refused_and_is_no_fault() -> None:
    with pytest.raises(Unsupported, match="no bot of fzzzt is called 'psychic'"):
        match("simple", "psychic", "random")
    with pytest.raises(Unsupported, match="no program is named"):
        match("simple", "exec: ", "random")


@pytest.mark.parametrize(
    ("how", "kind"), [("die", "crash"), ("illegal", "illegal"), ("hang", "timeout")]
)
def test_a_program_can_be_at_fault(how: str, kind: str) -> None:
    word = f"exec:{shlex.join([sys.executable, str(ROGUE), how, '0'])}"

    seconds = 0.3 if how == "hang" else 60
    result = match("random", word, "random", limits=Limits(60, decision=seconds))

    (fault,) = result.faults
    assert (fault.seat, fault.bot, fault.kind) == (1, word, kind)
    assert result.places[1] == 3


def test_two_seats_can_have_the_same_program() -> None:
    word = f"exec:{shlex.join([sys.executable, str(ROGUE), 'never', '9999'])}"

    result = match(word, "random", word, limits=Limits(60, 60))

    assert result.faults == ()
    assert result == match(word, "random", word, limits=Limits(60, 60))


def test_robots_of_power_grid_take_part() -> None:
    tags = {
        "Map": "germany",
        "Players": "A; robot; robot 2-5-1-6-3",
        "Regions": "drawn",
    }
    words = ("simple", "robot", "robot:2-5-1-6-3")

    result = play_match(POWER_GRID, tags, words, Seeded(1), SEEDS)

    assert result.faults == ()
    assert result.decisions > 30


def test_a_result_can_be_sent_to_another_process() -> None:
    result = match("crasher", "simple", "random")

    assert pickle.loads(pickle.dumps(result)) == result
    assert isinstance(result.faults[0], Fault)
