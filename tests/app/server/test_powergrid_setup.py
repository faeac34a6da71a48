"""Setting a table of Power Grid up: what can be chosen, and what is dealt."""

from __future__ import annotations

import pytest

from robobid.app.hosting.powergrid.server_game import PowerGridOffer
from robobid.app.hosting.wire import NewSeat
from robobid.core.errors import RobobidError
from robobid.games.registry import game_named

OFFER = PowerGridOffer(game_named("powergrid"))


def robots(*pieces: str | None) -> list[str | None]:
    """The robots of a table with one person, when these were asked for."""
    seats = [NewSeat(kind="me"), *(NewSeat(kind="robot", pieces=p) for p in pieces)]
    tags = OFFER.tags({"regions": "drawn"}, seats)
    return [OFFER.robot_of(tags, at) for at in range(1, len(seats))]


def test_chosen_pieces_stay_and_the_others_are_dealt_by_chance() -> None:
    assert robots("2-?-?-6-?", None) == ["2-?-?-6-?", None]


def test_a_robot_may_be_asked_for_by_difficulty() -> None:
    assert robots("hard", "e-e-2-e-e") == ["hard", "e-e-2-e-e"]


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        (("2-?-?-6-?", "2-?-?-?-?"), "pieces_clash"),
        (("3-?-?-?-?", None), "piece_needs_one_robot"),
        (("7-?-?-?-?",), "unknown_pieces"),
        (("2-?",), "unknown_pieces"),
    ],
)
def test_pieces_that_cannot_be_had_are_refused(
    pieces: tuple[str | None, ...], code: str
) -> None:
    with pytest.raises(RobobidError) as caught:
        robots(*pieces)

    assert caught.value.code == code


def test_what_is_special_about_a_map_is_known_before_it_is_chosen() -> None:
    special = {map_.name: map_.special for map_ in OFFER.setups().maps}

    assert special["germany"] == ()
    assert [told.key for told in special["benelux"]] == [
        "powergrid.rule.B.clean_future",
        "powergrid.rule.B.smallest_leaves",
    ]
    assert "powergrid.rule.B.set_aside" in [
        told.key for told in special["spain-portugal"]
    ]


def test_every_choice_of_regions_that_is_offered_can_be_played() -> None:
    setups = OFFER.setups()
    for map_ in setups.maps:
        for seats in (2, 6):
            count = setups.figures[seats].regions
            by_count = map_.regions
            offered = by_count.get(count) or list(by_count.values())[-1]
            for regions in offered[:3]:
                wish = {"map": map_.name, "regions": regions}
                tags = OFFER.tags(wish, [NewSeat(kind="me")] * seats)
                assert set(tags["Regions"].split()) == set(regions)
