"""The rules of Fzzzt! that matter at a moment, with this game's own figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from robobid.games.fzzzt.rules.cards import Peripheral
from robobid.games.fzzzt.rules.editions import Rules as Switches
from robobid.games.fzzzt.view import View, progress
from robobid.narration.fzzzt.nouns import effect_of, peripheral_named
from robobid.narration.message import Told, Value, seat_named
from robobid.narration.narrator import Rule, Rules

_CHAPTERS: Final = {"building": "building", "layout": "ending", "over": "ending"}
"""The chapter of a phase; all others are auctions."""


class _Moment(NamedTuple):
    """All that the rules told at a moment depend on."""

    chapter: str
    rules: Switches
    peripheral: Peripheral | None
    chief: int
    rounds: int
    belt: int
    deck_size: int
    fzzzt_counts_as_robot: bool
    you: int | None


def rules_of(view: View, you: int | None) -> Rules:
    """The rules of this moment's chapter and those that always hold; the others."""
    _, rounds, _, belt = progress(view)
    return _rules_at(
        _Moment(
            chapter=_CHAPTERS.get(view.phase, "auction"),
            rules=view.rules,
            peripheral=view.peripheral,
            chief=view.chief,
            rounds=rounds,
            belt=belt,
            deck_size=view.deck_size,
            fzzzt_counts_as_robot=view.edition.rules.fzzzt_counts_as_robot,
            you=you,
        )
    )


@lru_cache(maxsize=1024)
def _rules_at(moment: _Moment) -> Rules:
    """A moment lasts for many moves, and many tables are at the same one."""
    chapters = {
        "auction": tuple(_auction(moment)),
        "building": tuple(_building(moment)),
        "ending": (_rule("F6.2"),),
    }
    now = chapters.pop(moment.chapter)
    others = tuple(rule for chapter in chapters.values() for rule in chapter)
    return Rules((*_peripheral(moment), *now, *_always(moment)), others)


def _rule(number: str, variant: str = "", **values: Value) -> Rule:
    key = f"fzzzt.rule.{number}" + (f".{variant}" if variant else "")
    return Rule(number, Told(key, values))


def _peripheral(moment: _Moment) -> Iterator[Rule]:
    if moment.peripheral:
        effect = effect_of(moment.peripheral)
        named = peripheral_named(moment.peripheral)
        yield _rule("F7.2", peripheral=named, effect=effect)


def _auction(moment: _Moment) -> Iterator[Rule]:
    now = moment.rules
    yield _rule("F4.1", "in_turn" if now.bids_in_turn else "at_once")
    yield _rule("F4.2", _what_is_seen(now))
    yield _rule("F4.3", most=min(now.bid_cards_at_most, now.hand_size))
    fzzzt = 3 if now.fzzzt_has_power else 0
    yield _rule("F4.5", mechanic=now.mechanic_power, fzzzt=fzzzt)
    yield _rule("F4.7", now.winner_pays)
    yield _rule("F4.9", now.tie_goes_to, chief=seat_named(moment.chief, moment.you))
    yield _rule("F4.10", now.chief_goes_to)
    yield _rule("F4.11", now.new_hand_when, n=now.hand_size)
    yield _rule("F3.3", now.belt_speed, n=moment.belt)


def _what_is_seen(now: Switches) -> str:
    if now.bids_face_up:
        return "face_up"
    open_size = now.bids_in_turn and now.bid_sizes_open
    return "open" if open_size else "hidden"


def _building(moment: _Moment) -> Iterator[Rule]:
    yield _rule("F5.2", n=moment.rules.robots_per_unit)
    yield _rule("F5.3")
    yield _rule("F5.4")


def _always(moment: _Moment) -> Iterator[Rule]:
    rounds, belt = moment.rounds, moment.belt
    yield _rule("F5.5", rounds=rounds, n=moment.deck_size, belt=belt)
    yield _rule("F6.4")
    yield _rule("F6.5")
    counted = "fzzzt" if moment.fzzzt_counts_as_robot else "robots"
    yield _rule("F6.6", counted)
