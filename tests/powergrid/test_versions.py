"""Versions of the rules: what was mended can still be played as it was."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import pytest

from robobid.core.errors import Unsupported
from robobid.core.record import Record
from robobid.core.setup import PERSON, SetUp, read_setup, setting, setup_from_tags
from robobid.core.setup import tags_of as tags_of_setup
from robobid.core.spelling import RulesKind
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.mended import NEWEST, UNTAGGED, VERSIONS, Mended
from robobid.games.powergrid.rules.network import NO_HOUSE_LEFT, place_prices
from robobid.games.powergrid.rules.tables import HOUSES_PER_PLAYER
from robobid.twins.powergrid.box import Box

PLAYERS = {"Map": "germany", "Regions": "drawn", "Players": "Ann; Bob"}


def test_a_record_without_the_tag_is_of_the_version_that_it_had() -> None:
    untagged = Record(POWER_GRID, PLAYERS)
    first = Record(POWER_GRID, {**PLAYERS, "Rules": "1"})

    assert untagged.table.setup.rules_version == UNTAGGED
    assert "Rules" not in untagged.tags()
    assert first.tags()["Rules"] == "1"
    assert first.table.setup.mended == VERSIONS[1]
    with pytest.raises(Unsupported, match="knows those from 1 to"):
        Record(POWER_GRID, {**PLAYERS, "Rules": "99"})


def test_each_version_mends_more_than_the_one_before() -> None:
    """What was mended stays so, and the newest has everything."""
    for older, newer in zip(VERSIONS.values(), [*VERSIONS.values()][1:], strict=False):
        changed = [
            field.name
            for field in fields(Mended)
            if getattr(older, field.name) != getattr(newer, field.name)
        ]
        assert changed
        assert all(getattr(newer, name) for name in changed)
    assert VERSIONS[NEWEST] == Mended()


@pytest.mark.parametrize("version", VERSIONS)
def test_houses_were_not_bounded_in_the_first_version(version: int) -> None:
    table = Record(POWER_GRID, PLAYERS).table
    table.players[0].cities = tuple(range(HOUSES_PER_PLAYER))
    table.setup = replace(table.setup, rules_version=version)

    has_none_left = place_prices(table, 0) is NO_HOUSE_LEFT

    assert has_none_left == (version > 1)


def test_the_twin_plays_by_the_newest_rules_alone() -> None:
    old = Record(POWER_GRID, {**PLAYERS, "Rules": "1"}).table

    with pytest.raises(Unsupported) as refused:
        _ = Box.of(old).array

    assert refused.value.code == "old_rules"


def test_new_games_name_the_newest_version_and_old_records_mean_their_own() -> None:
    """As it will be when a rule is mended: version 3 is the default, untagged is 2."""

    @dataclass(frozen=True, kw_only=True)
    class Bowls(SetUp):
        rules_version: int = setting(
            RulesKind(3), 3, "the version", tag="Rules", offered=False, untagged=2
        )

    class Game:
        @staticmethod
        def seat_of(player: str) -> None:
            return PERSON

    new = read_setup(Bowls, {}, seats=(PERSON, PERSON))
    old = setup_from_tags(Bowls, {"Players": "Ann; Bob"}, Game)
    again = setup_from_tags(Bowls, {"Players": "Ann; Bob", **tags_of_setup(new)}, Game)

    assert tags_of_setup(new) == {"Rules": "3"}
    assert (old.rules_version, tags_of_setup(old)) == (2, {})
    assert again == new
