"""What Hypothesis draws: set-ups, tables in the middle of a game, whole games."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from robobid.core.decisions import CHANCE
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import (
    Allocate,
    Bid,
    Deal,
    Done,
    Pay,
    Reveal,
    Turn,
)
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.table import Table

OFFERS: Final = [
    (edition.name, players)
    for edition in EDITIONS.values()
    for players in edition.player_counts
]
WORDS: Final = [peripheral.word for peripheral in standard_deck().peripherals]


class SetUp(NamedTuple):
    """Everything one must know to play a game at random again."""

    edition: str
    players: int
    peripherals: tuple[str, ...]
    by_hand: bool
    by_the_letter: bool
    seed: int

    def tags(self) -> dict[str, str]:
        tags = {"Edition": self.edition, "Players": ";".join("abcdef"[: self.players])}
        if self.peripherals:
            tags["Peripherals"] = " ".join(self.peripherals)
        if self.by_hand:
            tags["Layout"] = "by-hand"
        if self.by_the_letter:
            tags["Switches"] = "chief_goes_to=any_loser"
        return tags

    def table(self) -> Table:
        return FZZZT.set_up(self.tags())

    def record(self) -> Record[Table]:
        return Record(FZZZT, self.tags())

    def random(self) -> Random:
        return Random(self.seed)


class Moment(NamedTuple):
    """A set-up, the table after some actions at random, and more luck."""

    set_up: SetUp
    table: Table
    random: Random


@st.composite
def set_ups(draw: st.DrawFn) -> SetUp:
    """Any edition, player count, subset of the peripherals, and way to lay out."""
    edition, players = draw(st.sampled_from(OFFERS))
    return SetUp(
        edition,
        players,
        tuple(draw(st.sets(st.sampled_from(WORDS)))) if draw(st.booleans()) else (),
        draw(st.booleans()),
        edition == "ru" and draw(st.booleans()),
        draw(st.integers(0, 2**32)),
    )


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    """A table somewhere between the first deal and the end of the game."""
    set_up = draw(set_ups())
    table, random = set_up.table(), set_up.random()
    step(table, random, draw(st.integers(0, 500)))
    return Moment(set_up, table, random)


def step(table: Table, random: Random, times: int) -> None:
    """Do some actions at random, whoever is asked; the end comes before the last."""
    for _ in range(times):
        decisions = FZZZT.decisions(table)
        if not decisions:
            return
        seat, _, options = random.choice(decisions)
        copy = table.copy() if len(decisions) == 1 else None
        FZZZT.apply(table, seat, options.pick(random))
        if table.phase == "over" and copy is not None:
            # Endings are drawn often enough: stay just before one half of the time.
            if random.random() < 0.5:
                _become(table, copy)
            return


def _become(table: Table, other: Table) -> None:
    for name in Table.__slots__:
        setattr(table, name, getattr(other, name))


def mutations(action: Any, random: Random) -> list[Any]:
    """Actions that look like an option, most of which are none."""
    every = standard_deck().cards
    other = random.choice(every)
    match action:
        case Bid(cards):
            kept = tuple(c for c in cards if random.random() < 0.5)
            return [
                Bid(()),
                Bid(kept),
                Bid((*cards, other)),
                Bid((*cards, cards[0])),
                Bid(cards[::-1]),
                Bid((other, *cards[1:])),
                cards,
                Pay(cards[0]),
                Done(),
            ]
        case Pay(card):
            return [Pay(other), Turn(card), (card,), Bid((card,)), Done()]
        case Allocate(robot, unit):
            return [
                Allocate(other, unit),
                Allocate(robot, other),
                Allocate(unit, robot),
                (robot, unit),
                Bid((robot,)),
                Deal(0, (robot,)),
            ]
        case Done():
            return [(), None, Bid(()), Pay(other), Allocate(other, other)]
        case Deal(seat, cards):
            return [
                Deal(seat + 1, cards),
                Deal(seat, cards[1:]),
                Deal(seat, (*cards, other)),
                Deal(seat, (other, *cards[1:])),
                (seat, cards),
                Turn(cards[0]),
            ]
        case Turn(card):
            return [Turn(other), Pay(card), (card,), Deal(0, (card,))]
        case Reveal(peripheral):
            others = standard_deck().peripherals
            return [Reveal(random.choice(others)), (peripheral,), Done()]
    raise AssertionError(action)


def seats_and_others(players: int) -> list[int]:
    """All seats, chance, and some that nobody sits on."""
    return [CHANCE, *range(players), players, 17]


def all_cards(table: Table) -> list[Card]:
    """Every card, wherever it lies, mechanics to be dealt with their robots."""
    found = [*table.unseen, *table.belt, *table.mechanics]
    for mechanic in table.mechanics:
        assert mechanic.player is not None
        found += table.deck.robots_of(mechanic.player)
    for player in table.players:
        found += [*player.hand, *player.set_aside, *player.spent, *(player.bid or ())]
        for unit, robots in player.units.items():
            found += [unit, *robots]
    return sorted(found)
