"""Matches: a game between bots that always comes to an end.

A bot that crashes, cheats or, in a program of its own, takes too long loses the game.
A stand-in finishes it in the bot's place, so that the others get the whole game that
they were dealt; docs/why.md says why.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path, PurePath
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from robobid.bots import check_bot, make_any_bot, make_bot
from robobid.bots.external import External, Limits, is_external
from robobid.bots.naming import name_of
from robobid.bots.program import BotFailed, FaultKind
from robobid.core.decisions import Decision, speller
from robobid.core.driver import AnyPlayer, Watcher, play
from robobid.core.game import AnyGame, Standing, View
from robobid.core.luck import Luck

__all__ = ["Fault", "GameResult", "Limits", "play_match"]

DEFAULT_LIMITS: Final = Limits()
STAND_IN: Final = "random"
_LONGEST_TEXT: Final = 500


class Fault(NamedTuple):
    """Why a bot lost a game."""

    seat: int
    bot: str
    kind: FaultKind
    text: str
    """What happened, in one line."""
    position: str
    """The table at which it happened: the call that rebuilds it."""


class GameResult(NamedTuple):
    """One game: who sat where, and what came out, seat by seat."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    """Those of a seat at fault are its stand-in's."""
    places: tuple[int, ...]
    """A seat at fault is placed last."""
    decisions: int
    """Those that seats answered, never chance."""
    faults: tuple[Fault, ...] = ()
    """By seat, at most one each."""
    record: str = ""
    """The whole game as text, where it was to be kept."""

    def meetings(self, one: str, other: str) -> Iterator[tuple[int, int]]:
        """Every seat of a bot with every seat of another."""
        return product(self.seats_of(one), self.seats_of(other))

    def seats_of(self, bot: str) -> list[int]:
        """The seats that a bot had."""
        return [seat for seat, one in enumerate(self.bots) if one == bot]

    def sound_seats_of(self, bot: str) -> list[int]:
        """The seats in which a bot played to the end by itself."""
        return [seat for seat in self.seats_of(bot) if seat not in self.faulty]

    @property
    def faulty(self) -> frozenset[int]:
        """The seats whose bots crashed, cheated or were too slow."""
        return frozenset(fault.seat for fault in self.faults)

    @property
    def wins(self) -> tuple[float, ...]:
        """By seat: a win shared by n counts as 1/n; whoever is faulty never wins."""
        won = [
            place == 1 and seat not in self.faulty
            for seat, place in enumerate(self.places)
        ]
        return tuple(win / (sum(won) or 1) for win in won)


def play_match(
    game: AnyGame,
    tags: Mapping[str, str],
    bots: Sequence[str],
    luck: Luck,
    bot_seeds: Sequence[int | str],
    limits: Limits = DEFAULT_LIMITS,
    watch: Watcher | None = None,
    keep_logs: Path | None = None,
) -> GameResult:
    """Play a game between bots, given by their words in the order of the seats.

    What is said between us and programs, and what they complain about, can be kept.
    """
    for word in bots:
        check_bot(game.name, word)
    table = game.set_up(tags)
    players = {
        seat: Guarded(game, table, seat, word, seed, limits, keep_logs)
        for seat, (word, seed) in enumerate(zip(bots, bot_seeds, strict=True))
    }
    try:
        decisions = play(game, table, players, luck, watch)
        faults = tuple(p.fault for p in players.values() if p.fault is not None)
        standings = placed(game.standings(table), {fault.seat for fault in faults})
        for player in players.values():
            player.finish(standings)
    finally:
        for player in players.values():
            player.leave()
    return GameResult(
        tuple(map(name_of, bots)),
        tuple(standing.points for standing in standings),
        tuple(standing.place for standing in standings),
        decisions,
        faults,
    )


def placed(
    standings: Sequence[Standing], faulty: Collection[int]
) -> tuple[Standing, ...]:
    """The places when whoever is at fault comes last, and the others move up.

    >>> placed([Standing(0, 40, 1), Standing(1, 30, 2), Standing(2, 20, 3)], {0})
    (Standing(seat=0, points=40, place=3), Standing(seat=1, points=30, place=1), \
Standing(seat=2, points=20, place=2))
    """
    sound = [standing for standing in standings if standing.seat not in faulty]
    return tuple(
        standing._replace(
            place=len(standings)
            if standing.seat in faulty
            else 1 + sum(other.place < standing.place for other in sound)
        )
        for standing in standings
    )


class Guarded:
    """A bot in its seat, and a stand-in that replaces it as soon as it is at fault."""

    def __init__(
        self,
        game: AnyGame,
        table: Any,
        seat: int,
        word: str,
        seed: int | str,
        limits: Limits,
        keep_logs: Path | None,
    ) -> None:
        self.fault: Fault | None = None
        self._game, self._table = game, table
        self._seat, self._word = seat, word
        self._sit_down: Callable[[], AnyPlayer] = (
            partial(External, word, game, table, seat, seed, limits, keep_logs)
            if is_external(word)
            else partial(make_any_bot, game.name, word, seed)
        )
        self._bot: AnyPlayer | None = None
        self._stand_in = make_bot(game.name, STAND_IN, f"stand-in:{seed}")

    def choose(self, view: View, decision: Decision) -> Any:
        """What the bot chooses, if it can be done; else it has lost the game."""
        if self.fault is None:
            try:
                return self._legal_choice(view, decision)
            except BotFailed as error:
                self._blame(error.kind, str(error))
            except (Exception, SystemExit) as error:
                self._blame("crash", _told(error))
        return self._stand_in.choose(view, decision)

    def _legal_choice(self, view: View, decision: Decision) -> Any:
        if self._bot is None:
            self._bot = self._sit_down()
        action = self._bot.choose(view, decision)
        if action not in decision.options:
            spell = speller(self._game, self._table, self._seat)
            refusal = decision.options.refusal(self._seat, action, spell)
            raise BotFailed("illegal", str(refusal))
        return action

    def _blame(self, kind: FaultKind, text: str) -> None:
        text = " ".join(text.split())[:_LONGEST_TEXT]
        name, position = name_of(self._word), repr(self._table)
        self.fault = Fault(self._seat, name, kind, text, position)
        self.leave()

    def finish(self, standings: Sequence[Standing]) -> None:
        """The game is over: a program hears of it, and may play another one."""
        if isinstance(self._bot, External):
            self._bot.finish(standings)
        self._bot = None

    def leave(self) -> None:
        """The bot plays on no more."""
        if isinstance(self._bot, External):
            self._bot.dismiss()
        self._bot = None


def _told(error: BaseException) -> str:
    """An error in one line, with the place that raised it."""
    place = extract_tb(error.__traceback__)[-1]
    where = f"{PurePath(place.filename).name}, line {place.lineno}"
    return f"{type(error).__name__}: {error} ({where})"
