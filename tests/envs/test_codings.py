"""Numbers go both ways, and rows hold what the view shows: no more, no less."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.core.luck import Seeded
from robobid.envs.episode import EnvSpec, Episode
from robobid.envs.fzzzt.coding import FzzztCoding
from robobid.envs.powergrid.numbers import MOST_BID
from robobid.envs.specs import fzzzt_course, powergrid_course
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.twins.fzzzt import Batch, Box, to_table

DECK = standard_deck()
PERIPHERALS = [peripheral.word for peripheral in DECK.peripherals]
ROBOTS = ["robot", "robot 2-5-1-6-3"]
COURSES = [
    pytest.param(lambda: fzzzt_course(players=4), id="en-4"),
    pytest.param(
        lambda: fzzzt_course(edition="fr-expansion", players=6), id="fr-expansion-6"
    ),
    pytest.param(
        lambda: fzzzt_course(edition="ru", players=3, peripherals=PERIPHERALS),
        id="ru-3-peripherals",
    ),
    pytest.param(lambda: powergrid_course(), id="germany-3"),
    pytest.param(
        lambda: powergrid_course(map="korea", players=2, robots=ROBOTS),
        id="korea-robots",
    ),
    pytest.param(
        lambda: powergrid_course(
            map="usa",
            players=4,
            regions="drawn",
            open_money=True,
            promo=["flux", "transformer"],
        ),
        id="usa-4-promo",
    ),
]
BOXES = [
    pytest.param(Box.open("en", 4), id="en-4"),
    pytest.param(Box.open("fr-expansion", 6), id="fr-expansion-6"),
    pytest.param(Box.open("ru", 3, DECK, DECK.peripherals), id="ru-3-peripherals"),
]


def at_random(course: EnvSpec, seed: int) -> Any:
    """Every moment of a random game, luck's included."""
    episode, random = Episode.begin(course), Random(seed)
    while not episode.is_over:
        yield episode
        episode.choose(random.choice(list(episode.options)))
    yield episode


@pytest.mark.parametrize("make", COURSES)
def test_every_option_has_a_number_of_its_own(make: Any) -> None:
    course = make()
    for episode in at_random(course, 1):
        if episode.is_over:
            return
        most = course.coding.outcomes if episode.is_chance else course.coding.choices
        assert all(0 <= number < most for number in episode.options)
        assert list(episode.options) == sorted(episode.options)
        actions = list(episode.options.values())
        assert len(set(actions)) == len(actions)
        assert all(action in episode.decision.options for action in actions)
        if episode.decision.kind not in ("open", "bid", "city-bid"):
            assert len(actions) == len(episode.decision.options)


def test_only_dear_bids_have_no_number() -> None:
    for episode in at_random(powergrid_course(players=2), 2):
        if episode.is_over or episode.is_chance or episode.decision.kind != "bid":
            continue
        cheap = [
            action
            for action in episode.decision.options
            if getattr(action, "amount", 0) <= MOST_BID
        ]
        assert sorted(map(repr, cheap)) == sorted(map(repr, episode.options.values()))


@pytest.mark.parametrize("make", COURSES)
def test_a_game_ends_with_what_it_was_worth(make: Any) -> None:
    course = make()
    *_, episode = at_random(course, 3)
    least, most = course.bounds
    assert all(least <= worth <= most for worth in episode.worth())
    if course.is_zero_sum:
        assert sum(episode.worth()) == pytest.approx(0)
    standings = course.game.standings(episode.table)
    best = max(episode.worth())
    for player, seat in enumerate(course.persons):
        if standings[seat].place == 1:
            assert episode.worth()[player] == best > 0


@pytest.mark.parametrize("make", COURSES)
def test_equal_views_have_equal_rows_and_others_have_others(make: Any) -> None:
    course = make()
    rows: dict[bytes, Any] = {}
    for episode in at_random(course, 4):
        for player in range(len(course.persons)):
            view, row = episode.view(player), episode.observe(player)
            assert row.shape == (course.coding.layout.size,)
            assert row.min() >= course.coding.layout.least
            known = rows.setdefault(bytes([player]) + row.tobytes(), view)
            assert course.game.seen_position(known) == course.game.seen_position(view)


@pytest.mark.parametrize("box", BOXES)
def test_rows_and_numbers_are_those_of_the_twin(box: Box) -> None:
    batch = Batch(box, games=3, seed=1)
    coding = FzzztCoding(box.new_table())
    course = fzzzt_course(
        edition=box.edition.name,
        players=box.players,
        peripherals=[p.word for p in box.peripherals],
    )
    for _ in range(150):
        for game, array in enumerate(batch.tables):
            episode = Episode(course, to_table(box, array))
            assert episode.player == batch.seats[game]
            row = episode.observe(episode.player)
            assert batch.observations[game][: len(row)].tolist() == row.tolist()
            assert np.flatnonzero(batch.masks[game]).tolist() == list(episode.options)
            assert coding.choices <= batch.masks.shape[1]
        batch.step(batch.random_numbers())


def test_a_robot_does_at_once_what_its_pieces_say() -> None:
    course = powergrid_course(players=1, robots=ROBOTS)
    for episode in at_random(course, 5):
        if not episode.is_over and not episode.is_chance:
            assert episode.decision.seat == 0


def test_a_number_that_is_not_allowed_changes_nothing() -> None:
    episode = Episode.begin(fzzzt_course())
    episode.let(Seeded(1))
    before = episode.table.copy()
    with pytest.raises(Illegal, match="number 64 is not allowed now; allowed: 1, 2"):
        episode.choose(64)
    assert episode.table == before


def test_if_one_of_several_may_not_nobody_does() -> None:
    episode = Episode.begin(fzzzt_course(edition="ru", players=3))
    episode.let(Seeded(1))
    before = episode.table.copy()
    with pytest.raises(Illegal, match="number 99 is not allowed"):
        episode.choose_together({0: 1, 1: 1, 2: 99})
    assert episode.table == before


def test_bad_words_are_refused() -> None:
    with pytest.raises(Unsupported, match="there are win, points"):
        fzzzt_course(reward="glory")
    with pytest.raises(Unsupported, match="at least one seat"):
        powergrid_course(players=0, robots=["robot", "robot"])
    with pytest.raises(Unsupported, match="13 cards"):
        fzzzt_course(switches="hand_size=13")


def test_points_can_be_what_counts() -> None:
    *_, episode = at_random(fzzzt_course(reward="points"), 6)
    standings = episode.course.game.standings(episode.table)
    assert episode.worth() == [float(standing.points) for standing in standings]
