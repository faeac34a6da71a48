"""Bots of the host's own: Python classes that everybody may have at their tables.

Only who runs the server can name them, by `--bot GAME WORD`: `module:Class`, or the
name of one that is installed; with `miser=mybots:Miser` the page calls it `miser`.
"""

from __future__ import annotations

from typing import Final

from robobid.app.hosting.settings import Settings
from robobid.bots import bot_names, known_bot
from robobid.bots.naming import BotSpec
from robobid.bots.python_bots import check_own, is_own
from robobid.core.errors import Unsupported
from robobid.games.registry import game_named

_LETTERS: Final = 40
"""Of a bot's name, as a client may send it."""


class Guests:
    """The bots that a host has let in, and ours beside them."""

    def __init__(self, settings: Settings) -> None:
        self._places: dict[str, dict[str, str]] = {}
        for said in settings.bots:
            game, _, word = (part.strip() for part in said.partition(" "))
            name, place = BotSpec.of(word)
            name = name.rpartition(":")[2]
            ours = bot_names(game_named(game).name)
            if not is_own(place) or name in ours or not 0 < len(name) <= _LETTERS:
                raise Unsupported(
                    "bad_guest",
                    f"{said!r} lets no bot in: it is a game, and a bot like "
                    "mybots:Miser or miser=mybots:Miser with a name of its own",
                    found=said,
                )
            check_own(place)
            self._places.setdefault(game, {})[name] = place

    def names(self, game: str) -> list[str]:
        """Everybody who can be chosen: ours, weakest first, and then the host's."""
        return [*bot_names(game), *self._places.get(game, {})]

    def known(self, game: str, name: str) -> str:
        """A bot's name, if there is such a bot."""
        return name if name in self._places.get(game, {}) else known_bot(game, name)

    def place(self, game: str, name: str | None) -> str:
        """Where the class of a host's bot is; nothing for one of ours."""
        return self._places.get(game, {}).get(name or "", "")
