"""The nouns of Fzzzt!: its cards."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.fzzzt.cards import Card, Peripheral
from robobid.telling.told import Joint, Named, Several, Told, counted


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


def effect_of(peripheral: Peripheral) -> Told:
    """What a peripheral does; one of a home-made deck is told by its switches."""
    switches = ", ".join(f"{name}={value}" for name, value in peripheral.switches)
    return Told(f"fzzzt.peripheral.{peripheral.word}", otherwise=switches)
