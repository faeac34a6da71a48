"""A game as an installed package brings it: by its entry point."""

from __future__ import annotations

from pathlib import Path

from robobid.games.registry import GROUP
from tests.contract.goofspiel.floors import ENTRY


def installed_game(folder: Path) -> Path:
    """A folder for `sys.path` in which a package declares Goofspiel."""
    target = f"{ENTRY.bots.partition(':')[0]}:ENTRY"
    info = folder / "goofspiel-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Name: goofspiel\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\ngoofspiel = {target}\n")
    return folder
