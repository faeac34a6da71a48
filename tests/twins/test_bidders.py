"""Policies in imagined games: as their network says, and by what a seat may know."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.bots.fzzzt.mechanic import Mechanic, mechanics_judgement
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.twins.fzzzt import Box, from_table
from robobid.twins.fzzzt.box import SEATS
from robobid.twins.fzzzt.search.bidders import (
    CONTEXT,
    NUMBERS,
    POWER,
    PROMISE,
    Policy,
    bidders_of,
)
from robobid.twins.fzzzt.search.bids import Weighed, weigh_bids
from robobid.twins.fzzzt.search.outlook import new_outlook
from robobid.twins.fzzzt.search.rounds import note_rounds
from robobid.twins.fzzzt.search.studies import look, study
from robobid.twins.judgement import Judgement
from studies.training.fzzzt.network import Weights, shares_of

ODDS = np.random.default_rng(3)
JUDGEMENT = mechanics_judgement()


def a_policy(trust: float) -> Policy:
    """One that bids what promises most, the more surely the more it trusts that."""
    weights = Weights.begin(np.random.default_rng(1))
    weights.straight[PROMISE] = trust
    return weights.policy(JUDGEMENT)


def an_outlook() -> Any:
    """Of the rounds to come, nothing is known but the score."""
    own = np.zeros((6, 16))
    own[:, 1] = 10
    return new_outlook(own.tolist(), np.zeros((6, 16)).tolist(), [8.0] * 6)


def tables_to_bid(edition: str, seed: int) -> Any:
    """The tables of a game of mechanics where a seat has several bids."""
    table, luck = FZZZT.set_up({"Edition": edition, "Players": "A; B; C"}), Seeded(seed)
    bot = Mechanic(seed)
    while decisions := FZZZT.decisions(table):
        decision = decisions[-1]
        if decision.seat == CHANCE:
            FZZZT.apply(table, CHANCE, luck.draw(decision))
            continue
        view = FZZZT.view(table, decision.seat)
        if decision.kind == "bid" and len(view.players[decision.seat].hand or ()) > 1:
            yield table, view
        FZZZT.apply(table, decision.seat, bot.choose(view, decision))


def test_who_trusts_the_mechanic_wholly_plays_like_one() -> None:
    """Seeds cannot matter to it: of the luck, one die for each bid is left unused."""
    box = Box.open("ru", 2)
    sure = a_policy(1e9)

    noted = note_rounds(box, [[sure, JUDGEMENT], [JUDGEMENT, sure]], 400, seed=2)

    won = noted.places == 1
    share = (won[np.arange(400), np.arange(400) % 2] / won.sum(1)).mean()
    assert share == pytest.approx(0.5, abs=0.08)


def test_who_trusts_nobody_loses() -> None:
    box = Box.open("ru", 2)

    noted = note_rounds(box, [[a_policy(0.0), JUDGEMENT]], 200, seed=2)

    assert (noted.places[:, 0] == 1).mean() < 0.1


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_a_policy_looks_at_nothing_that_its_seat_cannot_know(edition: str) -> None:
    box, random, compared = Box.open(edition, 3), Random(7), 0
    for table, view in tables_to_bid(edition, seed=5):
        rows, bids = look(box, from_table(box, table), view.seat, JUDGEMENT)
        other = imagine(view, random)
        again, same = look(box, from_table(box, other), view.seat, JUDGEMENT)

        assert (rows == again).all()
        assert (bids == same).all()
        compared += 1

    assert compared > 20


def test_bids_are_looked_at_from_the_weakest_to_the_strongest() -> None:
    box = Box.open("en", 3)
    table, view = next(iter(tables_to_bid("en", seed=5)))

    rows, bids = look(box, from_table(box, table), view.seat, JUDGEMENT)

    assert (np.diff(rows[:, POWER]) > 0).all()
    assert (rows[:, :CONTEXT] == rows[0, :CONTEXT]).all()
    assert len({tuple(bid) for bid in bids}) == len(bids)


def weighed(table: Any, seat: int, rival: Policy) -> Weighed:
    """What all bids of a seat lead to that takes everybody else for one rival."""
    box, own = Box.open("en", 3), a_policy(60.0)
    there = from_table(box, table)
    _, bids = look(box, there, seat, JUDGEMENT)
    tickets = np.ones((SEATS, 1), np.int64)
    pool = bidders_of([own, rival])
    return weigh_bids(box, there, seat, bids, range(40), 3, pool, tickets, an_outlook())


def test_who_is_foretold_bids_so_in_this_auction_and_then_as_oneself() -> None:
    careless, own = a_policy(0.0), a_policy(60.0)
    differ = compared = 0
    for table, view in islice(tables_to_bid("en", seed=5), 12):
        at = table, view.seat
        always = weighed(*at, careless)
        now = weighed(*at, careless._replace(is_foretold=True))
        oneself = weighed(*at, own)
        same = weighed(*at, own._replace(is_foretold=True))

        assert (now.wins == always.wins).all()
        assert (same.values == oneself.values).all()
        differ += (now.values != always.values).any()
        compared += 1

    assert compared == 12
    assert differ > 6


def test_shares_are_those_of_the_network_however_many_bids_there_are() -> None:
    weights = Weights.begin(np.random.default_rng(1))
    weights.outer[:] = ODDS.standard_normal(weights.outer.shape)
    rows = ODDS.random((5, 8, NUMBERS))
    bids = np.array([2, 8, 3, 5, 2])

    shares = shares_of(weights, rows, bids)

    assert shares.sum(1) == pytest.approx(1)
    for at, number in enumerate(bids):
        alone = shares_of(weights, rows[at : at + 1, :number], bids[at : at + 1])
        assert shares[at, :number] == pytest.approx(alone[0])
        assert not shares[at, number:].any()


def test_the_same_seed_studies_the_same_and_good_bids_are_worth_more() -> None:
    box, outlook = Box.open("ru", 2), an_outlook()
    line_ups = [[JUDGEMENT] * 2]
    mind: list[Judgement | Policy] = [a_policy(20.0), JUDGEMENT]

    lessons = study(box, line_ups, mind, outlook, 40, 6)
    again = study(box, line_ups, mind, outlook, 40, 6)
    other = study(box, line_ups, mind, outlook, 40, 7)

    assert (lessons.values == again.values).all()
    assert (lessons.rows == again.rows).all()
    assert (lessons.values != other.values).any()
    assert lessons.bids.min() > 1
    filled = np.arange(lessons.values.shape[1]) < lessons.bids[:, None]
    assert (lessons.values[filled] > -0.5).all()
    assert not lessons.values[~filled].any()
