"""Why a bot would do something in Power Grid."""

from __future__ import annotations

from typing import Final

from robobid.bots.hints import with_gaps

REASONS: Final = with_gaps(
    {
        # Plants. `worth` is what a plant will bring in, in elektro.
        "powergrid_open": "plant n bid worth",
        "powergrid_pass": "",
        "powergrid_bid": "plant bid worth",
        "powergrid_drop_out": "plant bid",
        "powergrid_discard": "plant",
        "powergrid_drop_fuel": "fuel",
        "powergrid_attach": "plant",
        # Fuel: all that productions lack, for stock, or no more.
        "powergrid_market": "market",
        "powergrid_fuel": "tokens price plants",
        "powergrid_fuel_stock": "fuel price",
        "powergrid_fuel_reserve": "fuel price",
        "powergrid_fuel_enough": "",
        # Cities: `n` is how many can be supplied, or end the game.
        "powergrid_region": "region",
        "powergrid_first_city": "city",
        "powergrid_build": "city cost",
        "powergrid_build_ahead": "city cost",
        "powergrid_build_to_end": "city cost",
        "powergrid_build_wait": "n",
        "powergrid_build_enough": "n",
        "powergrid_build_broke": "",
        # Income: `n` cities are supplied then.
        "powergrid_run": "plant n income",
        "powergrid_run_enough": "n income",
        # When futures were imagined: `games` is how many with the `best`
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
        # Where a robot's piece leaves a choice to a person.
        "powergrid_for_robot": "",
        "powergrid_stays": "city",
    }
)
"""Every reason, and the gaps in its sentence."""
