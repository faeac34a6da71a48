"""The fast twin of Power Grid, in decisions a second, against others on the same core.

Uniformly random games of four persons on Germany, set-up and ranking included, against
the rules, the same game loop in plain C (`fast_powergrid/game.c`, compiled here with
-O2), whose games must equal the twin's for the same seeds, and pgx's backgammon. TAG's
Power Grid needs Java, so its figure is only printed. All take turns on one core and
are timed by what they use of it; the best turn of each counts. A decision is one that
a seat answers; chance is none.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

from bench._command import no_options
from bench._plain_c import compiled, turn_of
from bench._turns import (
    Rival,
    Turn,
    best_of,
    on_one_core,
    pgx_steps,
    show,
    show_rivals,
    stepped,
    timed,
    two_cores_against_one,
)
from robobid.bots import make_bot
from robobid.core.driver import play as play_game
from robobid.core.driver import play_at_random
from robobid.core.luck import Seeded
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.variants import Pieces
from robobid.twins.powergrid import Batch, Box, from_table, play

TURNS: Final = 5
BATCH: Final = 1024
GAMES: Final = 3_000
"""So many games make a turn of the C program, and of one core against two."""
CHECKED: Final = 500
STEPS: Final = 50
"""So many steps of a batch make a call of pgx."""
TAG: Final = 269_000
"""What the issue that asked for this twin gives for TAG's Power Grid on one core
(github.com/GAIGResearch/TabletopGames, Java); it is not measured here."""
_CARDS_IN_C: Final = 48
"""So many cards the C program reads; the last ones are none."""
ROBOT: Final = Pieces.read("1-3-4-6-2")

WHOLE: Final = "the twin, whole games"
STEPPED: Final = "the twin, batch of 1,024 with observations and masks"
RULES: Final = "the rules (Python)"
TAGS: Final = "TAG, as the issue says (not measured here)"
PLAIN_C: Final = "the same game loop in C, -O2"
PGX: Final = "pgx backgammon, batch of 1,024 with auto_reset"
SIMPLE: Final = "the twin, three `simple` and a robot (games)"
SIMPLE_RULES: Final = "the rules, three `simple` and a robot (games)"
RIVALS: Final = (
    Rival(RULES, WHOLE, 40),
    Rival(TAGS, WHOLE, 10),
    Rival(PLAIN_C, WHOLE, 0.5),
    Rival(PGX, STEPPED, 3),
    Rival(SIMPLE_RULES, SIMPLE, 25),
)


def rules(box: Box) -> Iterator[int]:
    """Our rules, as the driver plays them at random."""
    random = Random(1)
    while True:
        yield play_at_random(POWER_GRID, box.new_table(), random)


def whole_games(box: Box) -> Iterator[int]:
    """The twin, luck, players and ranking inside."""
    for ended in play(box, ["dice"] * box.players, 1 << 40, seed=1, chunk=128):
        yield int(ended["decisions"].sum())


def simple_in_twin(box: Box) -> Iterator[int]:
    """Games of three `simple` and a robot, inside the twin."""
    for ended in play(box, ["simple"] * box.players, 1 << 40, seed=1, chunk=16):
        yield len(ended)


def simple_by_rules(box: Box) -> Iterator[int]:
    """The same by the rules' bots."""
    seats = {seat: make_bot("powergrid", "simple", 1) for seat in range(3)}
    seats[3] = make_bot("powergrid", f"robot:{ROBOT}", 1)
    luck = Seeded(1)
    while True:
        play_game(POWER_GRID, box.new_table(), seats, luck)
        yield 1


