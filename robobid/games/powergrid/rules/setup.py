"""Set-up: regions, lots, the first market and the stack (A1)."""

from __future__ import annotations

from robobid.core.decisions import CHANCE, Decision, Listed, Options, Spell
from robobid.core.errors import Illegal
from robobid.games.powergrid.robots.dealing import check_seats, first_seating
from robobid.games.powergrid.rules.actions import ChooseRegion, Lot, Regions
from robobid.games.powergrid.rules.events import RegionChosen, RegionsSettled
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.order import settle_order
from robobid.games.powergrid.rules.plants import FLUX, TRANSFORMER, Number
from robobid.games.powergrid.rules.tables import MARKET_SIZE, START_MONEY, TOKENS
from robobid.games.powergrid.table import Player, Table
from robobid.games.powergrid.variants import SetUp


def new_table(setup: SetUp) -> Table:
    """A table before anything was chosen or drawn."""
    check_seats(setup)
    markets = setup.map.markets
    in_markets = [
        sum(column) for column in zip(*(m.start for m in markets), strict=True)
    ]
    unseen = shuffled_plants(setup)
    table = Table(
        setup=setup,
        players=[Player(money=START_MONEY, pieces=pieces) for pieces in setup.seats],
        market=first_market(setup.map),
        top=[setup.map.top_of_stack],
        unseen=unseen,
        hidden=len(unseen) - setup.figures.plants_removed,
        under=[],
        aside=setup.map.step2_plants,
        # A1.3: the rest of the tokens is the reserve.
        fuel=[list(market.start) for market in markets],
        reserve=[t - laid for t, laid in zip(TOKENS, in_markets, strict=True)],
        seating=first_seating(setup),
    )
    for player in table.players:
        if robot := player.robot:
            player.money = robot.special.start_money(player.money)
    if isinstance(setup.regions, frozenset):
        settle_regions(table, setup.regions)
        table.events = []
    return table


def plants_in_game(map_: Map) -> list[Number]:
    """The plants that are played with on a map, the promo cards aside."""
    return sorted({*map_.plants} - {FLUX} - map_.without_plants)


def first_market(map_: Map) -> list[Number]:
    """The smallest plants lie in the market at the start: 3 to 10 (A1.4)."""
    apart = {map_.top_of_stack, *map_.step2_plants}
    plants = [number for number in plants_in_game(map_) if number not in apart]
    return plants[:MARKET_SIZE]


def shuffled_plants(setup: SetUp) -> list[Number]:
    """The plants that are shuffled, and of which some are removed unseen (A1.5).

    The promo cards are shuffled with them, so they too may be among the removed: the
    rules of the cards say no more than that they are shuffled in during set-up.
    """
    map_ = setup.map
    apart = {*first_market(map_), map_.top_of_stack, *map_.step2_plants}
    cards = [number for number in plants_in_game(map_) if number not in apart]
    has_flux = setup.flux and FLUX not in map_.without_plants
    cards += [FLUX] * has_flux + [TRANSFORMER] * setup.transformer
    return sorted(cards)


# -- regions ------------------------------------------------------------------


def region_decision(table: Table) -> Decision:
    """Who chooses a region now, or chance draws all of them (A1.1)."""
    setup = table.setup
    persons = [seat for seat in table.seats if setup.seats[seat] is None]
    if setup.regions == "drawn" or not persons:
        choices = setup.map.choices(setup.figures.regions)
        return Decision(CHANCE, "regions", Listed([Regions(c) for c in choices]))
    seat = persons[len(table.regions) % len(persons)]
    return Decision(seat, "region", RegionOptions(table))


class RegionOptions(Listed):
    """The regions that may be added to those chosen before."""

    __slots__ = ("_chosen", "_map")

    def __init__(self, table: Table) -> None:
        self._map = table.setup.map
        self._chosen = table.regions
        count = table.setup.figures.regions
        super().__init__(
            tuple(
                ChooseRegion(region.id)
                for region in self._map.regions
                if may_add(self._map, self._chosen, region.id, count)
            )
        )

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, ChooseRegion):
            return Options.refusal(self, seat, action, spell)
        allowed = ", ".join(option.region for option in self)
        if action.region not in {region.id for region in self._map.regions}:
            code, why = "unknown_region", "is no region of this map"
        elif action.region in self._chosen:
            code, why = "region_taken", "is in play already"
        else:
            code, why = "region_cut_off", "is not connected with those in play"
        return Illegal(
            code,
            f"{action.region!r} {why}; allowed: {allowed}",
            seat=seat,
            region=action.region,
            allowed=allowed,
        )


def may_add(map_: Map, chosen: tuple[str, ...], region: str, count: int) -> bool:
    """Does a region border on those chosen, and can the choice be completed?"""
    if region in chosen:
        return False
    borders = not chosen or any(near in chosen for near in map_.adjacent(region))
    return borders and any({*chosen, region} <= set(c) for c in map_.choices(count))


def choose_region(table: Table, seat: int, region: str) -> None:
    """A seat adds a region; with the last one the country is settled."""
    table.regions = (*table.regions, region)
    table.tell(RegionChosen(seat, region))
    map_ = table.setup.map
    if frozenset(table.regions) in map_.choices(table.setup.figures.regions):
        settle_regions(table, frozenset(table.regions))


def settle_regions(table: Table, regions: frozenset[str]) -> None:
    """From now on only the cities of these regions exist (A1.1)."""
    table.regions = tuple(sorted(regions))
    table.country = table.setup.map.country(regions)
    table.houses = [()] * len(table.country.cities)
    for player in table.players:
        player.path_costs = table.country.nowhere
    table.phase = "lots"
    table.tell(RegionsSettled(table.regions))


# -- lots ---------------------------------------------------------------------


def lot_decision(table: Table) -> Decision:
    """Chance draws the next seat of the first turn order (A1.2)."""
    left = [Lot(seat) for seat in table.seats if seat not in table.order]
    return Decision(CHANCE, "lot", Listed(left))


def draw_lot(table: Table, seat: int) -> None:
    """A seat is next in the first turn order; the last one needs no lot."""
    table.order = (*table.order, seat)
    left = [seat for seat in table.seats if seat not in table.order]
    if len(left) == 1:
        settle_order(table, (*table.order, *left))
        begin_game(table)


def begin_game(table: Table) -> None:
    """Step 1, round 1, and in round 1 the drawn order holds for phase 2 (A1.6, A2)."""
    table.phase = "auction"
    table.waiting = table.order
