"""Endings of random games of Fzzzt!: what each player is left with to score.

Nobody plays well here: every card goes to a random seat, and everybody builds as it
comes.
The same seed gives the same endings.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.cards import SYMBOLS, Card, Kind, bits_of
from robobid.games.fzzzt.rules.editions import EDITIONS, Edition
from robobid.games.fzzzt.rules.setup import belt_deck


class Ending(NamedTuple):
    """One player's cards at the end of a game."""

    units: dict[Card, list[Card]]
    """The production units, each with the robots that were allocated to it."""
    free: list[Card]
    """All other cards."""


TABLES: Final = tuple(
    (edition, players)
    for edition in EDITIONS.values()
    for players in edition.player_counts
)
"""Every edition with every number of players it is for."""


def random_endings(seed: int) -> Iterator[Ending]:
    """Endings without end, of all editions and player counts in turn."""
    luck = Random(seed)
    while True:
        for edition, players in TABLES:
            yield from endings_of_a_game(edition, players, luck)


def endings_of_a_game(edition: Edition, players: int, luck: Random) -> list[Ending]:
    """The endings of all players of one random game."""
    deck = standard_deck()
    endings = [
        Ending({}, [deck.mechanic(number), *deck.robots_of(number)])
        for number in range(1, players + 1)
    ]
    # Some build whenever they can, some never, most now and then.
    eagerness = [luck.random() for _ in endings]
    cards = belt_deck(edition, players, deck)
    luck.shuffle(cards)
    belt_length = edition.belt_length_for(players)
    while len(cards) >= belt_length:
        for card in cards[:belt_length]:
            winner = luck.choice(endings)
            if card.is_unit:
                winner.units[card] = []
            else:
                winner.free.append(card)
        del cards[:belt_length]
        for ending, eager in zip(endings, eagerness, strict=True):
            build(ending, eager, luck)
    return endings


def build(ending: Ending, eager: float, luck: Random) -> None:
    """Allocate at most one robot, any that fits, to each unit (F5.2)."""
    for unit, robots in ending.units.items():
        fitting = [card for card in ending.free if card.fits(unit)]
        if fitting and luck.random() < eager:
            robot = luck.choice(fitting)
            ending.free.remove(robot)
            robots.append(robot)


def home_made(luck: Random, units: int, robots: int, most_points: int = 13) -> Ending:
    """One player with all cards of a deck that someone made up, some robots fixed."""

    def card(name: str, kind: Kind, points: int) -> Card:
        symbols = tuple(luck.sample(SYMBOLS, luck.choice((1, 1, 2, 2, 3, 4))))
        return Card(name, kind, 1, points, symbols, symbol_bits=bits_of(symbols))

    ending = Ending({}, [])
    for i in range(units):
        unit = card(f"u{i:02}", "unit", luck.randint(1, most_points))
        ending.units[unit] = []
    for i in range(robots):
        robot = card(f"r{i:02}", "robot", luck.randint(0, 3))
        unit = luck.choice(list(ending.units))
        fixed = robot.fits(unit) and luck.random() < 0.4
        (ending.units[unit] if fixed else ending.free).append(robot)
    return ending
