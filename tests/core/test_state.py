"""A state is declared once: its copy, equality, view and line follow."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple

import pytest

from robobid.core.fieldtexts import SEAT, Word, listed, number
from robobid.core.position import fields_of, line_of, of_seat, read_line, written
from robobid.core.state import (
    Derived,
    Passing,
    Public,
    Secret,
    State,
    maker,
    state,
    viewer,
)


@state
@dataclass(slots=True, kw_only=True)
class Pocket(State):
    coins: Annotated[Secret[list[int]], listed(number(left_out=None))] = field(
        default_factory=list
    )
    hats: Annotated[Public[int], number()] = 0


@state
@dataclass(slots=True, kw_only=True)
class Fair(State):
    players: Public[list[Pocket]]
    turn: Annotated[Public[int], SEAT, Word("next")] = 0
    rows: Public[list[list[int]]] = field(default_factory=list)
    prizes: Public[dict[str, int]] = field(default_factory=dict)
    told: Derived[str] = ""
    shouts: Passing[list[str]] = field(default_factory=list)
    answer: Passing[Any] = None


class PocketView(NamedTuple):
    coins: int
    hats: int


class FairView(NamedTuple):
    players: tuple[PocketView, ...]
    turn: int
    rows: tuple[tuple[int, ...], ...]
    prizes: tuple[tuple[str, int], ...]


def a_fair(**fields: Any) -> Fair:
    return Fair(
        players=[Pocket(coins=[2, 5], hats=1), Pocket()],
        **({"rows": [[1], [2, 3]], "prizes": {"bear": 7}} | fields),
    )


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    fair = a_fair(turn=1, told="a rumour", shouts=["ho"], answer="yes")

    copy = fair.copy()
    assert copy == fair
    copy.players[0].coins.append(9)
    copy.players[1].hats = 4
    copy.rows[1].pop()
    copy.prizes["cup"] = 1

    assert fair == a_fair(turn=1)
    assert (copy.told, copy.shouts, copy.answer) == ("a rumour", [], None)


@pytest.mark.parametrize(
    ("fields", "equal"),
    [
        ({"turn": 1}, False),
        ({"prizes": {}}, False),
        ({"told": "a rumour"}, True),
        ({"shouts": ["ho"], "answer": 7}, True),
    ],
)
def test_what_is_public_or_secret_makes_a_difference(
    fields: dict[str, Any], equal: bool
) -> None:
    assert (a_fair(**fields) == a_fair()) is equal


def test_a_state_equals_no_other_thing() -> None:
    other: object = "a pocket"
    assert Pocket() != other
    assert Pocket(coins=[1]) != Pocket()


def test_a_view_is_built_from_what_is_public_and_what_is_given() -> None:
    look = viewer(Fair, FairView, given=["players"])
    look_into = viewer(Pocket, PocketView, given=["coins"])
    fair = a_fair()

    view = look(fair, players=tuple(look_into(p, coins=0) for p in fair.players))

    assert view == FairView(
        (PocketView(0, 1), PocketView(0, 0)), 0, ((1,), (2, 3)), (("bear", 7),)
    )


def test_a_state_is_made_up_from_a_view_and_what_is_guessed() -> None:
    fair = a_fair()
    look = viewer(Fair, FairView, given=["players"])
    make = maker(Fair, FairView, given=["players"])

    again = make(look(fair, players=()), players=fair.players)

    assert again == fair


def test_a_secret_is_shown_only_if_it_is_given() -> None:
    with pytest.raises(TypeError, match=r"neither public nor given: \['coins'\]"):
        viewer(Pocket, PocketView, given=[])


def test_what_is_public_is_shown() -> None:
    class Blind(NamedTuple):
        coins: int

    with pytest.raises(TypeError, match=r"not shown, though public: \['hats'\]"):
        viewer(Pocket, Blind, given=["coins"])


def test_nothing_is_given_that_the_view_does_not_have() -> None:
    with pytest.raises(TypeError, match=r"\['shoes'\]"):
        viewer(Pocket, PocketView, given=["coins", "shoes"])


def test_a_secret_must_be_guessed() -> None:
    with pytest.raises(TypeError, match=r"Pocket needs \['coins'\] besides the view"):
        maker(Pocket, PocketView, given=[])


def test_a_field_must_say_who_may_know_it() -> None:
    with pytest.raises(TypeError, match=r"Bag.apples must be declared as one of"):

        @state
        @dataclass(slots=True)
        class Bag(State):
            apples: int = 0


def test_a_line_has_the_fields_that_say_how_they_are_written() -> None:
    fair = a_fair(turn=1)
    fields = [*fields_of(Fair, fair, fair)]
    for seat, pocket in enumerate(fair.players):
        fields += of_seat(seat, fields_of(Pocket, pocket, fair))
    line = line_of("fair", fields)

    assert line == "fair next=B A.coins=2,5 A.hats=1"

    again = Fair(players=[Pocket(), Pocket()], rows=[[1], [2, 3]], prizes={"bear": 7})
    read = read_line(
        "fair",
        line,
        [field.word for field in written(Fair)],
        [field.word for field in written(Pocket)],
    )
    read.fill(again, again)
    for seat, pocket in enumerate(again.players):
        read.fill(pocket, again, seat)
    assert again == fair


def test_a_line_says_that_a_field_is_empty() -> None:
    pocket = Pocket(coins=[3], hats=2)

    read_line("fair", "fair A.coins=-", [], ["coins"]).fill(pocket, None, 0)

    assert pocket == Pocket(hats=2)
