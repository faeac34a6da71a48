"""What may be done, in a few words: as an analysis calls a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from robobid.core.decisions import Action
from robobid.core.events import Event
from robobid.games.powergrid.rules import actions
from robobid.games.powergrid.rules.events import PlantBought
from robobid.narration.message import Told, Value, told
from robobid.narration.powergrid.nouns import (
    Nouns,
    burnt_named,
    fuel_named,
    plant_named,
)

_WITH: Final[Mapping[type[Any], tuple[str, str]]] = {
    actions.ChooseRegion: ("choice.region", "region"),
    actions.NameRegion: ("choice.region", "region"),
    actions.NamePlant: ("choice.plant", "plant"),
    actions.Discard: ("choice.discard", "plant"),
    actions.Attach: ("choice.attach", "plant"),
    actions.GoTo: ("choice.market", "market"),
    actions.NameMarket: ("choice.market", "market"),
    actions.Connect: ("choice.build", "city"),
    actions.NameCity: ("choice.city", "city"),
    actions.BarCity: ("choice.city", "city"),
    actions.StrikeCity: ("choice.city", "city"),
    actions.MarkCity: ("choice.city", "city"),
    actions.TakeCity: ("choice.city", "city"),
    actions.Bid: ("choice.amount", "amount"),
    actions.BidForCity: ("choice.amount", "amount"),
}
"""Actions that hold one thing: their message, and what it is."""
_DONE: Final = {
    "fuel": "powergrid.option.no_fuel",
    "build": "powergrid.option.no_build",
}
"""How ending a turn is called, by the kind of the decision."""


def outcome(action: Action, log: Sequence[Event], nouns: Nouns) -> Told | None:
    """Who bought the plant that a bid was for, and for how much; none before that."""
    if not isinstance(action, actions.Bid | actions.Offer):
        return None
    bought = next((each for each in log if isinstance(each, PlantBought)), None)
    if bought is None:
        return None
    return told(
        "choice.outcome.plant",
        plant=plant_named(bought.plant),
        name=nouns.seat(bought.seat),
        price=bought.payment,
    )


def choice(kind: str, action: Action, nouns: Nouns) -> Told:
    """An action that answers a decision of some kind."""
    if type(action) in _WITH:
        key, name = _WITH[type(action)]
        value = getattr(action, name)
        held: Value = value if name == "amount" else nouns.value(name, value)
        return Told(key, {name: held})
    match action:
        case actions.Offer(plant, bid):
            named = nouns.value("plant", plant)
            return told("powergrid.option.open", plant=named, bid=bid)
        case actions.Pass() if kind == "open":
            return Told("powergrid.option.pass")
        case actions.Pass() | actions.PassForCity():
            return Told("powergrid.option.drop_out")
        case actions.Buy(fuel):
            return told("choice.buy", fuel=fuel_named(fuel))
        case actions.Drop(fuel):
            return told("choice.drop", fuel=fuel_named(fuel))
        case actions.Run(plant, burnt) if burnt:
            named, tokens = nouns.value("plant", plant), burnt_named(burnt)
            return told("choice.run_with", plant=named, tokens=tokens)
        case actions.Run(plant):
            return told("choice.run", plant=nouns.value("plant", plant))
    return Told(_DONE.get(kind, "choice.done"))
