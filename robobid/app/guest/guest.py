"""A bot in a seat at somebody's server: it is asked there as it would be at home."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from robobid.app.guest.door import Door, Message, Window, refused
from robobid.bots import check_bot, make_any_bot
from robobid.bots.external import External, Limits, is_external
from robobid.bots.naming import name_of
from robobid.bots.program import BotFailed
from robobid.core.decisions import Decision, speller
from robobid.core.driver import AnyPlayer
from robobid.core.errors import Unsupported, Why
from robobid.core.game import Standing
from robobid.core.record import move_of
from robobid.games.registry import game_named, load

_PASSES: Final = frozenset({"stale"})
"""Refusals that the next message makes up for."""


class News(NamedTuple):
    """What somebody at the terminal may want to know."""

    key: str
    values: Mapping[str, Any]


Tell = Callable[[News], None]


class Guest:
    """A bot that plays a game at a server until it is over."""

    def __init__(self, word: str, limits: Limits, seed: int | str, tell: Tell) -> None:
        self._word, self._limits, self._seed = word, limits, seed
        self._tell = tell
        self._bot: AnyPlayer | None = None
        self._asked_at: int | None = None

    def play(self, door: Door, table: Message) -> list[Standing]:
        """Answer for the seat that was claimed; how all came out."""
        entry = game_named(table["game"])
        if not entry.views:
            raise Unsupported(
                "no_bots_from_afar",
                f"bots cannot play {entry.title} over the network",
                game=entry.name,
            )
        check_bot(entry.name, self._word)
        (seat, *_) = [sits["seat"] for sits in table["seats"] if sits["mine"]]
        self._game, self._seat = entry.game, seat
        self._table = self._game.set_up(table["tags"])
        self._read_view = load(entry.views)

        def lost(seconds: float) -> None:
            # Whatever was under way may have been lost: it is asked again.
            self._asked_at = None
            self._tell(News("join.lost", {"seconds": round(seconds)}))

        try:
            for window, message in door.messages(seat, lost):
                if (ended := self._hear(window, message)) is not None:
                    return ended
        finally:
            self._dismiss()
        raise AssertionError("a table is listened to until it ends")

    def _hear(self, window: Window, message: Message) -> list[Standing] | None:
        match message["type"]:
            case "table" | "move":
                return self._look(window, message["state"])
            case "refused":
                self._asked_at = None
                if (problem := message["problem"])["code"] not in _PASSES:
                    raise refused(problem)
            case "gone":
                raise Unsupported("table_gone", "the table is no more")
        return None

    def _look(self, window: Window, state: Message) -> list[Standing] | None:
        if state["over"]:
            return self._finish(state["standings"])
        asked, position = state["decision"], state["position"]
        if asked is None:
            self._asked_at = None
        elif asked["seat"] == self._seat and position != self._asked_at:
            self._asked_at = position
            window.act(position, self._answer(state["view"], asked, position))
        return None

    def _answer(self, sent: Any, asked: Message, position: int) -> str:
        """The bot's move: it is asked at a table that looks to it like that one."""
        game, seat = self._game, self._seat
        view = self._read_view(self._table, sent)
        table = game.imagine(view, Random(f"{self._seed} {position}"))
        mine = [each for each in game.decisions(table) if each.seat == seat]
        if not mine or (mine[0].kind, len(mine[0].options)) != _shape(asked):
            raise Unsupported(
                "other_rules_there",
                "the server plays by other rules than this version of Robobid",
            )
        action = self._choose(table, view, mine[0])
        return move_of(game, table, seat, action)

    def _choose(self, table: Any, view: Any, decision: Decision) -> Any:
        try:
            if self._bot is None:
                self._bot = self._sit_down()
            if isinstance(self._bot, External):
                self._bot.table = table
            action = self._bot.choose(view, decision)
        except BotFailed as error:
            raise _failed(self._word, error.reason) from error
        except Exception as error:  # whatever somebody's class does
            raise _failed(self._word, f"{type(error).__name__}: {error}") from error
        if action not in decision.options:
            spell = speller(self._game, table, self._seat)
            raise _failed(
                self._word, decision.options.refusal(self._seat, action, spell)
            )
        return action

    def _sit_down(self) -> AnyPlayer:
        if is_external(self._word):
            return External(
                self._word,
                self._game,
                self._table,
                self._seat,
                self._seed,
                self._limits,
            )
        return make_any_bot(self._game.name, self._word, self._seed)

    def _finish(self, found: list[Message]) -> list[Standing]:
        standings = [
            Standing(each["seat"], each["points"], each["place"]) for each in found
        ]
        if isinstance(self._bot, External):
            self._bot.finish(standings)
            self._bot = None
        return standings

    def _dismiss(self) -> None:
        if isinstance(self._bot, External):
            self._bot.dismiss()


def _failed(word: str, reason: Why) -> Unsupported:
    bot = name_of(word)
    return Unsupported(
        "own_bot_failed", f"{bot} cannot go on: {reason}", bot=bot, reason=reason
    )


def _shape(asked: Message) -> tuple[str, int]:
    """Of a decision: what is asked, and how many answers there are."""
    return asked["kind"], asked["count"]
