"""Decisions and options: the one list of legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from robobid.core.decisions import (
    CHANCE,
    Decision,
    Listed,
    Options,
    checked,
    name_of,
    seat_letter,
)
from robobid.core.errors import Illegal


class Raise(NamedTuple):
    amount: int


class Pay(NamedTuple):
    amount: int


class Pass(NamedTuple):
    pass


class Done(NamedTuple):
    pass


class Evens(Options):
    """Options that only say what they are one after another."""

    def __iter__(self) -> Iterator[Any]:
        return iter(range(0, 10, 2))


def test_options_follow_from_their_iteration() -> None:
    evens = Evens()

    assert list(evens) == [0, 2, 4, 6, 8]
    assert len(evens) == 5
    assert 4 in evens
    assert 5 not in evens
    assert list(evens.outcomes()) == [(even, 1) for even in (0, 2, 4, 6, 8)]
    assert {evens.pick(Random(seed)) for seed in range(60)} == set(evens)


def test_options_that_do_not_say_what_they_are_are_an_error() -> None:
    with pytest.raises(TypeError, match="Options does not say what its options are"):
        iter(Options())


def test_listed_options_are_picked_alike() -> None:
    options = Listed(["a", "b", "c"])
    random = Random(1)

    picked = Counter(options.pick(random) for _ in range(3000))

    assert set(picked) == {"a", "b", "c"}
    assert all(900 < count < 1100 for count in picked.values())


def test_an_action_of_another_kind_is_no_option_even_if_its_values_are_equal() -> None:
    """Named tuples are equal when their values are; Raise(3) is not Pay(3)."""
    options = Listed([Raise(3), Pass()])

    assert Raise(3) in options
    assert Pass() in options
    for other in (Pay(3), (3,), Done(), (), Raise(4), None):
        assert other not in options
    assert Done() in Listed([Pass(), Done()])
    assert True not in Evens()


def test_listed_options_are_compared_by_value() -> None:
    assert Listed([1, 2]) == Listed((1, 2))
    assert hash(Listed([1, 2])) == hash(Listed((1, 2)))
    assert Listed([1, 2]) != Listed([2, 1])
    assert Listed([1]) != [1]
    assert repr(Listed([1, 2])) == "Listed((1, 2))"


def test_an_action_answers_the_decision_of_its_seat() -> None:
    decisions = [
        Decision(0, "raise", Listed([Raise(1), Raise(2)])),
        Decision(1, "pay", Listed([Pay(1)])),
    ]

    assert checked(decisions, 1, Pay(1)) is decisions[1]
    with pytest.raises(Illegal, match=r"Pay\(amount=1\) is not allowed now") as caught:
        checked(decisions, 0, Pay(1))
    assert caught.value.code == "not_an_option"
    allowed = caught.value.values["allowed"]
    assert [*map(str, allowed)] == ["Raise(amount=1)", "Raise(amount=2)"]
    assert [each.action for each in allowed] == [Raise(1), Raise(2)]


def test_a_refusal_names_some_of_many_options() -> None:
    refusal = Listed(list(range(9))).refusal(0, 17)

    assert str(refusal) == "17 is not allowed now; allowed: 0, 1, 2, 3, ..."


def test_a_seat_that_is_not_asked_hears_who_is() -> None:
    decisions = [Decision(0, "x", Listed([1])), Decision(2, "x", Listed([1]))]

    with pytest.raises(Illegal) as caught:
        checked(decisions, 1, 1)

    assert str(caught.value) == "seat B is not to act now; to act: seat A, seat C"
    assert caught.value.values == {"seat": 1, "allowed": "seat A, seat C"}
    with pytest.raises(Illegal, match="chance is not to act now; to act: nobody"):
        checked([], CHANCE, 1)


def test_seats_have_letters() -> None:
    assert "".join(map(seat_letter, range(6))) == "ABCDEF"
    assert [name_of(seat) for seat in (0, 5, 6, CHANCE, -2)] == [
        "seat A",
        "seat F",
        "seat 6",
        "chance",
        "seat -2",
    ]
