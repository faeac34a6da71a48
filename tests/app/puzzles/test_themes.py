"""What a puzzle is about follows from the position and the choices."""

import pytest

from robobid.app.puzzles.fzzzt.auctions import Ends
from robobid.app.puzzles.fzzzt.maker import Seen, theme_of
from robobid.games.fzzzt.files.deckfile import standard_deck

CARD = next(iter(standard_deck().by_id.values()))
NONE = Ends(0.0, 0.0)
SURE = Ends(0.9, 0.0)


@pytest.mark.parametrize(
    ("powers", "best", "gain", "wish", "is_chief", "theme"),
    [
        ([3, 1, 5], Ends(0.3, 0.4), 2.0, 0.0, False, "spanner"),
        ([1, 3, 5], NONE, -1, 0.0, False, "trap"),
        ([1, 3, 5], NONE, 0, 0.0, False, "save"),
        ([3, 1, 5], Ends(0.3, 0.0), 1, 0.0, False, "probe"),
        ([5, 1, 3], Ends(0.3, 0.0), 1, 0.0, False, "all_in"),
        # Nobody is told to bid all they have for what they never win.
        ([3, 1, 5], NONE, 1, 0.0, False, "unclear"),
        ([5, 1, 3], NONE, 1, 0.0, False, "unclear"),
        ([3, 5, 1], SURE, 1, 9.0, True, "chief"),
        ([3, 5, 1], SURE, 1, 9.0, False, "deny"),
        ([5, 3, 1], SURE, 1, 0.0, True, "all_in"),
        ([3, 5, 1], SURE, 1, 0.0, False, "overpay"),
        ([3, 1, 5], SURE, 1, 0.0, False, "stretch"),
    ],
)
def test_a_bid_has_the_theme_of_the_first_rule_that_fits(
    powers: list[int],
    best: Ends,
    gain: int,
    wish: float,
    is_chief: bool,
    theme: str,
) -> None:
    seen = Seen(CARD, powers, best, NONE, 1.0, wish, 1, is_chief, gain)

    assert theme_of(seen) == theme
