"""Why a robot does what it does: reasons that the front ends put into words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.powergrid.robots.errand import Errand


class Answer(NamedTuple):
    """The one thing that a robot does now, and why."""

    kind: str
    """What the decision is about, as for persons: open, bid, fuel, build, run ..."""
    action: Any
    piece: str
    reason: str
    values: dict[str, Any]
    then: Errand | None = None
    """What it remembers afterwards."""


REASONS: Final[dict[str, frozenset[str]]] = {
    reason: frozenset(gaps.split())
    for reason, gaps in {
        # Set-up and turn order.
        "starts_richer": "money",
        "moves_last": "",
        # Phase 2. `limit` is the highest bid that the piece allows.
        "opens_cheapest_fuel": "plant price",
        "opens_most_cities": "plant cities",
        "opens_largest": "plant",
        "opens_second_smallest": "plant",
        "opens_only_plant": "plant",
        "opens_named": "plant",
        "plant_drawn": "plant",
        "takes_first_offered": "plant price",
        "passes_enough_power": "supplied cities",
        "passes_no_plant": "money",
        "raises": "plant bid limit",
        "drops_unwanted": "plant",
        "drops_at_limit": "plant limit",
        "drops_short_of_money": "plant money",
        "discards_smallest": "plant",
        "token_drawn": "fuel",
        "pays_half": "bid payment",
        # Phase 3. `price` is what the token costs.
        "market_more_cities": "market cities",
        "market_cheaper": "market payment",
        "market_drawn": "market",
        "buys_needed": "fuel price",
        "buys_for_largest": "fuel price",
        "buys_cheap": "fuel price",
        "buys_maximum": "fuel price",
        "buys_scarcest": "fuel price",
        "buys_no_more": "",
        # Phase 4. `cost` is path and place; `usual` is what others pay for the place.
        "region_drawn": "region",
        "city_drawn": "city",
        "city_marked": "city",
        "city_taken": "city",
        "first_city_named": "city cost",
        "first_city_drawn": "city cost",
        "first_city_left": "city cost",
        "first_city_too_dear": "money",
        "builds_named": "city cost",
        "builds_cheapest": "city cost",
        "builds_no_more": "cities",
        "builds_as_leader": "cities leader",
        "builds_as_supplied": "cities supplied",
        "builds_as_step": "step",
        "no_city_left": "",
        "city_too_dear": "city cost money",
        "nothing_payable": "money",
        "place_for_ten": "city place usual",
        "place_free": "city place usual",
        # Phase 5. `cities` is what is paid for.
        "runs_best": "plant income",
        "ran_enough": "cities income",
        "one_city_more": "cities income",
    }.items()
}
"""Every reason, and the gaps in its sentence.

Plants, fuels, cities, regions and markets are given by their words, as in a record;
`leader` is a seat.
"""
