"""What a game adds to each figure, counted by hand."""

import numpy as np

from robobid.arena.lab.fzzzt.deal_tally import AUCTION, DealTally
from robobid.arena.lab.fzzzt.figures import CARD_FIGURES, GAME_FIGURES, quantities_of
from robobid.arena.lab.quantities import NONE, Name, names_of

CARDS = ["a-1", "b-2", "c-3"]
# Game 1: B was Chief and wins; card a-1 was fought over, b-2 was nobody's wish.
# Game 2: A was Chief; A and C share the win; only c-3 came up.
TALLY = DealTally(
    np.array([20, 11]),
    np.array([1, 0]),
    np.array([[10, 30, 25], [7, -2, 7]]),
    np.array([[3, 1, 2], [1, 3, 1]]),
    np.array(
        [
            [(0, 1, 1, 6, 5, 3), (1, 2, 0, 0, 0, 2)],
            [(2, 1, 2, 4, NONE, 1), (NONE, 0, 0, 0, 0, 0)],
        ],
        AUCTION,
    ),
)


def figures() -> dict[Name, list[tuple[int, int]]]:
    above, below = quantities_of(TALLY, [True, True, False])
    names = names_of(3, CARDS, GAME_FIGURES, CARD_FIGURES)
    assert above.shape == below.shape == (2, len(names))
    return {
        name: list(zip(above[:, at].tolist(), below[:, at].tolist(), strict=True))
        for at, name in enumerate(names)
    }


def test_the_game() -> None:
    found = figures()

    assert found[Name("decisions")] == [(20, 1), (11, 1)]
    assert found[Name("rounds")] == [(2, 1), (1, 1)]
    assert found[Name("auctions")] == [(2, 1), (1, 1)]
    assert found[Name("score")] == [(65, 3), (12, 3)]
    assert found[Name("best_score")] == [(30, 1), (7, 1)]
    assert found[Name("spread")] == [(20, 1), (9, 1)]
    assert found[Name("margin")] == [(5, 1), (0, 1)]
    assert found[Name("price")] == [(6, 2), (4, 1)]
    assert found[Name("bidders")] == [(5, 2), (1, 1)]
    assert found[Name("fought_over")] == [(1, 2), (0, 1)]
    assert found[Name("unwanted")] == [(1, 2), (0, 1)]


def test_seats_are_counted_from_the_first_chief() -> None:
    found = figures()

    assert found[Name("seat", seat=0)] == [(60, 60), (30, 60)]
    assert found[Name("seat", seat=1)] == [(0, 60), (0, 60)]
    assert found[Name("seat", seat=2)] == [(0, 60), (30, 60)]


def test_cards() -> None:
    found = figures()

    assert found[Name("comes", card="a-1")] == [(1, 1), (0, 1)]
    assert found[Name("comes", card="c-3")] == [(0, 0), (1, 0)]
    assert found[Name("bidders", card="a-1")] == [(3, 1), (0, 0)]
    assert found[Name("fought_over", card="a-1")] == [(1, 1), (0, 0)]
    assert found[Name("fought_over", card="c-3")] == [(0, 0), (0, 1)]
    assert found[Name("price", card="b-2")] == [(0, 1), (0, 0)]
    assert found[Name("unwanted", card="b-2")] == [(1, 1), (0, 0)]
    assert found[Name("wins", card="a-1")] == [(60, 60), (0, 0)]
    assert found[Name("wins", card="b-2")] == [(0, 60), (0, 0)]
    assert found[Name("wins", card="c-3")] == [(0, 0), (30, 60)]


def test_equal_cards_are_added_up() -> None:
    """Both cards of game 1 are of the first kind, of which there are two."""
    auctions = TALLY.auctions.copy()
    auctions["card"][0] = 0
    above, below = quantities_of(TALLY._replace(auctions=auctions), [2, 1, 0])

    at = names_of(3, CARDS, GAME_FIGURES, CARD_FIGURES).index
    comes, bidders = at(Name("comes", card="a-1")), at(Name("bidders", card="a-1"))
    assert (above[:, comes].tolist(), below[:, comes].tolist()) == ([2, 0], [2, 2])
    assert (above[:, bidders].tolist(), below[:, bidders].tolist()) == ([5, 0], [2, 0])
