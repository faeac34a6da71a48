"""What of this twin is compiled when it is first used: each by a small use of it."""

from __future__ import annotations

from typing import Final

from robobid.fast.kernels import Kernel
from robobid.fast.powergrid.batch import Batch
from robobid.fast.powergrid.box import Box
from robobid.fast.powergrid.leading import play_led
from robobid.fast.powergrid.noting import play_noted
from robobid.fast.powergrid.stepping import simple_actions


def step_a_vector() -> None:
    """What `robobid.envs.vector` runs."""
    batch = Batch(Box.open("germany", [None, None]), 2, 1)
    batch.step(batch.random_numbers())
    # Opponents, who are in it by name.
    simple_actions(batch.boxes.boxes[0], batch.tables)


def play_for_the_lab() -> None:
    """What `robobid lab powergrid --fast` runs."""
    play_noted(Box.open("germany", [None, None]), ["simple", "random"], 1, 1)


def play_for_the_census() -> None:
    """What `robobid balance powergrid` runs."""
    play_led(Box.open("germany", [None, None]), [["simple", "random"]], 1, 1)


KERNELS: Final = {
    "vector": Kernel(step_a_vector, 6),
    "lab": Kernel(play_for_the_lab, 5),
    "census": Kernel(play_for_the_census, 5),
}
