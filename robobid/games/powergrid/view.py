"""What a seat may see: everything but the money of others, where money is hidden.

The order of the stack and the cards removed unseen are in no view, since they do not
exist before a card is turned: `unseen` is what everybody can work out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from robobid.core.from_plain import Makers, from_plain
from robobid.core.state import viewer
from robobid.games.powergrid.robots.memory import Memory
from robobid.games.powergrid.rules.maps import Country
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.table import (
    Auction,
    Owed,
    Phase,
    Player,
    Step3Card,
    Table,
)
from robobid.games.powergrid.variants import Pieces, SetUp


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What is known of a seat."""

    seat: int
    money: int | None
    """None where it is hidden."""
    pieces: Pieces | None
    plants: tuple[Number, ...]
    fuel: tuple[int, ...]
    cities: tuple[str, ...]
    path_costs: tuple[int, ...]
    transformer: Number | None


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it; see `Table` for what the fields mean."""

    seat: int | None
    setup: SetUp
    players: tuple[PlayerView, ...]
    market: tuple[Number, ...]
    actual: tuple[Number, ...]
    """The plants that may be offered."""
    top: tuple[Number, ...]
    unseen: tuple[Number, ...]
    hidden: int
    under: tuple[Number, ...]
    aside: tuple[Number, ...]
    stack_size: int
    fuel: tuple[tuple[int, ...], ...]
    reserve: tuple[int, ...]
    country: Country | None
    regions: tuple[str, ...]
    houses: tuple[tuple[int, ...], ...]
    step3_card: Step3Card
    phase: Phase
    round: int
    step: int
    order: tuple[int, ...]
    turn: int | None
    waiting: tuple[int, ...]
    auction: Auction | None
    owed: Owed | None
    draws: int
    buying_at: int | None
    running: tuple[Number, ...]
    sold: bool
    busy: bool
    idle_rounds: int
    seating: tuple[int, ...]
    memory: tuple[Any, ...]


_view: Final = viewer(Table, View, given=("seat", "players", "actual", "stack_size"))
_player_view: Final = viewer(Player, PlayerView, given=("seat", "money", "cities"))


def view_of(table: Table, seat: int | None) -> View:
    """What a seat may know of a table."""
    return _view(
        table,
        seat=seat,
        players=tuple([player_view(table, at, seat) for at in table.seats]),
        actual=tuple(actual_market(table)),
        stack_size=table.stack_size,
    )


def read_view(table: Table, found: Any) -> View:
    """The view whose plain form somebody sent, at a table set up in the same way."""
    makers: Makers = {
        SetUp: lambda _: table.setup,
        Country: lambda sent: table.setup.map.country(frozenset(sent["regions"])),
    }
    memory = found.get("memory") if isinstance(found, dict) else None
    if not memory:
        return from_plain(View, found, makers)
    view = from_plain(View, found | {"memory": []}, makers)
    return replace(view, memory=from_plain(Memory, memory, makers))


def player_view(table: Table, seat: int, by: int | None) -> PlayerView:
    """What is known of a seat to another, or to itself."""
    player = table.players[seat]
    cities = table.country.cities if table.country else ()
    return _player_view(
        player,
        seat=seat,
        money=player.money if sees_money(table, player, own=seat == by) else None,
        cities=tuple([cities[city].word for city in player.cities]),
    )


def sees_money(table: Table, player: Player, *, own: bool) -> bool:
    """One's own, a robot's, anybody's where it is open, and all at the end (A0)."""
    robot = player.pieces is not None
    return own or robot or table.setup.open_money or table.phase == "over"
