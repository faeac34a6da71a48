"""Some rounds imagined: by the rules, with the robots' pieces and simple persons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from robobid.bots.powergrid import fuel
from robobid.bots.powergrid.chances import chance_of, share_of, sure_round_of
from robobid.bots.powergrid.simple import advise, hoped_cities
from robobid.core.decisions import CHANCE, Decision, forced_move
from robobid.games.powergrid.asides.imagine import imagine
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.rules.actions import BUYS, DONE
from robobid.games.powergrid.rules.plants import TRANSFORMER, Fuel
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import View, view_of

ROUNDS: Final = 4
"""So many rounds are imagined, the present one included."""


class Future:
    """One way in which a game may go on: hidden money, and the order of the stack.

    Whatever is tried in it, the same cards come: so two plans are compared on their
    merits and not on their luck.
    """

    def __init__(self, view: View, random: Random) -> None:
        self._table = imagine(view, random)
        cards = [*view.setup.plants, TRANSFORMER]
        random.shuffle(cards)
        self._place = {card: at for at, card in enumerate(cards)}
        self._seed = random.getrandbits(64)
        self._last_round = view.round + ROUNDS - 1
        self._sure_round = sure_round_of(view)

    def chance(self, seat: int, plan: Sequence[Any]) -> float:
        """How surely a seat wins, from 0 to 1, that begins with these actions."""
        table = self._table.copy()
        for action in plan:
            flow.carry_out(table, seat, action)
        self._play_on(table)
        if table.phase == "over" and table.round <= self._sure_round:
            return share_of(table, seat)
        return chance_of(table, seat)

    def _play_on(self, table: Table) -> None:
        """Robots do what their pieces say, and persons what `simple` would do."""
        random = Random(self._seed)
        while table.round <= self._last_round:
            decisions = flow.decisions(table)
            if not decisions:
                return
            decision = decisions[0]
            seat, kind, options = decision
            if kind == "draw":
                action = min(options, key=lambda draw: self._place[draw.card])
            elif seat == CHANCE:
                action = options.pick(random)
            elif table.players[seat].pieces is not None:
                action = forced_move(decision)
            elif kind == "fuel":
                action = buy_fuel(table, decision)
            else:
                action = advise(view_of(table, seat), decision).action
            flow.carry_out(table, seat, action, decision)
            table.events.clear()


def buy_fuel(table: Table, decision: Decision) -> Any:
    """Buy all that `simple` would buy in a turn, thought through only once."""
    seat, market = decision.seat, table.buying_at or 0
    view = view_of(table, seat)
    cities = hoped_cities(view, seat)
    _, needs = fuel.purchase(view, view.players[seat], market, cities)
    for token in [token for need in needs for token in need.tokens]:
        decision = _buy(table, decision, token)
    while True:
        me = view_of(table, seat)
        stock = fuel.cheap_stock(me, me.players[seat], market, decision)
        if stock is None:
            return DONE
        decision = _buy(table, decision, stock)


def _buy(table: Table, decision: Decision, token: Fuel) -> Decision:
    """Buy a token if that is possible; gives what is to be decided then."""
    if BUYS[token] in decision.options:
        flow.carry_out(table, decision.seat, BUYS[token])
        (decision,) = flow.decisions(table)
    return decision
