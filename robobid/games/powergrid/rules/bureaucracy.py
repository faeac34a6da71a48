"""Phase 5: income, supply, and the plant market (A7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.core.decisions import Decision, Options, Spell
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import DONE, Run, runs_of
from robobid.games.powergrid.rules.choices import Choices
from robobid.games.powergrid.rules.events import (
    IncomePaid,
    MarketSupplied,
    PlantPutUnder,
    PlantRan,
)
from robobid.games.powergrid.rules.offers import RunLimits
from robobid.games.powergrid.rules.order import begin_round
from robobid.games.powergrid.rules.plans import run_limits
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    Fuel,
    Number,
    Plants,
    card_word,
    cities_supplied,
)
from robobid.games.powergrid.rules.resources import discounts_of, token_values
from robobid.games.powergrid.rules.steps import (
    begin_step3_if_due,
    remove_smallest,
    replace_smallest,
)
from robobid.games.powergrid.rules.storage import may_run
from robobid.games.powergrid.table import Player, Table
from robobid.games.powergrid.variants import SetUp

# -- income -------------------------------------------------------------------


def next_income(table: Table) -> None:
    """In turn order; after the last seat come supply and plant market (A7.1)."""
    if table.waiting:
        table.turn, *rest = table.waiting
        table.waiting = tuple(rest)
        table.running = ()
        return
    supply_markets(table)
    table.phase = "plants"
    change_plant_market(table)


def running_decision(table: Table, seat: int) -> Decision:
    """A seat lets one more plant produce, or has finished (A7.1)."""
    return Decision(seat, "run", RunOptions(table, seat))


class RunOptions(Choices):
    """Each plant that can still produce, with each mix of fuel that it can burn."""

    __slots__ = (
        "_cities",
        "_discounts",
        "_fuel",
        "_laid",
        "_map",
        "_plants",
        "_running",
        "_setup",
        "_transformer",
    )

    def __init__(self, table: Table, seat: int) -> None:
        player = table.players[seat]
        self._actions = None
        self._plants = player.plants
        self._fuel = tuple(player.fuel)
        self._running = table.running
        # What a plan is worth.
        self._cities = len(player.cities)
        self._transformer = player.transformer
        self._setup = table.setup
        self._map = table.setup.map
        self._laid = tuple(map(tuple, table.fuel))
        self._discounts = discounts_of(table, seat) if self._map.discounts else ()

    def offered(self) -> RunLimits:
        """All sets of plants that can run now, the best first."""
        prices = token_values(self._map, self._laid, self._discounts)
        return run_limits(
            self._plants,
            self._fuel,
            self._running,
            prices,
            cities=self._cities,
            transformer=self._transformer,
            setup=self._setup,
        )

    def runs(self, number: Number) -> list[Run]:
        """The ways in which a plant can run now (A7.1)."""
        if number in self._running:
            return []
        facts = self._map.plants
        return [
            run
            for run, burn in zip(
                runs_of(facts)[number], facts[number].burns, strict=True
            )
            if may_run(self._plants, self._running, self._fuel, number, burn, facts)
        ]

    def __contains__(self, action: object) -> bool:
        if type(action) is Run:
            return action.plant in self._plants and action in self.runs(action.plant)
        return action == DONE

    def listed(self) -> list[Any]:
        return [*[run for number in self._plants for run in self.runs(number)], DONE]

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Run):
            return Options.refusal(self, seat, action, spell)
        plant = card_word(action.plant)
        if action.plant not in self._plants:
            code, why = "plant_not_owned", "is not yours"
        elif action.plant in self._running:
            code, why = "plant_ran", "has produced already"
        elif action not in runs_of(self._map.plants)[action.plant]:
            code, why = "wrong_fuel", "does not burn that for one production"
        elif any(action.burnt.count(f) > self._fuel[f] for f in Fuel):
            code, why = "fuel_missing", "lacks the fuel"
        else:
            code = "fuel_elsewhere"
            why = "cannot hold that fuel beside what must lie there"
        allowed = ", ".join(
            " ".join([card_word(o.plant), "+".join(f.word for f in o.burnt)]).strip()
            for o in self
            if isinstance(o, Run)
        )
        return Illegal(
            code,
            f"plant {plant} {why}; allowed: {allowed or 'only done'}",
            seat=seat,
            plant=plant,
            burnt=[fuel.word for fuel in action.burnt],
            allowed=allowed,
        )


def run_plant(table: Table, seat: int, run: Run) -> None:
    """A plant burns its tokens; they go to the reserve (A7.1)."""
    stock = table.players[seat].fuel
    for fuel in run.burnt:
        stock[fuel] -= 1
        table.reserve[fuel] += 1
    table.running = (*table.running, run.plant)
    table.tell(PlantRan(seat, run.plant, run.burnt))


def supplied_cities(
    player: Player, running: tuple[float, ...], facts: Plants = PLANTS
) -> int:
    """What these plants produce, but no more than the seat has cities (A7.1)."""
    return min(produced_cities(player, running, facts), len(player.cities))


def produced_cities(
    player: Player, running: tuple[float, ...], facts: Plants = PLANTS
) -> int:
    """For how many cities these plants produce."""
    return cities_supplied(running, player.transformer, facts)


def collect_income(table: Table, seat: int) -> None:
    """A seat is paid for the cities that it supplies (A7.1).

    A robot may be paid for more than it has.
    """
    player, facts = table.players[seat], table.setup.plants
    supplied = paid_for = supplied_cities(player, table.running, facts)
    if robot := player.robot:
        most = robot.special.counted_cities(len(player.cities))
        paid_for = min(produced_cities(player, table.running, facts), most)
    paid = table.setup.income(paid_for)
    player.money += paid
    table.running = ()
    table.turn = None
    table.tell(IncomePaid(seat, supplied, paid))


# -- supply -------------------------------------------------------------------


def coming_tokens(
    setup: SetUp,
    laid: Sequence[Sequence[int]],
    reserve: Sequence[int],
    step: int,
) -> tuple[tuple[int, ...], ...]:
    """What comes from the reserve to each market, one market after another (A7.2).

    No more than the reserve has and the ladder has places for; what is missing is
    not made up later.
    """
    left, coming = list(reserve), []
    for facts, present in zip(setup.map.markets, laid, strict=True):
        due = facts.supply[len(setup.seats)][step - 1]
        tokens = tuple(
            min(due[fuel], left[fuel], len(facts.ladder[fuel]) - present[fuel])
            for fuel in Fuel
        )
        left = [have - gone for have, gone in zip(left, tokens, strict=True)]
        coming.append(tokens)
    return tuple(coming)


def supply_markets(table: Table) -> None:
    """Tokens come from the reserve, dearest free places first (A7.2)."""
    coming = coming_tokens(table.setup, table.fuel, table.reserve, table.step)
    for facts, laid, added in zip(
        table.setup.map.markets, table.fuel, coming, strict=True
    ):
        for fuel, tokens in enumerate(added):
            laid[fuel] += tokens
            table.reserve[fuel] -= tokens
        table.tell(MarketSupplied(facts.name, added))


# -- the plant market ---------------------------------------------------------


def change_plant_market(table: Table) -> None:
    """Steps 1 and 2: the largest goes under the stack; step 3: the smallest leaves.

    A7.3. On some maps the smallest leaves in steps 1 and 2 as well, at the same
    moment, so that two cards are drawn.
    """
    if table.step == 3:
        replace_smallest(table)
        return
    if table.market:
        largest = table.market.pop()
        table.under.append(largest)
        table.tell(PlantPutUnder(largest))
        table.draws += 1
    if table.setup.map.smallest_leaves_each_round:
        remove_smallest(table)
        table.draws += 1


def end_of_round(table: Table) -> None:
    """A Step 3 card drawn in phase 5 holds from phase 1 on (A8); the next round."""
    begin_step3_if_due(table)
    begin_round(table)
