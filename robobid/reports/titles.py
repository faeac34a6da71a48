"""What was played, in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from robobid.games import game_named
from robobid.locales import Say, messages
from robobid.locales.phrases import game_title


def what_was_played(say: Say, game: str, tags: Mapping[str, str]) -> str:
    """A game, and what of its set-up one wants to know first: edition or map."""
    card = game_named(game)
    values = {tag.lower(): _named(say, game, tag, text) for tag, text in tags.items()}
    return (
        say(card.played, **values) if card.played else game_title(say, game, card.title)
    )


def _named(say: Say, game: str, tag: str, text: str) -> str:
    """What a tag says, in words if a language has them: an edition, a map."""
    key = f"{game}.{tag.lower()}.{text}"
    return say(key) if key in messages(say.lang) else text
