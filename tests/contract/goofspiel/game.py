"""Goofspiel with hidden bids, for 2 to 4: the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final, NamedTuple

from robobid.core.decisions import CHANCE, SEAT_LETTERS, Decision, Listed, seat_letter
from robobid.core.errors import Unreadable
from robobid.core.events import Event, PublicEvent
from robobid.core.outcome import Outcome, outcome_of
from robobid.core.plaingame import PlainGame
from robobid.core.setup import SetUp, setting, setup_from_tags
from robobid.core.spelling import Whole

HIDDEN: Final = -1  # a bid that lies there and cannot be seen


@dataclass(frozen=True, kw_only=True)
class GoofspielSetUp(SetUp):
    most_seats: ClassVar[int] = 4
    cards: int = setting(Whole(2, 13), 5, "how many cards everybody has", always=True)


class Show(NamedTuple):
    card: int


@dataclass(frozen=True, slots=True)
class Turned(PublicEvent):
    prize: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Laid(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Won(PublicEvent):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    winner: int | None
    prize: int


class View(NamedTuple):
    seat: int | None
    setup: GoofspielSetUp
    held: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    prizes: tuple[int, ...]
    prize: int
    won: tuple[int, ...]


@dataclass
class Table:
    setup: GoofspielSetUp
    held: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    prizes: tuple[int, ...]
    prize: int
    won: tuple[int, ...]

    def copy(self) -> Table:
        return replace(self)


class Goofspiel(PlainGame[Table, Show]):
    name = "goofspiel"
    setup_type: type[GoofspielSetUp] = GoofspielSetUp

    def set_up(self, tags: Mapping[str, str]) -> Table:
        setup = setup_from_tags(self.setup_type, tags, self)
        every, nothing = tuple(range(1, setup.cards + 1)), (0,) * len(setup.seats)
        return Table(setup, (every,) * len(nothing), nothing, every, 0, nothing)

    def decisions(self, table: Table) -> Sequence[Decision]:
        if not table.prize and table.prizes:
            return (Decision(CHANCE, "turn", Listed([*map(Show, table.prizes)])),)
        return [
            Decision(seat, "bid", Listed([Show(card) for card in held]))
            for seat, held in enumerate(table.held)
            if table.prize and not table.bids[seat]
        ]

    def carry_out(self, table: Table, seat: int, action: Show) -> list[Event]:
        if seat == CHANCE:
            table.prize = action.card
            table.prizes = tuple(p for p in table.prizes if p != action.card)
            return [Turned(action.card)]
        table.bids = (*table.bids[:seat], action.card, *table.bids[seat + 1 :])
        laid: list[Event] = [Laid(seat, action.card)]
        return laid if 0 in table.bids else [*laid, self._award(table)]

    def _award(self, table: Table) -> Won:
        """The highest bid takes the prize; if several are highest, nobody does."""
        bids, prize = table.bids, table.prize
        winner = bids.index(max(bids)) if bids.count(max(bids)) == 1 else None
        table.won = tuple(
            won + prize * (seat == winner) for seat, won in enumerate(table.won)
        )
        pairs = zip(table.held, bids, strict=True)
        table.held = tuple(tuple(c for c in held if c != bid) for held, bid in pairs)
        table.bids, table.prize = (0,) * len(bids), 0
        return Won(bids, winner, prize)

    def view(self, table: Table, seat: int | None) -> View:
        bids = tuple(
            bid and (bid if at == seat else HIDDEN) for at, bid in enumerate(table.bids)
        )
        return View(seat, *vars(replace(table, bids=bids)).values())

    def imagine(self, view: View, random: Random) -> Table:
        bids = tuple(
            random.choice(held) if bid == HIDDEN else bid
            for held, bid in zip(view.held, view.bids, strict=True)
        )
        return Table(*view._replace(bids=bids)[1:])

    def sees(self, table: Table, viewer: int | None, seat: int, action: Show) -> bool:
        return seat in (CHANCE, viewer)

    def round_of(self, table: Table) -> int:
        return table.setup.cards - len(table.prizes)

    def outcome(self, table: Table) -> Outcome | None:
        is_over = not table.prizes and not table.prize
        return outcome_of([{"points": won} for won in table.won]) if is_over else None

    def write(self, table: Table, seat: int, action: Show) -> tuple[str, ...]:
        return "#turn" if seat == CHANCE else seat_letter(seat), str(action.card)

    def read(
        self, table: Table, words: Sequence[str]
    ) -> tuple[int, Show, tuple[str, ...]]:
        match words:
            case [who, card] if who in ("#turn", *SEAT_LETTERS) and card.isdecimal():
                seat = CHANCE if who == "#turn" else SEAT_LETTERS.index(who)
                return seat, Show(int(card)), ()
        found = " ".join(words)
        raise Unreadable("not_a_move", f"{found!r} is not a move", found=found)

    def position(self, table: Table) -> str:
        return self.seen_position(View(None, *vars(table).values()))

    def seen_position(self, view: View) -> str:
        shown = [view.setup.cards, *view[2:]]
        return f"{self.name} {json.dumps(shown, separators=(',', ':'))}"

    def read_position(self, line: str) -> Table:
        cards, held, bids, prizes, prize, won = json.loads(line.split(" ")[1])
        setup = GoofspielSetUp(seats=(None,) * len(held), cards=cards)
        hands = tuple(map(tuple, held))
        return Table(setup, hands, tuple(bids), tuple(prizes), prize, tuple(won))


GOOFSPIEL: Final = Goofspiel()
