"""A scene: a position, the luck to come, what is asked, and the keys of its words.

A scene is a TOML file, so that a teacher can add one: docs/learn.md tells how.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, Literal, NamedTuple

from robobid.core.decisions import SEAT_LETTERS
from robobid.narration import Told
from robobid.support.tomlfile import NotToml, read_toml

_OF_SCENE: Final = {"position", "players", "you", "luck", "piece", "steps"}
_OF_STEP: Final = {
    *("say", "point", "choices", "right", "wrong", "well"),
    *("guess", "field", "then"),
}


Asks = Literal["go_on", "choose", "act"]
"""What a learner is to do: to read, to choose an answer, or to act at the table."""


class Text(NamedTuple):
    """What is said: the key of its message, and what fills the gaps."""

    key: str
    values: tuple[tuple[str, Any], ...] = ()


class Choice(NamedTuple):
    """An answer that is chosen from a list."""

    word: str
    """What the answer is called; of a robot, the moves that it would make."""
    text: Text


class Step(NamedTuple):
    """One thing that is said, and what the learner is to do then."""

    say: Text | None
    """None: what was said last is still there."""
    point: str
    """The part of the table that it speaks of."""
    choices: tuple[Choice, ...]
    """What is chosen from; without them an action is asked for, or nothing."""
    right: tuple[str, ...]
    """The right answers, as moves or words of choices; `*` stands for anything."""
    wrong: tuple[tuple[str, Text], ...]
    """Why other answers are wrong; the first that fits is said."""
    well: Text | None
    """What is said to a right answer."""
    guess: int | None
    """The robot whose next deed is the right answer: the rules know it."""
    field: str
    """Of a guess: the field of the position that is asked for, not the moves."""
    then: tuple[str, ...]
    """What others do then, as a record has it."""

    @property
    def asks(self) -> Asks:
        """What the learner is to do: to `choose`, to `act`, or to `go_on`."""
        if self.choices:
            return "choose"
        return "act" if self.right else "go_on"

    def is_right(self, answer: str) -> bool:
        """Is an answer one of the right ones?"""
        return any(fnmatchcase(answer, each) for each in self.right)

    def why_not(self, answer: str) -> Text | None:
        """Why an answer is wrong."""
        found = (text for each, text in self.wrong if fnmatchcase(answer, each))
        return next(found, None)


class Scene(NamedTuple):
    """A scene of a course."""

    course: str
    name: str
    position: str
    players: tuple[str, ...]
    """Who sits there, as the tag Players has it; the learner's own name is not said."""
    you: int
    """The learner's seat."""
    luck: tuple[str, ...]
    """What chance gives, in its order; what comes after that is always the same."""
    piece: str
    """The robot's piece that it is about."""
    steps: tuple[Step, ...]

    def title(self, game: str) -> Told:
        """What it is called: by itself, or by the piece that it is about."""
        if not self.piece:
            return Told(f"learn.{self.course}.{self.name}.title")
        name = Told(f"{game}.piece.{self.piece}.name")
        return Told(f"{game}.piece", {"piece": self.piece, "name": name})


class BadScene(ValueError):
    """A file that is no scene, and why."""


def read_scene(course: str, name: str, text: str) -> Scene:
    """The scene that a file holds; whatever cannot be is refused."""
    try:
        return _scene(course, name, read_toml(text))
    except NotToml as error:
        raise BadScene(f"{course}/{name}: {error.reason}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise BadScene(f"{course}/{name}: {error}") from error


def _scene(course: str, name: str, said: Mapping[str, Any]) -> Scene:
    _check("the scene", said, _OF_SCENE)
    if not said.get("steps"):
        raise ValueError("it has no steps")
    return Scene(
        course,
        name,
        " ".join(said["position"].split()),
        tuple(each.strip() for each in said["players"].split(";")),
        SEAT_LETTERS.index(said.get("you", "A")),
        tuple(said.get("luck", ())),
        said.get("piece", ""),
        tuple(_step(f"learn.{course}.{name}", each) for each in said["steps"]),
    )


def _step(place: str, said: Mapping[str, Any]) -> Step:
    _check("a step", said, _OF_STEP)
    step = Step(
        say=_text(place, said["say"]) if "say" in said else None,
        point=said.get("point", ""),
        choices=tuple(_choice(place, each) for each in said.get("choices", ())),
        right=_words(said.get("right", ())),
        wrong=tuple(_wrong(place, said.get("wrong", {}))),
        well=_text(place, said["well"]) if "well" in said else None,
        guess=SEAT_LETTERS.index(said["guess"]) if "guess" in said else None,
        field=said.get("field", ""),
        then=tuple(said.get("then", ())),
    )
    if step.choices and not step.right and step.guess is None:
        raise ValueError("choices need a right one, or a robot's guess")
    return step


def _words(said: str | Sequence[str]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said)


def _wrong(place: str, said: Mapping[str, Any]) -> Iterator[tuple[str, Text]]:
    for pattern, text in said.items():
        yield pattern, _text(place, text)


def _text(place: str, said: str | Mapping[str, Any]) -> Text:
    """A text by its word in the scene, or in all of them if it has a dot."""
    if isinstance(said, str):
        return Text(_key(place, said))
    values = {name: value for name, value in said.items() if name not in ("say", "is")}
    filled = tuple((name, _frozen(value)) for name, value in values.items())
    return Text(_key(place, said["say"]), filled)


def _key(place: str, word: str) -> str:
    return f"learn.{word}" if "." in word else f"{place}.{word}"


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _choice(place: str, said: str | Mapping[str, Any]) -> Choice:
    if isinstance(said, str):
        return Choice(said, _text(place, said))
    return Choice(str(said.get("is", said["say"])), _text(place, said))


def _check(what: str, said: Mapping[str, Any], known: set[str]) -> None:
    if unknown := sorted(set(said) - known):
        allowed = ", ".join(sorted(known))
        raise ValueError(f"{what} has no {', '.join(unknown)}; it may have {allowed}")
