"""A story grows with the game, and what is taken back leaves it."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.events import Event
from robobid.games.fzzzt.files.deckfile import card, standard_deck
from robobid.games.fzzzt.rules import events as f
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules import events as e
from robobid.games.powergrid.rules.plants import Fuel
from robobid.narration import Line, Story
from robobid.narration.fzzzt import FzzztTeller
from robobid.narration.powergrid import PowerGridTeller

TELLER = PowerGridTeller(standard_map("germany"), you=0)
COAL = e.FuelBought(0, Fuel.COAL, 3)


def test_one_more_token_tells_the_purchase_anew() -> None:
    story = Story(TELLER, 0)
    story.go_on(0, [e.RoundBegan(1)])
    first = story.go_on(0, [COAL])
    second = story.go_on(0, [COAL])

    assert (first.drop, len(first.lines)) == (0, 1)
    assert (second.drop, len(second.lines)) == (1, 1)
    assert len(story.lines) == 2


def test_a_token_that_is_taken_back_leaves_the_purchase() -> None:
    story = Story(TELLER, 0)
    one = list(story.go_on(0, [COAL]).lines)
    story.go_on(0, [COAL])
    change = story.take_back(0)

    assert change.drop == 1
    assert [line.told for line in story.lines] == [line.told for line in one]
    assert story.take_back(0).lines == ()
    assert story.lines == []


def test_what_somebody_else_did_meanwhile_stays() -> None:
    story = Story(TELLER, None)
    story.go_on(0, [e.OpeningPassed(0)])
    story.go_on(1, [e.OpeningPassed(1)])
    story.take_back(0)

    assert [line.seat for line in story.lines] == [1]


@pytest.mark.parametrize("seed", range(20))
def test_told_step_by_step_it_is_the_same_story(seed: int) -> None:
    """Whatever the steps are, and whatever is taken back on the way."""
    random = Random(seed)
    some: list[Event] = [
        COAL,
        e.FuelBought(1, Fuel.OIL, 4),
        e.OpeningPassed(1),
        e.TurnEnded(0),
        e.RoundBegan(2),
    ]
    story = Story(TELLER, 0)
    steps: list[tuple[int, list[Event]]] = []
    shown: list[Line] = []
    for _ in range(30):
        if steps and random.random() < 0.2:
            seat = random.choice(steps)[0]
            change = story.take_back(seat)
            del steps[max(at for at, step in enumerate(steps) if step[0] == seat)]
        else:
            events = random.choices(some, k=random.randrange(1, 4))
            steps.append((random.randrange(2), events))
            change = story.go_on(*steps[-1])
        shown = shown[: len(shown) - change.drop] + list(change.lines)
        log = [event for _, events in steps for event in events]
        assert story.lines == list(TELLER.lines(log))
        assert [line.told for line in shown] == [line.told for line in story.lines]


def test_lines_of_one_event_come_and_go_together() -> None:
    """Bids have a line each; what follows them, or is taken back, doubles none."""
    robots = [card(name) for name in ("b-r1-06", "b-r5-03", "b-r3-05")]
    laid = f.BidLaid(0, (robots[0],), 1, size_is_open=True, face_up=False)
    story = Story(FzzztTeller(standard_deck(), you=0), 0)
    story.go_on(0, [f.RoundBegan(1, 8), f.CardTurned(robots[2])])
    story.go_on(0, [laid])
    story.take_back(0)
    story.go_on(0, [laid])
    bids = ((0, (robots[0],), 1), (1, (robots[1],), 5))
    story.go_on(1, [f.BidsRevealed(bids), f.CardWon(1, robots[2], 5)])

    kinds = [line.kind for line in story.lines]
    assert kinds == [
        "RoundBegan",
        "CardTurned",
        "OnOffer",
        "BidLaid",
        "BidsRevealed",
        "BidsRevealed",
        "CardWon",
    ]
