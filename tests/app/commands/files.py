"""A file of every kind that the command reads, and how it is damaged."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from robobid import __version__
from robobid.app.puzzles.shelf import shipped
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID

QUICK: Final = "--bots random,apprentice --players 2 --deals 1 --jobs 1"
BRIEF: Final = "--games 2 --jobs 1 --players 2 --report nowhere/there"
FILE_COMMANDS: Final = {
    "record": (
        "replay file",
        "play fzzzt --record file",
        "analyse file --seat nobody",
    ),
    "powergrid record": ("replay file --json", "analyse file --seat nobody"),
    "deck": ("cards --deck file", "play fzzzt --deck file"),
    "map": ("play powergrid --map file",),
    "collection": ("score fzzzt file",),
    "experiment": ("arena run file --results precious",),
    "change": (f"lab fzzzt file {BRIEF}", f"lab fzzzt file --fast {BRIEF}"),
    "powergrid change": (
        f"lab powergrid file {BRIEF}",
        f"lab powergrid file --fast {BRIEF}",
    ),
    "results": (f"arena fzzzt {QUICK} --results file",),
    "position": ("robots decide -", "robots decide - --json"),
    "puzzles": ("puzzles fzzzt --from file",),
    "powergrid puzzles": ("puzzles powergrid --from file",),
}
"""What reads each kind. An experiment and a change are refused in the end, whatever
they say: they could ask for years of play."""

EXPERIMENT: Final = """game = "fzzzt"
bots = ["random", "apprentice"]
players = 2
deals = 1
seed = 1
margin = 0.02
until_decided = true
edition = "fr"
peripherals = ["monitor"]
switches = ["hand_size=7"]
seconds_per_decision = 10.0
"""
CHANGE: Final = """edition = "fr"
peripherals = ["monitor"]
remove = ["r5a", "fa"]
[switches]
hand_size = 7
[cards.b-pu-01]
points = 12
[[add]]
list = "robots"
id = "my-r5-09"
power = 5
points = 7
symbols = ["nut", "oil"]
belt_speed = 1
"""
POWER_GRID_CHANGE: Final = """map = "germany"
remove = [5, "flux"]
top_of_stack = 11
payments = [10, 22, 33]
pieces_out = ["F3", "A2"]
readings = ["5=alt"]
connections = [["Essen", "Köln", 5]]
disconnect = [["Essen", "Münster"]]
[plants.13]
cost = 10
fuels = ["coal", "oil"]
burns = 2
holds = 4
supplies = 3
[[add]]
number = 41
fuels = ["garbage"]
burns = 2
supplies = 6
[market.coal]
prices = [1, 2, 3, 4]
start = 4
refill = [3, 4, 3]
"""
RESULTS: Final = (
    f'{{"format":1,"experiment":{{"robobid":"{__version__}","pairing":1,'
    '"game":"fzzzt","tags":{"Edition":"en"},"line_ups":[["random","apprentice"]],'
    '"seed":1,"material":"","limits":null}}\n'
    '{"deal":0,"games":[{"bots":["random","apprentice"],"points":[-1,106],'
    '"places":[2,1],"decisions":92,"faults":[]},{"bots":["apprentice","random"],'
    '"points":[102,23],"places":[1,2],"decisions":87,"faults":[]}]}\n'
)
COLLECTION: Final = {"edition": "ru", "units": {"pa": ["r1a"]}, "cards": ["r2a", "m1"]}


@cache
def a_game(game: Any, moves: int, **tags: str) -> Record[Any]:
    """The beginning of a random game."""
    record, random = Record(game, tags), Random(1)
    for _ in range(moves):
        if not (decisions := game.decisions(record.table)):
            break
        seat, _, options = random.choice(decisions)
        record.play(seat, options.pick(random))
    return record


def _puzzles(game: str) -> str:
    return json.dumps([shipped(game)[0].as_json()], ensure_ascii=False)


FZZZT_GAME: Final = a_game(FZZZT, 60, Edition="en", Players="Ann; Bob")
POWER_GRID_GAME: Final = a_game(
    POWER_GRID, 60, Map="germany", Players="Ann; robot 5-6-2-3-4; Bob"
)
MAP: Final = files("robobid.games.powergrid").joinpath("data/maps/korea.json")
SOURCES: Final = {
    "record": FZZZT_GAME.write(),
    "powergrid record": POWER_GRID_GAME.write(),
    "deck": write_deck(standard_deck()),
    "map": MAP.read_text("utf-8"),
    "collection": json.dumps(COLLECTION),
    "experiment": EXPERIMENT,
    "change": CHANGE,
    "powergrid change": POWER_GRID_CHANGE,
    "results": RESULTS,
    "position": POWER_GRID.position(POWER_GRID_GAME.table),
    "puzzles": _puzzles("fzzzt"),
    "powergrid puzzles": _puzzles("powergrid"),
}
PACKED: Final = {"puzzles", "powergrid puzzles"}
"""Files that are compressed."""


def as_bytes(name: str, text: str) -> bytes:
    """A file of this kind in which this text stands."""
    data = text.encode("utf-8", "surrogatepass")
    return gzip.compress(data, 1) if name in PACKED else data


STRANGE: Final = (
    *("", "[", "]", "{", "}", '"', "\\", "\n", ",", ":", "=", ".", "#", "-", "+", "?"),
    *("0", "1", "-1", "2.0", "9" * 30, "true", "null", "NaN", "[]", "{}", "[[]]", "''"),
    *("x", "é", "\x00", "\ud800", "\ufeff", "{0}", "%s", "1979-05-27", "undo", "*"),
)
PIECE: Final = re.compile(r"\w+|\s+|.", re.DOTALL)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text in which a few words are others, from here or from nowhere."""
    pieces = PIECE.findall(text)
    places = st.integers(0, max(0, len(pieces) - 1))
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3, 8)))):
        at = draw(places)
        match draw(
            st.sampled_from(("change", "change", "swap", "out", "cut", "twice"))
        ):
            case "change":
                pieces[at : at + 1] = [draw(st.sampled_from(STRANGE))]
            case "swap":
                pieces[at : at + 1] = [pieces[draw(places) % len(pieces)]]
            case "out":
                pieces[at : at + draw(st.integers(1, 5))] = [""]
            case "cut":
                pieces[at + 1 :] = []
            case "twice":
                end = at + draw(st.integers(1, 20))
                pieces[at:at] = pieces[at:end] or [""]
    return "".join(pieces)
