"""The courses, and the scenes of each in their order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from robobid.app.lessons.scene import Scene, read_scene
from robobid.core.errors import Unsupported
from robobid.games.registry import GameEntry, entries


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
        names = [scene.name for scene in self.scenes]
        raise _no_such("scene", name, names, code="no_such_scene")


def courses() -> tuple[Course, ...]:
    """All courses, game by game, those for beginners first."""
    return tuple(course_named(name) for entry in entries() for name in entry.courses)


def course_of(entry: GameEntry, name: str | None = None) -> Course:
    """A course of a game, its first if none is named; one of another is refused."""
    if name is not None and name not in entry.courses:
        raise _no_such("course", name, entry.courses, code="no_such_course")
    return course_named(name or entry.courses[0])


@cache
def course_named(name: str) -> Course:
    """A course by its name; an unknown one is refused."""
    entry = _entries().get(name)
    if entry is None:
        raise _no_such("course", name, _entries(), code="no_such_course")
    folder = files("robobid.app.lessons") / "scenes" / name
    found = sorted(
        (each.name.removesuffix(".toml"), each.read_text("utf-8"))
        for each in folder.iterdir()
        if each.name.endswith(".toml")
    )
    scenes = (read_scene(name, _bare(file), text) for file, text in found)
    return Course(name, entry.name, tuple(scenes))


def _no_such(
    what: str, found: str, there_are: Iterable[str], *, code: str
) -> Unsupported:
    allowed = ", ".join(there_are)
    return Unsupported(
        code,
        f"there is no {what} {found!r}; there are {allowed}",
        found=found,
        allowed=allowed,
    )


def _entries() -> dict[str, GameEntry]:
    return {name: entry for entry in entries() for name in entry.courses}


def _bare(file: str) -> str:
    """A scene's name: its file's without the number that gives its place.

    >>> _bare("30-ties")
    'ties'
    """
    return file.partition("-")[2]
