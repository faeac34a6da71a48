"""What of this twin is compiled when it is first used: each by a small use of it."""

from __future__ import annotations

from typing import Final

from robobid.fast.kernels import Kernel
from robobid.fast.powergrid.batch import Batch
from robobid.fast.powergrid.box import Box


def step_a_vector() -> None:
    """What `PowerGridVector` runs."""
    batch = Batch(Box.open("germany", [None, None]), 2, 1)
    batch.step(batch.random_numbers())


KERNELS: Final = {"vector": Kernel(step_a_vector, 60)}
