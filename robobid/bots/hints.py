"""Why a bot would do something: reasons that the front ends put into words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple


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
        "bid_low_to_save": "card power better",
        "bid_low_not_worth": "card power worth",
        "bid_low_unwanted": "card power",
        "bid_low_hopeless": "card power",
        # Fzzzt!, the Printer: which card of a winning bid is paid.
        "pay_least_missed": "card",
        # Fzzzt!, building and the final layout.
        "build_sure_widget": "robot unit",
        "build_nothing": "",
        "layout_best": "robot unit total",
        "layout_finished": "total",
    }.items()
}
"""Every reason, and the gaps in its sentence."""
