"""Fzzzt! on offer."""

from __future__ import annotations

import typing
from dataclasses import asdict, dataclass, fields
from typing import get_args, get_type_hints

from robobid.core.wire import plain
from robobid.fzzzt import actions, events
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.editions import EDITIONS, Edition, Rules
from robobid.fzzzt.facts import facts_of
from robobid.fzzzt.game import FZZZT
from robobid.fzzzt.progress import progress
from robobid.fzzzt.scoring import Score
from robobid.fzzzt.view import View
from robobid.server.offers.offer import Offer, events_in
from robobid.server.wire import Plain


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


def notes_on(view: View) -> Notes:
    """What follows from a view."""
    _, rounds, auction, belt = progress(view)
    own = None if view.seat is None else view.players[view.seat]
    bid = own and own.bid
    cards = [*((own and own.hand) or ()), *((bid and bid.cards) or ())]
    powers = {card.id: bid_power(view.rules, (card,)) for card in cards}
    return Notes(rounds, auction, belt, powers)


class FzzztOffer(Offer):
    """Fzzzt! as the server offers it."""

    shapes = (View, Score, Notes)
    actions = get_args(actions.Action)
    events = events_in(events)

    def setups(self) -> Plain:
        return {
            "editions": [_edition(edition) for edition in EDITIONS.values()],
            "peripherals": [p.id for p in FZZZT.deck.peripherals],
            "switches": [_switch(field.name) for field in fields(Rules)],
        }

    def facts(self) -> Plain:
        return facts_of(FZZZT.deck)

    def notes(self, view: View) -> Plain:
        shown: Plain = plain(notes_on(view))
        return shown


def _edition(edition: Edition) -> Plain:
    return {
        "name": edition.name,
        "player_counts": list(edition.player_counts),
        "with_expansion": list(edition.with_expansion),
        "belt_lengths": {
            str(count): edition.belt_length_for(count)
            for count in edition.player_counts
        },
        "rules": asdict(edition.rules),
    }


def _switch(name: str) -> Plain:
    kind = get_type_hints(Rules)[name]
    choices = list(get_args(kind)) if typing.get_origin(kind) is typing.Literal else []
    known = {bool: "yes_no", int: "number"}.get(kind, "choice")
    return {"name": name, "kind": known, "choices": choices}
