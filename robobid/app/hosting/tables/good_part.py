"""How far the stored moves of a table can be made, by the rules it was begun with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.rows import Stored, StoredMove
from robobid.app.hosting.tables.history import History
from robobid.core.setup import by_older_rules


def good_part(stored: Stored) -> tuple[History | None, Exception | None]:
    """As many moves of a stored table as can be made, and what is wrong with the next.

    There is no history of a table that cannot even be set up.
    """
    return good_moves(stored.head.game, stored.tags, stored.moves)


def good_moves(
    name: str, tags: Mapping[str, str], moves: Sequence[StoredMove]
) -> tuple[History | None, Exception | None]:
    """The same of a game, its tags and its moves.

    A table that is older than the tag which names them may be played by older rules.
    """
    tries: list[tuple[History | None, Exception | None]] = []
    try:
        game = offer_named(name).game
        versions = [dict(tags), *by_older_rules(game.setup_type, tags)]
    except Exception as error:
        return None, error
    for each in versions:
        history: History | None = None
        try:
            history = History(game, each)
            for move in moves:
                history.take(move)
        except Exception as error:
            tries.append((history, error))
        else:
            return history, None
    return max(tries, key=lambda each: len(each[0]) if each[0] is not None else -1)
