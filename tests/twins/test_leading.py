"""Who leads is who the rules would have win now, and a deal is the same for all."""

from __future__ import annotations

from typing import Any

from robobid.twins.fzzzt import (
    Box,
)
from robobid.twins.fzzzt.observe_lead import play_led
from robobid.twins.powergrid import Box as PowerGridBox
from robobid.twins.powergrid.observe_lead import play_led as play_led_of_power_grid


def winners(places: Any) -> int:
    return int(sum(1 << seat for seat, place in enumerate(places) if place == 1))


def test_a_deal_of_fzzzt_is_the_same_for_every_line_up() -> None:
    box = Box.open("ru", 3)
    rows = [["simple"] * 3, ["simple"] * 3, ["random", "simple", "simple"]]

    led = play_led(box, rows, 20, seed=4)
    later = play_led(box, rows, 5, seed=4, first=15)

    assert (led.places[:, 0] == led.places[:, 1]).all()
    assert (led.firsts == led.firsts[:, :1]).all()
    assert len({*led.firsts[:, 0].tolist()}) == 3
    assert (led.leaders[:, 0] != led.leaders[:, 2]).any()
    assert (led.leaders[15:] == later.leaders).all()
    assert (led.places[15:] == later.places).all()


def test_a_game_of_fzzzt_ends_with_its_winners_in_the_lead() -> None:
    led = play_led(Box.open("en", 4), [["simple"] * 4], 20, seed=1)

    for places, leaders in zip(led.places[:, 0], led.leaders[:, 0], strict=True):
        assert leaders[leaders != 0][-1] == winners(places)
    assert ((led.leaders != 0).sum(axis=2) == 40).all()


def test_a_deal_of_power_grid_is_the_same_for_every_line_up() -> None:
    box = PowerGridBox.open("germany", 3)
    rows = [["simple"] * 3, ["simple"] * 3, ["random", "simple", "simple"]]

    led = play_led_of_power_grid(box, rows, 12, seed=4)

    assert (led[:, 0] == led[:, 1]).all()
    assert (led["order"] == led["order"][:, :1]).all()
    assert (led["place"][:, 0] != led["place"][:, 2]).any()
    for game in led.ravel():
        leaders = game["leaders"][: game["round"]]
        assert leaders.all()
        assert not game["leaders"][game["round"] :].any()
        assert leaders[-1] == winners(game["place"][:3])
