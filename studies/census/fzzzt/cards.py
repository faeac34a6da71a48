"""What cards of Fzzzt! are worth: who wins the game that has won a card?

All seats are equally strong, so that everybody wins as often as anybody else; whoever
won a card wins more or less often than that. The price is paid: it is what the card
adds to the chance to win beyond what the same power would have brought elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import inf, sqrt
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.arena.executors import Portion, Workforce
from robobid.arena.intervals import Z, wilson
from robobid.arena.lab.fzzzt import LAB
from robobid.arena.lab.fzzzt.deal_tally import DealTally, numbers_of
from robobid.arena.lab.quantities import NONE, SHARED, win_parts
from robobid.arena.lab.side import Side, Task
from robobid.bots import known_bot, roster_of
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.registry import load
from studies.resumable import Progress, ResumableSums, add_up, quietly

Counts = NDArray[np.int64]
LEVEL: Final = "mechanic"
"""Whose games are counted if nothing is said: the strongest that the twin plays."""
PORTION: Final = 500
RULES_PORTION: Final = 2
"""Games that are played in one go, by the twin and by the rules."""
ROUNDS: Final = 8
"""Later rounds count as the last of these."""
TIMES, WON, POWER, POWER2 = range(4)
"""Of a card in a round: how often it was won, the winner's parts of the game, and the
power that was bid for it, with its square."""


class Kind(NamedTuple):
    """One kind of table."""

    edition: str
    players: int
    peripheral: str = ""

    @property
    def side(self) -> Side:
        """How it is set up."""
        seats = "; ".join(str(number + 1) for number in range(self.players))
        tags = {"Edition": self.edition, "Players": seats}
        if self.peripheral:
            tags["Peripherals"] = self.peripheral
        return Side(FZZZT, tags)

    def __str__(self) -> str:
        return " ".join(
            filter(None, (self.edition, str(self.players), self.peripheral))
        )


class Equals(NamedTuple):
    """Equally strong bots at a kind of table."""

    kind: Kind
    level: str


class Count(NamedTuple):
    """What was counted, in whole numbers: sums have no order."""

    cards: Counts
    """By round, card, and what is counted of it."""
    seats: Counts
    """The parts of a win by seat, clockwise from the first Chief, and their squares."""
    games: Counts
    """Of games, their points, the squares of these, and the power of all bids won."""


class Design(NamedTuple):
    """What a census is to be."""

    editions: tuple[str, ...]
    level: str
    seed: int
    games: int
    """Of each kind of table."""
    players: tuple[int, ...] = ()
    """For how many; none for all that an edition is for."""
    peripherals: bool = True
    """Is each peripheral measured by itself, too?"""

    @property
    def portion(self) -> int:
        """Games in one go."""
        return PORTION if is_fast(self.level) else RULES_PORTION

    @property
    def kinds(self) -> list[Kind]:
        """Every edition for every number of players, then each peripheral by itself."""
        kinds = [
            Kind(edition, players)
            for edition in self.editions
            for players in EDITIONS[edition].player_counts
            if not self.players or players in self.players
        ]
        if not self.peripherals:
            return kinds
        usual = EDITIONS[self.editions[0]]
        most = max(n for n in usual.player_counts if n <= _USUAL)
        plain = Kind(usual.name, most)
        kinds += [] if plain in kinds else [plain]
        names = [peripheral.id for peripheral in standard_deck().peripherals]
        return kinds + [Kind(usual.name, most, name) for name in names]


_USUAL: Final = 4


def is_fast(level: str) -> bool:
    """Does the twin play a bot?"""
    return known_bot(FZZZT.name, level) in roster_of(FZZZT.name).by_twin


@cache
def alike(kind: Kind) -> Mapping[str, tuple[str, ...]]:
    """The cards of a kind of table: those together that nobody can tell apart."""
    found: dict[Any, list[str]] = {}
    for id_, card in sorted(LAB.cards(kind.side).items()):
        found.setdefault(card, []).append(id_)
    return {ids[0]: tuple(ids) for ids in found.values()}


def count(portion: Portion[Equals]) -> Count:
    """Play some games, and count them."""
    kind, level = portion.of
    known = {id_: at for at, ids in enumerate(alike(kind).values()) for id_ in ids}
    task = Task(kind.side, known, [level] * kind.players, portion.seed, portion.numbers)
    if is_fast(level):
        return counted(load(LAB.twin)(task), len(alike(kind)))
    tally, _ = LAB.by_rules(task)
    return counted(tally, len(alike(kind)))


def counted(tally: DealTally, cards: int) -> Count:
    """What some games add."""
    parts = win_parts(tally.places)
    players = tally.places.shape[1]
    auctions = tally.auctions
    took_place = auctions["card"] != NONE
    winner = np.take_along_axis(parts, np.maximum(auctions["winner"], 0), axis=1)
    power = numbers_of(auctions, "power")
    found = np.zeros((ROUNDS, cards, 4), np.int64)
    at = (
        np.clip(auctions["round"], 1, ROUNDS)[took_place] - 1,
        auctions["card"][took_place],
    )
    for what, values in ((WON, winner), (POWER, power), (POWER2, power**2)):
        np.add.at(found, (*at, what), values[took_place])
    np.add.at(found, (*at, TIMES), 1)
    order = (tally.chiefs[:, None] + np.arange(players)) % players
    in_order = np.take_along_axis(parts, order, axis=1).astype(np.int64)
    points = tally.scores
    games = [len(points), points.sum(), (points.sum(axis=1) ** 2).sum()]
    spent = (power * took_place).sum(axis=1)
    return Count(
        found,
        np.stack([in_order.sum(axis=0), (in_order**2).sum(axis=0)]),
        np.array([*games, spent.sum(), (spent**2).sum()], np.int64),
    )


def take(
    design: Design, force: Workforce, kept: ResumableSums, progress: Progress = quietly
) -> dict[Kind, Count]:
    """Play so many games of every kind; goes on with what was kept.

    The same seed gives the same digits, whoever plays and however often it is stopped.
    """
    found = {}
    try:
        for kind in design.kinds:
            found[kind] = _take(design, kind, force, kept, progress)
    finally:
        kept.save()
    return found


def _take(
    design: Design,
    kind: Kind,
    force: Workforce,
    kept: ResumableSums,
    progress: Progress,
) -> Count:
    done = kept.done(str(kind))
    progress(min(done, design.games))

    def named(found: Count) -> dict[str, Counts]:
        return {f"{kind} {name}": sums for name, sums in found._asdict().items()}

    add_up(
        kept,
        str(kind),
        count,
        portions(design, kind, done),
        force,
        named=named,
        games=design.portion,
        progress=progress,
    )
    return Count(*(kept.arrays[f"{kind} {name}"] for name in Count._fields))


def portions(design: Design, kind: Kind, done: int) -> Iterator[Portion[Equals]]:
    """The games of a kind that are still to be played; at least one portion in all."""
    for first in range(done, max(design.games, design.portion), design.portion):
        yield Portion(Equals(kind, design.level), design.seed, first, design.portion)


class Share(NamedTuple):
    """How often somebody wins, beyond their fair share, in so many games."""

    games: int
    more: float
    spread: float


Cards = int | list[int]
"""A card, or several that count together."""


def worth(
    total: Count, card: Cards, players: int, rounds: slice = slice(None)
) -> Share:
    """What winning a card adds to the chance to win."""
    times, won = (int(total.cards[rounds, card, what].sum()) for what in (TIMES, WON))
    if not times:
        return Share(0, 0.0, 1.0)
    chance = won / times / SHARED
    return Share(times, chance - 1 / players, _spread(chance, times))


def price(total: Count, card: Cards, rounds: slice = slice(None)) -> float | None:
    """The power that wins a card, on average; none where it was never won."""
    times, power = (int(total.cards[rounds, card, at].sum()) for at in (TIMES, POWER))
    return power / times if times else None


def price_spread(total: Count, card: Cards) -> float:
    """How far the average price may be off to either side, 95 times in 100."""
    sums = (int(total.cards[:, card, at].sum()) for at in (TIMES, POWER, POWER2))
    times, power, squares = sums
    if times < 2:
        return inf
    variance = (squares - power**2 / times) / (times - 1)
    return Z * sqrt(variance / times)


def seat_share(total: Count, seat: int) -> Share:
    """How often a seat wins, clockwise from the first Chief, beyond its share."""
    games, players = int(total.games[0]), total.seats.shape[1]
    chance = int(total.seats[0, seat]) / games / SHARED
    return Share(games, chance - 1 / players, _spread(chance, games))


def _spread(chance: float, games: int) -> float:
    """So far to either side, by the score interval around a chance."""
    low, high = wilson(chance * games, games)
    return (high - low) / 2
