"""Tables for tests, built so that a test reads as a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from robobid.core.decisions import CHANCE, SEAT_LETTERS
from robobid.core.driver import play_at_random
from robobid.core.events import Event
from robobid.games.fzzzt.files.deckfile import card, peripheral, standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Deal, Done, Reveal, Turn
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.rules.setup import belt_deck, new_table
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.text.position import read_position

A, B, C, D, E, F = range(6)
EDITION_NAMES: Final = tuple(EDITIONS)
BIDDING_IN_TURN: Final = ("en", "de", "fr", "fr-expansion")
OFFERS: Final = tuple(
    (edition.name, players)
    for edition in EDITIONS.values()
    for players in edition.player_counts
)
"""Every edition with every player count that it offers."""
PERIPHERALS: Final = tuple(p.word for p in standard_deck().peripherals)
ON_OFFER: Final = card("r5b")
"""The card at the head of the belt, if a test does not ask for another."""

Cards = str | Iterable[Card]
E_ = TypeVar("E_", bound=Event)


def cards(names: Cards) -> list[Card]:
    """Cards by their short names, split by spaces, in the order of a sorted hand."""
    found = names.split() if isinstance(names, str) else names
    return sorted(card(c) if isinstance(c, str) else c for c in found)


def bid(names: Cards) -> Bid:
    return Bid.of(cards(names))


def allocate(robot: str, unit: str) -> Allocate:
    return Allocate(card(robot), card(unit))


def a_new_game(
    edition: str = "en",
    players: int = 2,
    *,
    peripherals: Sequence[str] = (),
    by_hand: bool = False,
) -> Table:
    """A table before anything is dealt."""
    chosen = [peripheral(word) for word in peripherals]
    return new_table(
        EDITIONS[edition], players, standard_deck(), chosen, by_hand=by_hand
    )


def a_dealt_game(
    edition: str = "en",
    players: int = 2,
    *,
    mechanics: Sequence[int] = (),
    peripherals: Sequence[str] = (),
) -> Table:
    """A table whose first belt is laid: seat A has mechanic 1, B 2, or as asked."""
    table = a_new_game(edition, players, peripherals=peripherals)
    for seat, number in enumerate(mechanics or range(1, players + 1)):
        deal_mechanic(table, seat, number)
    return table


def deal_mechanic(table: Table, seat: int, number: int) -> list[Event]:
    deck = table.deck
    personal = (deck.mechanic(number), *deck.robots_of(number))
    return FZZZT.apply(table, CHANCE, Deal(seat, personal))


def an_auction(
    edition: str = "en",
    *,
    chief: int = A,
    hands: Mapping[int, Cards] | None = None,
    powers: Mapping[int, int] | None = None,
    belt: str = "r5b",
    down: int = 0,
    **fields: Any,
) -> Table:
    """The belt has `belt` face up and `down` cards face down; nobody has bid yet.

    With `powers` every seat holds a mechanic and a card of that power, which
    `lay_powers` bids. Other fields are those of a position, seats by keyword:
    `units={A: "pa"}`, `spent={B: "r4a"}`.
    """
    hands = hands if hands is not None else hands_of(powers or {A: 1, B: 2})
    seated = {seat: cards(hand) for seat, hand in hands.items()}
    clockwise = [(chief + step) % len(hands) for step in range(len(hands))]
    waiting = "".join(SEAT_LETTERS[seat] for seat in clockwise if seated[seat])
    return a_position(
        edition,
        "bidding",
        players=len(hands),
        chief=chief,
        waiting=waiting,
        belt=belt,
        down=down,
        hand=seated,
        **fields,
    )


def hands_of(powers: Mapping[int, int]) -> dict[int, list[Card]]:
    """For every seat its mechanic and a card of the power that it is to bid."""
    pool = list(standard_deck().cards)
    hands = {}
    for seat, power in powers.items():
        mechanic = standard_deck().mechanic(seat + 1)
        strong = [
            c
            for c in pool
            if c.is_robot and c.power == power and c != ON_OFFER and c.set == "base"
        ]
        hands[seat] = [mechanic, strong[0]]
        pool.remove(strong[0])
    return hands


def a_building(
    edition: str = "en",
    *,
    hands: Mapping[int, Cards],
    units: Mapping[int, str],
    phase: str = "building",
    **fields: Any,
) -> Table:
    """The belt is empty and everybody has taken up his cards: seats may build."""
    fields.setdefault("by_hand", phase == "layout")
    waiting = "".join(SEAT_LETTERS[seat] for seat in sorted(units))
    return a_position(
        edition,
        phase,
        players=len(hands),
        waiting=fields.pop("waiting", waiting),
        hand=hands,
        units=units,
        **fields,
    )


def a_position(
    edition: str,
    phase: str,
    *,
    players: int,
    chief: int = A,
    waiting: str = "",
    belt: str = "",
    down: int = 0,
    round_: int = 1,
    unseen: str | None = None,
    peripheral: str = "",
    switches: str = "",
    by_hand: bool = False,
    more: str = "",
    **of_seats: Mapping[int, Cards],
) -> Table:
    """A table from its line; what is not told to lie elsewhere lies in the deck."""
    words = [f"edition={edition}", f"phase={phase}", f"players={players}"]
    words += [f"round={round_}", f"chief={SEAT_LETTERS[chief]}", f"down={down}"]
    words += [f"waiting={','.join(waiting)}"] if waiting else []
    words += [f"belt={belt.replace(' ', ',')}"] if belt else []
    words += [f"peripheral={peripheral}"] if peripheral else []
    words += [f"switches={switches}"] if switches else []
    words += ["layout=by-hand"] if by_hand else []
    words += more.split()
    for field, seats in of_seats.items():
        for seat, told in seats.items():
            text = told if isinstance(told, str) else names(told)
            if field == "hand":
                text = names(cards(text))
            if text:
                words.append(f"{SEAT_LETTERS[seat]}.{field}={text.replace(' ', ',')}")
    if unseen is None:
        elsewhere = " ".join(words)
        for mark in "=,+>":
            elsewhere = elsewhere.replace(mark, " ")
        rest = belt_deck(EDITIONS[edition], players, standard_deck())
        unseen = names(c for c in rest if names([c]) not in elsewhere.split())
    words += [f"unseen={unseen.replace(' ', ',')}"] if unseen else []
    return read_position(" ".join(["fzzzt", *words]))


def names(some: Iterable[Card]) -> str:
    """Cards as they are written in a position."""
    return " ".join(standard_deck().short_names[c.id] for c in some)


def lay(table: Table, bids: Mapping[int, Cards]) -> list[Event]:
    """Everybody lays his bid, in the order in which the seats are asked."""
    told: list[Event] = []
    left = dict(bids)
    while left:
        seat = FZZZT.decisions(table)[0].seat
        told += FZZZT.apply(table, seat, bid(left.pop(seat)))
    return told


def lay_powers(table: Table, powers: Mapping[int, int]) -> list[Event]:
    """Everybody bids the one card of the power that he is said to bid."""
    return lay(
        table,
        {seat: [c for c in table.players[seat].hand if c.is_robot] for seat in powers},
    )


def turn(table: Table, names_: str) -> list[Event]:
    """Chance turns up some cards of the belt."""
    told: list[Event] = []
    for name in names_.split():
        told += FZZZT.apply(table, CHANCE, Turn(card(name)))
    return told


def deal(table: Table, seat: int, names_: str) -> list[Event]:
    """Chance deals a seat some cards of its pile."""
    told: list[Event] = []
    for name in names_.split():
        told += FZZZT.apply(table, CHANCE, Deal(seat, (card(name),)))
    return told


def reveal(table: Table, word: str) -> list[Event]:
    """Chance reveals a peripheral."""
    return FZZZT.apply(table, CHANCE, Reveal(peripheral(word)))


def build(table: Table, seat: int, *steps: str) -> list[Event]:
    """A seat allocates robots (`r1a>pa`), then says that it is done."""
    told: list[Event] = []
    for step in steps:
        robot, _, unit = step.partition(">")
        told += FZZZT.apply(table, seat, allocate(robot, unit))
    return told + FZZZT.apply(table, seat, Done())


def owner_of(table: Table, wanted: Card) -> int | None:
    """The seat that has a card, wherever it lies before it."""
    for seat, player in enumerate(table.players):
        allocated = [robot for robots in player.units.values() for robot in robots]
        if wanted in [*player.personal_cards(), *player.units, *allocated]:
            return seat
    return None


def asked(table: Table) -> list[int]:
    """The seats that may act now, in order; chance is -1."""
    return [decision.seat for decision in FZZZT.decisions(table)]


def options_of(table: Table, seat: int) -> list[Any]:
    """Everything a seat may do now; nothing if it is not asked."""
    for decision in FZZZT.decisions(table):
        if decision.seat == seat:
            return list(decision.options)
    return []


def all_cards(table: Table) -> list[Card]:
    """Every card on the table, wherever it lies, sorted."""
    found = [*table.unseen, *table.belt]
    for number in table.mechanics:
        assert number.player is not None
        found += [number, *table.deck.robots_of(number.player)]
    for player in table.players:
        found += player.personal_cards()
        for unit, robots in player.units.items():
            found += [unit, *robots]
    return sorted(found)


def play_out(table: Table, seed: int = 0) -> Table:
    """Play to the end, everything at random."""
    play_at_random(FZZZT, table, Random(seed))
    return table


def of_type(events: Iterable[Event], kind: type[E_]) -> list[E_]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def phase_of(table: Table) -> str:
    """The phase, asked anew: a checker that saw it compared takes it as fixed."""
    return table.phase
