"""Why a bot would do something in Fzzzt!."""

from __future__ import annotations

from typing import Final

from robobid.bots.hints import with_gaps

REASONS: Final = with_gaps(
    {
        # A bid. `card` is on offer, `power` is what the bid is worth,
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
        # The Printer: which card of a winning bid is paid.
        "pay_least_missed": "card",
        # Building and the final layout.
        "build_sure_widget": "robot unit",
        "build_nothing": "",
        "layout_best": "robot unit total",
        "layout_finished": "total",
    }
)
"""Every reason, and the gaps in its sentence."""
