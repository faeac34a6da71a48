"""Games played by the fast twin, written down from its arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from robobid.arena.lab.fzzzt.deal_tally import AUCTION, DealTally
from robobid.arena.lab.quantities import NONE
from robobid.arena.lab.side import Task
from robobid.arena.lineups import rotated
from robobid.bots import known_bot
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.naming import BotSpec
from robobid.twins.fzzzt import (
    Box,
    apply,
    new_tables,
    play,
    random_actions,
    seeded_luck,
)
from robobid.twins.fzzzt.table import SET_UP
from robobid.twins.judgement import APPRENTICE, Judgement


def play_twin(task: Task) -> DealTally:
    """Play some games by the twin."""
    box = Box.of(task.side.game.set_up(task.side.tags))
    line_ups = [
        [player_of(word) for word in rotated(task.bots, game)]
        for game in range(len(task.bots))
    ]
    (played,) = play(
        box,
        line_ups,
        len(task.games),
        task.seed,
        first=task.games.start,
        chunk=len(task.games),
        auctions=True,
    )
    return DealTally(
        played.decisions.astype(np.int64),
        first_chiefs(box, task.games, task.seed),
        played.scores.astype(np.int64),
        played.places.astype(np.int64),
        auctions_with(played.auctions, box, task.numbers),
    )


def player_of(word: str) -> str | Judgement:
    """A bot as the twin knows it."""
    bot = BotSpec.of(word).bot
    judgements = {"apprentice": APPRENTICE, "mechanic": mechanics_judgement()}
    return judgements.get(known_bot("fzzzt", bot), bot)


def first_chiefs(box: Box, games: range, seed: int) -> NDArray[np.int64]:
    """Who begins as Chief: the mechanics are dealt once more, with the same luck."""
    tables = new_tables(box, len(games))
    luck = seeded_luck(len(games), seed, games.start)
    while (tables["phase"] == SET_UP).any():
        apply(box, tables, random_actions(box, tables, luck))
    chiefs: NDArray[np.int64] = tables["chief"].astype(np.int64)
    return chiefs


def auctions_with(
    noted: NDArray[Any], box: Box, numbers: Mapping[str, int]
) -> NDArray[Any]:
    """The twin's notes, with our numbers of the cards instead of the box's."""
    ours = np.array([numbers.get(card.id, NONE) for card in box.cards] + [NONE])
    auctions = np.zeros(noted.shape, AUCTION)
    for name in auctions.dtype.names or ():
        auctions[name] = noted[name]
    auctions["card"] = ours[noted["card"]]  # -1 is the last of them
    return auctions
