"""The question, and how it is answered: pairs of games, portion by portion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from robobid.arena.executors import Workforce
from robobid.arena.lab.change import Side
from robobid.arena.lab.observing import faults_in, play_observed, sheet_of
from robobid.arena.lab.quantities import Quantities, names_of, quantities_of
from robobid.arena.lab.tally import Finding, Tally, findings, tally_of
from robobid.arena.matches import DEFAULT_LIMITS, Fault, Limits
from robobid.arena.stopping import Stopped
from robobid.bots import check_bot, known_bot
from robobid.bots.external import is_external
from robobid.bots.naming import Word
from robobid.bots.own import is_own
from robobid.core.errors import Unsupported
from robobid.fzzzt.cards import Card
from robobid.fzzzt.setup import belt_deck

RULES_PORTION: Final = 5
TWIN_PORTION: Final = 2048
"""Pairs of games that are played in one go, wherever that is."""
TWIN_BOTS: Final = ("random", "apprentice", "mechanic")
"""The bots that the fast twin knows by heart."""

Progress = Callable[[int], None]
"""Called with the number of pairs of games that have just been finished."""


class Question(NamedTuple):
    """What does a change do to the game, as these bots play it?"""

    base: Side
    change: Side
    bots: tuple[str, ...]
    seed: int
    fast: bool = False
    """By the fast twin, which has luck of its own."""
    limits: Limits = DEFAULT_LIMITS
    keep_logs: Path | None = None
    """Where the words of programs are kept."""


class Portion(NamedTuple):
    """What came out of some pairs of games."""

    tally: Tally
    faults: tuple[Fault, ...]


class Answer(NamedTuple):
    """What a change does, as far as so many pairs of games can tell."""

    pairs: int
    findings: list[Finding]
    faults: tuple[Fault, ...]
    cards: tuple[frozenset[str], frozenset[str]]
    """The cards that can come up on each side, by their ids."""
    alike: Mapping[str, tuple[str, ...]]
    """Cards that nobody can tell apart count as one: by the first id, all of them."""


def check_question(question: Question) -> None:
    """Refuse bots that cannot play, before any game."""
    for word in question.bots:
        check_bot("fzzzt", word)
        if question.fast and not _is_fast(word):
            allowed = ", ".join(TWIN_BOTS)
            raise Unsupported(
                "not_a_fast_bot",
                f"the fast twin has no bot {word!r}; it has {allowed}",
                bot=word,
                allowed=allowed,
            )


def _is_fast(word: str) -> bool:
    bot = Word.of(word).bot
    is_ours = not (is_external(bot) or is_own(bot))
    return is_ours and known_bot("fzzzt", bot) in TWIN_BOTS


def cards_of(side: Side) -> frozenset[str]:
    """The cards of a side that can come up, by their ids."""
    table = side.game.set_up(side.tags)
    belt = belt_deck(table.edition, len(table.players), table.deck)
    return frozenset(card.id for card in belt)


def alike_in(question: Question) -> dict[str, tuple[str, ...]]:
    """The cards of both sides, those together that are equal on each of them."""
    sides = (question.base, question.change)
    belts = [cards_of(side) for side in sides]
    found: dict[tuple[Card | None, ...], list[str]] = {}
    for id_ in sorted(belts[0] | belts[1]):
        facts = tuple(
            _facts(side.game.deck.by_id[id_]) if id_ in belt else None
            for side, belt in zip(sides, belts, strict=True)
        )
        found.setdefault(facts, []).append(id_)
    return {ids[0]: tuple(ids) for ids in found.values()}


def _facts(card: Card) -> Card:
    """All that matters of a card while it is played."""
    return card._replace(id="", set="", inferred=())


def answer(
    question: Question,
    pairs: int,
    force: Workforce,
    progress: Progress | None = None,
) -> Answer:
    """Play so many pairs of games, and compare the two sides.

    Whoever is stopped gives what the pairs say that are finished.
    """
    check_question(question)
    sides = cards_of(question.base), cards_of(question.change)
    alike = alike_in(question)
    portions = portions_of(question, pairs)
    work = partial(play_portion, question, alike)
    played: list[Portion] = []
    names = names_of(len(question.bots), list(alike))

    def so_far() -> Answer:
        (whole,) = played
        tally = whole.tally
        found = findings(names, tally)
        return Answer(tally.games, found, whole.faults, sides, alike)

    try:
        for numbers, done in zip(portions, force.results(work, portions), strict=True):
            played = [added(*played, done)]
            if progress is not None:
                progress(len(numbers))
    except KeyboardInterrupt as stop:
        force.abandon()
        raise Stopped(so_far() if played else None) from stop
    return so_far()


def portions_of(question: Question, pairs: int) -> list[range]:
    """The numbers of the pairs, in portions for one worker each."""
    size = TWIN_PORTION if question.fast else RULES_PORTION
    return [range(at, min(at + size, pairs)) for at in range(0, pairs, size)]


def added(first: Portion, *others: Portion) -> Portion:
    """Portions as one."""
    for other in others:
        first = Portion(first.tally + other.tally, first.faults + other.faults)
    return first


def play_portion(
    question: Question, alike: Mapping[str, tuple[str, ...]], numbers: range
) -> Portion:
    """Play some pairs of games, known by their numbers."""
    sides = [
        _play(question, side, alike, numbers)
        for side in (question.base, question.change)
    ]
    (base, base_faults), (change, change_faults) = sides
    return Portion(tally_of(base, change), base_faults + change_faults)


def _play(
    question: Question, side: Side, alike: Mapping[str, tuple[str, ...]], numbers: range
) -> tuple[Quantities, tuple[Fault, ...]]:
    known = {card: number for number, ids in enumerate(alike.values()) for card in ids}
    belt = cards_of(side)
    present = [len(belt.intersection(ids)) for ids in alike.values()]
    if question.fast:
        from robobid.arena.lab.twin import play_twin

        sheet = play_twin(side, known, question.bots, question.seed, numbers)
        return quantities_of(sheet, present), ()
    games = [
        play_observed(
            side,
            known,
            question.bots,
            question.seed,
            number,
            question.limits,
            question.keep_logs,
        )
        for number in numbers
    ]
    return quantities_of(sheet_of(games), present), faults_in(games)
