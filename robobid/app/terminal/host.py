"""What a game brings to the one session that all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from robobid.app.locales import Say
from robobid.app.rulebook.numbers import SIGN, shown_number
from robobid.app.terminal.glyphs import Glyphs
from robobid.app.terminal.paint import Block
from robobid.app.terminal.voice import Line, Voice
from robobid.core.decisions import Action, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.narration import Teller


class Size(NamedTuple):
    """How many cells and lines a screen has."""

    width: int
    height: int


V = TypeVar("V", bound=Voice)


class Party(NamedTuple):
    """Who is at the terminal, and how they are spoken to."""

    say: Say
    names: Sequence[str]
    you: int | None
    """The one person among bots."""
    glyphs: Glyphs
    bots: Sequence[str] = ()
    """The bot in each seat; nothing for persons and robots."""
    wordy: bool = False
    """Are symbols told in words?"""
    people: int = 1
    width: int = 80

    def voice(self, kind: type[V]) -> V:
        """A game's own words, spoken to these."""
        return kind(
            self.say, self.names, self.you, self.glyphs, self.bots, wordy=self.wordy
        )


class Host(Protocol):
    """Speaks for a game: what it asks, what an answer means, how it looks."""

    @property
    def voice(self) -> Voice:
        """Whose words these are."""

    @property
    def teller(self) -> Teller:
        """Who tells the game to whoever is at the terminal."""

    @property
    def commands(self) -> Sequence[str]:
        """What can be typed at any time, beside `?`, `h`, `u`, `l` and `q`."""

    @property
    def has_secrets(self) -> bool:
        """Must people at one screen be kept from each other's views?"""

    # -- asking ---------------------------------------------------------------

    def question(self, view: Any, decision: Decision) -> str:
        """The question of a decision, and how to answer it."""

    def actions(self, line: str, view: Any, decision: Decision) -> Sequence[Any]:
        """What a line means: one action, or several that belong together."""

    def doubt(
        self, action: Action, view: Any, waiting: Sequence[Decision]
    ) -> str | None:
        """A question back, where an action would be a costly slip."""

    def finished(self, action: Action) -> str | None:
        """What was just done, where it can be taken back before anyone answers."""

    def explain(self, error: RobobidError, view: Any) -> str:
        """Why something was refused."""

    def help(self, view: Any, decision: Decision) -> list[str]:
        """What can be typed now, and the rules that apply."""

    def hint(self, view: Any, decision: Decision) -> list[str]:
        """What a bot would do, and why."""

    def command(self, word: str, view: Any) -> Sequence[Any]:
        """What one of the game's own commands shows."""

    # -- telling --------------------------------------------------------------

    def lines(self, log: Sequence[Event], seat: int | None) -> list[Line]:
        """Every sentence of a log as a seat may read it."""

    def is_worth_a_pause(self, event: Event) -> bool:
        """Should everybody have seen this before the next of its kind comes?"""

    def table(
        self,
        view: Any,
        decision: Decision,
        old: list[Line],
        new: list[Line],
        size: Size,
    ) -> Block:
        """The table as it is painted, with what is new."""

    def plain_table(self, view: Any, decision: Decision) -> Sequence[Any]:
        """The table in words."""

    def public(self, view: Any, new: list[Line], size: Size) -> Block:
        """What everybody may see, while the screen changes hands."""

    def final(self, view: Any, outcome: Outcome, width: int) -> Block:
        """The end: everybody's result, and why the winner won."""


class TellingHost(Generic[V]):
    """What the hosts of all games do alike, unless theirs does otherwise."""

    commands: Sequence[str] = ()

    def __init__(self, voice: V, teller: Teller) -> None:
        self.voice = voice
        self.teller = teller

    def doubt(
        self, action: Action, view: Any, waiting: Sequence[Decision]
    ) -> str | None:
        return None

    def finished(self, action: Action) -> str | None:
        return None

    def explain(self, error: RobobidError, view: Any) -> str:
        return self.voice.tell(self.teller.refusal(error))

    def rules_now(self, view: Any) -> list[str]:
        """Every rule that matters now, with its number."""
        return [
            f"  {shown_number(rule.number) or SIGN}  {self.voice.tell(rule.told)}"
            for rule in self.teller.rules(view).now
        ]

    def command(self, word: str, view: Any) -> Sequence[Any]:
        return ()

    def lines(self, log: Sequence[Event], seat: int | None) -> list[Line]:
        return self.voice.lines(self.teller, log, seat)

    def is_worth_a_pause(self, event: Event) -> bool:
        return False

    def verdict(self, outcome: Outcome) -> list[str]:
        """Who won, and by what, in sentences."""
        return [self.voice.tell(each) for each in self.teller.verdict(outcome)]
