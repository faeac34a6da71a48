"""Kinds of persons: `simple`, and whoever evolved from it."""

from __future__ import annotations

from robobid.bots.shipped import shipped
from robobid.twins.judgement import SIMPLE_POWER_GRID, PowerGridJudgement


def persons() -> tuple[PowerGridJudgement, ...]:
    """The kinds of persons: those that evolved, and `simple` itself."""
    found = shipped(__package__, "persons")["judgement"]
    return PowerGridJudgement(**found), SIMPLE_POWER_GRID
