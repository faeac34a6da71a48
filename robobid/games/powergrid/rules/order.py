"""Phase 1: the turn order (A2)."""

from __future__ import annotations

from robobid.games.powergrid.rules.events import OrderChanged, RoundBegan
from robobid.games.powergrid.table import Table


def begin_round(table: Table) -> None:
    """A round begins: phase 1, then everybody may buy a plant."""
    table.round += 1
    table.busy = False
    table.tell(RoundBegan(table.round))
    work_out_order(table)
    table.phase = "auction"
    table.sold = False
    table.waiting = table.order


def work_out_order(table: Table) -> None:
    """Most cities first; among equals, the largest plant first (A2)."""

    def standing(seat: int) -> tuple[int, float]:
        player = table.players[seat]
        return len(player.cities), max(player.plants, default=0)

    settle_order(table, tuple(sorted(table.order, key=standing, reverse=True)))


def settle_order(table: Table, order: tuple[int, ...]) -> None:
    """This is the turn order now, if no robot has a say in it."""
    for seat, robot in table.robots():
        order = robot.special.turn_order(table, seat, order)
    table.order = order
    table.tell(OrderChanged(table.order))
