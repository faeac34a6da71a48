"""Games of Power Grid played by the fast twin, written down from its notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.arena.lab.observer import seated
from robobid.arena.lab.powergrid.deal_tally import DealTally
from robobid.arena.lab.quantities import NONE
from robobid.arena.lab.side import Side, Task
from robobid.arena.lineups import rotated
from robobid.bots import is_robot, known_bot
from robobid.bots.naming import BotSpec
from robobid.games.powergrid.robots.dealing import dealt_evenly
from robobid.games.powergrid.rules.plants import card_word
from robobid.twins.powergrid import Box
from robobid.twins.powergrid.observe_lab import Noted, play_noted

_ANYBODY: Final = "dice"
"""Who is named for a robot's seat, which nobody plays."""


def play_twin(task: Task) -> DealTally:
    """Play some games by the twin."""
    side, turns = task.side, range(len(task.bots))
    tables = [side.game.set_up(seated(side, turn)) for turn in turns]
    boxes = [Box.of(dealt_evenly(table)) for table in tables]
    line_ups = [
        [_player(side, word) for word in rotated(task.bots, turn)] for turn in turns
    ]
    games = task.games
    noted = play_noted(boxes, line_ups, len(games), task.seed, games.start)
    return tally_of(noted, boxes[0], task.numbers)


def _player(side: Side, word: str) -> str:
    """A bot as the twin knows it."""
    bot = BotSpec.of(word).bot
    return _ANYBODY if is_robot(bot) else known_bot(side.game.name, bot)


def tally_of(noted: Noted, box: Box, numbers: Mapping[str, int]) -> DealTally:
    """The twin's notes, with our numbers of the plants instead of the box's."""
    ended, notes = noted
    seats = box.players
    words = {at: card_word(box.cards[at]) for at in range(len(box.plants))}
    theirs = [at for at, word in words.items() if word in numbers]
    ours = [numbers[words[at]] for at in theirs]

    def by_plant(values: NDArray[Any], nothing: int) -> NDArray[np.int64]:
        found = np.full((len(notes), len({*numbers.values()})), nothing, np.int64)
        found[:, ours] = values[:, theirs]
        return found

    least = box.array["min_bid"][0]
    buyers = by_plant(notes["buyer"], NONE)
    return DealTally(
        ended["decisions"].astype(np.int64),
        ended["round"].astype(np.int64),
        notes["began"][:, 2].astype(np.int64),
        notes["began"][:, 3].astype(np.int64),
        notes["order"][:, :seats].astype(np.int64),
        ended["supplied"][:, :seats].astype(np.int64),
        ended["money"][:, :seats].astype(np.int64),
        ended["place"][:, :seats].astype(np.int64),
        notes["tokens"].astype(np.int64),
        notes["spent"].astype(np.int64),
        buyers,
        by_plant(notes["price"], 0),
        np.where(buyers == NONE, 0, by_plant(notes["price"] - least, 0)),
        by_plant(notes["when"], 0),
    )
