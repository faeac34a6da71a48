"""Who weighs cards is no fool: what he wants, what he fears, and that he wins."""

import pytest

from robobid.arena.simulate import simulate
from robobid.bots.fzzzt.thoughts import Thoughts, bids_by_power
from robobid.core.decisions import Decision, Listed
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import Rules
from robobid.games.fzzzt.view import View
from robobid.twins.judgement import APPRENTICE, Judgement
from robobid.twins.plain.fzzzt.bids import denied_to_all
from robobid.twins.plain.fzzzt.rivals import chance_to_win, judge_everybody

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


class Owning:
    """What a player with these units and cards has."""

    def __init__(self, units: str, cards: str) -> None:
        self.units: tuple[tuple[Card, tuple[Card, ...]], ...] = tuple(
            (card(name), ()) for name in units.split()
        )
        self.cards = tuple(card(name) for name in cards.split())


def thoughts_about(
    view: View, name: str, judgement: Judgement = APPRENTICE
) -> Thoughts:
    """What the first seat thinks when a card is on offer."""
    view = view._replace(belt=(card(name),))
    return Thoughts(view, Decision(0, "bid", Listed([])), judgement)


def worth(view: View, own: Owning, name: str) -> float:
    me, *others = view.players
    me = me._replace(units=own.units, hidden=own.cards, shown=(), spent=())
    (found,) = thoughts_about(view._replace(players=(me, *others)), name).worths()
    return found.total


def test_power_is_worth_more_while_there_are_rounds_to_bid_in() -> None:
    own = Owning("", "r1a r2a r3a")

    assert worth(a_view(1), own, "r5a") > worth(a_view(4), own, "r5a") > 3
    assert worth(a_view(LAST_ROUND), own, "r5a") == 3


def test_a_fzzzt_is_good_early_and_bad_late() -> None:
    own = Owning("", "r1a r2a r3a")

    assert worth(a_view(1), own, "fa") > 0
    assert worth(a_view(LAST_ROUND), own, "fa") == -1


def test_the_robot_that_completes_a_widget_is_worth_it() -> None:
    """Nut and cog make a basic widget: with the nut owned, a cog is worth 10 more."""
    own = Owning("pb", "r2b")

    assert worth(a_view(LAST_ROUND), own, "r2d") == 2 + 10
    assert worth(a_view(LAST_ROUND), own, "r2a") == 2


def test_a_unit_that_cannot_be_filled_in_the_last_round_is_feared() -> None:
    own = Owning("", "r2b r1a")

    assert worth(a_view(LAST_ROUND), own, "pj") == -13
    assert worth(a_view(1), own, "pj") > -13


def chance_against_a_rival(
    power: int, wins_ties: bool, judgement: Judgement = APPRENTICE
) -> float:
    """Against one who bids at least 0, likely up to 3, and at most 6."""
    thoughts = thoughts_about(a_view(1)._replace(chief=int(wins_ties)), "r5a")
    sheet = thoughts.sheet
    sheet.is_rival[1] = True
    sheet.least[1], sheet.likely_most[1], sheet.most[1] = 0.0, 3.0, 6.0
    return chance_to_win(thoughts.box, thoughts.table, 0, power, judgement, sheet)


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
    assert chance_against_a_rival(power, wins_ties) == chance


def ruled_by(rules: Rules) -> View:
    """What a seat sees in a round with these rules."""
    return a_view(1)._replace(rules=rules)


def test_a_power_is_bid_with_as_few_cards_as_possible() -> None:
    hand = tuple(map(card, "m1 r1a r2a r3a".split()))

    bids = bids_by_power(ruled_by(Rules()), hand)

    assert sorted(bids) == [0, 1, 2, 3, 4, 5, 6]
    assert bids[3] == (card("r3a"),)
    assert bids[6] == (card("r1a"), card("r2a"), card("r3a"))


def test_bids_come_in_the_order_in_which_the_cards_make_them() -> None:
    """Who thinks ahead takes the first of equal ones."""
    hand = tuple(map(card, "r3a r1a r5a".split()))

    assert list(bids_by_power(ruled_by(Rules()), hand)) == [3, 1, 4, 5, 8, 6, 9]


def test_two_small_bids_may_be_cheaper_than_one_that_could_grow() -> None:
    """By two peripherals at once, 3 is bid with two cards, and two are the most."""
    rules = Rules(winner_pays="strongest_card", bid_cards_at_most=2)
    hand = tuple(map(card, "r1a r2a r3a r5a".split()))

    assert sorted(bids_by_power(ruled_by(rules), hand)) == [1, 2, 3, 4, 5, 6, 7]


def test_by_the_printer_a_power_is_bid_with_weak_cards() -> None:
    """The winner pays the strongest card only: two and one are cheaper than three."""
    hand = tuple(map(card, "r1a r2a r3a".split()))

    bids = bids_by_power(ruled_by(Rules(winner_pays="strongest_card")), hand)

    assert bids[3] == (card("r1a"), card("r2a"))


def test_by_the_keyboard_a_bid_has_one_card() -> None:
    hand = tuple(map(card, "m1 r1a r2a r3a".split()))

    bids = bids_by_power(ruled_by(Rules(bid_cards_at_most=1)), hand)

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


def judged(view: View, judgement: Judgement, wish: str) -> Thoughts:
    """What a seat thinks of its rivals when a card is on offer."""
    thoughts = thoughts_about(view, wish, judgement)
    judge_everybody(*thoughts.at, judgement, thoughts.sheet, thoughts.desk)
    return thoughts


def denied_to(thoughts: Thoughts) -> float:
    return denied_to_all(thoughts.box, thoughts.judgement, thoughts.sheet)


def test_what_a_rival_wants_is_worth_denying() -> None:
    """A robot of power 5 is worth having in the first round, a Fzzzt never is much."""
    view = a_view(1)
    strong, weak = (denied_to(judged(view, ENVIOUS, name)) for name in ("r5a", "r1e"))

    assert strong > weak > 0
    assert denied_to(judged(view, APPRENTICE, "r5a")) == 0


def test_a_rival_bids_more_for_what_he_wants() -> None:
    view = a_view(1)
    eager = APPRENTICE._replace(desire=0.1, fear=0.5)
    calm = judged(view, APPRENTICE._replace(fear=0.5), "r5a").sheet
    keen = judged(view, eager, "r5a").sheet

    assert calm.is_rival == keen.is_rival == [False, True]
    assert calm.likely_most[1] < keen.likely_most[1] <= keen.most[1]


def test_a_curve_bends_the_chance_but_not_certainty() -> None:
    bent = APPRENTICE._replace(curve=2.0)

    assert chance_against_a_rival(2, True, bent) == 0.25
    assert chance_against_a_rival(7, True, bent) == 1.0
