"""Engineer and chief: honest, repeatable, as hard-working as told, and stronger."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.arena.simulate import simulate
from robobid.bots.fzzzt import ahead
from robobid.bots.fzzzt.ahead import Chief, Engineer, box_of, outlook_for, pool, think
from robobid.bots.fzzzt.weighing import Mechanic
from robobid.core.decisions import CHANCE, Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.fast.fzzzt import from_table
from robobid.fast.fzzzt.ahead.bids import Weighed, weigh_bids
from robobid.fzzzt.actions import Bid
from robobid.fzzzt.cards import Deck
from robobid.fzzzt.editions import EN, RU, Edition
from robobid.fzzzt.game import FZZZT
from robobid.fzzzt.imagine import imagine
from robobid.fzzzt.setup import new_table
from robobid.fzzzt.table import Table
from robobid.fzzzt.view import View


def bidding_tables(edition: str, players: int, seed: int) -> Iterator[Table]:
    """The tables of a game where somebody is to bid; everybody plays like mechanics."""
    names = "; ".join(str(seat) for seat in range(players))
    table, luck = FZZZT.set_up({"Edition": edition, "Players": names}), Seeded(seed)
    bot = Mechanic(seed)
    while decisions := FZZZT.decisions(table):
        decision = decisions[-1]
        if decision.kind == "bid":
            yield table
        if decision.seat == CHANCE:
            FZZZT.apply(table, CHANCE, luck.draw(decision))
        else:
            view = FZZZT.view(table, decision.seat)
            FZZZT.apply(table, decision.seat, bot.choose(view, decision))


def words_of(view: View, seat: int) -> Any:
    """Every single card of a hand, as a bid."""
    return np.array([box_of(view).words([c]) for c in view.players[seat].hand or ()])


@pytest.mark.parametrize(("edition", "players"), [("en", 3), ("ru", 4)])
def test_what_a_seat_cannot_know_makes_no_difference(
    edition: str, players: int
) -> None:
    """Tables that differ in nothing but that lead to the same thoughts."""
    random = Random(5)
    compared = 0
    for at, table in enumerate(bidding_tables(edition, players, seed=3)):
        if at % 9:
            continue
        seat = FZZZT.decisions(table)[-1].seat
        view = FZZZT.view(table, seat)
        thoughts = [
            weigh_bids(
                box_of(view),
                from_table(box_of(view), it),
                seat,
                words_of(view, seat),
                range(3),
                1,
                pool(),
                outlook_for(players),
            )
            for it in (table, imagine(view, random), imagine(view, random))
        ]
        for other in thoughts[1:]:
            assert (other.values == thoughts[0].values).all()
            assert (other.wins == thoughts[0].wins).all()
        compared += 1

    assert compared > 8


def a_decision(edition: str = "en", at: int = 30) -> tuple[View, Decision]:
    """A bid in the middle of a game of two."""
    for number, table in enumerate(bidding_tables(edition, 2, seed=6)):
        decision = FZZZT.decisions(table)[-1]
        if number >= at and len(table.players[decision.seat].hand) > 3:
            return FZZZT.view(table, decision.seat), decision
    raise AssertionError("there is no such decision")


def test_the_same_seed_and_view_give_the_same_thoughts() -> None:
    view, decision = a_decision()

    first = think(view, decision.seat, "a", 40)

    assert first == think(view, decision.seat, "a", 40)
    assert first != think(view, decision.seat, "b", 40)


def test_the_best_bid_comes_first_and_is_laid() -> None:
    view, decision = a_decision()

    lines = think(view, decision.seat, 7, Engineer.effort)
    bid = Engineer(7).choose(view, decision)

    assert bid == Bid.of(lines[0].cards)
    assert lines[0].chance >= lines[1].chance
    assert all(0 <= line.chance <= 1 and 0 <= line.takes <= 1 for line in lines)
    assert len({line.power for line in lines}) == len(lines)


@pytest.mark.parametrize("effort", [1, 30, 200])
def test_effort_is_a_number_of_rollouts(
    monkeypatch: pytest.MonkeyPatch, effort: int
) -> None:
    """No more are played than that, but that every bid is tried at every stage."""
    played: list[Weighed] = []

    def counted(*arguments: Any) -> Weighed:
        played.append(weigh_bids(*arguments))
        return played[-1]

    monkeypatch.setattr(ahead, "weigh_bids", counted)
    view, decision = a_decision()
    bids = len(think(view, decision.seat, 1, effort))

    rollouts = sum(it.rollouts for it in played)
    assert 0 < rollouts <= effort + 2 * bids
    assert rollouts > effort / 4


def test_the_chief_thinks_harder_than_the_engineer() -> None:
    assert Chief(1).rollouts > 10 * Engineer(1).rollouts
    assert Chief(1, effort=5).rollouts == 5


def open_rivals(seed: int) -> Iterator[tuple[Table, int]]:
    """Tables where everybody knows the whole hand of a seat's rival."""
    for table in bidding_tables("ru", 2, seed):
        seat = FZZZT.decisions(table)[-1].seat
        own, rival = table.players[seat], table.players[1 - seat]
        is_open = rival.hand == rival.shown and rival.bid is None
        if is_open and len(own.hand) > 2 and 0 < len(rival.hand) < 3:
            yield table, seat


