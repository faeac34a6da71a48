"""The table as everybody sees it: as a line, as SVG, or as pixels."""

from __future__ import annotations

from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.envs.episode import Episode
from robobid.envs.shapes import Drawing, Words
from robobid.games.registry import game_named, load

RENDER_MODES: Final = ("ansi", "human", "rgb_array", "svg")


def check_render_mode(mode: str | None) -> str | None:
    """A way to show the table, or none; an unknown one is refused."""
    if mode is not None and mode not in RENDER_MODES:
        allowed = ", ".join(RENDER_MODES)
        raise Unsupported(
            "unknown_render_mode",
            f"there is no render mode {mode!r}; there are {allowed}",
            mode=mode,
            allowed=allowed,
        )
    return mode


def render(episode: Episode, mode: str | None) -> Any:
    """The table as a spectator sees it; `human` prints its line."""
    if mode == "svg":
        return drawing_of(episode).svg()
    if mode == "rgb_array":
        return drawing_of(episode).pixels()
    line = episode.course.game.seen_position(episode.view(None))
    if mode == "human":
        print(line)
        return None
    return line


def drawing_of(episode: Episode) -> Drawing:
    """The table as a drawing; a game that has none of its own shows its words."""
    game, view = episode.course.game, episode.view(None)
    place = game_named(game.name).drawing
    if place:
        drawing: Drawing = load(place)(view)
        return drawing
    words = game.seen_position(view).split()
    lines = [Words(12, 20 + 20 * at, word) for at, word in enumerate(words)]
    return Drawing(800, 20 + 20 * len(words), lines)
