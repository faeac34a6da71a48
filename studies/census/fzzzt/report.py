"""What the cards of Fzzzt! are worth, as tables in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

from robobid.app.locales import Say
from robobid.app.locales.phrases import fzzzt_card
from robobid.app.reports.numbers import decimal
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.arena.blocks import Jackknifed
from robobid.arena.intervals import ends
from robobid.games.fzzzt.files.deckfile import standard_deck
from studies.census.fzzzt.cards import (
    ROUNDS,
    TIMES,
    Count,
    Design,
    Kind,
    Share,
    alike,
    price,
    price_spread,
    seat_share,
    worth,
)
from studies.census.fzzzt.spanner import Worths

_FORMAT: Final = 1
_FEWEST: Final = 30
"""A card that came less often in a round has no price there: it would be noise."""


class CardReport(NamedTuple):
    """A census of cards, and the language that it is told in."""

    design: Design
    found: Mapping[Kind, Count]
    moved: Mapping[Kind, Worths]
    """What the spanner and the hands are worth; nothing at levels of the rules."""
    command: str
    say: Say

    @property
    def title(self) -> str:
        """What this is."""
        return self.say("worth.title")

    def lead(self) -> Iterator[str]:
        """What was played, and how to read the figures."""
        games = sum(int(total.games[0]) for total in self.found.values())
        level = self.say(f"bot.{self.design.level}")
        yield self.say("worth.played", n=games, level=level)
        yield self.say("worth.design")

    def text_tables(self) -> Iterator[TextTable]:
        """All tables."""
        for edition in self.design.editions:
            yield self.cards(edition)
        for edition in self.design.editions:
            yield self.groups(edition)
            yield self.bids(edition)
        for edition in self.design.editions:
            yield self.seats(edition)
        for edition in self.design.editions if self.moved else ():
            yield self.spanner(edition)
            yield self.hands(edition)
        if self.design.peripherals:
            yield self.peripherals()

    def cards(self, edition: str) -> TextTable:
        """What winning a card adds to the chance to win, by how many play."""
        kinds = self._kinds(edition)
        rows = tuple(
            (
                self._named(ids),
                *(self._share(self._worth(kind, ids)) for kind in kinds),
            )
            for ids in self._sorted(kinds)
        )
        return self._table("cards", edition, kinds, rows)

    def groups(self, edition: str) -> TextTable:
        """What cards of a kind add and go for together, where most play with four."""
        kind = _usual(self._kinds(edition))
        total, last = self.found[kind], self._last_round(kind)
        rows = tuple(
            (
                name,
                self._share(worth(total, cards, kind.players)),
                f"{self._price(price(total, cards))} ± "
                f"{self._finite(price_spread(total, cards))}",
                *(
                    self._price(price(total, cards, slice(at, at + 1)))
                    for at in range(last + 1)
                ),
            )
            for name, cards in self._groups(kind).items()
        )
        head = (
            *(self.say(f"worth.{key}") for key in ("cards_of", "adds", "bid")),
            *(self.say("worth.round", n=at + 1) for at in range(last + 1)),
        )
        note = self.say("worth.groups_note", n=kind.players)
        return TextTable(self._titled("groups", edition), note, head, rows)

    def _groups(self, kind: Kind) -> dict[str, list[int]]:
        """The numbers of the cards of each kind: robots by their power, the others."""
        deck = standard_deck().by_id
        found: dict[tuple[str, int], list[int]] = {}
        for at, ids in enumerate(alike(kind).values()):
            card = deck[ids[0]]
            power = card.power if card.kind == "robot" else 0
            found.setdefault((card.kind, power), []).append(at)
        return {
            self.say(f"worth.group.{name}", n=power): cards
            for (name, power), cards in sorted(found.items())
        }

    def _last_round(self, kind: Kind) -> int:
        total = self.found[kind]
        return max(at for at in range(ROUNDS) if total.cards[at].any())

    def bids(self, edition: str) -> TextTable:
        """The power that wins a card, by round, where most play with four."""
        kind = _usual(self._kinds(edition))
        total, groups = self.found[kind], alike(kind)
        last = self._last_round(kind)
        rows = tuple(
            (
                self._named(ids),
                *(
                    self._price(price(total, card, slice(at, at + 1)))
                    for at in range(last + 1)
                ),
            )
            for card, ids in enumerate(groups.values())
        )
        head = (
            self.say("worth.card"),
            *(self.say("worth.round", n=at + 1) for at in range(last + 1)),
        )
        title = self._titled("bids", edition)
        note = self.say("worth.bids_note", n=kind.players)
        return TextTable(title, note, head, rows)

    def seats(self, edition: str) -> TextTable:
        """How often each seat wins beyond its share, from the first Chief."""
        kinds = self._kinds(edition)
        most = max(kind.players for kind in kinds)
        rows = []
        for kind in kinds:
            shares = [seat_share(self.found[kind], at) for at in range(kind.players)]
            spread = max(share.spread for share in shares)
            rows.append(
                (
                    str(kind.players),
                    *(self._signed(share.more) for share in shares),
                    *[NOTHING] * (most - kind.players),
                    decimal(100 * spread, 1, self.say),
                )
            )
        head = (
            self.say("worth.players"),
            *(self.say("worth.seat", n=seat + 1) for seat in range(most)),
            "±",
        )
        title, note = self._titled("seats", edition), self.say("worth.seats_note")
        return TextTable(title, note, head, tuple(rows))

    def spanner(self, edition: str) -> TextTable:
        """What the spanner adds to the chance to win, by round."""
        found = {kind: self.moved[kind].spanner for kind in self._kinds(edition)}
        return self._moved("spanner", "round", edition, found)

    def hands(self, edition: str) -> TextTable:
        """What each starting hand adds, wherever the spanner is."""
        found = {kind: self.moved[kind].hands for kind in self._kinds(edition)}
        return self._moved("hands", "hand", edition, found)

    def _moved(
        self,
        what: str,
        column: str,
        edition: str,
        found: Mapping[Kind, Sequence[Jackknifed]],
    ) -> TextTable:
        most = max(map(len, found.values()))
        rows = tuple(
            (
                str(kind.players),
                *(self._around(each.value, each.spread) for each in figures),
                *[NOTHING] * (most - len(figures)),
            )
            for kind, figures in found.items()
        )
        head = (
            self.say("worth.players"),
            *(self.say(f"worth.{column}", n=at + 1) for at in range(most)),
        )
        note = self.say(f"worth.{what}_note")
        return TextTable(self._titled(what, edition), note, head, rows)

    def peripherals(self) -> TextTable:
        """What each peripheral changes when it is the only one."""
        kinds = [kind for kind in self.found if kind.peripheral]
        plain = self.found[Kind(kinds[0].edition, kinds[0].players)]
        named = {each.id: each.word for each in standard_deck().peripherals}
        rows = [self._changed(self.say("worth.none"), plain)]
        rows += [
            self._changed(
                self.say(f"fzzzt.device.{named[kind.peripheral]}"),
                self.found[kind],
            )
            for kind in kinds
        ]
        keys = ("peripheral", "first", "points", "power")
        head = tuple(self.say(f"worth.{key}") for key in keys)
        title = self._titled("peripherals", kinds[0].edition)
        note = self.say("worth.peripherals_note", n=kinds[0].players)
        return TextTable(title, note, head, tuple(rows))

    def _changed(self, name: str, total: Count) -> tuple[str, ...]:
        games, points, _, spent, _ = (int(value) for value in total.games)
        seats = total.seats.shape[1]
        return (
            name,
            self._share(seat_share(total, 0)),
            decimal(points / games / seats, 2, self.say),
            decimal(spent / games / seats, 2, self.say),
        )

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        return {
            "format": _FORMAT,
            "command": self.command,
            "level": self.design.level,
            "seed": self.design.seed,
            "kinds": [
                _told(kind, total) | _told_of_spanner(self.moved.get(kind))
                for kind, total in self.found.items()
            ],
        }

    def _kinds(self, edition: str) -> list[Kind]:
        kinds = [kind for kind in self.found if kind.edition == edition]
        return [kind for kind in kinds if not kind.peripheral]

    def _sorted(self, kinds: list[Kind]) -> list[tuple[str, ...]]:
        """The cards of an edition; those first that are worth most where four play."""
        usual = _usual(kinds)
        every = {ids: None for kind in kinds for ids in alike(kind).values()}
        return sorted(every, key=lambda ids: -self._worth(usual, ids).more)

    def _worth(self, kind: Kind, ids: tuple[str, ...]) -> Share:
        groups = list(alike(kind).values())
        if ids not in groups:
            return Share(0, 0.0, 1.0)
        return worth(self.found[kind], groups.index(ids), kind.players)

    def _named(self, ids: tuple[str, ...]) -> str:
        card = standard_deck().by_id[ids[0]]
        unit = card.unit_class
        name = fzzzt_card(self.say, card.kind, card.id, card.player, unit)
        return self.say("worth.of", name=name, n=len(ids), id=ids[0])

    def _table(
        self,
        what: str,
        edition: str,
        kinds: list[Kind],
        rows: tuple[tuple[str, ...], ...],
    ) -> TextTable:
        head = (
            self.say("worth.card"),
            *(self.say("worth.at", n=kind.players) for kind in kinds),
        )
        note = self.say(f"worth.{what}_note")
        return TextTable(self._titled(what, edition), note, head, rows)

    def _titled(self, what: str, edition: str) -> str:
        named = self.say(f"fzzzt.edition.{edition}")
        return self.say(f"worth.{what}", edition=named)

    def _share(self, share: Share) -> str:
        if not share.games:
            return NOTHING
        return self._around(share.more, share.spread)

    def _around(self, share: float, spread: float) -> str:
        return f"{self._signed(share)} ± {self._finite(100 * spread)}"

    def _finite(self, spread: float) -> str:
        return decimal(spread, 1, self.say) if isfinite(spread) else NOTHING

    def _signed(self, share: float) -> str:
        sign = "+" if share >= 0 else "−"
        return f"{sign}{decimal(100 * abs(share), 1, self.say)}"

    def _price(self, power: float | None) -> str:
        return NOTHING if power is None else decimal(power, 1, self.say)


def _usual(kinds: list[Kind]) -> Kind:
    """The kind of table that most people play: up to four of them."""
    return max(kinds, key=lambda kind: (kind.players <= 4, kind.players))


def _told(kind: Kind, total: Count) -> dict[str, Any]:
    seats = range(kind.players)
    return {
        "edition": kind.edition,
        "players": kind.players,
        "peripheral": kind.peripheral or None,
        "games": int(total.games[0]),
        "seats": [seat_share(total, seat)._asdict() for seat in seats],
        "cards": {
            ids[0]: {
                "alike": list(ids),
                **worth(total, card, kind.players)._asdict(),
                "bid": price(total, card),
                "rounds": {
                    at + 1: {
                        **worth(total, card, kind.players, only)._asdict(),
                        "bid": price(total, card, only),
                    }
                    for at in range(ROUNDS)
                    if total.cards[at, card, 0]
                    for only in [slice(at, at + 1)]
                },
            }
            for card, ids in enumerate(alike(kind).values())
        },
    }


def _told_of_spanner(found: Worths | None) -> dict[str, Any]:
    if found is None:
        return {}
    return {
        name: [
            {"more": each.value, "interval": ends(each.interval)} for each in figures
        ]
        for name, figures in found._asdict().items()
    }


def worth_file(found: Mapping[Kind, Count], command: str) -> str:
    """The whole file: a comment with the command, a head, and the cards.

    Cards that nobody can tell apart share a line. Bids are the average winning power,
    in tenths, round by round; what winning the card adds to the chance to win, and how
    far that may be off, is in tenths of a percentage point.
    """
    rounds = [f"round{number}" for number in range(1, ROUNDS + 1)]
    head = ["edition", "players", "card", "adds", "spread", *rounds]
    lines = [f"# made by: {command}", ",".join(head)]
    for kind, total in found.items():
        if not kind.peripheral:
            lines += [_line(kind, total, at) for at in range(len(alike(kind)))]
    return "\n".join(lines) + "\n"


def _line(kind: Kind, total: Count, card: int) -> str:
    share = worth(total, card, kind.players)
    bids = [
        price(total, card, slice(at, at + 1))
        if total.cards[at, card, TIMES] >= _FEWEST
        else None
        for at in range(ROUNDS)
    ]
    cells = [
        kind.edition,
        kind.players,
        "+".join([*alike(kind).values()][card]),
        round(1000 * share.more),
        round(1000 * share.spread),
        *("" if bid is None else round(10 * bid) for bid in bids),
    ]
    return ",".join(map(str, cells)).rstrip(",")
