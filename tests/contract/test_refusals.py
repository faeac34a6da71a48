"""A refusal speaks of moves as records write them, and to people in their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import robobid
from robobid.app.locales import LANGUAGES, words
from robobid.app.terminal.speaker import Speaker
from robobid.core.errors import Illegal
from robobid.core.record import Record
from robobid.games.registry import GameEntry
from robobid.narration.narrators import teller_of

PYTHON = re.compile(r"[A-Za-z]\w*\([^)]*[='\[]|\w\(\)|object at 0x")
"""`Done()`, `ChooseRegion(region='green')`, `<Options object at 0x7f>`."""
ID = re.compile(r"\b[bx]-[a-z0-9]{2}-\d\d\b")
"""A card of Fzzzt! as the data call it."""
OTHERS = 12
"""So many actions that were allowed before are tried at each table."""


def test_the_patterns_catch_what_players_must_not_see() -> None:
    for text in ("Done() is", "to ChooseRegion(region='green')", "Bid(cards=(card('"):
        assert PYTHON.search(text)
    assert ID.search("b-r1-01 is not in the hand")
    assert not PYTHON.search("Rio (Brazil) and San Juan (north)")


def refusals(entry: GameEntry, seed: int) -> Iterator[tuple[Record[Any], Illegal]]:
    """What is said to actions of a whole game that are tried at the wrong moment."""
    laid = entry.lay_out({}, ["person"] * 3)
    record = Record(laid.game, laid.tags(["P", "Q", "R"]))
    dice, before = Random(seed), list[Any]()
    while decisions := record.decisions:
        decision = dice.choice(decisions)
        for action in dice.sample(before, min(OTHERS, len(before))):
            if action not in decision.options:
                with pytest.raises(Illegal) as caught:
                    record.play(decision.seat, action)
                yield record, caught.value
        action = decision.options.pick(dice)
        before = [it for it in before if type(it) is not type(action)][-40:]
        before.append(action)
        record.play(decision.seat, action)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_refusal_shows_ids_of_the_data_or_values_of_python(
    entry: GameEntry, seed: int
) -> None:
    count = 0
    says = [Speaker(words(language)) for language in LANGUAGES]
    for record, error in refusals(entry, seed):
        count += 1
        told = teller_of(entry.name, record.table, None).refusal(error)
        for text in (str(error), *(say.words(told) for say in says)):
            assert not ID.search(text)
            assert not PYTHON.search(text)
    assert count > 5


REGION = {
    "en": "You can’t do that now: ending the turn. Choose from: the ",
    "de": "Das geht jetzt nicht: den Zug beenden. Wähle aus: die Region",
    "fr": "Ce n’est pas possible maintenant\N{NO-BREAK SPACE}: finir le tour.",
    "ru": "Сейчас так нельзя: закончить ход. Выбери из этого:",
}


@pytest.mark.parametrize("language", REGION)
def test_who_passes_where_a_region_is_chosen_hears_it_in_words(language: str) -> None:
    """It said `Done() is not allowed now; allowed: ChooseRegion(region='green')`."""
    match = robobid.new("powergrid", "human, human", seed=1)
    with pytest.raises(Illegal) as caught:
        match.play("done")

    told = teller_of("powergrid", match.record.table, 0).refusal(caught.value)

    assert str(caught.value).startswith("done is not allowed now; allowed: region ")
    assert Speaker(words(language)).words(told).startswith(REGION[language])
