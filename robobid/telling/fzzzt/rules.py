"""The rules of Fzzzt! that matter at a moment, with this game's own figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.fzzzt.progress import progress
from robobid.fzzzt.view import View
from robobid.telling.fzzzt.nouns import effect_of
from robobid.telling.teller import Rule, Rules
from robobid.telling.told import Told, Value, seat_named

_CHAPTERS: Final = {"building": "building", "layout": "ending", "over": "ending"}
"""The chapter of a phase; all others are auctions."""


def rules_of(view: View, you: int | None) -> Rules:
    """The rules of this moment's chapter and those that always hold; the others."""
    chapters = {
        "auction": tuple(_auction(view, you)),
        "building": tuple(_building(view)),
        "ending": (_rule("F6.2"),),
    }
    now = chapters.pop(_CHAPTERS.get(view.phase, "auction"))
    others = tuple(rule for chapter in chapters.values() for rule in chapter)
    return Rules((*_peripheral(view), *now, *_always(view)), others)


def _rule(number: str, variant: str = "", **values: Value) -> Rule:
    key = f"fzzzt.rule.{number}" + (f".{variant}" if variant else "")
    return Rule(number, Told(key, values))


def _peripheral(view: View) -> Iterator[Rule]:
    if view.peripheral:
        effect = effect_of(view.peripheral)
        yield _rule("F7.2", peripheral=view.peripheral.name, effect=effect)


def _auction(view: View, you: int | None) -> Iterator[Rule]:
    now = view.rules
    yield _rule("F4.1", "in_turn" if now.bids_in_turn else "at_once")
    yield _rule("F4.2", _what_is_seen(view))
    yield _rule("F4.3", most=min(now.bid_cards_at_most, now.hand_size))
    fzzzt = 3 if now.fzzzt_has_power else 0
    yield _rule("F4.5", mechanic=now.mechanic_power, fzzzt=fzzzt)
    yield _rule("F4.7", now.winner_pays)
    yield _rule("F4.9", now.tie_goes_to, chief=seat_named(view.chief, you))
    yield _rule("F4.10", now.chief_goes_to)
    yield _rule("F4.11", now.new_hand_when, n=now.hand_size)
    yield _rule("F3.3", now.belt_speed, n=progress(view).auctions)


def _what_is_seen(view: View) -> str:
    if view.rules.bids_face_up:
        return "face_up"
    open_size = view.rules.bids_in_turn and view.rules.bid_sizes_open
    return "open" if open_size else "hidden"


def _building(view: View) -> Iterator[Rule]:
    yield _rule("F5.2", n=view.rules.robots_per_unit)
    yield _rule("F5.3")
    yield _rule("F5.4")


def _always(view: View) -> Iterator[Rule]:
    belt = progress(view)
    yield _rule("F5.5", rounds=belt.rounds, n=view.deck_size, belt=belt.auctions)
    yield _rule("F6.4")
    yield _rule("F6.5")
    counted = "fzzzt" if view.edition.rules.fzzzt_counts_as_robot else "robots"
    yield _rule("F6.6", counted)
