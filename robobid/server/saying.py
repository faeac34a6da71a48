"""What is told of a game, ready for the wire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from robobid import telling
from robobid.core.game import AnyGame
from robobid.core.record import Entry, Move
from robobid.core.wire import plain
from robobid.server import wire
from robobid.server.history import History, Viewer
from robobid.server.offers.offer import Offer
from robobid.telling.told import seat_named


class Stories:
    """A table's story as each viewer is told it, worked out when somebody asks."""

    def __init__(self, offer: Offer, history: History) -> None:
        self._offer = offer
        self._history = history
        self._told: dict[Viewer, tuple[telling.Story, list[telling.Change]]] = {}
        self._tellers: dict[Viewer, telling.Teller] = {}
        self._rules: dict[Viewer, telling.Rules] = {}

    def teller(self, viewer: Viewer) -> telling.Teller:
        """Who tells the game to a viewer."""
        if viewer not in self._tellers:
            table = self._history.record.table
            self._tellers[viewer] = self._offer.teller(table, viewer)
        return self._tellers[viewer]

    def rules(self, viewer: Viewer, found: telling.Rules) -> wire.Rules | None:
        """The rules, unless they are those that the viewer was told last."""
        if self._rules.get(viewer) == found:
            return None
        self._rules[viewer] = found
        return rules(found)

    def tell_all_rules(self, viewer: Viewer) -> None:
        """Whoever comes now has been told none."""
        self._rules.pop(viewer, None)

    def change(self, viewer: Viewer, number: int) -> telling.Change:
        """How the story of a viewer goes on with a move."""
        return self._up_to_now(viewer)[1][number]

    def coach(self, viewer: int) -> wire.CoachInfo | None:
        """What a coach says to a seat that is to act."""
        decision = self._history.decision(viewer)
        if decision is None:
            return None
        log = self._up_to_now(viewer)[0].log
        view = self._history.view(viewer)
        return coach(self.teller(viewer).coach(view, decision, log))

    def _up_to_now(self, viewer: Viewer) -> tuple[telling.Story, list[telling.Change]]:
        if viewer not in self._told:
            self._told[viewer] = telling.Story(self.teller(viewer), viewer), []
        story, changes = self._told[viewer]
        for move in self._history.moves[len(changes) :]:
            changes.append(told_on(story, move))
        return story, changes


def told_on(story: telling.Story, move: Move | Entry) -> telling.Change:
    """Tell a move, or one entry of a record; it may take another back."""
    if move.is_undo:
        return story.take_back(move.seat)
    return story.go_on(move.seat, move.events)


def told(what: telling.Told) -> wire.Told:
    """A sentence."""
    values = {name: plain(value) for name, value in what.values.items()}
    return wire.Told(key=what.key, values=values, otherwise=what.otherwise)


def coach(found: telling.Coaching) -> wire.CoachInfo | None:
    """What a coach says; of a game that has none, nothing."""
    if not (found.happened or found.now):
        return None
    return wire.CoachInfo(
        moment=found.moment,
        happened=[told(each) for each in found.happened],
        now=[told(each) for each in found.now],
    )


def answer(
    seat: int, viewer: Viewer, own: str | None, why: str, bot: str
) -> telling.Told:
    """Who answered for a seat whose own player could not."""
    values: dict[str, telling.Value] = {
        "name": seat_named(seat, viewer),
        "bot": telling.Told(f"bot.{bot}", otherwise=bot),
    }
    if own is not None:
        values["own"] = telling.Told(f"bot.{own}", otherwise=own)
    return telling.Told(f"told.answered.{why}", values)


def lines(told_lines: Iterable[telling.Line]) -> list[wire.Line]:
    """Lines of a story."""
    return [
        wire.Line(
            kind=line.kind,
            told=[told(each) for each in line.told],
            seat=line.seat,
            card=line.card,
            heading=line.heading,
        )
        for line in told_lines
    ]


@lru_cache(maxsize=256)
def rules(found: telling.Rules) -> wire.Rules:
    """The rules; from move to move they are mostly the same."""
    now, others = (
        [wire.Rule(number=rule.number, told=told(rule.told)) for rule in part]
        for part in found
    )
    return wire.Rules(now=now, others=others)


def verdict(game: AnyGame, teller: telling.Teller, table: object) -> list[wire.Told]:
    """Who has won and by what; nothing before the end."""
    outcome = game.outcome(table)
    return [] if outcome is None else [told(each) for each in teller.verdict(outcome)]
