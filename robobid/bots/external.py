"""Bots that are programs of their own: `exec:./mybot.py --level 3`.

They speak a small protocol in lines of JSON; docs/write-a-bot.md describes it.
"""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple

from robobid import __version__
from robobid.bots.naming import BotSpec, name_of
from robobid.bots.program import BotFailed, Program, shown
from robobid.bots.transcript import Transcript
from robobid.core.decisions import Decision
from robobid.core.errors import Reason, RobobidError, Unsupported
from robobid.core.game import AnyGame, Standing, View
from robobid.core.record import action_of, move_of
from robobid.core.wire import plain

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
_OPTIONS_LISTED: Final = 200
"""More options than that are not listed; their limits say what is allowed."""


class Limits(NamedTuple):
    """How many seconds a program has; our own bots have no clock."""

    start: float = 30.0
    """Until it says hello."""
    decision: float = 10.0
    game: float = 300.0
    """For all its decisions of one game."""


def is_external(word: str) -> bool:
    """Is this the word for a bot that is a program of its own?

    >>> is_external("exec:./mybot.py --level 3"), is_external("mine=exec:./mybot.py")
    (True, True)
    >>> is_external("simple")
    False
    """
    return BotSpec.of(word).bot.startswith(PREFIX)


def command_of(word: str) -> list[str]:
    """The program and its arguments; a word that names none is refused.

    >>> command_of("exec:./mybot.py --name 'Mr. X'")
    ['./mybot.py', '--name', 'Mr. X']
    """
    try:
        command = shlex.split(BotSpec.of(word).bot.removeprefix(PREFIX))
    except ValueError as error:
        raise _no_program(
            word, Reason("quotes_unclear", "{words}", words=error)
        ) from error
    if not command:
        raise _no_program(word, Reason("no_program_named", "no program is named"))
    return command


def check_external(word: str) -> None:
    """Refuse a word whose program cannot be found here; starts nothing."""
    program = command_of(word)[0]
    if shutil.which(program) is not None:
        return
    if Path(program).is_file():
        english = "{program} is a file, but cannot be run: chmod +x {program}"
        raise _no_program(word, Reason("not_executable", english, program=program))
    english = "there is no program {program!r} that can be run"
    raise _no_program(word, Reason("no_such_program", english, program=program))


def _no_program(word: str, reason: Reason) -> Unsupported:
    return Unsupported(
        "no_program",
        f"the bot {word!r} cannot be started: {reason}",
        bot=word,
        reason=reason,
    )


class External:
    """A bot in a program of its own, for one game."""

    def __init__(
        self,
        word: str,
        game: AnyGame,
        table: Any,
        seat: int,
        seed: int | str,
        limits: Limits,
        keep_logs: Path | None = None,
    ) -> None:
        self._word = word
        self._game, self.table, self._seat = game, table, seat
        self._limits = limits
        self._left = limits.game
        self._program = STANDBY.take(word, limits, keep_logs)
        self._program.say(
            type="new_game",
            game=game.name,
            tags=game.tags(table),
            seats=game.seats(table),
            seat=seat,
            seed=str(seed),
            limits={"decision": limits.decision, "game": limits.game},
            facts=game.facts(table),
        )

    def choose(self, view: View, decision: Decision) -> Any:
        """What the program answers; anything but a move is a fault."""
        self._program.questions += 1
        self._program.say(
            type="decide",
            number=self._program.questions,
            view=plain(view),
            decision=decision_info(self._game, self.table, decision),
        )
        asked = monotonic()
        answer = self._program.hear(min(self._limits.decision, self._left))
        self._left -= monotonic() - asked
        return self._action(answer)

    def _action(self, answer: Mapping[str, Any]) -> Any:
        _expect(answer, "move", number=self._program.questions)
        move = answer.get("move")
        if not isinstance(move, str):
            found = shown(repr(move))
            raise BotFailed(
                "protocol",
                Reason("move_is_text", "a move must be text, not {found}", found=found),
            )
        if (harmless := shown(move)) != move:
            reason = Reason("not_a_move", "{found!r} is not a move", found=harmless)
            raise BotFailed("illegal", reason)
        try:
            return action_of(self._game, self.table, self._seat, move)
        except RobobidError as error:
            raise BotFailed("illegal", error) from error

    def finish(self, standings: Sequence[Standing]) -> None:
        """Tell how the game ended; the program can play another one then."""
        self._program.say(
            type="game_over",
            standings=[standing._asdict() for standing in standings],
        )
        self.leave()

    def leave(self) -> None:
        """The game ends unfinished; the program can play another one."""
        STANDBY.give_back(self._word, self._program)

    def dismiss(self) -> None:
        """The program does not play on, here or anywhere."""
        self._program.kill()


def decision_info(game: AnyGame, table: Any, decision: Decision) -> Mapping[str, Any]:
    """What is to be decided: the moves, or the limits that say which there are."""
    seat, kind, options = decision
    count = len(options)
    is_listed = options.is_listed and count <= _OPTIONS_LISTED
    return {
        "kind": kind,
        "count": count,
        "moves": [move_of(game, table, seat, action) for action in options]
        if is_listed
        else None,
        "limits": plain(options.offered()) or {},
    }


def greeted(
    command: Sequence[str], limits: Limits, transcript: Transcript | None = None
) -> Program:
    """A program that was started and has said hello."""
    program = Program(command, transcript)
    try:
        program.say(type="hello", protocol=PROTOCOL, version=__version__)
        _expect(program.hear(limits.start), "hello", protocol=PROTOCOL)
    except BaseException:
        program.kill()
        raise
    return program


def _expect(message: Mapping[str, Any], kind: str, **values: Any) -> None:
    expected = {"type": kind, **values}
    found = {name: message.get(name) for name in expected}
    if found != expected:
        reason = Reason(
            "message_expected",
            "expected {expected}, not {found}",
            expected=shown(str(expected)),
            found=shown(str(found)),
        )
        raise BotFailed("protocol", reason)


class Standby:
    """Programs that have said hello and wait for their next game.

    A program may take long to start, so that it plays many games. A process that was
    forked from this one leaves our programs alone and starts its own.
    """

    def __init__(self) -> None:
        self._idle: dict[tuple[int, str], list[Program]] = {}
        self._lock = Lock()

    def take(self, word: str, limits: Limits, keep_logs: Path | None = None) -> Program:
        """A program that waits, or else a new one, whose words may be kept."""
        with self._lock:
            if waiting := self._idle.get((os.getpid(), word)):
                return waiting.pop()
        transcript = Transcript(keep_logs, name_of(word)) if keep_logs else None
        return greeted(command_of(word), limits, transcript)

    def give_back(self, word: str, program: Program) -> None:
        """A program has finished its game."""
        with self._lock:
            self._idle.setdefault((os.getpid(), word), []).append(program)

    def dismiss(self) -> None:
        """End all programs that wait."""
        with self._lock:
            keys = [key for key in self._idle if key[0] == os.getpid()]
            idle = [program for key in keys for program in self._idle.pop(key)]
        for program in idle:
            program.say(type="end")
            program.end()


STANDBY: Final = Standby()
atexit.register(STANDBY.dismiss)
