"""The nouns of Fzzzt!: its cards."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.cards import Card, Peripheral
from robobid.narration.message import Joint, Named, Several, Told, counted, told


def card_named(card: Card) -> Named:
    """A card by what it is called: robots have names of their own."""
    match card.kind:
        case "robot":
            return Named("robot", card.id)
        case "mechanic":
            return Named("mechanic", str(card.player))
        case "unit":
            return Named("unit", card.unit_class or "")
    return Named("card", card.kind)


def cards_named(cards: Iterable[Card], joint: Joint = " + ") -> Several:
    """Several cards; equal ones are counted."""
    return Several(counted(map(card_named, cards)), joint)


def peripheral_named(peripheral: Peripheral) -> Named:
    """A peripheral by what it is called; one of a home-made deck has its own name."""
    return Named("device", peripheral.word, name=peripheral.name)


def effect_of(peripheral: Peripheral) -> Told | Several:
    """What a peripheral does; one of a home-made deck is told by its switches."""
    if peripheral in standard_deck().peripherals:
        return Told(f"fzzzt.peripheral.{peripheral.word}")
    return Several(tuple(switch_set(name, to) for name, to in peripheral.switches))


def switch_set(name: str, value: object) -> Told:
    """What a switch is set to, in words: `cards in a new hand: 8`."""
    switch, to = (Named("switch", str(each).lower()) for each in (name, value))
    return told("told.titled", title=switch, text=to)
