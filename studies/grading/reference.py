"""What our levels keep of what is at stake: the table that people are compared with.

`python -m studies.grading.reference fzzzt.jsonl powergrid.jsonl --out levels.json`

The files are those of `studies.grading.games`; the games between one of each level
count, with the corrections that ship.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from robobid.app.analysis.account import Tally, tally
from robobid.app.analysis.levels import Reference
from robobid.bots.shipped import shipped
from studies.grading.correction import as_shown
from studies.grading.games import LEVELS, Game, read

PLACES = 4


class Seated(NamedTuple):
    """A seat of a game: its level, and what it kept."""

    level: str
    tally: Tally


def seats_of(game: Game) -> list[Seated]:
    """What each seat of a game kept."""
    return [
        Seated(level, tally([move for move in game.moves if move.seat == seat]))
        for seat, level in enumerate(game.seats)
    ]


def reference_of(name: str, games: Sequence[Game]) -> Reference:
    """What the levels of a game kept in some games between them."""
    seats = [seat for game in games for seat in seats_of(game)]
    kept = []
    for level in LEVELS[name]:
        own = [each.tally for each in seats if each.level == level]
        lost, staked = sum(t.lost for t in own), sum(t.staked for t in own)
        kept.append(1 - lost / staked)
    expected = dict(zip(LEVELS[name], kept, strict=True))
    apart = sum(
        (tally.lost - (1 - expected[level]) * tally.staked) ** 2
        for level, tally in seats
    )
    return Reference(
        LEVELS[name], tuple(kept), apart / sum(each.tally.staked for each in seats)
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", type=Path, nargs="+", help="of analysed games")
    parser.add_argument("--out", type=Path, help="the table that ships")
    chosen = parser.parse_args()
    found = [game for file in chosen.files for game in read(file)]
    told: dict[str, Any] = {"made_by": "python -m studies.grading.reference"}
    told["games"] = {}
    for name in LEVELS:
        stages = shipped(f"robobid.bots.{name}", "correction")["stages"]
        games = [
            as_shown(each, stages)
            for each in found
            if (each.name, each.table) == (name, "levels")
        ]
        if games:
            known = reference_of(name, games)
            told["games"][name] = {
                "analysed": len(games),
                "levels": known.levels,
                "kept": [round(each, PLACES) for each in known.kept],
                "spread": round(known.spread, PLACES),
            }
    text = json.dumps(told, indent=2) + "\n"
    print(text, end="")
    if chosen.out is not None:
        chosen.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
