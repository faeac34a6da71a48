"""Tellers and speakers for tests: what somebody hears of some events."""

from __future__ import annotations

from collections.abc import Sequence

from robobid.core.events import Event, seen_by
from robobid.locales import words
from robobid.telling import Teller
from robobid.terminal.speaking import Speaker


def speaker(game: str, lang: str, players: Sequence[str]) -> Speaker:
    """Whoever speaks of a game in a language."""
    return Speaker(words(lang), game, players)


def heard(
    teller: Teller, speaker: Speaker, events: Sequence[Event], seat: int | None = None
) -> list[str]:
    """The sentences of what a seat sees of some events."""
    return [speaker.line(line) for line in teller.lines(seen_by(list(events), seat))]
