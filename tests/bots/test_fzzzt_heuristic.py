"""Who weighs cards is no fool: what he wants, what he fears, and that he wins."""

import pytest

from robobid.arena.simulate import simulate
from robobid.bots.fzzzt.bidding import bids_by_power, denied_to
from robobid.bots.fzzzt.rivals import Rival, rivals
from robobid.bots.fzzzt.worth import Holdings, worth_of
from robobid.fast.judgement import APPRENTICE, Judgement
from robobid.fzzzt.cards import Card
from robobid.fzzzt.deckfile import card
from robobid.fzzzt.editions import Rules
from robobid.fzzzt.game import FZZZT
from robobid.fzzzt.scoring import best_score
from robobid.fzzzt.view import View

LAST_ROUND = 5


def a_view(round_: int) -> View:
    """What a seat sees at a table of two in some round of edition en."""
    table = FZZZT.set_up({"Edition": "en", "Players": "A; B"})
    for number in range(1, 3):
        deal = FZZZT.decisions(table)[0].options
        FZZZT.apply(table, -1, next(iter(deal)))
        assert number
    table.round = round_
    table.face_down = 7
    del table.unseen[8 * (LAST_ROUND - round_) + 7 :]
    return FZZZT.view(table, 0)


def owning(units: str, cards: str) -> Holdings:
    """What a player with these units and cards has."""
    own: dict[Card, tuple[Card, ...]] = {card(name): () for name in units.split()}
    free = [card(name) for name in cards.split()]
    score = best_score(own, free, fzzzt_counts_as_robot=False)
    return Holdings(own, free, score.total)


def worth(view: View, own: Holdings, name: str) -> float:
    return worth_of(view, own, card(name)).total


def test_power_is_worth_more_while_there_are_rounds_to_bid_in() -> None:
    own = owning("", "r1a r2a r3a")

    assert worth(a_view(1), own, "r5a") > worth(a_view(4), own, "r5a") > 3
    assert worth(a_view(LAST_ROUND), own, "r5a") == 3


def test_a_fzzzt_is_good_early_and_bad_late() -> None:
    own = owning("", "r1a r2a r3a")

    assert worth(a_view(1), own, "fa") > 0
    assert worth(a_view(LAST_ROUND), own, "fa") == -1


def test_the_robot_that_completes_a_widget_is_worth_it() -> None:
    """Nut and cog make a basic widget: with the nut owned, a cog is worth 10 more."""
    own = owning("pb", "r2b")

    assert worth(a_view(LAST_ROUND), own, "r2d") == 2 + 10
    assert worth(a_view(LAST_ROUND), own, "r2a") == 2


def test_a_unit_that_cannot_be_filled_in_the_last_round_is_feared() -> None:
    own = owning("", "r2b r1a")

    assert worth(a_view(LAST_ROUND), own, "pj") == -13
    assert worth(a_view(1), own, "pj") > -13


@pytest.mark.parametrize(
    ("power", "wins_ties", "chance"),
    [
        pytest.param(0, True, 0.0, id="a tie with nothing loses"),
        pytest.param(0, False, 0.25, id="a tie with nothing wins"),
        pytest.param(2, True, 0.5, id="half of what is likely"),
        pytest.param(4, True, 0.95, id="more than is likely, but possible"),
        pytest.param(6, True, 0.95, id="a tie with the most possible loses"),
        pytest.param(6, False, 1.0, id="a tie with the most possible wins"),
        pytest.param(7, True, 1.0, id="more than is possible"),
    ],
)
def test_the_chance_to_beat_a_rival(power: int, wins_ties: bool, chance: float) -> None:
    rival = Rival(least=0, likely_most=3, most=6, wins_ties=wins_ties)

    assert rival.chance_below(power) == chance


def test_a_power_is_bid_with_as_few_cards_as_possible() -> None:
    hand = tuple(map(card, "m1 r1a r2a r3a".split()))

    bids = bids_by_power(Rules(), hand)

    assert sorted(bids) == [0, 1, 2, 3, 4, 5, 6]
    assert bids[3] == (card("r3a"),)
    assert bids[6] == (card("r1a"), card("r2a"), card("r3a"))


def test_by_the_printer_a_power_is_bid_with_weak_cards() -> None:
    """The winner pays the strongest card only: two and one are cheaper than three."""
    hand = tuple(map(card, "r1a r2a r3a".split()))

    bids = bids_by_power(Rules(winner_pays="strongest_card"), hand)

    assert bids[3] == (card("r1a"), card("r2a"))


def test_by_the_keyboard_a_bid_has_one_card() -> None:
    hand = tuple(map(card, "m1 r1a r2a r3a".split()))

    bids = bids_by_power(Rules(bid_cards_at_most=1), hand)

    assert sorted(map(len, bids.values())) == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("edition", "players", "share"),
    [
        pytest.param("en", 2, 0.95, id="en-2"),
        pytest.param("en", 4, 0.85, id="en-4"),
        pytest.param("ru", 4, 0.85, id="ru-4"),
        pytest.param("fr-expansion", 2, 0.95, id="fr-expansion-2"),
    ],
)
def test_the_apprentice_beats_random(edition: str, players: int, share: float) -> None:
    """`python -m bench.bots` has the figures of 2,000 games each."""
    bots = ["apprentice", *["random"] * (players - 1)]
    tags = {"Edition": edition, "Players": "; ".join(bots)}

    result = simulate(FZZZT, tags, bots, games=60, seed=3, jobs=1)

    assert result.seats[0].share >= share


ENVIOUS = APPRENTICE._replace(envy=1.0)


def rivals_at(view: View, judgement: Judgement, wish: str) -> list[Rival]:
    """The rivals of a seat when a card is on offer."""
    return rivals(view._replace(belt=(card(wish),)), 0, judgement)


def test_what_a_rival_wants_is_worth_denying() -> None:
    """A robot of power 5 is worth having in the first round, a Fzzzt never is much."""
    view = a_view(1)
    strong, weak = (
        denied_to(rivals_at(view, ENVIOUS, name), ENVIOUS) for name in ("r5a", "r1e")
    )

    assert strong > weak > 0
    assert denied_to(rivals_at(view, APPRENTICE, "r5a"), APPRENTICE) == 0


def test_a_rival_bids_more_for_what_he_wants() -> None:
    view = a_view(1)
    eager = APPRENTICE._replace(desire=0.1, fear=0.5)
    (calm,) = rivals_at(view, APPRENTICE._replace(fear=0.5), "r5a")
    (keen,) = rivals_at(view, eager, "r5a")

    assert calm.likely_most < keen.likely_most <= keen.most


def test_a_curve_bends_the_chance_but_not_certainty() -> None:
    rival = Rival(least=0, likely_most=3, most=6, wins_ties=True)
    bent = APPRENTICE._replace(curve=2.0)

    assert rival.chance_below(2, bent) == 0.25
    assert rival.chance_below(7, bent) == 1.0
