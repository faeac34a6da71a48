"""Rounds that are noted: the same games as any, and scores that are the rules'."""

from __future__ import annotations

from robobid.twins.fzzzt import Box, play
from robobid.twins.fzzzt.search.prospects import CARDS, POINTS, SCORE
from robobid.twins.fzzzt.search.rounds import note_rounds
from robobid.twins.judgement import APPRENTICE

GAMES = 20


def test_what_is_noted_belongs_to_the_games_that_are_played() -> None:
    """After the last round the score is the final one; cards only ever come."""
    box = Box.open("en", 3)
    players = [[APPRENTICE] * 3]

    noted = note_rounds(box, players, GAMES, seed=4)
    (played,) = play(box, players, GAMES, seed=4)

    assert noted.rounds == 5
    assert (noted.scores == played.scores).all()
    assert (noted.places == played.places).all()
    last = noted.prospects[:, -1]
    assert abs(10 * last[:, :, SCORE] - noted.scores).max() < 1e-9
    assert (last[:, :, POINTS] <= last[:, :, SCORE] + 3).all()
    first = noted.prospects[:, 0]
    # Four cards to begin with, and eight won by somebody: units are no cards.
    assert 10 * first[:, :, CARDS].sum(1).max() < 3 * 4 + 8 + 0.01
