"""What differs between the editions, as named switches.

A rule asks for the difference (`rules.bids_in_turn`), never for the edition's name.
An edition is a few switches away from the base rules; a peripheral changes some more
for one round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal, get_args, get_type_hints

from robobid.core.errors import NONE, Reason, Unsupported, unknown
from robobid.core.wire import worked_out_once


@worked_out_once
@dataclass(frozen=True, slots=True)
class Rules:
    """The switches that a rule may ask for; the defaults are the base rules."""

    bids_in_turn: bool = True
    """One after another clockwise from the Chief, or all at once (F4.1)."""
    bid_sizes_open: bool = True
    """Does everybody see how many cards a laid bid has (F4.2)?"""
    bids_face_up: bool = False
    bid_cards_at_most: int = 99
    mechanic_power: int = 0
    """What a mechanic adds to a bid (F4.5)."""
    fzzzt_has_power: bool = True
    tie_goes_to: Literal["nearest", "farthest"] = "nearest"
    """Which of the tied wins, counted clockwise from the Chief (F4.9)."""
    chief_goes_to: Literal["tied_loser", "any_loser"] = "tied_loser"
    """Who gets the spanner after a tie, nearest clockwise to the winner (F4.10)."""
    winner_pays: Literal["whole_bid", "strongest_card"] = "whole_bid"
    hand_size: int = 6
    cards_drawn_at_once: int = 0
    """Cards that all draw from their discard piles when the round begins."""
    new_hand_when: Literal["all_hands_empty", "own_hand_empty"] = "all_hands_empty"
    belt_speed: Literal["printed", "one", "whole_belt"] = "printed"
    robots_per_unit: int = 1
    """How many robots may be allocated to each unit at the end of a round (F5.2)."""
    fzzzt_counts_as_robot: bool = False
    """Is a Fzzzt a robot when a tie is broken (F6.6)?"""


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition: for how many it is, what is in the deck, and its switches."""

    name: str
    player_counts: tuple[int, ...] = (2, 3, 4)
    unclaimed_robots_stay: bool = True
    """Do the robots of mechanics that nobody has stay in the deck (F2.4)?"""
    with_expansion: tuple[int, ...] = ()
    """The player counts that play with the expansion's cards."""
    belt_length: int = 8
    belt_lengths: tuple[tuple[int, int], ...] = ()
    """Player counts that have another belt, and how long it is."""
    rules: Rules = Rules()

    def plain_form(self) -> str:
        """An edition goes by its name."""
        return self.name

    def belt_length_for(self, players: int) -> int:
        """How many cards the belt has (F2.4)."""
        return dict(self.belt_lengths).get(players, self.belt_length)


EN: Final = Edition("en")
DE: Final = Edition("de")
FR: Final = Edition("fr", unclaimed_robots_stay=False)
FR_EXPANSION: Final = Edition(
    "fr-expansion",
    player_counts=(2, 3, 4, 5, 6),
    unclaimed_robots_stay=False,
    with_expansion=(2, 3, 4, 5, 6),
    belt_lengths=((5, 12), (6, 12)),
)
RU: Final = Edition(
    "ru",
    player_counts=(2, 3, 4, 5, 6),
    with_expansion=(5, 6),
    rules=Rules(bids_in_turn=False, fzzzt_counts_as_robot=True),
)
EDITIONS: Final = {edition.name: edition for edition in (EN, DE, FR, FR_EXPANSION, RU)}


def edition_named(name: str) -> Edition:
    """An edition by its name; an unknown one is an error."""
    if name not in EDITIONS:
        raise unknown("edition", name, EDITIONS)
    return EDITIONS[name]


def check_player_count(edition: Edition, players: int) -> None:
    """Is this edition for so many players (F2.5)?"""
    if players not in edition.player_counts:
        offering = [e.name for e in EDITIONS.values() if players in e.player_counts]
        allowed = ", ".join(offering) or NONE
        raise Unsupported(
            "player_count",
            f"edition {edition.name!r} is for {edition.player_counts[0]} to "
            f"{edition.player_counts[-1]} players, not {players}; editions for "
            f"{players}: {allowed}",
            edition=edition.name,
            players=players,
            least=edition.player_counts[0],
            most=edition.player_counts[-1],
            allowed=allowed,
        )


_LEAST: Final = {"hand_size": 1, "bid_cards_at_most": 1}
"""Nobody can play with an empty hand, or bid no card."""


def with_switches(rules: Rules, switches: Mapping[str, Any]) -> Rules:
    """The rules with some switches set; an unknown name or value is an error.

    >>> with_switches(Rules(), {"hand_size": 8}).hand_size
    8
    >>> with_switches(Rules(), {"hand_size": "many"})
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: switch 'hand_size' cannot be 'many'; allowed: \
a whole number
    """
    if not switches:
        return rules
    for name, value in switches.items():
        if reason := _why_not(name, value):
            raise Unsupported("bad_switch", str(reason), reason=reason)
    return replace(rules, **switches)


def switches_of(edition: Edition) -> str:
    """The switches in which an edition differs from the printed one of its name."""
    printed = EDITIONS[edition.name].rules
    return " ".join(
        f"{field.name}={getattr(edition.rules, field.name)}".lower()
        for field in fields(Rules)
        if getattr(edition.rules, field.name) != getattr(printed, field.name)
    )


def in_words(typed: str) -> Reason:
    """A switch or a value of one, as it is typed and as it is called."""
    meaning = Reason(f"fzzzt.switch.{typed}", typed)
    return Reason("typed", "{typed}", typed=typed, meaning=meaning)


def _why_not(name: str, value: Any) -> Reason | None:
    """Why a switch cannot be set so, or nothing if it can."""
    kind = get_type_hints(Rules).get(name)
    if kind is None:
        names = [field.name for field in fields(Rules)]
        return Reason(
            "no_such_switch",
            f"there is no switch {{switch!r}}; there are {', '.join(names)}",
            switch=name,
            allowed=[*map(in_words, names)],
        )
    choices = get_args(kind)
    said: dict[str, Any] = {"switch": in_words(name), "found": repr(value)}
    refused = "switch '{switch}' cannot be {found}; allowed: "
    if choices:
        if value in choices:
            return None
        english = refused + ", ".join(choices)
        allowed = [*map(in_words, choices)]
        return Reason("switch_is_one_of", english, allowed=allowed, **said)
    if type(value) is not kind:
        if kind is int:
            return Reason("switch_is_a_number", refused + "a whole number", **said)
        return Reason("switch_is_true_or_false", refused + "true or false", **said)
    least = _LEAST.get(name, 0)
    if kind is int and value < least:
        english = refused + "a whole number, not below {least}"
        return Reason("switch_is_at_least", english, least=least, **said)
    return None
