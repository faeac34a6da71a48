"""What a comparison says, in words: the same tables for the terminal and the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.app.locales import Say
from robobid.app.locales.phrases import as_sentence
from robobid.app.reports.lab.game_report import GameReport
from robobid.app.reports.numbers import decimal
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.app.reports.titles import what_was_played
from robobid.arena.intervals import Interval, ends
from robobid.arena.lab.lab import lab_of
from robobid.arena.lab.quantities import SHARES, Name
from robobid.arena.lab.question import Answer, Question
from robobid.arena.lab.tally import LEVEL, Estimate, Finding
from robobid.bots.naming import name_of
from robobid.games.registry import load

MARK: Final = "●"
_FORMAT: Final = 2


class Report(NamedTuple):
    """A question, its answer, and the language that it is told in."""

    question: Question
    answer: Answer
    file: Path
    say: Say

    @property
    def kind(self) -> GameReport:
        """What the game tells of itself."""
        found: GameReport = load(lab_of(self.question.base).report)
        return found

    def own(self, key: str, **values: Any) -> str:
        """A message that the game has for itself."""
        return self.say(f"{self.kind.words}.{key}", **values)

    @property
    def title(self) -> str:
        """Which change was made to which game."""
        question = self.question
        name, tags = question.base.game.name, question.base.tags
        return self.say(
            "lab.title",
            change=self.file.name,
            game=what_was_played(self.say, name, tags),
            players=len(question.bots),
        )

    def lead(self) -> Iterator[str]:
        """How much was played, by whom, and how to read the figures."""
        say, question = self.say, self.question
        bots = ", ".join(dict.fromkeys(map(name_of, question.bots)))
        yield say("lab.lead", games=self.answer.pairs, bots=bots, seed=question.seed)
        if question.fast:
            yield say("lab.lead_fast")
        compared = [f for f in self.answer.findings if f.chance is not None]
        yield say(
            "lab.lead_marks",
            mark=MARK,
            n=len(compared),
            marked=sum(finding.is_marked for finding in compared),
        )

    # -- tables -------------------------------------------------------------------

    def game(self) -> TextTable:
        """The game as a whole."""
        found = {finding.name.figure: finding for finding in self._of_games()}
        rows = [
            (self.own(f"figure.{figure}"), *self._row(found[figure]))
            for figure in lab_of(self.question.base).game_figures
        ]
        return self._table("game", rows)

    def seats(self) -> TextTable:
        """What it is worth to be the first, or to come behind them."""
        rows = [
            (str((finding.name.seat or 0) + 1), *self._row(finding))
            for finding in self.seat_findings()
        ]
        return self._table("seats", rows)

    def cards(self, figure: str) -> TextTable:
        """One figure of all cards."""
        rows = [
            (self.card(finding.name.card), *self._row(finding))
            for finding in self.card_findings(figure)
        ]
        values = {"even": self.even} if figure == "wins" else {}
        note = self.own(f"note.{figure}", **values)
        title = self.own(f"figure.{figure}")
        return TextTable(as_sentence(title), note, self._head(), (*rows,))

    @property
    def even(self) -> str:
        """How often everybody wins where nothing makes a difference."""
        return f"{decimal(100 / len(self.question.bots), 1, self.say)} %"

    def _table(self, key: str, rows: Iterable[tuple[str, ...]]) -> TextTable:
        title, note = self.say(f"lab.{key}"), self.own(f"{key}_note")
        return TextTable(title, note, self._head(), (*rows,))

    def _head(self) -> tuple[str, ...]:
        columns = ("base", "change", "difference")
        return ("", *(self.say(f"lab.{column}") for column in columns), "")

    def _row(self, finding: Finding) -> Iterator[str]:
        figure = finding.name.figure
        yield self._cell(figure, finding.base)
        yield self._cell(figure, finding.change)
        yield self._cell(figure, finding.difference, sign=True)
        yield MARK if finding.is_marked else ""

    def _cell(self, figure: str, found: Estimate | None, *, sign: bool = False) -> str:
        """A figure with its interval below it."""
        if found is None:
            return NOTHING
        text = self.number(figure, found.value, sign=sign)
        reach = self._reach(figure, found, sign=sign)
        return f"{text}\n{reach}" if reach else text

    def _reach(self, figure: str, found: Estimate, *, sign: bool = False) -> str:
        """The interval of a figure; nothing where nothing is known."""
        if not all(map(isfinite, found.interval)):
            return ""
        low, high = (self._digits(figure, end, sign=sign) for end in found.interval)
        return f"{low} … {high}{_unit(figure)}"

    def reach_of(self, finding: Finding) -> str:
        """The interval of a difference."""
        if finding.difference is None:
            return ""
        return self._reach(finding.name.figure, finding.difference, sign=True)

    def difference_of(self, finding: Finding) -> str:
        """How two sides differ, with a sign."""
        if finding.difference is None:
            return NOTHING
        return self.number(finding.name.figure, finding.difference.value, sign=True)

    def number(self, figure: str, value: float, *, sign: bool = False) -> str:
        """A figure in the words of the language, with its unit."""
        return self._digits(figure, value, sign=sign) + _unit(figure)

    def _digits(self, figure: str, value: float, *, sign: bool) -> str:
        places = self.kind.decimals.get(figure, 1)
        # What is nearly nothing has no sign.
        value = round((100 if figure in SHARES else 1) * value, places) + 0.0
        return f"{'+' if sign and value > 0 else ''}{decimal(value, places, self.say)}"

    # -- findings -----------------------------------------------------------------

    def finding(self, name: Name) -> Finding:
        """The finding of one name."""
        return next(f for f in self.answer.findings if f.name == name)

    def _of_games(self) -> list[Finding]:
        return [f for f in self.answer.findings if f.name == Name(f.name.figure)]

    def seat_findings(self) -> list[Finding]:
        """Of the seats, in the order in which they begin."""
        return [f for f in self.answer.findings if f.name.seat is not None]

    def card_findings(self, figure: str) -> list[Finding]:
        """One figure of all cards that can come up."""
        return [
            finding
            for finding in self.answer.findings
            if finding.name.card is not None and finding.name.figure == figure
        ]

    def touched_cards(self) -> list[str]:
        """The cards that were changed, put in or taken out, as far as they come up."""
        found = {f.name.card for f in self.answer.findings if f.name.card is not None}
        order = lab_of(self.question.base).order
        return [id_ for id_ in sorted(found, key=order) if self.fate_of(id_) != "kept"]

    def fate_of(self, id_: str) -> str:
        """What became of a card: `kept`, `changed`, `new` or `gone`."""
        base, change = self.answer.cards
        if id_ not in base or id_ not in change:
            return "gone" if id_ in base else "new"
        before, after = (
            lab_of(side).cards(side)[id_]
            for side in (self.question.base, self.question.change)
        )
        return "kept" if before == after else "changed"

    def card(self, id_: str | None, between: str = " ") -> str:
        """A card by name and id, as it is in the changed deck if it is there.

        Equal cards are told together: `Fzzzt (b-fz-01, b-fz-02)`.
        """
        assert id_ is not None
        ids = self.answer.alike[id_]
        names = [self.kind.card(self.question, id_, self.say) for id_ in ids]
        named = ", ".join(dict.fromkeys(names))
        if not self.kind.shows_ids or ids == (named,):
            return named
        return f"{named}{between}({', '.join(ids)})"

    # -- for programs ---------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """Everything that was found, and everything to find it again."""
        question, answer = self.question, self.answer
        return {
            "format": _FORMAT,
            "games": answer.pairs,
            "seed": question.seed,
            "bots": list(question.bots),
            "fast": question.fast,
            "file": str(self.file),
            "base": question.base.tags,
            "change": question.change.tags,
            "even_share": 1 / len(question.bots),
            "correction": {"method": "benjamini-hochberg", "level": LEVEL},
            "alike": {id_: list(ids) for id_, ids in answer.alike.items()},
            "figures": [_finding(finding) for finding in answer.findings],
            "faults": [fault._asdict() for fault in answer.faults],
        }


def _unit(figure: str) -> str:
    return "\N{NO-BREAK SPACE}%" if figure in SHARES else ""


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        **finding.name._asdict(),
        "base": _estimate(finding.base),
        "change": _estimate(finding.change),
        "difference": _estimate(finding.difference),
        "chance": finding.chance,
        "marked": finding.is_marked,
    }


def _estimate(found: Estimate | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"value": found.value, "interval": ends(Interval(*found.interval))}
