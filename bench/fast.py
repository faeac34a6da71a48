"""The fast twin of Fzzzt!, in decisions a second, against others on the same core.

Random four-player games of edition en, deal and exact scoring included, against the
rules, OpenSpiel's C++ goofspiel, pgx's leduc, and the same game loop in plain C
(`fast/game.c`, compiled here), whose scores must equal the twin's for the same seeds.
All take turns on one core and are timed by what they use of it, all threads together;
the best turn of each counts, since what else the machine does can only slow it down.
A decision is one that a player answers; chance is none.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
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
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import KINDS
from robobid.twins.fzzzt import Batch, Box, play, play_random
from robobid.twins.jit import IS_NATIVE
from robobid.twins.rows import write_bytes

TURNS: Final = 7
BATCH: Final = 1024
GAMES: Final = 20_000
"""So many games make a turn of the C program, and of one core against two."""
CHECKED: Final = 5_000
GOOFSPIEL: Final = "goofspiel(players=4,num_cards=10,imp_info=True)"
GOOFSPIEL_DECISIONS: Final = 36
STEPS: Final = 200
"""So many steps of a batch make a call of pgx."""

RULES: Final = "the rules (Python)"
WHOLE: Final = "the twin, whole games"
STEPPED: Final = "the twin, batch of 1,024 with observations and masks"
SIMPLE: Final = "the twin's `apprentice`, four of them"
SIMPLE_RULES: Final = "the rules' `apprentice`, four of them"
ROWS: Final = "64 cards from six words, at once (robobid.twins.rows)"
ROWS_BY_BYTE: Final = "the same, byte by byte"
SPIEL: Final = "OpenSpiel goofspiel, a whole game per call"
SPIEL_STEPPED: Final = "OpenSpiel goofspiel, stepped from Python"
PGX: Final = "pgx leduc, batch of 1,024 with auto_reset"
PLAIN_C: Final = "the same game loop in C, -O3"
RIVALS: Final = (
    Rival(RULES, WHOLE, 100),
    Rival(SPIEL, WHOLE, 5),
    Rival(SPIEL_STEPPED, WHOLE, 5),
    Rival(PGX, STEPPED, 3),
    Rival(PLAIN_C, WHOLE, 0.5),
)


def rules() -> Iterator[int]:
    """Our rules, as the driver plays them at random."""
    tags = {"Edition": "en", "Players": "A; B; C; D"}
    random = Random(1)
    while True:
        yield play_at_random(FZZZT, FZZZT.set_up(tags), random)


def whole_games(box: Box) -> Iterator[int]:
    """The twin, luck, players and scores inside."""
    for played in play_random(box, 1 << 40, seed=1, chunk=1024):
        yield int(played.decisions.sum())


def simple_in_twin(box: Box) -> Iterator[int]:
    """Games of `simple` against itself, inside the twin."""
    for played in play(box, ["simple"] * box.players, 1 << 40, seed=1, chunk=256):
        yield len(played.decisions)


def simple_by_rules(box: Box) -> Iterator[int]:
    """Games of the rules' `simple` against itself."""
    seats = {seat: make_bot("fzzzt", "simple", 1) for seat in range(box.players)}
    luck = Seeded(1)
    while True:
        play_game(FZZZT, box.new_table(), seats, luck)
        yield 1


def rows(write: Callable[[Any, Any], None]) -> Iterator[int]:
    """Rows of 64 cards from six words each, as an observation has them."""
    planes = np.random.default_rng(1).integers(0, 1 << 63, (BATCH, 6), np.uint64)
    written = np.zeros((BATCH, 64), np.uint8)
    while True:
        write(written, planes)
        yield BATCH


def at_once(written: Any, planes: Any) -> None:
    """By the instructions of `robobid.twins.rows`."""
    for at in range(len(written)):
        one, two, three, four, five, six = planes[at]
        write_bytes(written[at], 0, (one, two, three, four, five, six))


def byte_by_byte(written: Any, planes: Any) -> None:
    """As one would write it."""
    for at in range(len(written)):
        for card in range(64):
            found = np.uint64(0)
            for bit in range(6):
                is_set = (planes[at, bit] >> np.uint64(card)) & np.uint64(1)
                found |= is_set << np.uint64(bit)
            written[at, card] = found


def check_rows() -> None:
    """Both write the same; only numba can be asked by the part."""
    from robobid.twins.native.compiler import entry

    planes = np.random.default_rng(2).integers(0, 1 << 63, (8, 6), np.uint64)
    both = [np.zeros((8, 64), np.uint8) for _ in range(2)]
    for write, written in zip((at_once, byte_by_byte), both, strict=True):
        entry(write)(written, planes)
    if (both[0] != both[1]).any():
        sys.exit("rows at once and byte by byte are not the same")


