"""The ratings as the program ships them: a line for each robot, in few characters."""

from __future__ import annotations

from robobid.arena.census.taking import Census
from robobid.powergrid.robots.every import ROBOTS, robot
from robobid.powergrid.tables import SEAT_COUNTS


def ratings_file(census: Census, command: str) -> str:
    """The whole file: a comment with the command, a head, and the robots."""
    head = [f"{what}{n}" for n in SEAT_COUNTS for what in ("points", "spread")]
    lines = [f"# made by: {command}", ",".join(["robot", *head])]
    for number in range(ROBOTS):
        figures = [
            round(float(figure[number]))
            for found in census.ratings.values()
            for figure in (found.points, found.spread)
        ]
        lines.append(",".join([str(robot(number)), *map(str, figures)]))
    return "\n".join(lines) + "\n"
