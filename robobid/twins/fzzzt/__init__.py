"""The fast twin of Fzzzt!: all editions, player counts, peripherals and decks.

>>> box = Box.open("en", 4)
>>> for played in play_random(box, games=1000, seed=1):
...     print(played.scores.shape, int(played.places.min()))
(1000, 4) 1
"""

from robobid.twins.fzzzt.batch import Batch
from robobid.twins.fzzzt.box import Box
from robobid.twins.fzzzt.convert import (
    from_actions,
    from_table,
    from_tables,
    to_action,
    to_table,
)
from robobid.twins.fzzzt.imagine import imagined
from robobid.twins.fzzzt.play import Played, play, play_random
from robobid.twins.fzzzt.rollouts import PlayedOn, play_on
from robobid.twins.fzzzt.steps import (
    apply,
    decisions,
    mechanic_actions,
    new_tables,
    random_actions,
)
from robobid.twins.luck import seeded_luck

__all__ = [
    "Batch",
    "Box",
    "Played",
    "PlayedOn",
    "apply",
    "decisions",
    "from_actions",
    "from_table",
    "from_tables",
    "imagined",
    "mechanic_actions",
    "new_tables",
    "play",
    "play_on",
    "play_random",
    "random_actions",
    "seeded_luck",
    "to_action",
    "to_table",
]
