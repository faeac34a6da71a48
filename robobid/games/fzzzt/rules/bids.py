"""The bids that a hand allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, compress
from math import comb
from random import Random
from typing import Any, ClassVar, Final

from robobid.core.decisions import Options, Spell, name_of
from robobid.core.errors import Illegal
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.cards import Card

_FEW_CARDS: Final = 8
"""Up to here all subsets of a hand are kept, so that one is quickly picked."""


@dataclass(frozen=True, slots=True)
class HandLimits:
    """A bid: any of these cards, up to so many."""

    hand: tuple[str, ...]
    at_most: int


class BidOptions(Options):
    """Every set of one or more cards of a hand (F4.1, F4.3)."""

    __slots__ = ("at_most", "hand")

    is_listed: ClassVar[bool] = False  # 63 bids would only say the same at length

    def __init__(self, hand: Iterable[Card], at_most: int) -> None:
        self.hand = hand = tuple(hand)
        self.at_most = at_most if at_most < len(hand) else len(hand)

    def offered(self) -> HandLimits:
        """Any cards of the hand, up to so many."""
        return HandLimits(tuple(card.id for card in self.hand), self.at_most)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Bid) or not 1 <= len(action.cards) <= self.at_most:
            return False
        rest = list(self.hand)
        try:
            for card in action.cards:
                rest.remove(card)
        except ValueError:
            return False
        return True

    def __iter__(self) -> Iterator[Bid]:
        sizes = range(1, self.at_most + 1)
        return map(
            Bid, chain.from_iterable(combinations(self.hand, size) for size in sizes)
        )

    def __len__(self) -> int:
        return sum(comb(len(self.hand), k) for k in range(1, self.at_most + 1))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, BidOptions)
            and self.hand == other.hand
            and self.at_most == other.at_most
        )

    def __hash__(self) -> int:
        return hash((self.hand, self.at_most))

    def __repr__(self) -> str:
        return f"BidOptions({self.hand!r}, {self.at_most})"

    def pick(self, random: Random) -> Any:
        count = len(self.hand)
        if self.at_most == count <= _FEW_CARDS:
            subsets = _selectors(count)
            chosen = subsets[int(random.random() * len(subsets))]
            return Bid(tuple(compress(self.hand, chosen)))
        sizes = range(1, self.at_most + 1)
        (size,) = random.choices(sizes, [comb(count, size) for size in sizes])
        return Bid.of(random.sample(self.hand, size))

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Bid):
            return super().refusal(seat, action, spell)

        def name(card: Card) -> str:
            """A bid of one card is written as the card."""
            return spell(Bid((card,)))

        hand = ", ".join(map(name, self.hand))
        values = {"seat": seat, "allowed": hand, "most": self.at_most}
        cards = action.cards
        if not cards:
            return Illegal(
                "empty_bid",
                f"{name_of(seat)} must bid at least one of {hand}",
                **values,
            )
        for at, card in enumerate(cards):
            values["card"] = name(card)
            if card not in self.hand:
                return Illegal(
                    "card_not_in_hand",
                    f"{name(card)} is not in the hand of {name_of(seat)}; "
                    f"it has {hand}",
                    **values,
                )
            if card in cards[:at]:
                return Illegal(
                    "card_twice", f"{name(card)} stands twice in the bid", **values
                )
        return Illegal(
            "too_many_cards",
            f"a bid may have at most {self.at_most} card(s) now, not {len(cards)}",
            **values,
        )


@cache
def _selectors(size: int) -> tuple[tuple[bool, ...], ...]:
    """For every non-empty subset of a hand, which of its cards are in."""
    return tuple(
        tuple(bool(subset >> at & 1) for at in range(size))
        for subset in range(1, 1 << size)
    )
