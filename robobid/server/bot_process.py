"""A process in which bots think: jobs come in line by line, and answers go out.

It rebuilds the table from the record and gives the bot its seat's view and decision,
as at any table. With the word `prepare` it compiles what the bots of a game run
instead. When the server ends, so does it, in the middle of a thought.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections import OrderedDict
from typing import IO, Any, Final

import msgspec

from robobid.analysis.slips import slip_of
from robobid.bots import hint, make_bot, prepare
from robobid.bots.orphans import end_with_parent
from robobid.bots.own import make_own
from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError
from robobid.core.record import action_of, move_of
from robobid.core.wire import plain
from robobid.server import saying
from robobid.server.games import offer_named
from robobid.server.history import History
from robobid.server.storage.rows import StoredMove
from robobid.server.wire import SlipInfo, Told

PREPARE: Final = "prepare"
_KEPT: Final = 64
"""Tables that are remembered, so that only new moves are made."""
_POLITE: Final = 5
"""Whoever moves pieces goes before whoever thinks."""


class Job(msgspec.Struct, kw_only=True):
    """Think about the decision of one seat."""

    table: str
    game: str
    tags: dict[str, str]
    moves: list[StoredMove]
    seat: int
    bot: str | None
    """None asks for a hint."""
    place: str = ""
    """Where the class of the host's own bot is; empty for one of ours."""
    at_once: bool = False
    """Shall the hint come from somebody who runs no compiled code?"""
    weighs: str = ""
    """A move of the seat's own: is it a slip? Then nobody else has to think."""
    seed: str = ""
    """What the bot's own luck begins with; whoever knew it could foretell the bot."""


class Thought(msgspec.Struct, kw_only=True):
    """What a bot would do, and for a hint why."""

    move: str = ""
    action: Any = None
    told: Told | None = None
    at_once: bool = False
    """Did somebody think who runs no compiled code, since that was asked for?"""
    slip: SlipInfo | None = None
    """What is wrong with a move that was asked about."""
    problem: tuple[str, str] | None = None
    """Code and message, if there is no answer."""


def main() -> None:
    """Answer jobs until there are no more."""
    end_with_parent()
    if sys.argv[1:2] == [PREPARE]:
        prepare.main(sys.argv[2:])
        return
    os.nice(_POLITE)
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    # A bot that prints must not be taken for an answer.
    sys.stdout = sys.stderr
    # Nobody is left to hear the answer when the server has died meanwhile.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(jobs, answers)


def work(jobs: IO[bytes], answers: IO[bytes]) -> None:
    """Answer the jobs of a stream."""
    known: OrderedDict[str, History] = OrderedDict()
    for line in jobs:
        job = msgspec.json.decode(line, type=Job)
        try:
            thought = think(job, known)
        except RobobidError as error:
            thought = Thought(problem=(error.code, error.message))
        except Exception:
            # For the host alone: what failed may tell of cards that nobody has seen.
            traceback.print_exc()
            known.pop(job.table, None)
            thought = Thought(problem=("bot_failed", "the bot failed"))
        answers.write(msgspec.json.encode(thought) + b"\n")
        answers.flush()


def think(job: Job, known: OrderedDict[str, History]) -> Thought:
    """What a bot does now, or would do."""
    history = known.pop(job.table, None)
    if history is None or len(history) > len(job.moves):
        history = History(offer_named(job.game).game, job.tags)
    for move in job.moves[len(history) :]:
        history.take(move)
    known[job.table] = history
    if len(known) > _KEPT:
        known.popitem(last=False)
    decision = history.decision(job.seat)
    if decision is None:
        return Thought(problem=("not_to_act", "the seat is not to act now"))
    view, table = history.view(job.seat), history.record.table
    if job.weighs:
        return Thought(slip=weigh(history, decision, job.weighs))
    if job.bot is None:
        advice = hint(job.game, view, decision, at_once=job.at_once)
        teller = offer_named(job.game).teller(table, job.seat)
        return Thought(
            move=move_of(history.game, table, job.seat, advice.action),
            action=plain(advice.action),
            told=saying.told(teller.hint(advice.reason, advice.values)),
            at_once=job.at_once,
        )
    if job.place:
        bot = make_own(job.place, job.seed)
    else:
        bot = make_bot(job.game, job.bot, job.seed)
    action = bot.choose(view, decision)
    return Thought(move=move_of(history.game, table, job.seat, action))


def weigh(history: History, decision: Decision, move: str) -> SlipInfo | None:
    """Is a move a slip, by what its seat knows?"""
    game, table = history.game, history.record.table
    action = action_of(game, table, decision.seat, move)
    found = slip_of(game, table, decision, action)
    return found and SlipInfo(
        asked=saying.told(found.asked),
        move=found.move,
        action=plain(found.action),
        why=saying.told(found.why),
    )


if __name__ == "__main__":
    main()
