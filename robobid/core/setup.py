"""Set-ups: everything that is settled before a game begins, each field said once.

A game's `SetUp` is a frozen dataclass whose fields are lines made with `setting`: how
the field is spelt, its default, and what it is in a sentence. The record's tags, the
options of the command, the settings of an experiment's file, the schema from which a
page makes its form, the key of a saved game and the arguments of the environments all
follow from these lines.

>>> @dataclass(frozen=True, kw_only=True)
... class Bowls(SetUp):
...     water: bool = setting(Switch("hot", "cold"), False, "is the water hot")
>>> bowls = read_setup(Bowls, {"water": True}, seats=(PERSON, PERSON))
>>> bowls.water, tags_of(bowls)
(True, {'Water': 'hot'})
>>> read_setup(Bowls, {"fire": True}, seats=())
Traceback (most recent call last):
robobid.core.errors.Unsupported: there is no setting 'fire'; there are water
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from robobid.core.errors import Unreadable, Unsupported
from robobid.core.packing import packed, unpacked
from robobid.core.spelling import Material, Schema, Spelling, Switch

__all__ = ["PERSON", "SetUp", "Switch", "read_setup", "setting", "tags_of"]

RULES: Final = "Rules"
"""The tag with the version of the rules that a game is played by."""
PERSON: Final = None
"""A seat that chooses freely: a human, or a bot."""


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """What every game's set-up has: who sits where."""

    seats: tuple[Any, ...]
    """By seat: `PERSON`, or what the game seats beside persons."""
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    has_robots: ClassVar[bool] = False
    """Does the game seat robots of its own beside persons?"""

    def __post_init__(self) -> None:
        """Is the game for so many?"""
        check_seats(type(self), len(self.seats))


def check_seats(kind: type[SetUp], seats: int) -> None:
    """Refuse a number of seats that a game is not for."""
    least, most = kind.least_seats, kind.most_seats
    if not least <= seats <= most:
        raise Unsupported(
            "seat_count",
            f"the game is for {least} to {most} seats, not {seats}",
            seats=seats,
            least=least,
            most=most,
        )


S = TypeVar("S", bound=SetUp)
G = TypeVar("G")


class Setting(NamedTuple):
    """A field of a set-up, and all that is derived from it."""

    name: str
    kind: Spelling[Any]
    default: Any
    """As any door may say it."""
    doc: str
    tag: str
    """What the record calls it."""
    option: str
    """What the command and an experiment's file call it."""
    among_bots: Any
    """The default where nobody is asked: many games between bots."""
    is_always_written: bool
    """Does the tag stand in the record though it is the default?"""
    is_offered: bool
    """Can it be chosen, or is it for real tables and records alone?"""
    untagged: Any
    """What a record means that does not have the tag: the default, or what it was."""


def setting(
    kind: Spelling[Any],
    default: Any,
    doc: str,
    *,
    tag: str = "",
    option: str = "",
    among_bots: Any = None,
    always: bool = False,
    offered: bool = True,
    untagged: Any = None,
) -> Any:
    """A field of a set-up: how it is spelt, its default, and what it is."""
    said = Setting(
        "",
        kind,
        default,
        doc,
        tag,
        option,
        default if among_bots is None else among_bots,
        always,
        offered,
        default if untagged is None else untagged,
    )
    if kind.needs_game:
        return dataclasses.field(metadata={"setting": said})
    return dataclasses.field(
        default=kind.read(default, None, tag), metadata={"setting": said}
    )


def settings_of(kind: type[SetUp]) -> tuple[Setting, ...]:
    """The settings of a game's set-up, in their order."""
    found = []
    for field in dataclasses.fields(kind):
        if (said := field.metadata.get("setting")) is not None:
            named = said._replace(
                name=field.name,
                tag=said.tag or field.name.title().replace("_", ""),
                option=said.option or field.name,
            )
            found.append(named)
    return tuple(found)


def offered_by(kind: type[SetUp]) -> tuple[Setting, ...]:
    """The settings that can be chosen."""
    return tuple(setting for setting in settings_of(kind) if setting.is_offered)


def read_setup(
    kind: type[S], said: Mapping[str, Any], seats: Sequence[Any], game: Any = None
) -> S:
    """The set-up that somebody asks for, by the names of its fields."""
    settings = settings_of(kind)
    names = [setting.name for setting in settings]
    for name in said:
        if name not in names:
            allowed = ", ".join(names)
            raise Unsupported(
                "no_such_setting",
                f"there is no setting {name!r}; there are {allowed}",
                found=name,
                allowed=allowed,
            )
    values: dict[str, Any] = {}
    # What the game is played with comes first: the rest may be part of it.
    for setting in sorted(settings, key=lambda each: not each.kind.needs_game):
        found = said.get(setting.name, setting.default)
        value = values[setting.name] = setting.kind.read(found, game, setting.tag)
        if setting.kind.needs_game:
            game = game.with_material(value)
    return kind(seats=tuple(seats), **values)


