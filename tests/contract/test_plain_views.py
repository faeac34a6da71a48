"""A view that was sent as JSON is made again: what bots at home think with."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Unreadable
from robobid.core.wire import plain
from robobid.games.registry import GameEntry, game_named, load

TABLES = [
    ("fzzzt", {"Edition": "en", "Players": "A; B; C"}),
    ("fzzzt", {"Edition": "ru", "Players": "A; B"}),
    ("fzzzt", {"Edition": "fr-expansion", "Players": "A; B; C; D; E"}),
    ("powergrid", {"Map": "germany", "Players": "A; B; C"}),
    ("powergrid", {"Map": "korea", "Players": "A; robot 1-2-3-4-5; robot"}),
    ("powergrid", {"Map": "usa", "Players": "A; robot 3-4-4-6-2; B"}),
    ("powergrid", {"Map": "italy", "Players": "A; robot 6-1-1-2-3; hard robot"}),
]
MOST = 400


def sent(view: Any) -> Any:
    """A view as it comes out of JSON."""
    return json.loads(json.dumps(plain(view)))


@pytest.mark.parametrize(("name", "tags"), TABLES)
def test_views_come_back_and_offer_the_same_moves(
    name: str, tags: dict[str, str]
) -> None:
    """At every decision of a game at random, by its seat's own eyes."""
    entry: GameEntry = game_named(name)
    game, read_view = entry.game, load(entry.views)
    table, blank, random = game.set_up(tags), game.set_up(tags), Random(5)
    for _ in range(MOST):
        decisions = game.decisions(table)
        if not decisions:
            break
        decision = random.choice(decisions)
        if decision.seat != CHANCE:
            view = game.view(table, decision.seat)
            read = read_view(blank, sent(view))
            assert read == view
            guess = game.imagine(read, Random(1))
            asked = {each.seat: each for each in game.decisions(guess)}[decision.seat]
            assert asked.kind == decision.kind
            assert len(asked.options) == len(decision.options)
        game.apply(table, decision.seat, decision.options.pick(random))


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("round", "three", "round of a View cannot be 'three'"),
        ("belt", ["b-xx-99"], "belt of a View cannot be"),
        ("players", 4, "players of a View cannot be '4'"),
    ],
)
def test_what_is_no_view_is_refused_by_the_name_of_its_field(
    field: str, value: Any, said: str
) -> None:
    entry = game_named("fzzzt")
    table = entry.game.set_up({"Edition": "en", "Players": "A; B"})
    found = sent(entry.game.view(table, 0)) | {field: value}

    with pytest.raises(Unreadable, match=said):
        load(entry.views)(table, found)
    del found[field]
    with pytest.raises(Unreadable, match=f"{field} of a View is missing"):
        load(entry.views)(table, found)
