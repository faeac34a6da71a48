"""Games for `tests/corpus`, which are kept for ever: `python -m tools.corpus NAME`.

Each version of the rules adds a file; none is ever rewritten. The same games come out
each time: over both games, their editions, maps, pieces, seats, peripherals, promo
cards, readings and switches; some are cut off, have moves taken back, comments or
variations, or bring a deck or map of their own.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from robobid.core.decisions import CHANCE, Decision
from robobid.core.packing import packed
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import marked_deck, standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.powergrid.files.mapfile import marked_map, standard_text
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Bid, BidForCity, Done, Offer
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.readings import Readings
from tools import answer_help

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "corpus"
NAMES: Final = "Ann Bob Cleo Dan Eve Finn".split()
_MOST: Final = 2_000
"""Actions after which a game is cut off."""
_TAKEN_BACK: Final = 0.02
"""How often a move is taken back where it can be."""
_NOTED: Final = 0.02
"""How often something is remarked after a move, in games with remarks."""


class Kept(NamedTuple):
    """A game of the corpus, and what it must always lead to."""

    record: str
    standings: list[list[int]]
    """Seat, points and place of each; empty where it is cut off."""
    position: str
    """A digest of the last position's line."""


def kept(record: Record[Any]) -> Kept:
    """A record with its end, as the rules that are installed see it."""
    game, table = record.game, record.table
    line = game.position(table)
    return Kept(
        record.write(),
        [[s.seat, s.points, s.place] for s in game.standings(table)],
        hashlib.sha256(line.encode()).hexdigest()[:16],
    )


def read(path: Path) -> Iterator[Kept]:
    """The games of a file."""
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield Kept(*json.loads(line))


