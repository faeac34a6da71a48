"""What of this twin is compiled when it is first used: each by a small use of it.

By uses, not by functions: whoever warms a cache thinks of what comes next.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from robobid.fast.fzzzt.ahead.rounds import note_rounds
from robobid.fast.fzzzt.batch import Batch
from robobid.fast.fzzzt.box import Box
from robobid.fast.fzzzt.play import play
from robobid.fast.fzzzt.steps import apply, new_tables, random_actions
from robobid.fast.judgement import APPRENTICE, Judgement
from robobid.fast.kernels import Kernel
from robobid.fast.luck import seeded_luck


def step_a_vector() -> None:
    """What `FzzztVector` runs."""
    batch = Batch(Box.open("en", 2), 2, 1)
    batch.step(batch.random_numbers())


def play_for_the_lab() -> None:
    """What `robobid lab fzzzt --fast` runs."""
    box = Box.open("en", 2)
    players: list[str | Judgement] = ["random", APPRENTICE]
    list(play(box, [players], 1, 1, auctions=True))
    tables = new_tables(box, 1)
    apply(box, tables, random_actions(box, tables, seeded_luck(1, 1)))


def play_for_training() -> None:
    """What `robobid train fzzzt` runs beside."""
    box = Box.open("en", 2)
    assert np.isfinite(note_rounds(box, [[APPRENTICE] * 2], 1, 1).scores).all()


KERNELS: Final = {
    "vector": Kernel(step_a_vector, 50),
    "lab": Kernel(play_for_the_lab, 60),
    "train": Kernel(play_for_training, 40),
}
