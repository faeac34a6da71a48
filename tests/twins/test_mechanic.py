"""`simple` inside the twin against the rules' bot: same views, same choices."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.bots.fzzzt.mechanic import Apprentice
from robobid.core.errors import Unsupported
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.twins.fzzzt import (
    Box,
    apply,
    decisions,
    from_tables,
    mechanic_actions,
    new_tables,
    play,
    random_actions,
    seeded_luck,
    to_action,
    to_table,
)
from robobid.twins.fzzzt.game import CHANCE
from robobid.twins.fzzzt.table import OVER
from robobid.twins.judgement import APPRENTICE, Judgement
from tests.twins.boxes import DECK, boxes, special_boxes

ODD = Judgement(
    *(0.6, 2.0, 0.4, 3.0, 2.5, 0.8, 0.2, 1.4, 0.7, 1.6),
    *(0.5, 0.4, 0.02, 1.3, 0.2),
)
"""Every number is another than that of `simple`."""


def choices_agree(
    box: Box, games: int, seed: int, judgement: Judgement = APPRENTICE
) -> int:
    """Ask both at every decision of some games; gives how many choices were compared.

    One seat in three plays at random, so that the others meet with what they would
    not do themselves.
    """
    tables = new_tables(box, games)
    luck = seeded_luck(games, seed)
    rules = [box.new_table() for _ in range(games)]
    bot = Apprentice(seed, judgement)
    compared = 0
    while (tables["phase"] != OVER).any():
        actions = random_actions(box, tables, luck)
        simple = mechanic_actions(box, tables, judgement)
        for game in np.flatnonzero(tables["phase"] != OVER):
            seat = int(actions["seat"][game])
            if seat != CHANCE:
                (decision, *_) = FZZZT.decisions(rules[game])
                chosen = bot.choose(FZZZT.view(rules[game], seat), decision)
                ours = to_action(box, tables[game], simple[game])
                assert ours == (seat, chosen), (seed, game, tables[game]["round"])
                compared += 1
                if (seat + game) % 3:
                    actions[game] = simple[game]
            FZZZT.apply(rules[game], *to_action(box, tables[game], actions[game]))
        apply(box, tables, actions)
    return compared


@pytest.mark.parametrize("box", list(boxes()))
def test_both_choose_the_same(box: Box) -> None:
    assert choices_agree(box, games=2, seed=1) > 2 * 50


@pytest.mark.parametrize("box", list(special_boxes()))
def test_both_choose_the_same_by_other_rules_and_decks(box: Box) -> None:
    assert choices_agree(box, games=1, seed=2, judgement=ODD) > 50


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("judgement", [APPRENTICE, ODD], ids=["simple", "odd"])
@pytest.mark.parametrize("box", [*boxes(), *special_boxes()])
def test_both_choose_the_same_for_long(
    box: Box, judgement: Judgement, seed: int
) -> None:
    choices_agree(box, games=6, seed=1000 + seed, judgement=judgement)


@pytest.mark.parametrize("box", list(boxes())[::7])
def test_it_uses_nothing_that_the_seat_cannot_know(box: Box) -> None:
    """On tables made up from the seat's view it does the same."""
    random = Random(3)
    tables = new_tables(box, 2)
    luck = seeded_luck(2, seed=3)
    while (tables["phase"] != OVER).any():
        actions = random_actions(box, tables, luck)
        simple = mechanic_actions(box, tables)
        for game in np.flatnonzero(tables["phase"] != OVER):
            seat = int(actions["seat"][game])
            if seat != CHANCE:
                view = FZZZT.view(to_table(box, tables[game]), seat)
                other = from_tables(box, [imagine(view, random)])
                again = mechanic_actions(box, other)
                assert again[0] == simple[game]
                actions[game] = simple[game]
        apply(box, tables, actions)


LINE_UPS: Any = [
    ["simple", "simple", "simple"],
    ["random", "simple", ODD],
    [ODD, "random", "random"],
]


def test_whole_games_are_the_games_that_one_steps_through() -> None:
    """What a mind remembers from one decision to the next is still true."""
    box = Box.open("en", 3, DECK, DECK.peripherals, by_hand=True)
    games = 12
    tables = new_tables(box, games)
    luck = seeded_luck(games, seed=8)
    while (tables["phase"] != OVER).any():
        seats = decisions(box, tables)["seat"]
        actions = mechanic_actions(box, tables)
        odd = mechanic_actions(box, tables, ODD)
        for game in range(games):
            player = "random" if seats[game] < 0 else LINE_UPS[game % 3][seats[game]]
            if player == "random":
                here = luck[game : game + 1]
                drawn = random_actions(box, tables[game : game + 1], here)
                actions[game] = drawn[0]
            elif player == ODD:
                actions[game] = odd[game]
        apply(box, tables, actions)
    (whole,) = play(box, LINE_UPS, games, seed=8)
    assert (whole.scores == tables["total"][:, :3]).all()
    assert (whole.places == tables["place"][:, :3]).all()


def test_simple_wins_most_games_against_random_players() -> None:
    box = Box.open("en", 4)
    (played,) = play(box, ["random", "simple", "random", "random"], 2000, seed=1)
    assert (played.places[:, 1] == 1).mean() > 0.9


def test_a_player_that_is_not_there_is_refused() -> None:
    box = Box.open("en", 2)
    with pytest.raises(Unsupported, match="there are random, apprentice, simple"):
        next(play(box, ["simple", "psychic"], 1, seed=1))
    with pytest.raises(Unsupported, match="line-up of 3, but 2 play"):
        next(play(box, ["simple"] * 3, 1, seed=1))
