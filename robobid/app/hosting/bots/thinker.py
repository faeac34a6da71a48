"""Bots asked to think: what they are asked and answer, wherever they run.

A server has them think in processes of their own, a page in workers. Both rebuild the
table from its moves and give the bot its seat's view and decision, as at any table.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from robobid.app.analysis.slips import Slip, slip_of
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.rows import StoredMove
from robobid.app.hosting.tables.history import History
from robobid.app.hosting.wire import PlansWorth
from robobid.bots import hint, make_bot
from robobid.bots.python_bots import make_own
from robobid.core.decisions import Decision
from robobid.core.record import action_of, move_of
from robobid.core.wire import Unnamed
from robobid.narration import Told

Known = tuple[str, float]
"""A table's code, and when it was set up."""
_KEPT: Final = 64
"""Tables that are remembered, so that only new moves are made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Think about the decision of one seat."""

    table: str
    created: float = 0.0
    """When: codes of tables that are gone are given away again."""
    game: str
    tags: dict[str, str]
    moves: list[StoredMove]
    seat: int
    bot: str | None
    """None asks for a hint."""
    place: str = ""
    """Where the class of the host's own bot is; empty for one of ours."""
    weighs: str = ""
    """A move of the seat's own: is it a slip? Then nobody else has to think."""
    plans: list[str] = field(default_factory=list)
    """Plans of the seat's player for this round: what are they worth?"""
    seed: str = ""
    """What the bot's own luck begins with; whoever knew it could foretell the bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought(Unnamed):
    """What a bot would do, and for a hint why."""

    move: str = ""
    action: Any = None
    told: Told | None = None
    slip: Slip | None = None
    """What is wrong with a move that was asked about."""
    worth: PlansWorth | None = None
    """What plans are worth that were asked about."""
    problem: tuple[str, str] | None = None
    """Code and message, if there is no answer."""


class Thinker(Protocol):
    """Whoever lets bots think, beside the tables."""

    async def think(self, job: Job, *, first: bool = True) -> Thought:
        """What a bot does; a problem if it takes too long or fails.

        `first` says that somebody looks on: tables without anybody wait for them.
        """


def think(job: Job, known: OrderedDict[Known, History]) -> Thought:
    """What a bot does now, or would do; `known` are the tables thought about lately."""
    key = job.table, job.created
    history = known.pop(key, None)
    if history is None or len(history) > len(job.moves):
        history = History(offer_named(job.game).game, job.tags)
    for move in job.moves[len(history) :]:
        history.take(move)
    known[key] = history
    if len(known) > _KEPT:
        known.popitem(last=False)
    decision = history.decision(job.seat)
    view, table = history.view(job.seat), history.record.table
    if job.plans:
        offer = offer_named(job.game)
        teller = offer.teller(table, job.seat)
        return Thought(worth=offer.weigh_plans(job.plans, view, decision, teller))
    if decision is None:
        return Thought(problem=("not_to_act", "the seat is not to act now"))
    if job.weighs:
        return Thought(slip=weigh(history, decision, job.weighs))
    if job.bot is None:
        advice = hint(job.game, view, decision)
        teller = offer_named(job.game).teller(table, job.seat)
        return Thought(
            move=move_of(history.game, table, job.seat, advice.action),
            action=advice.action,
            told=teller.hint(advice.reason, advice.values),
        )
    if job.place:
        bot = make_own(job.place, job.seed)
    else:
        bot = make_bot(job.game, job.bot, job.seed)
    action = bot.choose(view, decision)
    return Thought(move=move_of(history.game, table, job.seat, action))


def weigh(history: History, decision: Decision, move: str) -> Slip | None:
    """Is a move a slip, by what its seat knows?"""
    game, table = history.game, history.record.table
    action = action_of(game, table, decision.seat, move)
    return slip_of(game, table, decision, action)
