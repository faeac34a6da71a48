"""How balanced a game is, as tables in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

from robobid.app.locales import Say
from robobid.app.locales.phrases import game_title
from robobid.app.reports.numbers import decimal
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.arena.blocks import Jackknifed
from robobid.arena.intervals import ends
from robobid.games.registry import game_named
from studies.balance import BOXES
from studies.balance.counts import STAGES
from studies.balance.design import Design
from studies.balance.figures import PARTS, Decided, Figures, clear_seats
from studies.balance.tables import Balance, Kind, balance_of

_FORMAT: Final = 1


class BalanceReport(NamedTuple):
    """What was measured, and the language that it is told in."""

    design: Design
    found: Mapping[Kind, Figures]
    command: str
    say: Say

    @property
    def balance(self) -> Balance:
        """How it was measured."""
        return balance_of(self.design.game)

    @property
    def box_word(self) -> str:
        """What the kinds of tables are called: `edition` or `map`."""
        return BOXES[self.design.game]

    @property
    def title(self) -> str:
        """What this is."""
        entry = game_named(self.design.game)
        game = game_title(self.say, entry.name, entry.title)
        return self.say("balance.title", game=game)

    def lead(self) -> Iterator[str]:
        """What was played, and how to read the figures."""
        weaker, stronger = map(self.level, self.design.levels)
        deals = min(figures.deals for figures in self.found.values())
        yield self.say("balance.played", n=self.design.games, deals=deals)
        yield self.say("balance.design", weaker=weaker, stronger=stronger)
        yield self.say("balance.intervals")

    def level(self, name: str) -> str:
        """A level by its name."""
        return self.say(f"bot.{name}")

    def text_tables(self) -> Iterator[TextTable]:
        """All tables."""
        yield self.seats()
        yield self.leading()
        yield self.skill()
        yield self.length()

    def seats(self) -> TextTable:
        """What each seat wins beyond its share."""
        most = max(kind.players for kind in self.found)
        clear = clear_seats([*self.found.values()])
        rows = tuple(
            (
                self.named(kind),
                *(self._signed(seat.value) for seat in figures.seats),
                *[NOTHING] * (most - kind.players),
                self._number(100 * max(seat.spread for seat in figures.seats)),
                self._clear(seats),
            )
            for (kind, figures), seats in zip(self.found.items(), clear, strict=True)
        )
        numbers = (self.say("balance.seat", n=at + 1) for at in range(most))
        head = (self._head(), *numbers, "±", self.say("balance.clear"))
        return self._table("seats", head, rows, (0, len(head) - 1), by_box=True)

    def leading(self) -> TextTable:
        """How often the lead changes, and when the game is decided."""
        rows = tuple(
            (
                self.named(kind),
                self._around(figures.changes),
                self._around(figures.for_good, 100),
                self._decided(figures.decided),
            )
            for kind, figures in self.found.items()
        )
        head = (self._head(), *self._named("changes", "for_good", "decided"))
        return self._table("lead", head, rows, by_box=True)

    def skill(self) -> TextTable:
        """How much the level decides, how much the deal, and how much neither."""
        rows = tuple(
            (
                self.named(kind),
                self._around(figures.gap, 100),
                *(self._around(figures.parts[part], 100) for part in PARTS),
            )
            for kind, figures in self.found.items()
        )
        head = (self._head(), *self._named("gap", *(f"part.{part}" for part in PARTS)))
        return self._table("skill", head, rows)

    def length(self) -> TextTable:
        """How long a game is."""
        moments = self.balance.moments
        rows = tuple(
            (
                self.named(kind),
                self._around(figures.rounds),
                *([self._around(figures.moments)] if moments else []),
                self._around(figures.decisions),
            )
            for kind, figures in self.found.items()
        )
        head = (
            self._head(),
            *self._named("rounds"),
            *([self.say(moments)] if moments else []),
            *self._named("decisions"),
        )
        return self._table("length", head, rows)

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        return {
            "format": _FORMAT,
            "command": self.command,
            "game": self.design.game,
            "levels": list(self.design.levels),
            "seed": self.design.seed,
            "kinds": [
                {self.box_word: kind.box, "players": kind.players} | _told(figures)
                for kind, figures in self.found.items()
            ],
        }

    def named(self, kind: Kind) -> str:
        """A kind of table in a few words."""
        box = self.say(f"{self.design.game}.{self.box_word}.{kind.box}")
        return self.say("balance.kind", box=box, n=kind.players)

    def _head(self) -> str:
        return self.say(f"balance.kind.{self.box_word}")

    def _named(self, *keys: str) -> list[str]:
        return [self.say(f"balance.{key}") for key in keys]

    def _table(
        self,
        what: str,
        head: tuple[str, ...],
        rows: tuple[tuple[str, ...], ...],
        words: tuple[int, ...] = (0,),
        *,
        by_box: bool = False,
    ) -> TextTable:
        note = f"balance.{what}_note"
        key = f"{note}.{self.box_word}" if by_box else note
        return TextTable(self.say(f"balance.{what}"), self.say(key), head, rows, words)

    def _clear(self, seats: Sequence[int]) -> str:
        if not seats:
            return self.say("balance.undecided")
        return ", ".join(str(seat + 1) for seat in seats)

    def _decided(self, when: Decided) -> str:
        at, *limits = (f"{100 * stage // STAGES}" for stage in when)
        return at if {at} == {*limits} else f"{at} ({limits[0]} … {limits[1]})"

    def _around(self, figure: Jackknifed, unit: float = 1.0) -> str:
        value = self._number(unit * figure.value).replace("-", "−")
        if not isfinite(figure.spread):
            return value
        return f"{value} ± {self._number(unit * figure.spread)}"

    def _signed(self, share: float) -> str:
        sign = "+" if share >= 0 else "−"
        return f"{sign}{self._number(100 * abs(share))}"

    def _number(self, value: float) -> str:
        return decimal(value, 1, self.say) if isfinite(value) else NOTHING


def _told(figures: Figures) -> dict[str, Any]:
    def one(figure: Jackknifed) -> dict[str, Any]:
        return {"value": figure.value, "interval": ends(figure.interval)}

    return {
        "deals": figures.deals,
        "seats": [one(seat) for seat in figures.seats],
        "lead_changes": one(figures.changes),
        "decided_after": one(figures.for_good),
        "leader_wins": [one(lead) for lead in figures.leads],
        "leader_sure_from": [stage / STAGES for stage in figures.decided],
        "stronger_wins_more": one(figures.gap),
        "explained": {part: one(figures.parts[part]) for part in PARTS},
        "rounds": one(figures.rounds),
        "moments": one(figures.moments),
        "decisions": one(figures.decisions),
    }
