"""Tables that somebody has brought along: their rules run where they can be ended.

A deck, a map, a position or a long pasted beginning may make any move take for ever.
So such a table is opened, and its moves are worked out, in a process beside the server,
which remembers the last tables; the server takes over what came out.
"""

from __future__ import annotations

import dataclasses
import io
import pickle
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.problems import cannot_continue
from robobid.app.hosting.rows import Head, Stored, StoredMove
from robobid.app.hosting.tables.good_part import good_moves
from robobid.app.hosting.tables.history import LUCK, History
from robobid.app.hosting.workers import Workers
from robobid.core.record import Move, Proposal

POSITION: Final = "Position"
_LONG: Final = 100
"""Lines of an opening that no set-up has: somebody plays on."""
_KEPT: Final = 16
"""Tables that a process remembers, so that only new moves are made."""
_FACTS: Final = ("setup", "edition", "deck")
"""What a table has that never changes."""
Beside = Callable[..., Awaitable[Any]]
"""Calls something where it holds nobody up."""
_known: OrderedDict[tuple[str, float], tuple[History, StoredMove]] = OrderedDict()


def is_brought(stored: Stored) -> bool:
    """Has somebody brought a table along, or what it is played with?"""
    opening = stored.moves[0].lines if stored.moves else ()
    return bool(stored.files) or POSITION in stored.tags or len(opening) > _LONG


class Site(NamedTuple):
    """Everything that a process needs to know of a table."""

    code: str
    created: float
    game: str
    tags: dict[str, str]
    moves: Sequence[StoredMove]
    choosing: frozenset[int] | None = None
    """The seats of which one must be to act where a table goes on that was stopped."""

    @classmethod
    def of(cls, head: Head, tags: dict[str, str], moves: Sequence[StoredMove]) -> Site:
        """A table as it stands."""
        people = None
        if head.is_stopped:
            seats = (seat for seat in head.seats if not seat.may_be_played_for)
            people = frozenset(seat.seat for seat in seats)
        return cls(head.code, head.created, head.game, tags, moves, people)


class GoodPart(NamedTuple):
    """How far the moves of a table can be made, and how it stands then."""

    moves: int
    is_whole: bool
    to_act: tuple[int, ...] = ()
    round: int = 1


class Elsewhere:
    """Works a table's moves out in another process."""

    def __init__(self, workers: Workers, beside: Beside) -> None:
        self._workers = workers
        self._beside = beside
        """Where it is set up here, which may take a moment: others go on meanwhile."""

    async def opened(self, stored: Stored) -> History:
        """The moves of a stored table."""
        site = Site.of(stored.head, stored.tags, stored.moves)
        tags, sent = await self._workers.work_out(site.code, _opened, site)
        # Its set-up is known to end by now; it is read here again, not sent.
        game = offer_named(site.game).game
        history = await self._beside(History, game, tags)
        found: History = await self._beside(_received, sent, history)
        return found

    async def good_part(self, stored: Stored) -> GoodPart:
        """How far a stored table can be played."""
        site = Site.of(stored.head, stored.tags, stored.moves)
        return await self._workers.work_out(site.code, good_part_of, site)

    async def proposed(self, history: History, site: Site, words: _Words) -> Move:
        """What somebody's words lead to; it can be committed then."""
        sent = await self._workers.work_out(site.code, _proposed, site, words)
        proposal: Proposal = _received(sent, history)
        history.record.adopt(proposal)
        return proposal.move

    async def taken(self, history: History, site: Site, stored: StoredMove) -> None:
        """Make a move that was stored elsewhere."""
        move = await self.proposed(history, site, stored)
        history.commit(move, stored.sent_as)


class Undo(NamedTuple):
    """A seat takes its last action back."""

    seat: int


class Act(NamedTuple):
    """A seat acts, and luck follows."""

    seat: int
    words: str


_Words = Act | Undo | StoredMove


def good_part_of(site: Site) -> GoodPart:
    """How far a table can be played; not at all if it cannot even be set up.

    One that was stopped goes on where somebody had a choice: they can choose otherwise.
    """
    history, broken = good_moves(site.game, site.tags, site.moves)
    good = [] if history is None else history.moves
    if site.choosing is not None:
        while good and site.choosing.isdisjoint(good[-1].to_act):
            good = good[:-1]
    if not good:
        return GoodPart(0, is_whole=broken is None and not site.moves)
    is_whole = broken is None and len(good) == len(site.moves)
    return GoodPart(len(good), is_whole, good[-1].to_act, good[-1].round)


# -- in the other process ---------------------------------------------------------


def _opened(site: Site) -> tuple[dict[str, str], bytes]:
    history = _history(site)
    return history.tags, _sent(history, history)


def _proposed(site: Site, words: _Words) -> bytes:
    history = _history(site)
    match words:
        case Undo(seat):
            history.propose_undo(seat)
        case Act(seat, said):
            history.propose(seat, said, LUCK)
        case StoredMove():
            history.record.propose_lines(words.seat, words.lines)
    return _sent(history.record.proposal(), history)


def _history(site: Site) -> History:
    """A table after all its moves; only those are made that are new."""
    key = site.code, site.created
    history, last = _known.pop(key, (None, None))
    at = 0 if history is None else len(history)
    # One that was cut back to its last good moment has gone another way since.
    if history is not None and [*site.moves[at - 1 : at]] == [last]:
        for move in site.moves[at:]:
            history.take(move)
    else:
        history, broken = good_moves(site.game, site.tags, site.moves)
        if history is None or broken is not None:
            raise cannot_continue() from broken
    if site.moves:
        _known[key] = history, site.moves[-1]
    if len(_known) > _KEPT:
        _known.popitem(last=False)
    return history


# -- between both -----------------------------------------------------------------


def _shared(history: History) -> dict[str, Any]:
    """What both have of a table and what never changes, by what it is called."""
    table = history.record.table
    facts = {name: getattr(table, name, None) for name in _FACTS}
    setup = facts["setup"]
    if setup is not None:
        named = (field.name for field in dataclasses.fields(setup))
        facts |= {f"setup {name}": getattr(setup, name) for name in named}
    # Small values are sent as they are.
    known = {n: fact for n, fact in facts.items() if dataclasses.is_dataclass(fact)}
    return {"game": history.game} | known


def _sent(value: Any, history: History) -> bytes:
    """A value as bytes, in which what both have is named only."""
    names = {id(fact): name for name, fact in _shared(history).items()}
    sent = io.BytesIO()
    pickler = pickle.Pickler(sent, 5)
    pickler.persistent_id = lambda one: names.get(id(one))  # type: ignore[method-assign]
    pickler.dump(value)
    return sent.getvalue()


def _received(sent: bytes, history: History) -> Any:
    """The value again."""
    unpickler = pickle.Unpickler(io.BytesIO(sent))
    unpickler.persistent_load = _shared(history).__getitem__  # type: ignore[method-assign]
    return unpickler.load()
