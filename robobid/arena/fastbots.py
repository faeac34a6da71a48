"""The bots that the fast twins know by heart."""

from __future__ import annotations

from robobid.bots import is_robot, known_bot, roster_of
from robobid.bots.external import is_external
from robobid.bots.naming import Word
from robobid.bots.own import is_own
from robobid.core.errors import Unsupported


def check_fast_bot(game: str, word: str) -> None:
    """Refuse a bot that a game's twin does not know; robots act by themselves."""
    allowed, bot = roster_of(game).by_twin, Word.of(word).bot
    if is_robot(bot):
        return
    is_ours = not is_external(bot) and not is_own(bot)
    if not is_ours or known_bot(game, bot) not in allowed:
        raise Unsupported(
            "not_a_fast_bot",
            f"the fast twin has no bot {bot!r}; it has {', '.join(allowed)}",
            bot=bot,
            allowed=", ".join(allowed),
        )
