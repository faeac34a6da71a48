"""The courses, and the scenes of each in their order."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from robobid.core.errors import Unsupported
from robobid.games import Card, cards
from robobid.lessons.scene import Scene, read_scene


class Course(NamedTuple):
    """Some scenes of one game, each with one idea."""

    name: str
    game: str
    scenes: tuple[Scene, ...]

    def scene(self, name: str) -> Scene:
        """A scene by its name; an unknown one is refused."""
        for scene in self.scenes:
            if scene.name == name:
                return scene
        allowed = ", ".join(scene.name for scene in self.scenes)
        raise Unsupported(
            "no_such_scene",
            f"there is no scene {name!r}; there are {allowed}",
            found=name,
            allowed=allowed,
        )


def courses() -> tuple[Course, ...]:
    """All courses, game by game, those for beginners first."""
    return tuple(course_named(name) for card in cards() for name in card.courses)


@cache
def course_named(name: str) -> Course:
    """A course by its name; an unknown one is refused."""
    card = _cards().get(name)
    if card is None:
        allowed = ", ".join(_cards())
        raise Unsupported(
            "no_such_course",
            f"there is no course {name!r}; there are {allowed}",
            found=name,
            allowed=allowed,
        )
    folder = files("robobid.lessons") / "scenes" / name
    found = sorted(
        (each.name.removesuffix(".toml"), each.read_text("utf-8"))
        for each in folder.iterdir()
        if each.name.endswith(".toml")
    )
    scenes = (read_scene(name, _bare(file), text) for file, text in found)
    return Course(name, card.name, tuple(scenes))


def _cards() -> dict[str, Card]:
    return {name: card for card in cards() for name in card.courses}


def _bare(file: str) -> str:
    """A scene's name: its file's without the number that gives its place.

    >>> _bare("30-ties")
    'ties'
    """
    return file.partition("-")[2]
