"""What of this twin is compiled when it is first used: each by a small use of it.

By uses, not by functions: whoever warms a cache thinks of what comes next.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from robobid.fast.fzzzt.ahead.outlook import OUTLOOK
from robobid.fast.fzzzt.ahead.rounds import note_rounds
from robobid.fast.fzzzt.ahead.studies import study
from robobid.fast.fzzzt.batch import Batch
from robobid.fast.fzzzt.box import Box
from robobid.fast.fzzzt.imagine import imagined
from robobid.fast.fzzzt.leading import play_led
from robobid.fast.fzzzt.numbers import to_numbers
from robobid.fast.fzzzt.play import play
from robobid.fast.fzzzt.rollouts import play_on
from robobid.fast.fzzzt.spanner import move_spanner
from robobid.fast.fzzzt.steps import (
    apply,
    decisions,
    mechanic_actions,
    new_tables,
    random_actions,
)
from robobid.fast.judgement import APPRENTICE, Judgement
from robobid.fast.kernels import Kernel
from robobid.fast.luck import seeded_luck


def step_a_vector() -> None:
    """What `robobid.envs.vector` runs."""
    batch = Batch(Box.open("en", 2), 2, 1)
    batch.step(batch.random_numbers())
    # Opponents, who are in it by name.
    to_numbers(batch.box, batch.tables, mechanic_actions(batch.box, batch.tables))


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
    study(box, [[APPRENTICE] * 2], [APPRENTICE], np.zeros(1, OUTLOOK), 1, 1)


def play_on_from_a_table() -> None:
    """What `play_on` runs, with and without a viewer."""
    box = Box.open("en", 2)
    tables = new_tables(box, 1)
    decisions(box, tables)
    play_on(box, imagined(box, tables, 0, 1, 1), ["random"] * 2, copies=1, seed=1)


def play_for_the_census() -> None:
    """What `robobid census fzzzt` and `robobid balance fzzzt` run."""
    box = Box.open("en", 2)
    play_led(box, [[APPRENTICE] * 2], 1, 1)
    move_spanner(box, [APPRENTICE] * 2, 1, 1)


KERNELS: Final = {
    "vector": Kernel(step_a_vector, 12),
    "lab": Kernel(play_for_the_lab, 8),
    "train": Kernel(play_for_training, 10),
    "rollouts": Kernel(play_on_from_a_table, 5),
    "census": Kernel(play_for_the_census, 12),
}
