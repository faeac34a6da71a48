"""The editions differ in named switches, and in nothing else."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from robobid.core.errors import Unsupported
from robobid.games.fzzzt.rules.editions import (
    DE,
    EDITIONS,
    EN,
    FR,
    FR_EXPANSION,
    RU,
    Edition,
    Rules,
    check_player_count,
    edition_named,
    with_switches,
)
from tests.fzzzt.builders import OFFERS


def test_german_is_english_under_another_name() -> None:
    assert replace(DE, name="en") == EN


@pytest.mark.rule("F4.1", "F6.6")
def test_russian_differs_in_two_switches() -> None:
    different = {
        field.name
        for field in fields(Rules)
        if getattr(RU.rules, field.name) != getattr(EN.rules, field.name)
    }

    assert different == {"bids_in_turn", "fzzzt_counts_as_robot"}
    assert not RU.rules.bids_in_turn
    assert RU.rules.fzzzt_counts_as_robot


@pytest.mark.rule("F4.10")
def test_the_spanner_goes_to_a_tied_loser_unless_switched() -> None:
    """RU by its letter is a switch, off by default."""
    assert all(e.rules.chief_goes_to == "tied_loser" for e in EDITIONS.values())


@pytest.mark.rule("F2.4")
def test_there_are_nineteen_ways_to_sit_down() -> None:
    assert len(OFFERS) == 19


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize(
    ("edition", "players", "offering"),
    [
        (EN, 5, "fr-expansion, ru"),
        (EN, 6, "fr-expansion, ru"),
        (DE, 5, "fr-expansion, ru"),
        (DE, 6, "fr-expansion, ru"),
        (FR, 5, "fr-expansion, ru"),
        (FR, 6, "fr-expansion, ru"),
        (FR_EXPANSION, 7, "–"),
        (RU, 1, "–"),
        (RU, 0, "–"),
        (EN, 1, "–"),
    ],
)
def test_a_player_count_not_offered_is_refused(
    edition: Edition, players: int, offering: str
) -> None:
    with pytest.raises(Unsupported) as caught:
        check_player_count(edition, players)

    assert caught.value.code == "player_count"
    assert caught.value.values["allowed"] == offering
    assert str(caught.value).endswith(f"editions for {players}: {offering}")


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_a_player_count_that_is_offered_is_accepted(edition: str, players: int) -> None:
    check_player_count(EDITIONS[edition], players)


def test_an_unknown_edition_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Unsupported, match="there are en, de, fr, fr-expansion, ru"):
        edition_named("jp")


@pytest.mark.parametrize(
    ("switches", "reason"),
    [
        ({"turbo": True}, "there is no switch 'turbo'; there are bids_in_turn, "),
        ({"bids_in_turn": 1}, "cannot be 1; allowed: true or false"),
        ({"hand_size": True}, "cannot be True; allowed: a whole number"),
        ({"hand_size": 2.0}, "cannot be 2.0; allowed: a whole number"),
        ({"hand_size": 0}, "cannot be 0; allowed: a whole number, not below 1"),
        ({"bid_cards_at_most": 0}, "a whole number, not below 1"),
        ({"mechanic_power": -1}, "a whole number, not below 0"),
        ({"belt_speed": "two"}, "allowed: printed, one, whole_belt"),
        ({"belt_speed": ["one"]}, "allowed: printed, one, whole_belt"),
    ],
)
def test_a_bad_switch_is_refused(switches: dict[str, object], reason: str) -> None:
    with pytest.raises(Unsupported) as caught:
        with_switches(Rules(), switches)

    assert caught.value.code == "bad_switch"
    assert reason in str(caught.value)


def test_switches_leave_the_other_rules_alone() -> None:
    rules = with_switches(RU.rules, {"hand_size": 8, "tie_goes_to": "farthest"})

    assert replace(rules, hand_size=6, tie_goes_to="nearest") == RU.rules
