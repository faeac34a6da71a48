"""What bots, hints and analyses find out, as JSON: run by itself, in a process.

With names of modules as arguments, Python finds none of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any


class Refusing:
    """An import system without some modules."""

    def __init__(self, refused: Sequence[str]) -> None:
        self._refused = refused

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in self._refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def thoughts() -> dict[str, Any]:
    """One decision of each kind that needs kernels, in both games."""
    from robobid.app.analysis.judgement import Effort, judge
    from robobid.app.analysis.luck import measure, strokes
    from robobid.app.analysis.moments import moments
    from robobid.bots import hint, make_bot
    from robobid.core.wire import plain
    from tests.app.analysis.records import at_random

    found: dict[str, Any] = {}
    for game, bots, entries in (
        ("fzzzt", ("engineer", "chief"), (14, 40)),
        ("powergrid", ("planner",), (12, 40)),
    ):
        for length in entries:
            record = at_random(game, length)
            moment = moments(record)[-1]
            rules, decision = record.game, moment.decision
            view = moment.view(rules)
            for bot in bots:
                chosen = make_bot(game, bot, 1).choose(view, decision)
                found[f"{game} {length} {bot}"] = repr(chosen)
            found[f"{game} {length} hint"] = repr(hint(game, view, decision))
            judged = judge(rules, moment, 1, Effort(64, 128))
            found[f"{game} {length} judged"] = plain(judged)
        stroke = strokes(record)[-1]
        found[f"{game} luck"] = plain(measure(record.game, stroke, 1, 128))
    return found


if __name__ == "__main__":
    sys.meta_path.insert(0, Refusing(sys.argv[1:]))
    print(json.dumps({"thoughts": thoughts(), "loaded": sorted(sys.modules)}))
