"""Several boxes at once: line-ups that take turns from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from robobid.core.errors import Unsupported
from robobid.twins.arrays import NDArray, np
from robobid.twins.powergrid.box import Box
from robobid.twins.powergrid.convert import from_table


class Boxes(NamedTuple):
    """Boxes that differ in who is a robot, and the first table of each."""

    boxes: tuple[Box, ...]
    array: NDArray[Any]
    lands: NDArray[Any]
    starts: NDArray[Any]

    @classmethod
    def of(cls, boxes: Box | Sequence[Box]) -> Boxes:
        """One box or several; all must be for as many seats on the same land."""
        every = (boxes,) if isinstance(boxes, Box) else tuple(boxes)
        one = every[0]
        for at, box in enumerate(every):
            same = one.players == box.players and one.setup.map is box.setup.map
            if not same or one.region_choices != box.region_choices:
                raise Unsupported(
                    "boxes_differ",
                    f"box {at} has another map, other regions or other seats "
                    "than the first one",
                    box=at,
                )
        return cls(
            every,
            np.concatenate([box.array for box in every]),
            one.lands,
            np.concatenate([from_table(box, box.new_table()) for box in every]),
        )
