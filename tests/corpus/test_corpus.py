"""Every game that was ever legal replays to the same end, by every later version."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from robobid.core.reader import read_record
from robobid.core.record import UNDO, Record
from robobid.core.setup import RULES
from robobid.games.registry import game_named
from tools.corpus import FOLDER, Kept, kept, read

FILES = sorted(FOLDER.glob("*.jsonl.xz"))


def replayed(name: str, game: Kept) -> Record[Any]:
    return read_record(game.record, game_named(name.partition("-")[0]).game)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_every_game_ends_as_it_did(path: object) -> None:
    file = next(each for each in FILES if each == path)

    for game in read(file):
        found = kept(replayed(file.name, game))

        assert found.standings == game.standings, game.record
        assert found.position == game.position, game.record


def test_the_corpus_has_a_bit_of_everything() -> None:
    seen: Counter[str] = Counter()
    for path in FILES:
        for game in read(path):
            seen["games"] += 1
            seen["taken back"] += f" {UNDO}" in game.record
            seen["cut off"] += not game.standings
            seen["comments"] += "{" in game.record
            seen["variations"] += "( " in game.record
            seen["files"] += "File " in game.record
            seen["robots"] += "robot" in game.record

    assert seen["games"] > 400
    assert all(seen[each] > 0 for each in seen), seen


def test_games_from_before_the_tag_are_read_by_the_rules_they_were_played_by() -> None:
    """A third of them could not be played by the rules as they are now."""
    older = 0
    [path] = [each for each in FILES if each.name.startswith("powergrid-1")]
    for game in list(read(path))[:12]:
        tags = replayed(path.name, game).tags()
        older += tags.get(RULES) == "1"

    assert older > 1
