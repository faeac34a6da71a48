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
from robobid.bots.fzzzt import halving
from robobid.bots.fzzzt.chief import Chief, Engineer
from robobid.bots.fzzzt.halving import think
from robobid.bots.fzzzt.imagination import box_of
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import Mechanic
from robobid.bots.fzzzt.mixing import contend, tables_for
from robobid.bots.fzzzt.weights import weights
from robobid.core.decisions import CHANCE, Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.envs.fzzzt.tiny import DUEL_DECK, DUEL_EDITION
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT, Fzzzt
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.editions import EN, RU, Edition
from robobid.games.fzzzt.rules.setup import new_table
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.view import View
from robobid.twins.fzzzt import from_table
from robobid.twins.fzzzt.search.bids import Weighed, weigh_bids


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
                *Learned.shipped().mind_for(view),
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

    ways = think(view, decision.seat, 7, Engineer.effort)
    bid = Engineer(7).choose(view, decision)

    assert bid == Bid.of(ways[0].cards)
    assert ways[0].chance >= ways[1].chance
    assert all(0 <= way.chance <= 1 and 0 <= way.takes <= 1 for way in ways)
    assert len({way.power for way in ways}) == len(ways)


def duel() -> tuple[Table, Decision]:
    """Two bid at once, one card each, and know each other's hands."""
    table = new_table(DUEL_EDITION, 2, DUEL_DECK)
    game, luck = Fzzzt(DUEL_DECK), Seeded(1)
    while (decision := game.decisions(table)[0]).seat == CHANCE:
        game.apply(table, CHANCE, luck.draw(decision))
    return table, decision


def test_the_chief_cannot_be_seen_through_where_hands_are_known() -> None:
    table, decision = duel()
    view = Fzzzt(DUEL_DECK).view(table, decision.seat)

    ways = contend(view, decision.seat, 7, Chief.effort)
    laid = {Chief(seed).choose(view, decision) for seed in range(12)}

    assert sum(way.share for way in ways) == pytest.approx(1)
    assert sum(way.share > 0.1 for way in ways) > 1
    assert all(0 <= way.chance <= 1 and 0 <= way.takes <= 1 for way in ways)
    assert len(laid) > 1
    assert laid <= set(Chief(7).mixture(view, decision))
    assert Chief(3).choose(view, decision) == Chief(3).choose(view, decision)


def test_a_match_depends_on_nothing_that_a_seat_cannot_know() -> None:
    """A bid that the other has laid already makes no difference."""
    table, decision = duel()
    game = Fzzzt(DUEL_DECK)
    before = contend(game.view(table, decision.seat), decision.seat, 7, Chief.effort)
    other = game.decisions(table)[1]
    game.apply(table, other.seat, next(iter(other.options)))

    after = contend(game.view(table, decision.seat), decision.seat, 7, Chief.effort)

    assert after == before


def test_where_hands_are_not_known_or_bids_are_seen_there_is_no_match() -> None:
    hidden, _ = a_decision("ru")
    in_turn, _ = a_decision("en", at=0)

    assert tables_for(hidden, 10**6) == 0
    assert tables_for(in_turn, 10**6) == 0


@pytest.mark.parametrize("effort", [1, 30, 200])
def test_effort_is_a_number_of_rollouts(
    monkeypatch: pytest.MonkeyPatch, effort: int
) -> None:
    """No more are played than that, but that every bid is tried at every stage."""
    played: list[Weighed] = []

    def counted(*arguments: Any) -> Weighed:
        played.append(weigh_bids(*arguments))
        return played[-1]

    monkeypatch.setattr(halving, "weigh_bids", counted)
    view, decision = a_decision()
    bids = len(think(view, decision.seat, 1, effort))

    rollouts = sum(it.rollouts for it in played)
    assert 0 < rollouts <= effort + 2 * bids
    assert rollouts > effort / 4


def test_hands_that_are_hard_to_score_are_thought_about_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is work is counted, so that the answer is the same on every machine."""
    view, decision = a_decision()
    with_ease = think(view, decision.seat, 1, 600)
    played: list[Weighed] = []

    def counted(*arguments: Any) -> Weighed:
        played.append(weigh_bids(*arguments))
        return played[-1]

    monkeypatch.setattr(halving, "weigh_bids", counted)
    monkeypatch.setattr(halving, "MOST_TOIL", 0)
    hard = think(view, decision.seat, 1, 600)

    assert sum(it.rollouts for it in played) <= halving.AT_ONCE
    assert sum(it.toil for it in played) > 0
    assert {line.power for line in hard} == {line.power for line in with_ease}
    assert hard == think(view, decision.seat, 1, 600)


@pytest.mark.parametrize(("edition", "kind"), [("en", "in_turn"), ("ru", "at_once")])
def test_the_chief_thinks_of_those_who_bid_as_it_learned(
    edition: str, kind: str
) -> None:
    """Each kind of table has a policy of its own, and a rival may be somebody else."""
    view, _ = a_decision(edition)
    mind = Chief(1).learned.mind_for(view)

    assert mind.pool["is_learned"].tolist() == [1, 1, 0, 0]
    assert mind.pool["is_foretold"].tolist() == [0, 1, 0, 0]
    for at, name in enumerate(("policy", "rivals")):
        learned = weights(name)["kinds"][f"two_{kind}"]["policy"]
        assert (mind.pool["inner"][at] == np.array(learned["inner"])).all()
    assert not Engineer(1).learned.mind_for(view).pool["is_learned"].any()


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
    """Whoever bids more than all their cards takes the card, whatever they do."""
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


WITHOUT_KERNELS = """
import sys
sys.modules["wasmtime"] = None
from robobid.bots import hint, make_bot
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT, Fzzzt
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


def test_without_kernels_they_say_so_and_the_mechanic_gives_the_hints() -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNELS], capture_output=True, text=True
    )

    assert told.stdout.splitlines() == [
        "bot_needs_kernels: engineer: random, apprentice, mechanic",
        "bot_needs_kernels: chief: random, apprentice, mechanic",
        "True",
    ], told.stderr
