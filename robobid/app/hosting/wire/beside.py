"""What players keep beside the board: plans, orders and private notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from robobid.app.hosting.wire.basics import Bounds, Request, Shape
from robobid.core.wire import AnyOutlook, Unnamed
from robobid.narration import Told

PLANS_KEPT: Final = 4
"""Plans that can be compared."""
PlanWords = Annotated[str, Bounds(max_length=600)]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewOrder(Request):
    """What shall be done for me in this round, in the game's words.

    Power Grid: `bid 13 36`, `pass`, `pass 13`, or a whole plan such as
    `plant 13 36; stock coal 3; build Essen 17; run 13; anyway`. Fzzzt!:
    `for r5b m4+r2a; for r3c r1a rest`.
    """

    order: Annotated[str, Bounds(min_length=1, max_length=600)] | None
    """Null: I answer myself again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlansKept(Request):
    """My plans for this round, each in the words of an order."""

    plans: Annotated[list[PlanWords], Bounds(max_length=PLANS_KEPT)]


@dataclass(frozen=True, slots=True, kw_only=True)
class NotesKept(Request):
    """What I note for myself."""

    notes: Annotated[str, Bounds(max_length=8_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanInfo(Shape):
    """A plan of mine, and what it costs and brings as things stand."""

    words: str
    outlook: AnyOutlook


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoneInfo(Shape):
    """A part of an order that was given up, and why."""

    round: int
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class BesideInfo(Shape):
    """What I keep beside the board; nobody else sees it."""

    plans: list[PlanInfo]
    undone: list[UndoneInfo]
    """The latest last."""
    notes: str


@dataclass(frozen=True, slots=True)
class PlansWorth(Unnamed):
    """What my plans are worth, by what I can know."""

    plans: list[list[Told]]
    """Of each plan how surely it wins, and how it compares with the best of mine and
    with what the coach would do."""
    own: list[Told]
    """What the coach would do, and how surely that wins."""
