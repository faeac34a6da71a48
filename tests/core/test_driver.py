"""The driver asks whoever is to act."""

from __future__ import annotations

from random import Random
from typing import Any

from robobid.core.decisions import CHANCE, Decision
from robobid.core.driver import play, play_at_random
from robobid.core.events import Event
from robobid.core.luck import Scripted, Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.view import View
from tests.fzzzt.builders import A, B, C, a_building, a_new_game


class Noter:
    """A player at random who notes what he was shown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.views: list[View] = []
        self._random = Random(seat)

    def choose(self, view: Any, decision: Decision) -> Any:
        assert decision.seat == self.seat
        self.views.append(view)
        return decision.options.pick(self._random)


def a_game(seed: int = 1) -> tuple[dict[int, Noter], list[tuple[int, Any]], int]:
    players = {seat: Noter(seat) for seat in (A, B, C)}
    story: list[tuple[int, Any]] = []

    def watch(seat: int, action: Any, events: list[Event]) -> None:
        assert all(isinstance(event, Event) for event in events)
        story.append((seat, action))

    table = a_new_game("ru", 3)
    answered = play(FZZZT, table, players, Seeded(seed), watch)
    assert FZZZT.decisions(table) == ()
    return players, story, answered


def test_every_seat_is_asked_with_its_own_view() -> None:
    players, story, answered = a_game()

    for seat, player in players.items():
        assert player.views
        assert {view.seat for view in player.views} == {seat}
        assert len(player.views) == sum(who == seat for who, _ in story)
    assert answered == sum(len(player.views) for player in players.values())
    assert answered + sum(who == CHANCE for who, _ in story) == len(story)


def test_the_same_seeds_give_the_same_game() -> None:
    assert a_game(7)[1] == a_game(7)[1]
    assert a_game(7)[1] != a_game(8)[1]


def test_a_game_is_replayed_by_a_script() -> None:
    _, story, _ = a_game(3)
    luck = Scripted(action for seat, action in story if seat == CHANCE)
    again: list[tuple[int, Any]] = []

    table = a_new_game("ru", 3)
    players = {seat: Noter(seat) for seat in (A, B, C)}
    play(FZZZT, table, players, luck, lambda s, a, _: again.append((s, a)))

    assert again == story


def test_without_a_watcher_the_game_goes_on_all_the_same() -> None:
    table = a_building(hands={A: "m1 r1a", B: "m2"}, units={A: "pc"}, unseen="")

    answered = play(FZZZT, table, {A: Noter(A)}, Scripted([]))

    assert answered >= 1
    assert table.phase == "over"


def test_playing_at_random_counts_the_decisions_of_seats() -> None:
    one, other = a_new_game("en", 4), a_new_game("en", 4)

    answered = play_at_random(FZZZT, one, Random(5))

    assert answered == play_at_random(FZZZT, other, Random(5))
    assert one == other
    assert 40 <= answered <= 400