def write_box(box: Box, path: Path) -> None:
    """The plants, the map and the figures as the C program reads them, in its order."""
    it, table = box.array[0], from_table(box, box.new_table())[0]
    numbers: list[Any] = [
        *(it[name] for name in ("players", "max_plants", "cities_for_step2")),
        *(it[name] for name in ("cities_for_end", "idle_rounds", "start_money")),
        *(it["lands"], table["hidden"], table["top"][0]),
        *(table["market"], table["unseen"]),
        *it["house_cost"],
        *it["income"],
    ]
    columns = ("number", "min_bid", "need", "store", "supplies", "fuels", "burn_count")
    for card in range(_CARDS_IN_C):
        numbers += [it[name][card] for name in columns]
        numbers += it["burns"][card, : it["burn_count"][card]].ravel().tolist()
    for fuel in range(4):
        places = it["ladder_size"][0, fuel]
        numbers += [places, *it["ladder"][0, fuel, :places], *it["supply"][0, :, fuel]]
        numbers += [table["tokens"][0, fuel], table["reserve"][fuel]]
    for land in box.lands:
        numbers += [land["cities"], *land["costs"].ravel()]
    path.write_text(" ".join(map(str, numbers)), "utf-8")


def plain_c(box: Box, folder: Path) -> Turn | None:
    """The C program, compiled and checked; none if there is no compiler."""
    facts = folder / "box.txt"
    source = Path(__file__).parent / "fast_powergrid" / "game.c"
    play_in_c = compiled(source, facts, "-O2")
    if play_in_c is None:
        return None
    write_box(box, facts)
    played = play_in_c(CHECKED, True)
    (ours,) = play(box, ["dice"] * box.players, CHECKED, seed=1, chunk=CHECKED)
    seats = slice(0, box.players)
    both = np.stack([ours["supplied"][:, seats], ours["money"][:, seats]], axis=-1)
    if both.ravel().tolist() != played.results:
        sys.exit("the C program and the twin do not play the same games")
    if int(ours["decisions"].sum()) != played.decisions:
        sys.exit("the C program and the twin do not count the same decisions")
    return turn_of(play_in_c, GAMES)


def whole_games_on(box: Box, cores: int) -> None:
    """Many games on some cores."""
    for _ in play(box, ["dice"] * box.players, 4 * GAMES, 1, chunk=500, cores=cores):
        pass


def costs() -> None:
    """What a decision costs by the number of seats, and by the map."""
    print("nanoseconds for a decision of a random game, and cities in play")
    tables = {f"germany, {seats} seats": ("germany", seats) for seats in range(2, 7)}
    tables |= {f"{map_}, 4 seats": (map_, 4) for map_ in MAP_NAMES}
    for name, (map_, seats) in tables.items():
        box = Box.open(map_, seats)
        turn = timed(whole_games(box))
        turn()
        best = min(seconds / done for done, seconds in (turn() for _ in range(TURNS)))
        cities = np.mean([int(land["cities"]).bit_count() for land in box.lands])
        print(f"  {name:52} {best * 1e9:12,.0f} {cities:9.0f}")


def main() -> None:
    """Let everybody play in turn and print the ratios."""
    no_options(__doc__)
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    cores = on_one_core()
    box = Box.open("germany", 4)
    with_robot = Box.open("germany", (PERSON, PERSON, PERSON, ROBOT))
    with TemporaryDirectory() as folder:
        in_c = plain_c(box, Path(folder))
        turns: dict[str, Turn] = {
            WHOLE: timed(whole_games(box)),
            STEPPED: timed(stepped(Batch(box, BATCH, seed=1), BATCH)),
            RULES: timed(rules(box)),
            SIMPLE: timed(simple_in_twin(with_robot)),
            SIMPLE_RULES: timed(simple_by_rules(with_robot)),
        }
        if "--without-pgx" not in sys.argv:
            turns[PGX] = timed(pgx_steps("backgammon", BATCH, STEPS))
        if in_c is not None:
            turns[PLAIN_C] = in_c
        best = best_of(turns, TURNS)
    best[TAGS] = TAG
    print(f"decisions (or games) per second, one core, the best of {TURNS} turns each")
    for name in (WHOLE, STEPPED, SIMPLE):
        print(f"  {name:52} {best[name]:12,.0f}")
    show_rivals(RIVALS, best)
    costs()
    if len(cores) > 1:
        os.sched_setaffinity(0, cores)
        ratio = two_cores_against_one(partial(whole_games_on, box), TURNS)
        show("one core, by two", "", ratio, 1.8)


if __name__ == "__main__":
    main()
