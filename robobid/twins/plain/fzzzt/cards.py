"""Sets of cards as plain Python has them: one int with a bit for each card.

The int lies in a list of one, so that a set can be changed. Cards are numbered as the
rules sort them.
"""

from __future__ import annotations

from typing import TypeAlias

Cards: TypeAlias = list[int]


def size(cards: Cards) -> int:
    """How many cards are in a set."""
    return cards[0].bit_count()


def shared(cards: Cards, others: Cards) -> int:
    """How many cards are in both sets."""
    return (cards[0] & others[0]).bit_count()


def is_empty(cards: Cards) -> bool:
    """Is there no card in a set?"""
    return not cards[0]


def are_same(cards: Cards, others: Cards) -> bool:
    """Are the same cards in both sets?"""
    return cards[0] == others[0]


def holds(cards: Cards, card: int) -> bool:
    """Is a card in a set?"""
    return cards[0] >> card & 1 == 1


def put(cards: Cards, card: int) -> None:
    """Put a card into a set."""
    cards[0] |= 1 << card


def take(cards: Cards, card: int) -> None:
    """Take a card out of a set."""
    cards[0] &= ~(1 << card)


def clear(cards: Cards) -> None:
    """Take all cards out of a set."""
    cards[0] = 0


def copy_all(source: Cards, target: Cards) -> None:
    """Make one set equal to another."""
    target[0] = source[0]


def take_all(source: Cards, target: Cards) -> None:
    """Take all cards of a set out of another."""
    target[0] &= ~source[0]


def next_card(cards: Cards, start: int) -> int:
    """The first card of a set from a number on, or -1: how one goes through a set.

    >>> next_card([0b101000], 4)
    5
    """
    rest = cards[0] >> start << start
    return (rest & -rest).bit_length() - 1
