"""What is told of a table, to each viewer."""

from __future__ import annotations

from robobid import narration
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.tables.history import History, Viewer
from robobid.core.game import AnyGame
from robobid.core.record import Entry, Move
from robobid.narration.message import seat_named


class Stories:
    """A table's story as each viewer is told it, worked out when somebody asks."""

    def __init__(self, offer: Offer, history: History) -> None:
        self._offer = offer
        self._history = history
        self._told: dict[Viewer, tuple[narration.Story, list[narration.Change]]] = {}
        self._tellers: dict[Viewer, narration.Teller] = {}
        self._rules: dict[Viewer, narration.Rules] = {}

    def teller(self, viewer: Viewer) -> narration.Teller:
        """Who tells the game to a viewer."""
        if viewer not in self._tellers:
            table = self._history.record.table
            self._tellers[viewer] = self._offer.teller(table, viewer)
        return self._tellers[viewer]

    def rules(self, viewer: Viewer, found: narration.Rules) -> narration.Rules | None:
        """The rules, unless they are those that the viewer was told last."""
        if self._rules.get(viewer) == found:
            return None
        self._rules[viewer] = found
        return found

    def tell_all_rules(self, viewer: Viewer) -> None:
        """Whoever comes now has been told none."""
        self._rules.pop(viewer, None)

    def change(self, viewer: Viewer, number: int) -> narration.Change:
        """How the story of a viewer goes on with a move."""
        return self._up_to_now(viewer)[1][number]

    def coach(self, viewer: int) -> narration.Coaching | None:
        """What a coach says to a seat that is to act; nothing where there is none."""
        decision = self._history.decision(viewer)
        if decision is None:
            return None
        log = self._up_to_now(viewer)[0].log
        view = self._history.view(viewer)
        found = self.teller(viewer).coach(view, decision, log)
        return found if found.happened or found.now else None

    def _up_to_now(
        self, viewer: Viewer
    ) -> tuple[narration.Story, list[narration.Change]]:
        if viewer not in self._told:
            self._told[viewer] = narration.Story(self.teller(viewer), viewer), []
        story, changes = self._told[viewer]
        for move in self._history.moves[len(changes) :]:
            changes.append(told_on(story, move))
        return story, changes


def told_on(story: narration.Story, move: Move | Entry) -> narration.Change:
    """Tell a move, or one entry of a record; it may take another back."""
    if move.is_undo:
        return story.take_back(move.seat)
    return story.go_on(move.seat, move.events)


def answer(
    seat: int, viewer: Viewer, own: str | None, why: str, bot: str
) -> narration.Told:
    """Who answered for a seat whose own player could not."""
    values: dict[str, narration.Value] = {
        "name": seat_named(seat, viewer),
        "bot": narration.Told(f"bot.{bot}", otherwise=bot),
    }
    if own is not None:
        values["own"] = narration.Told(f"bot.{own}", otherwise=own)
    return narration.Told(f"told.answered.{why}", values)


def verdict(
    game: AnyGame, teller: narration.Teller, table: object
) -> tuple[narration.Told, ...]:
    """Who has won and by what; nothing before the end."""
    outcome = game.outcome(table)
    return () if outcome is None else teller.verdict(outcome)
