"""Sets of cards: a bit for each card of a deck, in two words of 64.

Cards are numbered in the order of `Box.cards`: those in play as the rules sort them.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.bits import lowest_bit, nth_bit, popcount
from robobid.twins.jit import small_part

WORDS: Final = 2
MOST_CARDS: Final = 64 * WORDS

Cards = Any
"""A set of cards: an array of two words."""

_ONE: Final = np.uint64(1)
_ALL: Final = np.uint64(0xFFFFFFFFFFFFFFFF)


@small_part
def size(cards: Cards) -> int:
    """How many cards are in a set."""
    return int(popcount(cards[0]) + popcount(cards[1]))


@small_part
def shared(cards: Cards, others: Cards) -> int:
    """How many cards are in both sets."""
    return int(popcount(cards[0] & others[0]) + popcount(cards[1] & others[1]))


@small_part
def is_empty(cards: Cards) -> bool:
    """Is there no card in a set?"""
    return bool((cards[0] | cards[1]) == 0)


@small_part
def are_same(cards: Cards, others: Cards) -> bool:
    """Are the same cards in both sets?"""
    return bool(((cards[0] ^ others[0]) | (cards[1] ^ others[1])) == 0)


@small_part
def holds(cards: Cards, card: int) -> bool:
    """Is a card in a set?"""
    return bool((cards[card >> 6] >> np.uint64(card & 63)) & _ONE)


@small_part
def is_part(cards: Cards, whole: Cards) -> bool:
    """Are all cards of a set in another?"""
    return bool(((cards[0] & ~whole[0]) | (cards[1] & ~whole[1])) == 0)


@small_part
def put(cards: Cards, card: int) -> None:
    """Put a card into a set."""
    cards[card >> 6] |= _ONE << np.uint64(card & 63)


@small_part
def take(cards: Cards, card: int) -> None:
    """Take a card out of a set."""
    cards[card >> 6] &= ~(_ONE << np.uint64(card & 63))


@small_part
def clear(cards: Cards) -> None:
    """Take all cards out of a set."""
    cards[0] = 0
    cards[1] = 0


@small_part
def copy_all(source: Cards, target: Cards) -> None:
    """Make one set equal to another."""
    target[0] = source[0]
    target[1] = source[1]


@small_part
def put_all(source: Cards, target: Cards) -> None:
    """Put all cards of a set into another, too."""
    target[0] |= source[0]
    target[1] |= source[1]


@small_part
def take_all(source: Cards, target: Cards) -> None:
    """Take all cards of a set out of another."""
    target[0] &= ~source[0]
    target[1] &= ~source[1]


@small_part
def next_card(cards: Cards, start: int) -> int:
    """The first card of a set from a number on, or -1: how one goes through a set."""
    if start < 64:
        word = cards[0] & (_ALL << np.uint64(start))
        if word:
            return int(lowest_bit(word))
        start = 64
    if start < MOST_CARDS:
        word = cards[1] & (_ALL << np.uint64(start - 64))
        if word:
            return int(64 + lowest_bit(word))
    return -1


@small_part
def nth(cards: Cards, n: int) -> int:
    """The n-th card of a set, counted from 0."""
    here = popcount(cards[0])
    # Without a branch: where it is cannot be foreseen.
    beyond = n >= here
    word = cards[1] if beyond else cards[0]
    return int(nth_bit(word, n - here if beyond else n) + (64 if beyond else 0))


@small_part
def rank(cards: Cards, card: int) -> int:
    """How many cards of a set come before a card."""
    below = (_ONE << np.uint64(card & 63)) - _ONE
    if card < 64:
        return int(popcount(cards[0] & below))
    return int(popcount(cards[0]) + popcount(cards[1] & below))
