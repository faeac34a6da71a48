"""What a card usually goes for is told where it was counted, and only there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from robobid.app.locales import LANGUAGES, words
from robobid.core.decisions import CHANCE
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import with_switches
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.view import View
from robobid.narration.fzzzt.worth import worth_told


def at_the_first_bid(**tags: str) -> View:
    """A table at its first auction, through the eyes of the first seat."""
    table: Table = FZZZT.set_up({"Edition": "en", "Players": "A; B; C; D", **tags})
    dice = Random(1)
    while (decision := FZZZT.decisions(table)[0]).seat == CHANCE:
        FZZZT.apply(table, CHANCE, dice.choice([*decision.options]))
    return FZZZT.view(table, 0)


def test_the_card_at_the_head_of_the_belt_is_rated() -> None:
    told = worth_told(at_the_first_bid())

    assert told is not None
    assert told.key in ("fzzzt.worth.bid", "fzzzt.worth.left")
    assert isinstance(told.values["n"], int)


def test_a_fzzzt_is_better_left() -> None:
    view = at_the_first_bid()
    fzzzt = next(card for card in view.deck.cards if card.kind == "fzzzt")

    told = worth_told(view._replace(belt=(fzzzt, *view.belt)))

    assert told is not None
    assert told.key == "fzzzt.worth.left"


def test_under_other_conditions_nothing_is_told() -> None:
    view = at_the_first_bid()
    other = with_switches(view.rules, {"hand_size": 7})

    assert worth_told(view._replace(rules=other)) is None
    changed = replace(view.edition, rules=other)
    assert worth_told(view._replace(edition=changed, rules=other)) is None
    assert worth_told(view._replace(deck=replace(view.deck, name="mine"))) is None
    assert worth_told(view._replace(belt=())) is None
    assert worth_told(view._replace(phase="building")) is None


def test_a_peripheral_that_changes_the_rules_makes_it_unknown() -> None:
    view = at_the_first_bid(Peripherals="joystick")

    assert view.peripheral is not None
    assert (worth_told(view) is None) == (view.rules != view.edition.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_a_short_sentence_in_every_language(lang: str) -> None:
    """It has one line on a phone."""
    for key in ("fzzzt.worth.bid", "fzzzt.worth.left"):
        assert len(words(lang)(key, n=12)) <= 42
