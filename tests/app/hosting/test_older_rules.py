"""A table that was begun by older rules is played on by them, by bots too."""

from __future__ import annotations

from collections import OrderedDict

from robobid.app.hosting.bots.thinker import Job, think
from robobid.app.hosting.rows import StoredMove
from robobid.app.hosting.tables.brought import Site, _opened, good_part_of
from robobid.app.hosting.tables.good_part import good_moves
from robobid.app.hosting.tables.history import History
from robobid.core.decisions import CHANCE
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.core.record import UNDO
from robobid.core.setup import RULES
from robobid.games.registry import game_named
from tools.corpus import FOLDER, read


def an_older_table() -> tuple[dict[str, str], list[StoredMove]]:
    """One from before the tag, which can be played on by older rules alone.

    Its tags and moves, as a server of then has stored them; somebody is to act.
    """
    game = game_named("powergrid").game
    for kept in read(FOLDER / "powergrid-1.jsonl.xz"):
        record = read_record(kept.record, game)
        tags = dict(record.extra)
        if tags.pop(RULES, None) != "1" or UNDO in kept.record:
            continue
        lines = tuple(" ".join(entry.words) for entry in record.entries[:-1])
        moves = [StoredMove(0, CHANCE, lines)]
        try:
            History(game, tags).take(moves[0])
        except RobobidError:
            history, broken = good_moves("powergrid", tags, moves)
            if history is not None and broken is None and history.to_act:
                return tags, moves
    raise AssertionError("there is none")


def test_a_table_from_before_the_tag_is_played_on_by_the_rules_of_then() -> None:
    """Bots, and processes that play what was brought, were told the newer ones."""
    tags, moves = an_older_table()
    history, _ = good_moves("powergrid", tags, moves)
    assert history is not None
    site = Site("KQXF", 0.0, "powergrid", tags, moves)
    job = Job(
        table="KQXF",
        game="powergrid",
        tags=history.tags,
        moves=moves,
        seat=history.to_act[0],
        bot="random",
    )

    thought = think(job, OrderedDict())
    by_rules, _ = _opened(site)
    good = good_part_of(site)

    assert history.tags[RULES] == by_rules[RULES] == "1"
    assert thought.move
    assert (good.moves, good.is_whole) == (1, True)