def setup_from_tags(kind: type[S], tags: Mapping[str, str], game: Any) -> S:
    """The set-up that a record's tags describe."""
    if "Players" not in tags:
        raise Unreadable(
            "no_players", 'the record needs a tag like [Players "Ann; Bob"]'
        )
    said = {s.name: tags.get(s.tag, s.untagged) for s in settings_of(kind)}
    seats = [game.seat_of(player.strip()) for player in tags["Players"].split(";")]
    return read_setup(kind, said, seats, game)


def game_with(game: Any, setup: SetUp) -> Any:
    """A game that knows what a set-up is played with: decks and maps from files."""
    for said in settings_of(type(setup)):
        if said.kind.needs_game:
            game = game.with_material(getattr(setup, said.name))
    return game


def by_older_rules(kind: type[SetUp], tags: Mapping[str, str]) -> list[dict[str, str]]:
    """The same tags with each older version of the rules, the latest first.

    For a record that does not say by which it was played, and cannot be played by what
    that means today.
    """
    said = next((each for each in settings_of(kind) if each.tag == RULES), None)
    if said is None or RULES in tags:
        return []
    return [
        {**tags, RULES: str(version)} for version in range(said.untagged - 1, 0, -1)
    ]


class FromFile(NamedTuple):
    """A setting that may come from a file."""

    name: str
    tag: str
    file_tag: str
    """The tag by which a record brings the file."""
    kind: Material[Any]


def from_files(kind: type[SetUp]) -> list[FromFile]:
    """The settings that may come from a file."""
    return [
        FromFile(said.name, said.tag, f"{said.tag}File", said.kind)
        for said in settings_of(kind)
        if isinstance(said.kind, Material)
    ]


def file_tags(setup: SetUp, texts: Mapping[str, str], game: Any) -> dict[str, str]:
    """The tags by which a record brings its files, given their texts by setting."""
    return {
        said.file_tag: packed(texts[said.name])
        for said in from_files(type(setup))
        if said.name in texts
        and not said.kind.is_known(said.kind.write(getattr(setup, said.name)), game)
    }


def game_for(game: G, tags: Mapping[str, str]) -> G:
    """A game that knows the decks and maps whose files a record brings along.

    What the game knows by its name already stays as it is.
    """
    known: Any = game
    for said in from_files(known.setup_type):
        name = tags.get(said.tag, "")
        if said.file_tag not in tags or said.kind.is_known(name, known):
            continue
        text = unpacked(tags[said.file_tag])
        material = said.kind.marked(text, name.rpartition("-")[0])
        found = said.kind.write(material)
        if found != name:
            raise Unsupported(
                "file_of_other",
                f"the record names {name!r}, but brings the file of {found!r}",
                name=name,
                found=found,
            )
        known = known.with_material(material)
    with_all: G = known
    return with_all


def player_name(name: str) -> str:
    """A name without the sign that stands between the players of a record."""
    return name.replace(";", ",").strip() or "?"


def setup_of(kind: type[S], table: Any, **otherwise: Any) -> S:
    """The set-up that a table came from.

    A field that the table has under the same name is taken from there; the others are
    given.
    """
    names = [field.name for field in dataclasses.fields(kind)]
    own = {name: getattr(table, name) for name in names if name not in otherwise}
    return kind(**own, **otherwise)


def tags_of(setup: SetUp) -> dict[str, str]:
    """The tags that set up a table like this one, beside who plays."""
    tags = {}
    for said in settings_of(type(setup)):
        value = getattr(setup, said.name)
        written = said.kind.write(value)
        if said.is_always_written or written != _usual(said):
            tags[said.tag] = written
    return tags


def _usual(said: Setting) -> str:
    """How it is written where the tag is left out; with the game it is written so."""
    if said.kind.needs_game:
        return str(said.default)
    return said.kind.write(said.kind.read(said.untagged, None, said.tag))


def schema_of(kind: type[SetUp], game: Any) -> Schema:
    """What can be chosen, as a JSON schema: the form of a page is made from it."""
    return {
        "type": "object",
        "properties": {
            said.name: {
                **said.kind.schema(game),
                "description": said.doc,
                "default": _plain_default(said),
            }
            for said in offered_by(kind)
        },
        "additionalProperties": False,
    }


def _plain_default(said: Setting) -> Any:
    if said.kind.needs_game:
        return said.default
    return said.kind.plain(said.kind.read(said.default, None, said.tag))
