"""One drawing, as SVG and as pixels, shows what a spectator may know."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from robobid.core.luck import Seeded
from robobid.envs import fzzzt_v1
from robobid.envs.episode import Episode
from robobid.envs.render import drawing_of
from robobid.envs.shapes import PAPER, Box, Drawing
from robobid.envs.specs import course
from robobid.games.registry import entries

HOUSE = 9
"""How wide a house is drawn."""


def after(game: str, choices: int, **options: Any) -> Episode:
    """A game after some random choices."""
    episode, random, luck = Episode.begin(course(game, **options)), Random(1), Seeded(1)
    episode.let(luck)
    for _ in range(choices):
        episode.choose(random.choice(list(episode.options)))
        episode.let(luck)
    return episode


@pytest.mark.parametrize("game", [entry.name for entry in entries()])
@pytest.mark.parametrize("choices", [0, 40])
def test_svg_and_pixels_have_the_same_size(game: str, choices: int) -> None:
    drawing = drawing_of(after(game, choices))
    root = ElementTree.fromstring(drawing.svg())
    assert drawing.pixels().shape == (drawing.height, drawing.width, 3)
    assert root.attrib["width"] == str(drawing.width)
    assert len(root) == 1 + len(drawing.shapes)
    for shape in drawing.shapes:
        assert 0 <= shape.x <= drawing.width
        assert 0 <= shape.y <= drawing.height


def test_houses_are_drawn_where_they_stand() -> None:
    episode = after("powergrid", 400)
    view = episode.view(None)
    houses = sum(len(built) for built in view.houses)
    drawn = [
        s for s in drawing_of(episode).shapes if isinstance(s, Box) and s.width == 9
    ]
    assert len(drawn) == houses > 0


def test_pixels_are_those_of_the_shapes() -> None:
    pixels = Drawing(4, 4, (Box(1, 1, 2, 2, "#ff0000", "#ff0000"),)).pixels()
    paper = [int(PAPER[at : at + 2], 16) for at in (1, 3, 5)]
    assert pixels[1, 1].tolist() == [255, 0, 0]
    assert pixels[0, 0].tolist() == paper
    assert np.count_nonzero((pixels == [255, 0, 0]).all(axis=2)) == 4


def test_no_hand_is_drawn_that_nobody_has_seen() -> None:
    """Hidden hands are backs of cards: another hand makes the same drawing."""
    episode = after("fzzzt", 30, edition="ru", players=3)
    spectator = episode.view(None)
    assert all(player.hand is None for player in spectator.players)
    twin = episode.course.game.imagine(spectator, Random(3))
    assert drawing_of(Episode(episode.course, twin)) == drawing_of(episode)


def test_an_environment_gives_them() -> None:
    env = fzzzt_v1.env(render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().dtype == np.uint8
    text = fzzzt_v1.env(render_mode="svg")
    text.reset(seed=1)
    assert text.render().startswith("<svg")
