"""The `simple` bot of Power Grid inside the twin, equal to the readable one.

Modules have the names of those in `robobid.bots.powergrid`; all numbers it judges by
are a `PowerGridJudgement`.
"""
