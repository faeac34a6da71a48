"""Every reason for a hint can be said in every language."""

import pytest

from robobid.app.locales import LANGUAGES, messages
from robobid.app.locales.sources import fluent_name
from robobid.bots import roster_of
from robobid.games.registry import entries
from tests.app.locales.parts import gaps

BY_GAME = {entry.name: roster_of(entry.name).reasons for entry in entries()}
REASONS = {
    reason: gaps for reasons in BY_GAME.values() for reason, gaps in reasons.items()
}


def test_no_two_games_have_the_same_reason() -> None:
    assert len(REASONS) == sum(map(len, BY_GAME.values()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    said = {key for key in messages(lang) if key.startswith("hint-")}

    assert said == {fluent_name(f"hint.{reason}") for reason in REASONS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_a_sentence_has_no_gap_that_the_hint_does_not_fill(
    reason: str, lang: str
) -> None:
    assert gaps(messages(lang)[f"hint.{reason}"]) <= REASONS[reason]
