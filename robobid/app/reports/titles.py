"""What was played, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from robobid.app.locales import Say, messages
from robobid.app.locales.phrases import game_title, settings_told
from robobid.games.registry import game_named

_RULES: Final = ("Switches", "Readings")
"""The tags that set rules by name, such as `hand_size=8`."""


def what_was_played(say: Say, game: str, tags: Mapping[str, str]) -> str:
    """A game, its edition or map, and the rules that are set otherwise."""
    entry = game_named(game)
    values = {tag.lower(): _named(say, game, tag, text) for tag, text in tags.items()}
    title = (
        say(entry.played, **values)
        if entry.played
        else game_title(say, game, entry.title)
    )
    otherwise = (tags.get(tag, "") for tag in _RULES)
    return ", ".join(
        [
            title,
            *(told for text in otherwise for told in settings_told(say, game, text)),
        ]
    )


def _named(say: Say, game: str, tag: str, text: str) -> str:
    """What a tag says, in words if a language has them: an edition, a map."""
    key = f"{game}.{tag.lower()}.{text}"
    return say(key) if key in messages(say.lang) else text
