"""The fast twin of Power Grid: all maps, seats, robots, promo cards and readings.

>>> box = Box.open("germany", 4)
>>> tables = new_tables(box, 8)
>>> int(tables["money"][0, 3])
50
"""

from robobid.twins.luck import seeded_luck
from robobid.twins.powergrid.batch import Batch
from robobid.twins.powergrid.batch_steps import (
    apply,
    decisions,
    new_tables,
    random_actions,
    simple_actions,
)
from robobid.twins.powergrid.box import Box
from robobid.twins.powergrid.convert import (
    from_actions,
    from_table,
    from_tables,
    kind_of,
    options_of,
    to_action,
    to_table,
)
from robobid.twins.powergrid.play import ENDED, play, play_on

__all__ = [
    "ENDED",
    "Batch",
    "Box",
    "apply",
    "decisions",
    "from_actions",
    "from_table",
    "from_tables",
    "kind_of",
    "new_tables",
    "options_of",
    "play",
    "play_on",
    "random_actions",
    "seeded_luck",
    "simple_actions",
    "to_action",
    "to_table",
]
