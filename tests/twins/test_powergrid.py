"""The fast twin of Power Grid against the rules: same luck, actions, tables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.plants import plant_of, plants_with
from robobid.twins.powergrid import (
    Box,
    apply,
    from_actions,
    from_tables,
    new_tables,
    random_actions,
    seeded_luck,
    to_action,
    to_table,
)
from robobid.twins.powergrid.table import AUCTION, OVER
from tests.twins.powergrid_boxes import (
    boxes,
    changed_boxes,
    own_box,
    reading_boxes,
    robot_boxes,
)
from tests.twins.powergrid_compare import in_both_ways, mostly_simple, twins_agree

ALL = [*boxes(), *robot_boxes(), *reading_boxes(), own_box(), *changed_boxes()]


@pytest.mark.parametrize("box", ALL)
def test_the_twins_agree(box: Box) -> None:
    """Whoever only rolls dice seldom sees step 2, or many houses in a city."""
    found = twins_agree(box, 4, seed=1, every=40, choose=in_both_ways, closely=1)

    assert found > 4 * 50


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("box", ALL)
def test_the_twins_agree_for_long(box: Box, seed: int) -> None:
    """More than a million games in all."""
    for choose in (random_actions, mostly_simple):
        twins_agree(box, games=200, seed=1000 + seed, every=40, choose=choose)


@pytest.mark.parametrize("box", ALL[::6])
def test_tables_and_actions_go_both_ways(box: Box) -> None:
    """Rules to twin to rules, at every table of a game, actions included."""
    tables = new_tables(box, 1)
    luck = seeded_luck(1, seed=3)
    while tables["phase"][0] != OVER:
        rules = to_table(box, tables[0])
        again = from_tables(box, [rules])
        assert to_table(box, again[0]) == rules
        actions = random_actions(box, tables, luck)
        move = to_action(box, actions[0])
        copied = from_actions(box, [move])
        assert to_action(box, copied[0]) == move
        apply(box, again, copied)
        apply(box, tables, actions)
        assert to_table(box, again[0]) == to_table(box, tables[0])


def test_the_rules_can_go_on_from_a_table_of_the_twin() -> None:
    box = Box.open("usa", 4)
    tables = new_tables(box, 1)
    luck = seeded_luck(1, seed=4)
    for _ in range(100):
        apply(box, tables, random_actions(box, tables, luck))
    table = to_table(box, tables[0])
    while tables["phase"][0] != OVER:
        actions = random_actions(box, tables, luck)
        POWER_GRID.apply(table, *to_action(box, actions[0]))
        apply(box, tables, actions)
    places = [standing.place for standing in POWER_GRID.standings(table)]
    assert places == tables["place"][0, :4].tolist()


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    box = Box.open("germany", 4)
    tables = new_tables(box, 3)
    luck = seeded_luck(3, seed=5)
    while (tables["phase"] != AUCTION).any():
        apply(box, tables, random_actions(box, tables, luck))
    actions = random_actions(box, tables, luck)
    actions[1]["amount"] = 1000
    before = tables.copy()

    with pytest.raises(Illegal, match="on table 1"):
        apply(box, tables, actions)

    assert (tables == before).all()


def test_a_table_of_another_box_is_refused() -> None:
    with pytest.raises(Unsupported, match="another map"):
        from_tables(Box.open("germany", 4), [Box.open("germany", 3).new_table()])


def test_a_plant_that_stores_too_much_is_refused() -> None:
    """What all plants of a seat store together must be a short number."""
    entry = {"kind": "fossil", "fuels": ["coal"], "need": 2, "cities": 2, "minBid": 7}
    huge = plant_of({**entry, "number": 7, "store": 2000})
    germany = standard_map("germany")
    plants = plants_with((*germany.plants.values(), huge))

    with pytest.raises(Unsupported, match="2000 as the most that one plant stores"):
        _ = Box.open(replace(germany, id="huge", plants=plants), 3).array
