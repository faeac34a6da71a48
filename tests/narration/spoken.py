"""Tellers and speakers for tests: what somebody hears of some events."""

from __future__ import annotations

from collections.abc import Sequence

from robobid.app.locales import words
from robobid.app.terminal.speaker import Speaker
from robobid.core.events import Event, seen_by
from robobid.narration import Teller


def speaker(game: str, lang: str, players: Sequence[str]) -> Speaker:
    """Whoever speaks of a game in a language."""
    return Speaker(words(lang), game, players)


def heard(
    teller: Teller, speaker: Speaker, events: Sequence[Event], seat: int | None = None
) -> list[str]:
    """The sentences of what a seat sees of some events."""
    return [speaker.line(line) for line in teller.lines(seen_by(list(events), seat))]
