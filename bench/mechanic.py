"""What a bid of the mechanic takes: plain, as the rules' bot runs it, and compiled.

Both run the same lines (`robobid.twins.plain.fzzzt`). Asked for are all bids of some
games for four, and both must give the same answers.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from bench._command import no_options
from robobid.bots.fzzzt.mechanic import Mechanic, mechanics_judgement
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.view import View
from robobid.twins.fzzzt import Box, from_tables, mechanic_actions, to_action

GAMES: Final = 4
TURNS: Final = 5


class Noting:
    """A mechanic who notes what it was asked, and what it answered."""

    def __init__(self) -> None:
        self.bot = Mechanic(1)
        self.asked: list[tuple[View, Decision]] = []
        self.answers: list[Any] = []

    def choose(self, view: View, decision: Decision) -> Any:
        """What the mechanic does."""
        answer = self.bot.choose(view, decision)
        if decision.kind == "bid":
            self.asked.append((view, decision))
            self.answers.append((decision.seat, answer))
        return answer


def best_time(task: Callable[[], Any], times: int) -> float:
    """Microseconds of the core for one of so many answers, the best of some turns."""
    turns = []
    for _ in range(TURNS):
        start = process_time()
        task()
        turns.append(1e6 * (process_time() - start) / times)
    return min(turns)


def main() -> None:
    """Print both times and their ratio."""
    no_options(__doc__)
    noting = Noting()
    for game in range(GAMES):
        table = FZZZT.set_up({"Edition": "en", "Players": "A; B; C; D"})
        play(FZZZT, table, dict.fromkeys(range(4), noting), Seeded(game))
    bot, bids = noting.bot, len(noting.asked)
    plain = best_time(lambda: [bot.choose(*asked) for asked in noting.asked], bids)
    box, random = Box.open("en", 4), Random(1)
    tables = from_tables(box, [imagine(view, random) for view, _ in noting.asked])
    judgement = mechanics_judgement()
    actions = mechanic_actions(box, tables, judgement)
    answers = [to_action(box, tables[at], action) for at, action in enumerate(actions)]
    assert answers == noting.answers
    compiled = best_time(lambda: mechanic_actions(box, tables, judgement), bids)
    print(f"a bid of the mechanic, of {bids} for four, µs")
    print(f"  plain       {plain:8.1f}")
    print(f"  compiled    {compiled:8.1f}  {plain / compiled:.0f} times as fast")


if __name__ == "__main__":
    main()
