"""The front door: `import robobid` is the library's promise."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import robobid
from bench.startup import HEAVY
from robobid.app.commands.play import play
from robobid.core.errors import Unreadable, Unsupported
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.files.scorefile import read_collection

ROOT = Path(__file__).resolve().parent.parent


def modules_of(code: str) -> set[str]:
    """The modules that some code loads in a fresh Python."""
    shown = "import sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {shown}"],
        capture_output=True,
        text=True,
        check=True,
    )
    return {*done.stdout.split()}


def test_the_import_loads_nothing_heavy_and_no_game() -> None:
    loaded = modules_of("import robobid")

    assert not {name.partition(".")[0] for name in loaded} & HEAVY
    rooms = {name.split(".")[1] for name in loaded if name.startswith("robobid.")}
    assert rooms <= {"core", "support", "match"}


def test_a_match_of_one_game_loads_nothing_of_another() -> None:
    code = "import robobid; robobid.new('fzzzt', 'human, mechanic', seed=1)"

    loaded = modules_of(code)

    assert "robobid.games.fzzzt.game" in loaded
    assert not [name for name in loaded if "powergrid" in name]
    assert "numpy" not in loaded


def test_everything_promised_is_there_and_says_what_it_is() -> None:
    for name in robobid.__all__:
        assert getattr(robobid, name).__doc__


def test_the_first_example_of_the_readme_is_short() -> None:
    """At most six lines, with one import; tests/docs runs it."""
    text = (ROOT / "README.md").read_text("utf-8")
    example = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]

    lines = [line for line in example.splitlines() if line.strip()]

    assert len(lines) <= 6
    assert [line for line in lines if "import" in line] == ["import robobid"]


def test_games_and_bots_have_names() -> None:
    assert robobid.game_names() == ("fzzzt", "powergrid")
    assert "chief" in robobid.bot_names("fzzzt")
    with pytest.raises(Unsupported, match="there is no game 'chess'"):
        robobid.new("chess")


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("fzzzt", "mechanic,apprentice,random", {"edition": "fr"}),
        ("powergrid", "simple,robot,robot:2-5-1-6-3", {"map": "korea"}),
    ],
)
def test_the_terminal_plays_the_same_game(
    game: str, seats: str, settings: dict[str, Any], tmp_path: Path
) -> None:
    """The same words and the same seed: the same moves, luck included."""
    file = tmp_path / "game.txt"
    play(game=game, seats=seats, seed=7, record=file, **settings)

    ours = robobid.new(game, seats, seed=7, **settings)

    theirs = robobid.load(file.read_text("utf-8"))
    assert theirs.seats == ours.seats
    assert moves(theirs) == moves(ours)


def moves(match: robobid.Match) -> list[tuple[str, ...]]:
    return [entry.words for entry in match.record.entries]


def test_simulating_counts_the_wins_in_the_order_of_the_words() -> None:
    result = robobid.simulate("fzzzt", "mechanic, random", games=6, seed=2)

    assert result.games == 6
    assert [seat.bot for seat in result.seats] == ["mechanic", "random"]
    assert result.wins == tuple(seat.wins for seat in result.seats)
    assert result.wins[0] > result.wins[1]
    with pytest.raises(Unsupported, match="only bots can be simulated"):
        robobid.simulate("fzzzt", "human, random", games=1)


def test_a_real_table_is_scored_as_the_command_does() -> None:
    text = '{"edition": "ru", "units": {"pb": ["r1a"]}, "cards": ["r3a", "r2b", "fa"]}'

    found = robobid.score(
        "fzzzt", units={"pb": "r1a"}, cards=["r3a", "r2b", "fa"], edition="ru"
    )

    assert found == read_collection(text, standard_deck()).best_score()
    with pytest.raises(Unsupported, match="powergrid needs no help with scoring"):
        robobid.score("powergrid")


@pytest.mark.parametrize(
    ("units", "cards", "reason"),
    [
        ({"pa": "r1a"}, "", "r1a cannot lie on pa: they share no symbol"),
        ({"r1a": ""}, "", "r1a is a robot, not a production unit"),
        ({"pb": "r1a"}, "r1a", "card r1a stands twice"),
        ({}, "pa", "pa is a production unit: it belongs under units"),
    ],
)
def test_what_cannot_lie_there_is_refused_in_the_notation(
    units: dict[str, str], cards: str, reason: str
) -> None:
    with pytest.raises(Unreadable, match=f"^{reason}$"):
        robobid.score("fzzzt", units=units, cards=cards)
