"""Luck for comparisons: it depends on what is drawn from, not on what else happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.core.luck import Shuffled


def spelled(outcome: tuple[str, ...]) -> tuple[str, ...]:
    return outcome


def pile(name: str, cards: Sequence[str]) -> Decision:
    return Decision(CHANCE, "deal", Listed([("#deal", name, card) for card in cards]))


def dealt(luck: Shuffled, name: str, cards: str, count: int) -> str:
    """Deal some cards of a pile, one after another."""
    drawn = ""
    for _ in range(count):
        left = [card for card in cards if card not in drawn]
        drawn += luck.draw(pile(name, left))[2]
    return drawn


def test_a_pile_has_its_order_whatever_is_drawn_in_between() -> None:
    alone = dealt(Shuffled(3, spelled), "A", "abcdefgh", 8)

    luck = Shuffled(3, spelled)
    drawn = ""
    for _ in range(8):
        dealt(luck, "B", "xyz", 2)
        left = [card for card in "abcdefgh" if card not in drawn]
        drawn += luck.draw(pile("A", left))[2]

    assert drawn == alone


def test_piles_and_seeds_are_independent_of_each_other() -> None:
    orders = {
        dealt(Shuffled(seed, spelled), name, "abcdefgh", 8)
        for seed in range(10)
        for name in "AB"
    }

    assert len(orders) == 20


def test_cards_that_two_piles_share_come_in_the_same_order() -> None:
    whole = dealt(Shuffled(1, spelled), "A", "abcdefgh", 8)
    part = dealt(Shuffled(1, spelled), "A", "bdfh", 4)

    assert [card for card in whole if card in part] == list(part)


def test_a_pile_is_shuffled_again_when_cards_come_back() -> None:
    luck = Shuffled(1, spelled)
    hands = [dealt(luck, "A", "abcdefgh", 8) for _ in range(5)]

    assert len(set(hands)) == 5
    assert [dealt(Shuffled(1, spelled), "A", "abcdefgh", 8)] == hands[:1]


def test_the_same_die_is_thrown_again_and_again() -> None:
    die = Decision(CHANCE, "roll", Listed([("#roll", str(n)) for n in range(1, 7)]))
    luck = Shuffled(2, spelled)
    rolls = Counter(luck.draw(die)[1] for _ in range(600))

    assert set(rolls) == set("123456")
    assert max(rolls.values()) < 140


def test_a_card_that_was_not_drawn_is_no_less_likely_next_time() -> None:
    """If old places counted, cards left over would come last again."""
    again = 0
    for seed in range(2000):
        luck = Shuffled(seed, spelled)
        first = dealt(luck, "A", "abcde", 3)
        back = "".join(card for card in "abcde" if card != first[0])
        again += dealt(luck, "A", back, 1) in first

    assert again / 2000 == pytest.approx(0.5, abs=0.04)


def test_what_has_left_a_pile_is_not_drawn_from_it() -> None:
    for seed in range(50):
        luck = Shuffled(seed, spelled)
        first = dealt(luck, "A", "abcdef", 1)
        left = "".join(card for card in "abc" if card != first)

        assert dealt(luck, "A", left, 1) in left


def test_all_orders_are_equally_likely() -> None:
    orders = Counter(
        dealt(Shuffled(seed, spelled), "A", "abcd", 4) for seed in range(4800)
    )

    assert len(orders) == 24
    expected = 4800 / 24
    chi_square = sum((n - expected) ** 2 / expected for n in orders.values())
    assert chi_square < 49.7  # 99.9 % of chi-square with 23 degrees of freedom


def test_weights_count() -> None:
    class Loaded(Listed):
        def outcomes(self) -> Iterator[tuple[Any, int]]:
            return ((outcome, 3 if outcome[1] == "six" else 1) for outcome in self)

    die = Decision(CHANCE, "roll", Loaded([("#roll", word) for word in ("six", "one")]))
    sixes = sum(Shuffled(seed, spelled).draw(die)[1] == "six" for seed in range(2000))

    assert sixes / 2000 == pytest.approx(0.75, abs=0.03)


def test_a_seed_is_the_same_today_and_tomorrow() -> None:
    """Results in a file are only worth something if deals stay what they are."""
    assert dealt(Shuffled(1, spelled), "A", "abcdefgh", 8) == "eahbdgfc"
