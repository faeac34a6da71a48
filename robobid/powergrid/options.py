"""What a game is played with: the map, the seats, and the variants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from robobid.core.errors import Illegal, Reason, Unsupported
from robobid.powergrid.maps import Map
from robobid.powergrid.readings import DEFAULT_READINGS
from robobid.powergrid.readings import Readings as Readings
from robobid.powergrid.tables import FIGURES, SEAT_COUNTS, Figures


class Pieces(NamedTuple):
    """The five pieces of a robot, each 1 to 6 (part C); 0 is one that will be dealt."""

    first_city: int
    auction: int
    resources: int
    building: int
    special: int

    def __str__(self) -> str:
        return "-".join(str(piece or "?") for piece in self)

    @property
    def are_complete(self) -> bool:
        """Has every piece been chosen or dealt?"""
        return 0 not in self

    @classmethod
    def read(cls, text: str) -> Pieces:
        """Pieces as they are written; `?` is one that will be dealt.

        >>> Pieces.read("2-5-1-6-3").building
        6
        >>> Pieces.read("?-5-1-6-3").first_city
        0
        >>> Pieces.read("2-5-1-6")
        Traceback (most recent call last):
        robobid.core.errors.Unsupported: '2-5-1-6' does not name a robot's pieces; \
they are five numbers from 1 to 6 like 2-5-1-6-3 (first city, auction, resources, \
building, special)
        """
        words = text.strip().split("-")
        if len(words) != len(cls._fields) or any(
            len(w) != 1 or w not in "?123456" for w in words
        ):
            raise Unsupported(
                "unknown_pieces",
                f"{text!r} does not name a robot's pieces; they are five numbers from "
                "1 to 6 like 2-5-1-6-3 (first city, auction, resources, building, "
                "special)",
                pieces=text,
            )
        return cls(*[0 if word == "?" else int(word) for word in words])


DEALT: Final = Pieces(0, 0, 0, 0, 0)
"""A robot whose pieces chance will deal (C1)."""
PERSON: Final = None
"""A seat that chooses freely: a human, or a bot."""
Seat = Pieces | None


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that is settled before the game begins."""

    map: Map
    seats: tuple[Seat, ...]
    """Who sits where: a robot's pieces, or `PERSON`."""
    open_money: bool = False
    """Does everybody see everybody's money? That of robots is always seen."""
    regions: Literal["drafted", "drawn"] | frozenset[str] = "drafted"
    """Chosen by the seats in turn, drawn at random, or given."""
    flux: bool = False
    """Is the Flux Generator in the stack?"""
    transformer: bool = False
    """Is the Transformer Station in the stack?"""
    readings: Readings = DEFAULT_READINGS
    seating: Literal["drawn", "given"] = "drawn"
    """Are the robots' places drawn by chance (C1), or do all sit as they are named?"""

    def __post_init__(self) -> None:
        check_seat_count(len(self.seats))
        if isinstance(self.regions, frozenset):
            check_regions(self.map, self.regions, len(self.seats))

    @property
    def figures(self) -> Figures:
        """What depends on the number of seats (A10)."""
        return FIGURES[len(self.seats)]


def check_seat_count(seats: int) -> None:
    """Is the game for so many?"""
    if seats not in SEAT_COUNTS:
        least, most = SEAT_COUNTS[0], SEAT_COUNTS[-1]
        raise Unsupported(
            "seat_count",
            f"Power Grid is for {least} to {most} seats, not {seats}",
            seats=seats,
            least=least,
            most=most,
        )


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
