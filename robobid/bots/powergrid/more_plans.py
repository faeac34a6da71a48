"""More plans, for whoever can try them in many futures: bids, resources, houses."""

from __future__ import annotations

from typing import Final

from robobid.bots.hints import Hint
from robobid.bots.powergrid.cities import Site, is_last_round, sites, surroundings
from robobid.bots.powergrid.fuel_plans import purchases, runs
from robobid.bots.powergrid.plans import Plan, endings, plans
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import DONE, PASS, Bid, Connect
from robobid.games.powergrid.view import PlayerView, View

SITES: Final = 3
"""So many cities are thought of for the next house, the cheapest ..."""
FIRST_SITES: Final = 6
"""... and so many for the first one, where it is cheapest to grow."""


def all_plans(view: View, decision: Decision, usual: Hint) -> list[Plan]:
    """What could be done; fewer than two if it goes without thinking ahead."""
    me = view.players[decision.seat]
    match decision.kind:
        case "bid":
            return bids(view, decision)
        case "fuel" if usual.reason != "powergrid_fuel":
            return purchases(view, decision)
        case "run":
            return runs(view, decision, usual)
        case "build" if not me.cities:
            return first_houses(view, me, decision)
        case "build" if not is_last_round(view, me):
            return [*houses(view, me, decision), *ways_to_end(view, me, usual)]
    return plans(view, decision, usual)


def bids(view: View, decision: Decision) -> list[Plan]:
    """To raise by one, or to drop out."""
    assert view.auction is not None
    plant, bid = view.auction.plant, view.auction.bid + 1
    leaving = Plan((PASS,), "drop_out", {"plant": plant})
    if Bid(bid) not in decision.options:
        return [leaving]
    return [Plan((Bid(bid),), "bid", {"plant": plant, "bid": bid}), leaving]


def houses(view: View, me: PlayerView, decision: Decision) -> list[Plan]:
    """A house in one of the cheapest cities, or no more houses."""
    nearest = sorted(payable(view, me, decision))[:SITES]
    return [Plan((DONE,), "no_build", {}), *map(house, nearest)]


def first_houses(view: View, me: PlayerView, decision: Decision) -> list[Plan]:
    """A first house where it is cheapest to grow from."""
    assert view.country is not None
    index = view.country.index
    found = payable(view, me, decision)
    found.sort(key=lambda site: (surroundings(view, index[site.city]), site.city))
    return [*map(house, found[:FIRST_SITES])]


def payable(view: View, me: PlayerView, decision: Decision) -> list[Site]:
    """Where a house may be built now."""
    return [site for site in sites(view, me) if Connect(site.city) in decision.options]


def house(site: Site) -> Plan:
    """To build somewhere."""
    return Plan((Connect(site.city),), "build", site._asdict())


def ways_to_end(view: View, me: PlayerView, usual: Hint) -> list[Plan]:
    """To end the game with this turn, if that can be done."""
    return [plan for plan in endings(view, me, usual) if plan.name == "end"]
