"""The reason that a puzzle gives is true of its position and of its figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from robobid.app.locales import LANGUAGES
from robobid.app.puzzles.shelf import Explained, explained, shipped
from robobid.games.fzzzt.asides.gains import gain_of_card
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.powergrid.rules.ending import most_supplied
from robobid.narration import Told
from tests.narration.spoken import speaker

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def told_of(game: str, every: int) -> Iterator[Explained]:
    for puzzle in shipped(game)[::every]:
        yield explained(game, puzzle)


def test_a_bid_is_explained_by_what_it_does() -> None:
    for found in told_of("fzzzt", 6):
        view, values = found.opened.view, found.theme.why.values
        powers = [
            bid_power(view.rules, course.actions[0].cards) for course in found.courses
        ]
        power, other, *_ = powers
        takes, spanner = values.get("takes", 0), values.get("spanner", 0)
        assert isinstance(takes, int)
        assert isinstance(spanner, int)
        assert values["power"] == power
        match found.theme.name:
            case "all_in":
                assert power == max(powers)
                assert takes >= 20
            case "trap" | "save":
                card, me = view.belt[0], view.players[found.puzzle.seat]
                assert power == min(powers)
                assert takes < 50
                costs = gain_of_card(me, card) < 0
                assert costs == (found.theme.name == "trap"), card
            case "spanner":
                assert view.chief != found.puzzle.seat
                assert takes < 50
                assert spanner >= 20
            case "chief":
                assert view.chief == found.puzzle.seat
                assert takes >= 50
                assert other > power
            case "deny":
                assert takes >= 50
            case "overpay":
                assert takes >= 50
                assert other > power
            case "stretch":
                assert takes >= 50
                assert other < power
            case "probe":
                assert 20 <= takes < 50


def test_the_figures_of_a_plan_are_those_of_the_rules() -> None:
    seen = set()
    for found in told_of("powergrid", 1):
        why = found.theme.why
        if why.key != "puzzles.because":
            continue
        fact = why.values["fact"]
        assert isinstance(fact, Told)
        seen.add(fact.key.rpartition(".")[2])
        _check(found, fact.key.rpartition(".")[2], fact.values)
    assert {"plant", "house", "house_idle", "end", "fuel"} <= seen


def _check(found: Explained, kind: str, values: Any) -> None:
    seat, table = found.puzzle.seat, found.opened.table
    me = table.players[seat]
    if "cities" in values:
        assert values["cities"] == len(me.cities)
    if kind == "fuel":
        assert values["n"] == most_supplied(me, table.setup.plants)
    if kind == "end":
        return
    if kind == "plant":
        assert values["price"] + values["left"] == me.money
        return
    # What it costs is what is paid when it is done.
    left = [_money_after(found, course.actions) for course in found.courses[:2]]
    assert values["left"] in left
    paid = values["cost"] if "cost" in values else values["price"]
    assert me.money - values["left"] == paid
    if kind.startswith("house"):
        now = min(values["n"], values["cities"])
        more = min(values["n"], values["cities"] + 1)
        gain = table.setup.income(more) - table.setup.income(now)
        assert values.get("more", 0) == gain


def _money_after(found: Explained, actions: tuple[Any, ...]) -> int:
    """What a seat has when it has done what a course begins with, and no more."""
    rules, seat = found.game, found.puzzle.seat
    table = found.opened.table.copy()
    for action in actions:
        if type(action).__name__ in ("Connect", "Buy"):
            rules.apply(table, seat, action)
    money: int = table.players[seat].money
    return money


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_every_reason_has_its_words(game: str, lang: str) -> None:
    speaks = speaker(game, lang, NAMES)
    for found in told_of(game, 40):
        said = speaks.sentence(found.theme.why)

        assert "{" not in said
        assert "puzzles" not in said
