"""What a person can choose now, with the costs spelled out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.app.locales.phrases import titled
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import Action, Decision
from robobid.games.powergrid.rules.actions import (
    BUYS,
    DONE,
    Bid,
    BidForCity,
    Buy,
    Drop,
    GoTo,
    Offer,
    Pass,
    PassForCity,
    Run,
)
from robobid.games.powergrid.rules.offers import BuildLimits, FuelLimits
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.text.notation import write_action
from robobid.games.powergrid.view import View
from robobid.narration.powergrid.nouns import fuel_named

AMOUNTS: Final = ("open", "bid")
"""Decisions that are answered with an amount and have no list of choices."""


class Choice(NamedTuple):
    """One thing to choose: its number is its place in the list."""

    action: Action
    name: str
    """What can be typed for it."""
    words: str
    """What is shown: the name, and what it costs."""


def choices(speech: PowerGridSpeech, view: View, decision: Decision) -> list[Choice]:
    """Everything that can be chosen by its number, in the order shown."""
    if decision.kind in AMOUNTS:
        return []
    match decision.options.offered():
        case BuildLimits() as offered:
            return _sites(speech, view, decision, offered)
        case FuelLimits() as offered:
            return _tokens(speech, offered)
    return [
        Choice(option, name, _with_facts(speech, view, option, name))
        for option in decision.options
        if option != DONE
        for name in [name_of(speech, view, option)]
    ]


def name_of(speech: PowerGridSpeech, view: View, action: Action) -> str:
    """An action in a few words."""
    map_ = view.setup.map
    match action:
        case Pass() | PassForCity():
            return speech.say("powergrid.word.pass")
        case Bid(amount):
            return str(amount)
        case Offer(plant, bid):
            return speech.say("powergrid.word.offer", plant=speech.card(plant), bid=bid)
        case Buy(fuel) | Drop(fuel):
            return speech.fuel(fuel)
        case GoTo(market):
            return speech.market(market)
        case Run(plant, burnt):
            mix = f" ({speech.burnt(burnt)})" if burnt else ""
            return f"{speech.card(plant)}{mix}"
    if action == DONE:
        return speech.say("terminal.done")
    for field in ("city", "plant", "region"):
        if hasattr(action, field):
            return str(speech.named(map_, field, getattr(action, field)))
    if isinstance(action, BidForCity):
        return str(action.amount)
    return " ".join(write_action(view.seat or 0, action)[1:])


def _with_facts(speech: PowerGridSpeech, view: View, action: Action, name: str) -> str:
    plant = getattr(action, "plant", None)
    if plant is None or isinstance(action, Run):
        return name
    facts = f"{speech.needs(plant)}{speech.chip(plant).rpartition(' ')[2][-2:]}"
    return titled(speech.say, name, facts)


def _sites(
    speech: PowerGridSpeech, view: View, decision: Decision, offered: BuildLimits
) -> list[Choice]:
    """Cities that can be paid, the cheapest first: `Essen 10 + 4 via Duisburg = 14`."""
    actions = {getattr(option, "city", ""): option for option in decision.options}
    found = []
    for site in offered.sites:
        if site.why_not is None:
            name, *via = [_city(speech, view, c) for c in (site.city, *site.via[:-1])]
            words = f"{name} {site.place}"
            if via:
                told = speech.say(
                    "powergrid.board.via", path=site.path, cities=" - ".join(via)
                )
                words = f"{words} + {told} = {site.total}"
            found.append((site.total, name, Choice(actions[site.city], name, words)))
    return [choice for _, _, choice in sorted(found, key=lambda one: one[:2])]


def _city(speech: PowerGridSpeech, view: View, word: str) -> str:
    return speech.named(view.setup.map, "city", word)


def _tokens(speech: PowerGridSpeech, offered: FuelLimits) -> list[Choice]:
    """Fuels that can be bought, and what the next token costs."""
    found = []
    for token in offered.tokens:
        if token.why_not is None:
            name = speech.fuel(token.fuel)
            price = token.prices[0]
            words = speech.say("powergrid.board.token", fuel=name, price=price)
            found.append(Choice(BUYS[token.fuel], name, words))
    return found


def fuel_words(speech: PowerGridSpeech) -> dict[str, Fuel]:
    """What can be typed for a fuel: its name here, counted or not, or the record's."""
    words = {speech.fuel(fuel).casefold(): fuel for fuel in Fuel}
    for n in (1, 2, 5):
        counted = {fuel: speech.words(fuel_named(fuel, n)) for fuel in Fuel}
        words |= {word.split()[-1]: fuel for fuel, word in counted.items()}
    return words | {fuel.word: fuel for fuel in Fuel}


def told(speech: PowerGridSpeech, view: View, actions: Sequence[Any]) -> str:
    """Several actions in a few words: `3 coal, 1 oil`."""
    bought = [action.fuel for action in actions if isinstance(action, Buy)]
    if bought:
        return speech.burnt(bought)
    shown = [action for action in actions if action != DONE] or actions
    return ", ".join(name_of(speech, view, action) for action in shown)
