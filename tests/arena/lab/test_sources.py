"""The rules and the fast twin tell the same of the same games."""

from collections.abc import Iterator

import numpy as np
import pytest

from robobid.arena.lab.fzzzt.deal_tally import DealTally
from robobid.arena.lab.fzzzt.figures import quantities_of
from robobid.arena.lab.fzzzt.observer import Observed, Observer, tally_of
from robobid.arena.lab.fzzzt.twin import play_twin
from robobid.arena.lab.side import Side, Task
from robobid.arena.matches import GameResult
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.setup import belt_deck
from robobid.twins.fzzzt import (
    Box,
    apply,
    mechanic_actions,
    new_tables,
    random_actions,
    seeded_luck,
    to_action,
)
from robobid.twins.fzzzt.table import OVER

PERIPHERALS = " ".join(p.word for p in FZZZT.deck.peripherals)
SEED, FIRST, GAMES = 5, 30, 12


def replayed(box: Box, bot: str, numbers: dict[str, int]) -> Iterator[Observed]:
    """The twin's games once more, step by step, played and watched by the rules."""
    tables = new_tables(box, GAMES)
    luck = seeded_luck(GAMES, SEED, FIRST)
    rules = [box.new_table() for _ in range(GAMES)]
    watched = [Observer(numbers) for _ in range(GAMES)]
    decisions = [0] * GAMES
    while (tables["phase"] != OVER).any():
        before = luck.copy()
        actions = random_actions(box, tables, luck)
        if bot == "simple":
            # It rolls no dice, so that its turns leave the luck as it was.
            simple = mechanic_actions(box, tables)
            chosen = simple["seat"] >= 0
            actions[chosen], luck[chosen] = simple[chosen], before[chosen]
        for game in np.flatnonzero(tables["phase"] != OVER):
            seat, action = to_action(box, tables[game], actions[game])
            decisions[game] += seat >= 0
            events = FZZZT.apply(rules[game], seat, action)
            watched[game].watch(seat, action, events)
        apply(box, tables, actions)
    for table, watcher, answered in zip(rules, watched, decisions, strict=True):
        standings = FZZZT.standings(table)
        result = GameResult(
            (bot,) * len(standings),
            tuple(standing.points for standing in standings),
            tuple(standing.place for standing in standings),
            answered,
        )
        yield Observed(result, watcher.chief, watcher.auctions)


def check_that_they_are_the_same(one: DealTally, other: DealTally) -> None:
    for mine, its in zip(one[:-1], other[:-1], strict=True):
        assert (np.asarray(mine) == np.asarray(its)).all()
    rows = min(one.auctions.shape[1], other.auctions.shape[1])
    assert (one.auctions[:, :rows] == other.auctions[:, :rows]).all()
    for tally in (one, other):
        assert (tally.auctions["card"][:, rows:] == -1).all()


@pytest.mark.parametrize(
    ("tags", "bot"),
    [
        ({"Edition": "en", "Players": "A; B; C; D"}, "random"),
        ({"Edition": "en", "Players": "A; B; C"}, "simple"),
        ({"Edition": "ru", "Players": "A; B; C; D; E; F"}, "random"),
        (
            {
                "Edition": "fr-expansion",
                "Players": "A; B",
                "Peripherals": PERIPHERALS,
                "Switches": "hand_size=5",
            },
            "random",
        ),
    ],
)
def test_both_tell_the_same(tags: dict[str, str], bot: str) -> None:
    table = FZZZT.set_up(tags)
    belt = belt_deck(table.edition, len(table.players), table.deck)
    numbers = {card.id: number for number, card in enumerate(belt)}
    bots = [bot] * len(table.players)

    games = range(FIRST, FIRST + GAMES)
    twin = play_twin(Task(Side(FZZZT, tags), numbers, bots, SEED, games))
    rules = tally_of(list(replayed(Box.of(table), bot, numbers)))

    check_that_they_are_the_same(twin, rules)
    for ours, its in zip(
        quantities_of(twin, [True] * len(belt)),
        quantities_of(rules, [True] * len(belt)),
        strict=True,
    ):
        assert (ours == its).all()
    assert len(set(twin.chiefs.tolist())) > 1
    assert twin.auctions["second"].max() > 3
