"""What a census found, as tables in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from robobid.app.locales import Say
from robobid.app.reports.numbers import between, decimal
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.arena.intervals import Interval, ends
from robobid.games.powergrid.robots.numbering import ROBOTS, robot
from robobid.games.powergrid.robots.robot import KINDS
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from studies.census.powergrid.effects import Effect
from studies.census.powergrid.model import Term
from studies.census.powergrid.race import Race
from studies.census.powergrid.readings import More
from studies.census.powergrid.run import RIVALS, Census

_SHOWN: Final = 10
"""So many of the best and the worst are told."""
_FORMAT: Final = 1


class Report(NamedTuple):
    """A census, and the language that it is told in."""

    census: Census
    command: str
    say: Say

    @property
    def title(self) -> str:
        """What this is."""
        return self.say("census.title")

    def lead(self) -> Iterator[str]:
        """What was played, and how to read the figures."""
        design = self.census.design
        yield self.say(
            "census.played",
            n=self.census.sample.played,
            maps=", ".join(self.say(f"powergrid.map.{map_}") for map_ in design.maps),
        )
        rival = self.say(f"bot.{RIVALS[0]}")
        yield self.say("census.points", rival=rival)

    def text_tables(self) -> Iterator[TextTable]:
        """All tables."""
        yield self.robots("best", self.census.best)
        yield self.robots("worst", self.census.worst)
        yield self.pieces()
        yield self.pairs()
        if len(self.census.design.maps) > 1:
            yield self.maps()
        yield self.rivals()
        yield self.readings()
        yield self.checks()

    def robots(self, which: str, race: Race | None) -> TextTable:
        """The best robots, or the worst: as they raced, or by their ratings."""
        census, say = self.census, self.say
        if race is not None:
            order = [step.robot for step in race.steps]
            told = [self._step(step.ahead) for step in race.steps]
            key = "census.raced" if race.is_decided else "census.raced_undecided"
            note = say(key, n=race.deals)
            if which == "worst":
                note = f"{note} {say('census.worst_rivals')}"
        else:
            sorted_ = np.argsort(-census.points, kind="stable")
            picked = sorted_ if which == "best" else sorted_[::-1]
            order = [int(number) for number in picked[:_SHOWN]]
            told = [NOTHING] * len(order)
            note = say("census.not_raced")
        rows = tuple(
            (
                str(robot(number)),
                self._points(census.points[number], census.spread[number]),
                *(
                    self._percent(census.ratings[seats].chances[number])
                    for seats in SEAT_COUNTS
                ),
                verdict,
            )
            for number, verdict in zip(order, told, strict=True)
        )
        head = (
            say("census.robot"),
            say("census.rating"),
            *(say("census.wins_at", n=seats) for seats in SEAT_COUNTS),
            say("census.before_next"),
        )
        last = len(head) - 1
        return TextTable(say(f"census.{which}"), note, head, rows, (0, last))

    def _step(self, verdict: str | None) -> str:
        return self.say(f"census.is_{verdict or 'undecided'}")

    def pieces(self) -> TextTable:
        """What each piece brings, by the size of the table."""
        say = self.say
        by_size = [self.census.pieces[seats] for seats in SEAT_COUNTS]
        rows = tuple(
            (self.named(effects[0].term), *(self._effect(each) for each in effects))
            for effects in zip(*by_size, strict=True)
        )
        head = say("census.piece"), *(say("census.at", n=n) for n in SEAT_COUNTS)
        return TextTable(say("census.pieces"), say("census.pieces_note"), head, rows)

    def pairs(self) -> TextTable:
        """The pairs that help each other most, and those that hinder each other."""
        say = self.say
        clear = [effect for effect in self.census.pairs if effect.is_clear]
        order = sorted(clear, key=lambda effect: -effect.points)
        told = order if len(order) <= 2 * _SHOWN else order[:_SHOWN] + order[-_SHOWN:]
        rows = tuple((self.named(each.term), self._effect(each)) for each in told)
        head = say("census.pair"), say("census.together")
        return TextTable(say("census.pairs"), say("census.pairs_note"), head, rows)

    def maps(self) -> TextTable:
        """What each piece brings, by map."""
        found = {
            self.say(f"powergrid.map.{map_}"): effects
            for map_, effects in self.census.by_map.items()
        }
        return self._by(found, "maps")

    def rivals(self) -> TextTable:
        """What each piece brings, by who the others are."""
        found = {
            self.say(f"census.against_{rivals}"): effects
            for rivals, effects in self.census.by_rivals.items()
        }
        return self._by(found, "rivals")

    def _by(self, found: Mapping[str, list[Effect]], what: str) -> TextTable:
        say = self.say
        rows = tuple(
            (self.named(effects[0].term), *(self._effect(each) for each in effects))
            for effects in zip(*found.values(), strict=True)
        )
        head = say("census.piece"), *found
        return TextTable(say(f"census.{what}"), say(f"census.{what}_note"), head, rows)

    def readings(self) -> TextTable:
        """What each reading changes, for all robots and for those it concerns most."""
        say = self.say
        rows = []
        for change in self.census.readings:
            most = max(change.pieces, key=lambda at: abs(change.pieces[at].share))
            rows.append(
                (
                    f"D{change.reading}",
                    self._more(change.all),
                    self.named((most,)),
                    self._more(change.pieces[most]),
                )
            )
        head = (
            say("census.reading"),
            say("census.all_robots"),
            say("census.most"),
            say("census.its_robots"),
        )
        title, note = say("census.readings"), say("census.readings_note")
        return TextTable(title, note, head, tuple(rows), (0, 2))

    def checks(self) -> TextTable:
        """How well robots are foretold that the model has not seen."""
        say = self.say
        rows = tuple(
            (
                str(seats),
                str(found.games),
                *(
                    decimal(loss, 4, say)
                    for loss in (found.constant, found.pieces, found.pairs)
                ),
            )
            for seats, found in self.census.checks.items()
        )
        head = (
            say("census.seats"),
            say("census.games"),
            say("census.constant"),
            say("census.by_pieces"),
            say("census.by_pairs"),
        )
        return TextTable(say("census.checks"), say("census.checks_note"), head, rows)

    def named(self, term: Term) -> str:
        """Pieces by their names."""
        names = [f"{KINDS[kind]}{number}" for kind, number in term]
        return " + ".join(
            self.say(
                "powergrid.piece",
                piece=name,
                name=self.say(f"powergrid.piece.{name}.name"),
            )
            for name in names
        )

    def _points(self, points: float, spread: float) -> str:
        return f"{points:.0f} ± {spread:.0f}"

    def _percent(self, share: float) -> str:
        return f"{decimal(100 * share, 1, self.say)} %"

    def _effect(self, effect: Effect) -> str:
        spread = (effect.interval.high - effect.interval.low) / 2
        return f"{effect.points:+.0f} ± {spread:.0f}"

    def _more(self, more: More) -> str:
        low, high = (100 * end for end in more.interval)
        share = decimal(100 * more.share, 2, self.say)
        return f"{share} % ({between(Interval(low, high), self.say)})"

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        census = self.census
        return {
            "format": _FORMAT,
            "command": self.command,
            "games": census.sample.played,
            "maps": list(census.design.maps),
            "seed": census.design.seed,
            "checks": {n: found._asdict() for n, found in census.checks.items()},
            "pieces": {n: _told(effects) for n, effects in census.pieces.items()},
            "pairs": _told(census.pairs),
            "maps_pieces": {map_: _told(each) for map_, each in census.by_map.items()},
            "rivals_pieces": {
                each: _told(effects) for each, effects in census.by_rivals.items()
            },
            "readings": {
                change.reading: {
                    "all": _more_told(change.all),
                    "pieces": {
                        _word([at]): _more_told(more)
                        for at, more in change.pieces.items()
                    },
                }
                for change in census.readings
            },
            "best": _race_told(census.best),
            "worst": _race_told(census.worst),
        }


def _word(term: Sequence[tuple[int, int]]) -> str:
    return "+".join(f"{KINDS[kind]}{number}" for kind, number in term)


def _told(effects: Iterable[Effect]) -> dict[str, Any]:
    return {
        _word(effect.term): {"points": effect.points, "interval": ends(effect.interval)}
        for effect in effects
    }


def _more_told(more: More) -> dict[str, Any]:
    return {
        "games": more.games,
        "share": more.share,
        "interval": ends(more.interval),
    }


def _race_told(race: Race | None) -> dict[str, Any] | None:
    if race is None:
        return None
    return {
        "deals": race.deals,
        "decided": race.is_decided,
        "order": [
            {
                "robot": str(robot(step.robot)),
                "wins": step.won,
                "against_next": step.ahead,
                "interval": ends(step.by),
            }
            for step in race.steps
        ],
    }


def ratings_file(census: Census, command: str) -> str:
    """The whole file: a comment with the command, a head, and the robots."""
    head = [f"{what}{n}" for n in SEAT_COUNTS for what in ("points", "spread")]
    lines = [f"# made by: {command}", ",".join(["robot", *head])]
    for number in range(ROBOTS):
        figures = [
            round(float(figure[number]))
            for found in census.ratings.values()
            for figure in (found.points, found.spread)
        ]
        lines.append(",".join([str(robot(number)), *map(str, figures)]))
    return "\n".join(lines) + "\n"
