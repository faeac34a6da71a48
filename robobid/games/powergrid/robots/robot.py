"""A robot: five pieces, one of each kind, as objects that the phases ask (C1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from robobid.core.decisions import Action
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.robots.memory import Memory
from robobid.games.powergrid.variants import Pieces

if TYPE_CHECKING:
    from robobid.games.powergrid.robots.auction import AuctionPiece
    from robobid.games.powergrid.robots.building import BuildingPiece
    from robobid.games.powergrid.robots.first_city import FirstCityPiece
    from robobid.games.powergrid.robots.resources import ResourcesPiece
    from robobid.games.powergrid.robots.special import SpecialPiece
    from robobid.games.powergrid.table import Table

KINDS: Final = "FARBS"
"""First city, auction, resources, building, special: the five kinds of pieces."""
_PIECES: Final[dict[str, Piece]] = {}


class Piece:
    """One piece of a robot: what it changes, and why it does what it does.

    It is a class of its kind that is given the name of the piece, and is known from
    then on: `class HalfPrice(SpecialPiece, name="S3")`. The classes of the kinds have
    the number 0: a piece that has not been dealt yet, and changes nothing.
    """

    name: ClassVar[str] = ""
    reasons: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Its reasons, each with the gaps in its sentence."""
    alone_only: ClassVar[bool] = False
    """Is it only for a table with one robot?"""
    stages: ClassVar[tuple[str, ...]] = ()
    """What it remembers while others choose; see `memory`."""

    def __init_subclass__(cls, name: str = "") -> None:
        if name:
            cls.name = name
            _PIECES[name] = cls()

    def dealt(self, table: Table, seat: int) -> None:
        """A robot got this piece."""

    def answer(
        self,
        kind: str,
        action: Action,
        reason: str,
        values: Mapping[str, Any],
        then: Memory | None = None,
    ) -> Answer:
        """The one thing that the robot does now, by this piece."""
        return Answer(kind, action, self.name, reason, values, then)

    def tell(self, table: Table, seat: int, reason: str, **values: Any) -> None:
        """Say what the piece does."""
        table.tell(RobotDid(seat, self.name, reason, values))

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        """A person or chance has chosen what the piece leaves to them."""
        raise TypeError(f"{self.name} leaves nothing like {action!r} to others")


class Answer(NamedTuple):
    """The one thing that a robot does now, and why."""

    kind: str
    """What the decision is about, as for persons: open, bid, fuel, build, run ..."""
    action: Action
    piece: str
    reason: str
    values: Mapping[str, Any]
    then: Memory | None = None
    """What it remembers afterwards."""


class Stop(NamedTuple):
    """Why a piece lets the robot buy or build no more."""

    why: str
    values: Mapping[str, Any]


class Robot(NamedTuple):
    """The pieces of a robot."""

    first_city: FirstCityPiece
    auction: AuctionPiece
    resources: ResourcesPiece
    building: BuildingPiece
    special: SpecialPiece


@cache
def robot_with(pieces: Pieces) -> Robot:
    """The robot that has these pieces."""
    names = zip(KINDS, pieces, strict=True)
    found: Any = [_PIECES[f"{kind}{max(0, number)}"] for kind, number in names]
    return Robot(*found)


def names_of(pieces: Pieces) -> Iterator[str]:
    """The pieces of a robot by their names; those not dealt yet are left out."""
    return (f"{kind}{n}" for kind, n in zip(KINDS, pieces, strict=True) if n > 0)


def known_pieces() -> dict[str, Piece]:
    """Every piece by its name, in the order of the book; see `pieces`."""
    names = sorted(_PIECES, key=lambda name: (KINDS.index(name[0]), name))
    return {name: _PIECES[name] for name in names if not name.endswith("0")}


def known_reasons() -> dict[str, frozenset[str]]:
    """Every reason of a piece or of its kind, and the gaps in its sentence."""
    return {
        reason: frozenset(gaps.split())
        for piece in _PIECES.values()
        for reason, gaps in piece.reasons.items()
    }
