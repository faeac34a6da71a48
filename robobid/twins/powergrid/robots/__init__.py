"""The robots: what a seat does that follows five pieces (part C).

Modules and functions have the names of those in `robobid.games.powergrid.robots`.
"""
