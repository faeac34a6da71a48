"""What a game is played with: the map, the seats, and the variants."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, NamedTuple

from robobid.core.errors import Illegal, Reason, Unsupported
from robobid.core.setup import RULES, setting
from robobid.core.setup import SetUp as AnySetUp
from robobid.core.spelling import (
    Material,
    OneOf,
    RulesKind,
    Schema,
    SomeOf,
    Spelling,
    Switch,
    refused,
    some_of,
    words_of,
)
from robobid.games.powergrid.files.mapfile import load_map, marked_map
from robobid.games.powergrid.rules.maps import MAP_NAMES, Map
from robobid.games.powergrid.rules.mended import NEWEST, UNTAGGED, VERSIONS, Mended
from robobid.games.powergrid.rules.plants import Plants
from robobid.games.powergrid.rules.readings import DEFAULT_READINGS, Readings
from robobid.games.powergrid.rules.tables import FIGURES, Figures, income

DIFFICULTIES: Final = ("easy", "fair", "hard")
"""How strong a robot shall be that is dealt its pieces."""
_UNDEALT: Final = "?" + "".join(word[0] for word in DIFFICULTIES)
"""How pieces are written that will be dealt; places below 0 are their numbers."""


class Pieces(NamedTuple):
    """The five pieces of a robot, each 1 to 6 (part C); 0 is one that will be dealt.

    A number below 0 is one that will be dealt so that the robot is as difficult as
    asked for: -1 is an easy one, -2 a fair one, -3 a hard one.
    """

    first_city: int
    auction: int
    resources: int
    building: int
    special: int

    def __str__(self) -> str:
        if self.difficulty and len({*self}) == 1:
            return self.difficulty
        return "-".join(str(piece) if piece > 0 else _UNDEALT[-piece] for piece in self)

    @property
    def are_complete(self) -> bool:
        """Has every piece been chosen or dealt?"""
        return min(self) > 0

    @property
    def difficulty(self) -> str:
        """How difficult the robot shall be whose pieces are still dealt, if it matters.

        >>> Pieces.read("hard").difficulty, Pieces.read("?-5-1-6-3").difficulty
        ('hard', '')
        """
        least = min(self)
        return DIFFICULTIES[-least - 1] if least < 0 else ""

    @classmethod
    def read(cls, text: str) -> Pieces:
        """Pieces as they are written; `?` is one that will be dealt.

        With the word for a difficulty, or its first letter in place of a piece, they
        are dealt so that the robot is as difficult as that.

        >>> Pieces.read("2-5-1-6-3").building
        6
        >>> Pieces.read("?-5-1-6-3").first_city
        0
        >>> str(Pieces.read("hard")), str(Pieces.read("h-5-h-h-h"))
        ('hard', 'h-5-h-h-h')
        >>> Pieces.read("2-5-1-6")
        Traceback (most recent call last):
        robobid.core.errors.Unsupported: '2-5-1-6' does not name a robot's pieces; \
they are five numbers from 1 to 6 like 2-5-1-6-3 (first city, auction, resources, \
building, special)
        """
        words = text.strip().split("-")
        if words[0] in DIFFICULTIES and len(words) == 1:
            words = [words[0][0]] * len(cls._fields)
        asked = {word for word in words if word in _UNDEALT[1:]}
        if (
            len(words) != len(cls._fields)
            or any(len(w) != 1 or w not in f"{_UNDEALT}123456" for w in words)
            or (asked and len(asked | ({"?"} & {*words})) > 1)
        ):
            raise Unsupported(
                "unknown_pieces",
                f"{text!r} does not name a robot's pieces; they are five numbers from "
                "1 to 6 like 2-5-1-6-3 (first city, auction, resources, building, "
                "special)",
                pieces=text,
            )
        return cls(*[-_UNDEALT.index(w) if w in _UNDEALT else int(w) for w in words])


DEALT: Final = Pieces(0, 0, 0, 0, 0)
"""A robot whose pieces chance will deal (C1)."""
Seat = Pieces | None
Regions = Literal["drafted", "drawn"] | frozenset[str]
DRAFTED: Final = "drafted"
DRAWN: Final = "drawn"


class MapKind(Material[Map]):
    """A map by its name, or from a file."""

    metavar = "NAME|FILE"
    example = '"germany"'
    load = staticmethod(load_map)
    has_mark = True

    def read(self, found: Any, game: Any, name: str) -> Map:
        if isinstance(found, Map):
            return found
        if isinstance(found, Path):
            return load_map(found)
        if not isinstance(found, str):
            raise refused(name, found, MAP_NAMES)
        map_: Map = game.map_named(found)
        return map_

    def marked(self, text: str, name: str) -> Map:
        return marked_map(text, f"{name}.json")

    def is_known(self, name: str, game: Any) -> bool:
        return bool(game.knows_map(name))

    def write(self, value: Map) -> str:
        return value.id

    def file(self, text: str, folder: Path) -> Path | str:
        if text in MAP_NAMES:
            return text
        file = folder / text
        is_file = text.endswith(".json") or "/" in text
        with suppress(OSError):  # a name that is too long for a file
            is_file = is_file or file.is_file()
        return file if is_file else text

    def schema(self, game: Any) -> Schema:
        return {"enum": list(MAP_NAMES)}


class RegionsKind(Spelling[Regions]):
    """How the regions are settled, or which they are."""

    metavar = "drafted|drawn|NAMES"
    example = '"drawn"'
    wire = list[str] | str

    def read(self, found: Any, game: Any, name: str) -> Regions:
        words = words_of(found)
        if not words:
            raise refused(name, found, [DRAFTED, DRAWN, "the regions' names"])
        if words == [DRAFTED]:
            return "drafted"
        return "drawn" if words == [DRAWN] else frozenset(words)

    def write(self, value: Regions) -> str:
        return value if isinstance(value, str) else " ".join(sorted(value))

    def plain(self, value: Regions) -> str | list[str]:
        return value if isinstance(value, str) else sorted(value)

    def schema(self, game: Any) -> Schema:
        names = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
        return {"anyOf": [{"enum": [DRAFTED, DRAWN]}, names]}


class ReadingsKind(Spelling[Readings]):
    """How unclear texts of the robots are read: those that differ, like `5=alt`."""

    metavar = "5=alt,..."
    example = '"5=alt"'
    wire = list[str] | str

    def read(self, found: Any, game: Any, name: str) -> Readings:
        if isinstance(found, Readings):
            return found
        words = words_of(found)
        if words is None:
            raise refused(name, found, [self.metavar])
        return Readings.read(",".join(words))

    def write(self, value: Readings) -> str:
        return value.write()

    def plain(self, value: Readings) -> list[str]:
        return list(filter(None, value.write().split(",")))

    def schema(self, game: Any) -> Schema:
        return some_of([f"{number}=alt" for number in Readings.numbers()])


@dataclass(frozen=True, kw_only=True)
class SetUp(AnySetUp):
    """Everything that is settled before the game begins."""

    has_robots: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    """Who sits where: a robot's pieces, or `PERSON`."""
    map: Map = setting(MapKind(), "germany", "the map: one of ours", always=True)
    open_money: bool = setting(
        Switch("open", "hidden"),
        False,
        "everybody sees everybody's money; that of robots is always seen",
        tag="Money",
    )
    regions: Regions = setting(
        RegionsKind(), DRAFTED, "chosen in turn, drawn, or named", among_bots=DRAWN
    )
    promo: tuple[str, ...] = setting(
        SomeOf("flux", "transformer"), (), "promo cards that are in the stack"
    )
    readings: Readings = setting(
        ReadingsKind(), DEFAULT_READINGS, "how unclear texts of the robots are read"
    )
    seating: Literal["drawn", "given"] = setting(
        OneOf("drawn", "given"),
        "drawn",
        "are the robots' places drawn by chance (C1), or do all sit as they are named",
        offered=False,
    )

    rules_version: int = setting(
        RulesKind(NEWEST),
        NEWEST,
        "the version of our rules; older ones are for records that were played by them",
        tag=RULES,
        offered=False,
        untagged=UNTAGGED,
    )

    @property
    def mended(self) -> Mended:
        """What has been mended in the rules that are played by."""
        return VERSIONS[self.rules_version]

    @property
    def flux(self) -> bool:
        """Is the Flux Generator in the stack?"""
        return "flux" in self.promo

    @property
    def transformer(self) -> bool:
        """Is the Transformer Station in the stack?"""
        return "transformer" in self.promo

    def __post_init__(self) -> None:
        AnySetUp.__post_init__(self)
        if isinstance(self.regions, frozenset):
            check_regions(self.map, self.regions, len(self.seats))

    @property
    def figures(self) -> Figures:
        """What depends on the number of seats (A10)."""
        return FIGURES[len(self.seats)]

    @property
    def plants(self) -> Plants:
        """What is printed on the plants."""
        return self.map.plants

    def income(self, supplied: int) -> int:
        """What the bank pays for so many supplied cities (A10)."""
        return income(supplied, self.map.income)

    @property
    def most_paid(self) -> int:
        """For more supplied cities than this the bank pays no more."""
        return len(self.map.income) - 1


def check_regions(map_: Map, regions: frozenset[str], seats: int) -> None:
    """May these regions be played on (A1.1)?"""
    names = {region.id for region in map_.regions}
    count = min(FIGURES[seats].regions, len(names))
    if unknown := sorted(regions - names):
        reason = Reason(
            "region_not_here",
            "there is no region {region!r} on this map",
            region=unknown[0],
        )
    elif len(regions) != count:
        reason = Reason(
            "region_count",
            "{seats} seats play on {count} regions, not {found}",
            seats=seats,
            count=count,
            found=len(regions),
        )
    elif regions not in map_.choices(count):
        reason = Reason("regions_apart", "these regions are not connected")
    else:
        return
    raise Illegal(
        "bad_regions",
        f"{' '.join(sorted(regions))}: {reason}; regions are "
        f"{', '.join(sorted(names))}",
        regions=sorted(regions),
        reason=reason,
        allowed=sorted(names),
    )