def write(path: Path, games: Iterator[Kept]) -> int:
    """Keep games in a file that is not there yet; gives how many there are."""
    lines = [
        json.dumps(game, ensure_ascii=False, separators=(",", ":")) for game in games
    ]
    data = lzma.compress(
        ("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(data)
    return len(lines)


# -- which games ------------------------------------------------------------------


def fzzzt_games() -> Iterator[tuple[str, dict[str, str]]]:
    """Every edition at each of its tables, with each peripheral and some switches."""
    words = [peripheral.word for peripheral in standard_deck().peripherals]
    for edition in EDITIONS.values():
        for seats in edition.player_counts:
            players = {"Edition": edition.name, "Players": "; ".join(NAMES[:seats])}
            yield f"{edition.name}-{seats}", players
            yield (
                f"{edition.name}-{seats}-all",
                players | {"Peripherals": " ".join(words)},
            )
            yield f"{edition.name}-{seats}-hand", players | {"Layout": "by-hand"}
    for word in words:
        for name, seats in (("en", 2), ("fr", 4), ("ru", 3)):
            players = {"Edition": name, "Players": "; ".join(NAMES[:seats])}
            yield f"{name}-{word}", players | {"Peripherals": word}
    for switch in ("chief_goes_to=any_loser", "hand_size=5"):
        players = {"Edition": "en", "Players": "; ".join(NAMES[:3])}
        yield f"en-{switch}", players | {"Switches": switch}
    deck = marked_deck(write_deck(standard_deck()), "own")
    brought = {"Deck": deck.name, "DeckFile": packed(write_deck(standard_deck()))}
    yield "own-deck", {"Edition": "en", "Players": "Ann; Bob; Cleo", **brought}


def powergrid_games() -> Iterator[tuple[str, dict[str, str]]]:
    """Every map at each size, with persons and robots of all pieces and readings."""
    random = Random("corpus of Power Grid")
    numbers = Readings.numbers()
    for name in MAP_NAMES:
        for seats in range(2, 7):
            for turn in range(3):
                robots = [random.randrange(2), min(5, seats), seats // 2][turn]
                tags = {
                    "Map": name,
                    "Players": "; ".join(seated(seats, robots, random)),
                    "Regions": random.choice(["drafted", "drawn"]),
                }
                if random.random() < 0.3:
                    tags["Promo"] = random.choice(
                        ["flux", "transformer", "flux transformer"]
                    )
                if random.random() < 0.3:
                    tags["Money"] = "open"
                if random.random() < 0.3:
                    alt = [n for n in numbers if random.random() < 0.5] or ["14"]
                    tags["Readings"] = ",".join(f"{number}=alt" for number in alt)
                yield f"{name}-{seats}-{turn}", tags
    text = standard_text("benelux") + "\n"
    map_ = marked_map(text, "own.json")
    yield (
        "own-map",
        {"Map": map_.id, "MapFile": packed(text), "Players": "Ann; Bob; Cleo"},
    )


def seated(seats: int, robots: int, random: Random) -> list[str]:
    """Persons and robots; a third of the robots have pieces that nobody else has."""
    decks = [random.sample(range(1, 7), 6) for _ in range(5)]
    players = NAMES[: seats - robots]
    for at in range(robots):
        pieces = "-".join(str(deck[at]) for deck in decks)
        # F3 is for one robot alone.
        fits = robots == 1 or decks[0][at] != 3
        players.append(f"robot {pieces}" if fits and at % 3 == 0 else "robot")
    random.shuffle(players)
    return players


# -- how they are played ----------------------------------------------------------


def played(game: Any, name: str, tags: dict[str, str]) -> Record[Any]:
    """A game at random, always the same; every fifth is cut off, every third noted."""
    random = Random(f"corpus:{game.name}:{name}")
    record: Record[Any] = Record(game, tags)
    most = random.randrange(5, 200) if random.random() < 0.2 else _MOST
    is_noted = random.random() < 0.33
    while not record.is_over and len(record.entries) < most:
        decision = random.choice(record.decisions)
        before, moves = record.table.copy(), len(record.entries)
        record.play(decision.seat, choice(decision, random))
        seat = decision.seat
        if is_noted and random.random() < _NOTED:
            record.notes[len(record.entries)] = ["{well played, café}"]
            if seat != CHANCE and moves:
                other = game.write(before, seat, choice(decision, random))
                record.notes[len(record.entries)].append(f"( {' '.join(other)} )")
        elif record.may_undo(seat) and random.random() < _TAKEN_BACK:
            record.undo(seat)
    return record


def choice(decision: Decision, random: Random) -> Any:
    """At random; but bids of Power Grid are the least: there is money for more."""
    if decision.seat == CHANCE:
        return decision.options.pick(random)
    options = list(decision.options)
    if isinstance(options[0], Offer):
        least = {o.plant: o for o in reversed(options) if isinstance(o, Offer)}
        options = [o for o in options if not isinstance(o, Offer)] + [*least.values()]
    bids = [option for option in options if isinstance(option, Bid | BidForCity)]
    options = [option for option in options if option not in bids[1:]]
    if len(options) > 1 and random.random() < 0.7:
        options = [option for option in options if not isinstance(option, Done)]
    return options[random.randrange(len(options))]


def games(name: str) -> Iterator[Kept]:
    """All games of one of the two."""
    game, wanted = {
        "fzzzt": (FZZZT, fzzzt_games),
        "powergrid": (POWER_GRID, powergrid_games),
    }[name]
    for each, tags in wanted():
        yield kept(played(game, each, tags))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].partition("-")[0] not in (
        "fzzzt",
        "powergrid",
    ):
        print("usage: python -m tools.corpus fzzzt-RULES | powergrid-RULES")
        return 2
    path = FOLDER / f"{arguments[0]}.jsonl.xz"
    try:
        count = write(path, games(arguments[0].partition("-")[0]))
    except FileExistsError:
        print(f"{path.name} is kept as it is: take another name")
        return 1
    print(f"{path.name}: {count} games, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main(sys.argv[1:]))
