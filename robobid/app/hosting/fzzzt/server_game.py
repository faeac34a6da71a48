"""Fzzzt! on offer."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Literal, NamedTuple, get_args, get_type_hints

from robobid.app.hosting.games.server_game import (
    AnyRecord,
    Offer,
    Ordered,
    events_in,
)
from robobid.app.hosting.wire import Plain
from robobid.core.decisions import Decision
from robobid.core.record import move_of
from robobid.games.fzzzt.asides.facts import facts_of
from robobid.games.fzzzt.asides.prepared_bids import (
    Outlook,
    outlook,
    prepare_bids,
    prepared_bid,
    read_bids,
)
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules import actions, events
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.bids import HandLimits
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.editions import EDITIONS, Edition, Rules
from robobid.games.fzzzt.rules.scoring import Score, places
from robobid.games.fzzzt.rules.setup import is_enough
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.view import View, progress
from robobid.narration.fzzzt.anecdotes import anecdotes
from robobid.narration.fzzzt.worth import worth_told
from robobid.narration.message import Line, Told, told


class Gains(NamedTuple):
    """What points are made of: robots and units, less what was lost."""

    robots: int
    units: int
    lost: int
    """To Fzzzt cards, and to units without a widget."""


class Difference(NamedTuple):
    """What made more of a difference: the robots' own points, or the units'."""

    by: Literal["robots", "units"]
    first: int
    """The winner's seat, and what that part brought."""
    first_points: int
    second: int
    second_points: int


@dataclass(frozen=True, slots=True)
class Notes:
    """What follows from a view."""

    rounds: int
    """How many rounds there will have been."""
    auction: int
    """Which card of the belt is bid for, counted from 1."""
    belt: int
    """How many cards a full belt has."""
    powers: dict[str, int]
    """What each card of the viewer's hand and bid adds to a bid in this round."""
    gains: tuple[Gains, ...]
    """For each seat what its points are made of, when the game is over."""
    difference: Difference | None
    """What decided between the winner and the viewer, or the next one."""


def notes_on(view: View) -> Notes:
    """What follows from a view."""
    _, rounds, auction, belt = progress(view)
    own = None if view.seat is None else view.players[view.seat]
    bid = own and own.bid
    cards = [*((own and own.hand) or ()), *((bid and bid.cards) or ())]
    powers = {card.id: bid_power(view.rules, (card,)) for card in cards}
    gains = tuple(_gains(view, seat) for seat in range(len(view.scores)))
    return Notes(rounds, auction, belt, powers, gains, _difference(view))


def _gains(view: View, seat: int) -> Gains:
    """What a seat's points are made of."""
    score, player = view.scores[seat], view.players[seat]
    cards = {*(player.hand or ()), *player.hidden, *player.shown, *player.spent}
    fzzzt = -sum(card.points for card in cards if card.points < 0)
    made = zip(score.allocation, score.widgets, strict=True)
    idle = sum(unit.points for (unit, _), widgets in made if not widgets)
    return Gains(score.basic + fzzzt, score.bonus + idle, fzzzt + idle)


def _difference(view: View) -> Difference | None:
    """Between the winner and the viewer, or whoever came next."""
    if not view.scores:
        return None
    ranks = places(view.scores)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    first, second = order[0], order[1]
    if view.seat is not None and ranks[view.seat] > 1:
        second = view.seat
    one, other = view.scores[first], view.scores[second]
    if one.total == other.total:
        return None
    if one.bonus - other.bonus >= one.basic - other.basic:
        return Difference("units", first, one.bonus, second, other.bonus)
    return Difference("robots", first, one.basic, second, other.basic)


@dataclass(frozen=True, slots=True)
class EditionSetups:
    """An edition, and what of it may be chosen."""

    name: str
    player_counts: tuple[int, ...]
    with_expansion: tuple[int, ...]
    """The numbers of players with which it is played with the expansion."""
    belt_lengths: Mapping[int, int]
    """How many cards a full belt has, by the number of players."""
    rules: Rules


@dataclass(frozen=True, slots=True)
class SwitchSetups:
    """A rule that can be switched."""

    name: str
    kind: Literal["yes_no", "number", "choice"]
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setups:
    """What can be chosen before a game of Fzzzt!."""

    editions: tuple[EditionSetups, ...]
    peripherals: tuple[str, ...]
    switches: tuple[SwitchSetups, ...]


class FzzztOffer(Offer):
    """Fzzzt! as the server offers it."""

    shapes = (View, Score, Notes, Outlook, Setups)
    actions = get_args(actions.Action)
    events = events_in(events)
    unions: ClassVar = {"Limits": (HandLimits,)}

    def course(self, record: AnyRecord) -> Sequence[Line]:
        log = [event for entry in record.entries for event in entry.events]
        return tuple(anecdotes(log))

    def setups(self) -> Setups:
        return self.setups_with(FZZZT.deck)

    def setups_with(self, material: Deck) -> Setups:
        return Setups(
            tuple(_edition(edition, material) for edition in EDITIONS.values()),
            tuple(p.id for p in material.peripherals),
            tuple(_switch(field.name) for field in fields(Rules)),
        )

    def facts_of(self, material: Deck) -> Plain:
        return facts_of(material)

    def facts(self, variant: str | None = None) -> Plain:
        return facts_of(FZZZT.deck)

    def notes(self, view: View) -> Notes:
        return notes_on(view)

    def worth(self, view: View) -> Told | None:
        return worth_told(view)

    def give_plan(self, view: View, words: str) -> str:
        return prepare_bids(view, words).written(view.deck)

    def outlook(self, plan: str, view: View) -> Outlook | None:
        found = read_bids(plan, view.deck)
        return outlook(found, view) if found.round == view.round else None

    def give_order(self, view: View, words: str) -> str:
        return self.give_plan(view, words)

    def ordered(
        self, order: str, view: View, decision: Decision, table: Table
    ) -> Ordered | None:
        bid = prepared_bid(read_bids(order, view.deck), view, decision)
        return bid and Ordered(move_of(FZZZT, table, decision.seat, bid))

    def order_told(self, order: str) -> tuple[int, tuple[Told, ...]]:
        round_, _, bids = order.partition(" ")
        return int(round_), (told("fzzzt.order.bids", n=bids.count("for ")),)


def _edition(edition: Edition, deck: Deck) -> EditionSetups:
    counts = edition.player_counts
    return EditionSetups(
        edition.name,
        tuple(count for count in counts if is_enough(edition, count, deck)),
        tuple(edition.with_expansion),
        {count: edition.belt_length_for(count) for count in counts},
        edition.rules,
    )


def _switch(name: str) -> SwitchSetups:
    kind = get_type_hints(Rules)[name]
    choices = get_args(kind) if typing.get_origin(kind) is typing.Literal else ()
    if kind is bool:
        return SwitchSetups(name, "yes_no", choices)
    return SwitchSetups(name, "number" if kind is int else "choice", choices)