def test_a_rival_whose_hand_is_known_holds_no_surprise() -> None:
    """Whoever bids more than all his cards takes the card, whatever he does."""
    found = 0
    for seed in range(6):
        for table, seat in open_rivals(seed):
            most = sum(card.power for card in table.players[1 - seat].hand)
            for line in think(FZZZT.view(table, seat), seat, 3, 40):
                if line.power > most:
                    assert line.takes == 1
                    found += 1

    assert found > 3


TINY = Deck(
    "tiny",
    tuple(
        card
        for card in FZZZT.deck.cards
        if card.player in (1, 2) or card.id in ("b-pu-02", "b-r5-01", "b-fz-01")
    ),
    (),
)


@pytest.mark.parametrize("edition", [EN, RU], ids=["en", "ru"])
@pytest.mark.parametrize("bot", [Engineer, Chief])
def test_a_tiny_game_can_be_played(bot: type[Engineer], edition: Edition) -> None:
    """One round of three cards, for two: as small as a solver likes it."""
    table = new_table(replace(edition, belt_length=3), 2, TINY)

    play(FZZZT, table, {seat: bot(seat, effort=8) for seat in range(2)}, Seeded(1))

    assert table.round == 1
    assert FZZZT.standings(table)


def test_the_mechanic_beats_the_apprentice() -> None:
    """`python -m bench.ladder` has the figures of many more games."""
    bots = ["mechanic", "apprentice"]
    tags = {"Edition": "en", "Players": "; ".join(bots)}

    result = simulate(FZZZT, tags, bots, games=60, seed=1, jobs=1)

    assert result.seats[0].share >= 0.65


def test_the_engineer_beats_the_mechanic() -> None:
    bots = ["engineer", "mechanic"]
    tags = {"Edition": "en", "Players": "; ".join(bots)}

    result = simulate(FZZZT, tags, bots, games=16, seed=1, jobs=1)

    assert result.seats[0].share >= 0.65


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from robobid.bots import hint, make_bot
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.fzzzt.game import FZZZT
for name in ("engineer", "chief"):
    try:
        make_bot("fzzzt", name, 1)
    except Unsupported as error:
        print(error.code, error.values["bot"], error.values["allowed"], sep=": ")
table, luck = FZZZT.set_up({"Edition": "en", "Players": "A; B"}), Seeded(1)
while (decision := FZZZT.decisions(table)[0]).seat < 0:
    FZZZT.apply(table, -1, luck.draw(decision))
view = FZZZT.view(table, decision.seat)
advice = hint("fzzzt", view, decision)
print(advice.action == make_bot("fzzzt", "mechanic", 1).choose(view, decision))
"""


def test_without_numba_they_say_so_and_the_mechanic_gives_the_hints() -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True
    )

    assert told.stdout.splitlines() == [
        "bot_needs_numba: engineer: random, apprentice, mechanic",
        "bot_needs_numba: chief: random, apprentice, mechanic",
        "True",
    ], told.stderr
