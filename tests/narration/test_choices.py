"""Whatever may be done has a few words in every language."""

from __future__ import annotations

from itertools import islice

import pytest

from robobid.app.analysis.moments import moments
from robobid.app.locales import LANGUAGES
from robobid.core.record import move_of
from robobid.games.powergrid.rules import actions
from robobid.narration.narrators import teller_of
from robobid.narration.powergrid import PowerGridTeller
from tests.app.analysis.records import at_random
from tests.narration.spoken import speaker


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_every_option_of_a_game_has_words(game: str) -> None:
    record = at_random(game)
    speakers = [speaker(game, lang, ("Ann", "Bob")) for lang in LANGUAGES]
    kinds = set()

    for moment in moments(record):
        seat, kind = moment.entry.seat, moment.decision.kind
        teller = teller_of(game, moment.table, seat)
        for action in islice(moment.decision.options, 3):
            move = move_of(record.game, moment.table, seat, action)
            told = teller.choice(kind, action, move)
            assert all(speaks.sentence(told) for speaks in speakers)
            kinds.add(told.key)

    assert len(kinds) > 2


def test_a_choice_says_what_is_chosen() -> None:
    record = at_random("powergrid", 40)
    teller = teller_of("powergrid", record.table, 0)
    assert isinstance(teller, PowerGridTeller)
    speaks = speaker("powergrid", "en", ("Ann", "Bob"))
    asked = {
        ("open", actions.Offer(13, 15)): "Plant 13 for 15",
        ("open", actions.PASS): "No plant",
        ("bid", actions.PASS): "Dropping out",
        ("bid", actions.Bid(17)): "A bid of 17",
        ("build", actions.Connect("Essen")): "A house in Essen",
        ("build", actions.DONE): "No more houses",
        ("fuel", actions.BUYS[0]): "Buying coal",
        ("run", actions.DONE): "Ending the turn",
        ("veto", actions.BarCity("Essen")): "Essen",
    }

    for (kind, action), sentence in asked.items():
        assert speaks.sentence(teller.choice(kind, action, "")) == sentence
