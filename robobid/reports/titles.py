"""What was played, in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from robobid.games import game_named
from robobid.locales import Say
from robobid.locales.phrases import game_title


def what_was_played(say: Say, game: str, tags: Mapping[str, str]) -> str:
    """A game, and what of its set-up one wants to know first: edition or map."""
    card = game_named(game)
    values = {tag.lower(): text for tag, text in tags.items()}
    return (
        say(card.played, **values) if card.played else game_title(say, game, card.title)
    )
