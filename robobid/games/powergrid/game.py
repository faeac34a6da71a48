"""Ties Power Grid together and offers it to `core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from robobid.core.decisions import Decision, checked
from robobid.core.events import Event
from robobid.core.game import Standing
from robobid.core.outcome import Outcome
from robobid.core.setup import setup_from_tags
from robobid.games.powergrid.asides.facts import facts_of
from robobid.games.powergrid.asides.imagine import imagine
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules import ending, flow
from robobid.games.powergrid.rules.actions import Action
from robobid.games.powergrid.rules.maps import MAP_NAMES, Map
from robobid.games.powergrid.rules.players import (
    is_robot_player,
    player_of,
    robot_name,
    robot_of,
    seat_of,
)
from robobid.games.powergrid.rules.setup import new_table
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text import notation, position
from robobid.games.powergrid.variants import Pieces, Seat, SetUp
from robobid.games.powergrid.view import View, view_of


class PowerGrid:
    """The game of Power Grid, on the maps we ship and others that are given."""

    name: Final = "powergrid"
    grouped: Final[frozenset[str]] = frozenset()
    setup_type: type[SetUp] = SetUp

    def __init__(self, maps: Sequence[Map] = ()) -> None:
        self._maps = {map_.id: map_ for map_ in maps}

    def __eq__(self, other: object) -> bool:
        # A map of a file goes by a mark of its content.
        return isinstance(other, PowerGrid) and other._maps.keys() == self._maps.keys()

    def __hash__(self) -> int:
        return hash(frozenset(self._maps))

    def __repr__(self) -> str:
        maps = [*self._maps.values()]
        return f"PowerGrid({maps!r})" if maps else "PowerGrid()"

    def map_named(self, name: str) -> Map:
        """A map by its name: one of those given, or one of ours."""
        return self._maps.get(name) or standard_map(name)

    def knows_map(self, name: str) -> bool:
        """Is there a map of this name?"""
        return name in self._maps or name in MAP_NAMES

    def with_material(self, material: Map) -> PowerGrid:
        if self._maps.get(material.id) is material or material.id in MAP_NAMES:
            return self
        return PowerGrid([*self._maps.values(), material])

    def seat_of(self, player: str) -> Seat:
        return seat_of(player)

    def robot_of(self, word: str) -> Pieces:
        return robot_of(word)

    def name_of(self, player: str) -> str:
        return robot_name(player) if is_robot_player(player) else player.strip()

    def player(self, seat: Seat, name: str) -> str:
        return player_of(seat, name)

    def set_up(self, tags: Mapping[str, str]) -> Table:
        if position_ := tags.get("Position"):
            table = self.read_position(position_)
            table.origin = position_
            return table
        return new_table(setup_from_tags(self.setup_type, tags, self))

    def tags(self, table: Table) -> dict[str, str]:
        return notation.tags_of(table)

    def seats(self, table: Table) -> int:
        return len(table.players)

    def decisions(self, table: Table) -> Sequence[Decision]:
        return flow.decisions(table)

    def apply(self, table: Table, seat: int, action: Action) -> list[Event]:
        decision = checked(flow.decisions(table), seat, action, self, table)
        return self._carry_out(table, seat, action, decision)

    def carry_out(self, table: Table, seat: int, action: Action) -> list[Event]:
        return self._carry_out(table, seat, action, None)

    def _carry_out(
        self, table: Table, seat: int, action: Action, decision: Decision | None
    ) -> list[Event]:
        events: list[Event] = []
        table.events = events
        flow.carry_out(table, seat, action, decision)
        table.events = []
        return events

    def view(self, table: Table, seat: int | None) -> View:
        return view_of(table, seat)

    def imagine(self, view: View, random: Random) -> Table:
        return imagine(view, random)

    def sees(self, table: Table, viewer: int | None, seat: int, action: Action) -> bool:
        return True

    def facts(self, table: Table) -> dict[str, Any]:
        return facts_of(table.setup.map)

    def round_of(self, table: Table) -> int:
        return table.round

    def standings(self, table: Table) -> tuple[Standing, ...]:
        return ending.standings(table)

    def outcome(self, table: Table) -> Outcome | None:
        return ending.outcome(table)

    def write(self, table: Table, seat: int, action: Action) -> tuple[str, ...]:
        return notation.write_action(seat, action, table.setup.plants)

    def read(
        self, table: Table, words: Sequence[str]
    ) -> tuple[int, Action, tuple[str, ...]]:
        return notation.read_action(table, words)

    def position(self, table: Table) -> str:
        return position.write_position(table)

    def seen_position(self, view: View) -> str:
        return position.write_view(view)

    def read_position(self, line: str) -> Table:
        return position.read_position(line, self.map_named)


POWER_GRID: Final = PowerGrid()
