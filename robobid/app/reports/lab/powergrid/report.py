"""What is told of a comparison of Power Grid."""

from __future__ import annotations

from typing import Final

from robobid.app.locales import Say
from robobid.app.locales.phrases import as_sentence
from robobid.app.reports.lab.game_report import GameReport
from robobid.arena.lab.question import Question
from robobid.games.powergrid.rules.plants import Fuel


def _plant(question: Question, id_: str, say: Say) -> str:
    """A plant by its number, or by its name if it has one."""
    if id_.isdigit():
        return as_sentence(say("powergrid.plant", number=id_))
    return as_sentence(say(f"powergrid.card.{id_}"))


REPORT: Final = GameReport(
    words="lab.powergrid",
    card=_plant,
    decimals={
        "rounds": 2,
        "step2": 2,
        "step3": 2,
        "when": 2,
        "margin": 2,
        **{fuel.word: 2 for fuel in Fuel},
    },
    # Length, cities, how near the others come, and what plants cost.
    of_the_game=("rounds", "score", "margin", "price", "step3"),
    of_a_card=("price", "bought", "wins"),
    sections=("wins", "bought", "price", "over", "when"),
)
