"""Why a bot would do something: reasons that the front ends put into words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

FOR_HINTS: Final = "hint"
"""All hints are thought of with the same seed: the same view gives the same hint."""


class Hint(NamedTuple):
    """An action, and in one sentence why.

    The sentence is `hint.<reason>` in the languages' files; `values` fill its gaps:
    numbers, and cards, which the front end writes as it always does.
    """

    action: Any
    reason: str
    values: dict[str, Any]


REASONS: Final[dict[str, frozenset[str]]] = {
    reason: frozenset(gaps.split())
    for reason, gaps in {
        # Fzzzt!, a bid. `card` is on offer, `power` is what the bid is worth,
        # `worth` what the card is worth to the seat, in points.
        "bid_for_points": "card worth power",
        "bid_for_symbols": "card worth power",
        "bid_for_power": "card worth power",
        "bid_for_unit": "card worth power",
        "bid_surely_wins": "card worth power",
        "bid_what_is_left": "card power",
        # ... of bots that think ahead: in how many of 100 games, as far as one can
        # tell, the bid `takes` the card, and wins the game; and the next best bid.
        "bid_ahead_take": "card power takes chance other other_chance",
        "bid_ahead_try": "card power takes chance other other_chance",
        "bid_ahead_leave": "card power chance other other_chance",
        # ... a unit for which the seat's robots make no widget: it `costs` points.
        "bid_ahead_leave_unit": "card costs power chance other other_chance",
        # ... the same power, but by other cards.
        "bid_ahead_cards": "card power chance other_chance",
        # ... where two bids come out even, and where all of them do.
        "bid_ahead_even": "card power chance other",
        "bid_ahead_idle": "card power chance",
        "bid_low_to_save": "card power better",
        "bid_low_not_worth": "card power worth",
        "bid_low_unwanted": "card power",
        "bid_low_unit": "card power",
        "bid_low_hopeless": "card power",
        # Fzzzt!, the Printer: which card of a winning bid is paid.
        "pay_least_missed": "card",
        # Fzzzt!, building and the final layout.
        "build_sure_widget": "robot unit",
        "build_nothing": "",
        "layout_best": "robot unit total",
        "layout_finished": "total",
        # Power Grid, plants. `worth` is what a plant will bring in, in elektro.
        "powergrid_open": "plant n bid worth",
        "powergrid_pass": "",
        "powergrid_bid": "plant bid worth",
        "powergrid_drop_out": "plant bid",
        "powergrid_discard": "plant",
        "powergrid_drop_fuel": "fuel",
        "powergrid_attach": "plant",
        # Power Grid, fuel: all that productions lack, for stock, or no more.
        "powergrid_market": "market",
        "powergrid_fuel": "tokens price plants",
        "powergrid_fuel_stock": "fuel price",
        "powergrid_fuel_reserve": "fuel price",
        "powergrid_fuel_enough": "",
        # Power Grid, cities: `n` is how many can be supplied, or end the game.
        "powergrid_region": "region",
        "powergrid_first_city": "city",
        "powergrid_build": "city cost",
        "powergrid_build_ahead": "city cost",
        "powergrid_build_to_end": "city cost",
        "powergrid_build_wait": "n",
        "powergrid_build_enough": "n",
        "powergrid_build_broke": "",
        # Power Grid, income: `n` cities are supplied then.
        "powergrid_run": "plant n income",
        "powergrid_run_enough": "n income",
        # Power Grid, when futures were imagined: `games` is how many with the `best`
        # plan, `chance` what it wins, in per cent, and `others` are the next best.
        "powergrid_ahead": "best chance games others",
        # ... where it also has a reason without figures, and where others are even.
        "powergrid_ahead_why": "why chance games others",
        "powergrid_ahead_even": "best chance games others",
        # ... beside what was done and is none of the plans.
        "powergrid_ahead_beside": "best chance games other_chance",
        "powergrid_ahead_why_beside": "why chance games other_chance",
        # ... and when they were so few that a chance would be false precision.
        "powergrid_few": "best games",
        # Power Grid, where a robot's piece leaves a choice to a person.
        "powergrid_for_robot": "",
        "powergrid_stays": "city",
    }.items()
}
"""Every reason, and the gaps in its sentence."""
