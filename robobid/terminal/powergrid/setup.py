"""From the words of a command to the tags that set a table of Power Grid up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from robobid.bots import ROBOT, is_robot
from robobid.powergrid.game import POWER_GRID, PowerGrid
from robobid.powergrid.mapfile import load_map
from robobid.powergrid.maps import MAP_NAMES

DRAFTED: Final = "drafted"


def power_grid_on(map_: str) -> tuple[PowerGrid, str]:
    """The game, and the map's name: one of ours, or the one in a file."""
    if map_ in MAP_NAMES or not _looks_like_a_file(map_):
        return POWER_GRID, map_
    loaded = load_map(Path(map_))
    return PowerGrid([loaded]), loaded.id


def _looks_like_a_file(map_: str) -> bool:
    return map_.endswith(".json") or "/" in map_ or Path(map_).is_file()


def power_grid_tags(
    *,
    map_: str,
    names: Sequence[str],
    regions: str = DRAFTED,
    readings: str = "",
    promo: str = "",
    open_money: bool = False,
) -> dict[str, str]:
    """The tags of a game, one name per seat; a bad word is refused at set-up."""
    tags = {"Map": map_, "Players": "; ".join(names)}
    if open_money:
        tags["Money"] = "open"
    if regions != DRAFTED:
        tags["Regions"] = " ".join(regions.replace(",", " ").split())
    if promo:
        tags["Promo"] = " ".join(promo.replace(",", " ").split())
    if readings:
        tags["Readings"] = readings
    return tags


def robot_tag(word: str) -> str:
    """A robot as it stands among the players.

    >>> robot_tag("robot:2-5-1-6-3"), robot_tag("robot")
    ('robot 2-5-1-6-3', 'robot')
    """
    return " ".join([ROBOT, *filter(None, [word.partition(":")[2]])])


def tag_names(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """Everybody as the Players tag has him: robots by their pieces, bots with theirs.

    Nobody else may be called `robot`, since that is what makes a seat one.
    """
    return [
        robot_tag(word) if is_robot(word) else name.replace(";", ",").strip() or "?"
        for word, name in zip(words, names, strict=True)
    ]