def rows_turns() -> dict[str, Turn]:
    """Rows in both ways, as numba compiles them."""
    from robobid.twins.native.compiler import entry

    check_rows()
    ways = {ROWS: at_once, ROWS_BY_BYTE: byte_by_byte}
    return {name: timed(rows(entry(way))) for name, way in ways.items()}


def goofspiel() -> Iterator[int]:
    """OpenSpiel's game and its own random bots, all in C++."""
    import pyspiel

    game = pyspiel.load_game(GOOFSPIEL)
    seed = 0
    while True:
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        seed += 1
        yield GOOFSPIEL_DECISIONS


def goofspiel_stepped() -> Iterator[int]:
    """OpenSpiel's game as its users step it in Python."""
    import pyspiel

    game = pyspiel.load_game(GOOFSPIEL)
    random = Random(1)
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            elif state.is_simultaneous_node():
                seats = range(game.num_players())
                joint = [random.choice(state.legal_actions(seat)) for seat in seats]
                state.apply_actions(joint)
                decisions += len(joint)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        yield decisions


def write_box(box: Box, path: Path) -> None:
    """The cards as the C program reads them."""
    table = box.new_table()
    lines = [f"{box.players} {table.belt_length} {len(box.cards)}"]
    for card in box.cards:
        facts = (
            KINDS.index(card.kind),
            card.power,
            card.points,
            card.symbol_bits,
            card.belt_speed or 1,
            card.player or 0,
            int(card in table.unseen),
        )
        lines.append(" ".join(map(str, facts)))
    path.write_text("\n".join(lines), "utf-8")


def plain_c(box: Box, folder: Path) -> Turn | None:
    """The C program, compiled and checked; none if there is no compiler."""
    cards = folder / "box.txt"
    source = Path(__file__).parent / "fast" / "game.c"
    # Its loops are short: vectorised they are no faster, and GCC 12 gets one wrong.
    options = ("-O3", "-march=native", "-fno-tree-loop-vectorize")
    play_in_c = compiled(source, cards, *options)
    if play_in_c is None:
        return None
    write_box(box, cards)
    played = play_in_c(CHECKED, True)
    ours = list(play_random(box, CHECKED, seed=1))
    scores = np.concatenate([each.scores for each in ours]).ravel().tolist()
    if scores != played.results:
        sys.exit("the C program and the twin do not give the same scores")
    if sum(int(each.decisions.sum()) for each in ours) != played.decisions:
        sys.exit("the C program and the twin do not count the same decisions")
    return turn_of(play_in_c, GAMES)


def whole_games_on(box: Box, cores: int) -> None:
    """Many games on some cores."""
    for _ in play_random(box, 4 * GAMES, seed=1, chunk=2000, cores=cores):
        pass


def main() -> None:
    """Let everybody play in turn and print the ratios."""
    no_options(__doc__)
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    cores = on_one_core()
    box = Box.open("en", 4)
    with TemporaryDirectory() as folder:
        in_c = plain_c(box, Path(folder))
        turns: dict[str, Turn] = {
            WHOLE: timed(whole_games(box)),
            STEPPED: timed(stepped(Batch(box, BATCH, seed=1), BATCH)),
            RULES: timed(rules()),
            SPIEL: timed(goofspiel()),
            SPIEL_STEPPED: timed(goofspiel_stepped()),
            PGX: timed(pgx_steps("leduc_holdem", BATCH, STEPS)),
            SIMPLE: timed(simple_in_twin(box)),
            SIMPLE_RULES: timed(simple_by_rules(box)),
        }
        if IS_NATIVE:
            turns |= rows_turns()
        if in_c is not None:
            turns[PLAIN_C] = in_c
        best = best_of(turns, TURNS)
    print(f"decisions per second, one core, the best of {TURNS} turns each")
    print(f"  {WHOLE:52} {best[WHOLE]:12,.0f}")
    print(f"  {STEPPED:52} {best[STEPPED]:12,.0f}")
    show_rivals(RIVALS, best)
    print("games per second")
    print(f"  {SIMPLE:52} {best[SIMPLE]:12,.0f}")
    ratio = best[SIMPLE] / best[SIMPLE_RULES]
    print(f"  {SIMPLE_RULES:52} {best[SIMPLE_RULES]:12,.0f} {ratio:9.2f}")
    if IS_NATIVE:
        print("rows of an observation per second")
        print(f"  {ROWS:52} {best[ROWS]:12,.0f}")
        ratio = best[ROWS] / best[ROWS_BY_BYTE]
        print(f"  {ROWS_BY_BYTE:52} {best[ROWS_BY_BYTE]:12,.0f} {ratio:9.2f}")
    if len(cores) > 1:
        os.sched_setaffinity(0, cores)
        ratio = two_cores_against_one(partial(whole_games_on, box), TURNS)
        show("one core, by two", "", ratio, 1.8)


if __name__ == "__main__":
    main()
