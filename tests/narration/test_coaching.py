"""What a coach says has words in every language, and gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robobid.app.locales import LANGUAGES
from robobid.bots import make_bot
from robobid.core.decisions import CHANCE, Decision
from robobid.core.events import Event, seen_by
from robobid.core.record import Record
from robobid.games.registry import game_named
from robobid.narration import Coaching
from robobid.narration.narrators import teller_of
from tests.narration.spoken import speaker

TAGS = {
    "fzzzt": {"Edition": "en", "Players": "Ann; Bob; Cleo"},
    "powergrid": {"Map": "germany", "Players": "Ann; Bob; Cleo"},
}
WEAK = {"fzzzt": ("apprentice", "random"), "powergrid": ("simple", "simple")}
ME = 0


class Said(NamedTuple):
    """What was said at a moment of a game, and the moment."""

    coaching: Coaching
    decision: Decision
    view: Any
    log: list[Event]


@cache
def a_game(game: str, seed: int) -> list[Said]:
    """All that is said to the first seat in a game of bots."""
    return list(_played(game, seed))


def _played(game: str, seed: int) -> Iterator[Said]:
    record: Record[Any] = Record(game_named(game).game, TAGS[game])
    mine, theirs = (make_bot(game, name, seed) for name in WEAK[game])
    random = Random(seed)
    while record.decisions:
        decision = record.decisions[0]
        seat, view = decision.seat, record.game.view(record.table, decision.seat)
        if seat == CHANCE:
            record.play(seat, decision.options.pick(random))
            continue
        if seat == ME:
            events = [event for entry in record.kept for event in entry.events]
            log = seen_by(events, ME)
            told = teller_of(game, record.table, ME).coach(view, decision, log)
            yield Said(told, decision, view, log)
        bot = mine if seat == ME else theirs
        record.play(seat, bot.choose(view, decision))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAGS)
def test_all_of_it_has_words(game: str, lang: str) -> None:
    speaks = speaker(game, lang, ("Ann", "Bob", "Cleo"))

    for each in a_game(game, 0):
        for told in (*each.coaching.happened, *each.coaching.now):
            sentence = speaks.sentence(told)
            assert sentence != told.key
            assert "{" not in sentence


@settings(deadline=None)
@given(st.sampled_from(sorted(TAGS)), st.integers(0, 10_000), st.integers())
def test_tables_that_a_seat_cannot_tell_apart_are_told_alike(
    game: str, at: int, luck: int
) -> None:
    """A coach knows what the seat knows: another table behind the view is the same."""
    moments = a_game(game, 1)
    said, decision, view, log = moments[at % len(moments)]
    rules = game_named(game).game

    other = rules.imagine(view, Random(luck))
    told = teller_of(game, other, ME).coach(rules.view(other, ME), decision, log)

    assert told == said


def test_a_question_is_one_moment_however_often_it_is_asked() -> None:
    buys = [each for each in a_game("powergrid", 0) if each.decision.kind == "fuel"]

    rounds = {each.view.round for each in buys}
    moments = {each.coaching.moment for each in buys}

    assert len(buys) > len(rounds) == len(moments)
