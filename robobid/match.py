"""A match: one game with people, bots and luck, played move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from robobid.core.decisions import (
    CHANCE,
    SEAT_LETTERS,
    Decision,
    Options,
    Spell,
    checked,
    listed,
    seat_letter,
    speller,
)
from robobid.core.errors import Illegal, RobobidError, Unsupported
from robobid.core.record import Entry, Record, action_of

if TYPE_CHECKING:
    from robobid.core.outcome import Outcome

_SHOWN: Final = 8
"""So many options are shown where Python shows a value."""


class Match:
    """A game, who sits where, and what they have done so far.

    `robobid.new` and `robobid.load` make one. A seat goes by its letter, and a move is
    text in the notation of docs/notation.md, or an action.

    >>> import robobid
    >>> match = robobid.new("fzzzt", "human, mechanic", seed=1)
    >>> match.to_act
    ('A',)
    >>> print(match.options("A"))
    m1, r1a, r2a, r3a, m1+r1a, m1+r2a, m1+r3a, r1a+r2a, r1a+r3a, r2a+r3a, \
m1+r1a+r2a, m1+r1a+r3a, m1+r2a+r3a, r1a+r2a+r3a, m1+r1a+r2a+r3a
    >>> match.play("r4z")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: no card is called 'r4z'; this deck's cards are ...
    """

    def __init__(
        self, record: Record[Any], seats: Sequence[str], *, follow: bool = True
    ) -> None:
        from robobid.bots.draws import Draws
        from robobid.bots.programs import Programs

        seed = record.tags().get("Seed")
        self.record: Record[Any] = record
        """Everything that was chosen, luck included, and the table it led to."""
        self.seats: tuple[str, ...] = tuple(seats)
        """Who sits where: `human`, a bot's name, or a robot."""
        self._follows = follow
        self._draws = Draws(record.game.name, int(seed) if seed else None)
        self._programs = Programs(record)

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that may act now, those of people first; none waits for luck."""
        waiting = self._of_people() or self.record.decisions
        return tuple(seat_letter(d.seat) for d in waiting if d.seat != CHANCE)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, and by what; None while the game goes on."""
        return self.record.game.outcome(self.record.table)

    def options(self, seat: str | None = None) -> Moves:
        """Everything that a seat may do now; of whoever is to act, if none is named."""
        decision = self._decision(seat)
        game, table = self.record.game, self.record.table
        return Moves(decision, speller(game, table, decision.seat), self.record)

    def view(self, seat: str | None = None) -> Any:
        """What a seat may know; without one, what a spectator may."""
        number = None if seat is None else self._number(seat)
        return self.record.game.view(self.record.table, number)

    def play(self, move: Any, seat: str | None = None) -> list[Entry]:
        """Make a move, as text or as an action, for a seat, or for whoever is to act.

        Luck and bots follow until a person is to act. Gives the move and all that
        followed, each with what happened; what is refused changes nothing.
        """
        number = self._decision(seat).seat if seat is None else self._number(seat)
        self.record.play(number, move)
        return [self.record.entries[-1], *(self.follow() if self._follows else ())]

    def step(self) -> Entry | None:
        """One action of luck or of a bot; None if a person is to act, or nobody."""
        decisions = self.record.decisions
        if not decisions or self._of_people():
            return None
        decision, number = decisions[0], len(self.record.kept)
        if decision.seat == CHANCE:
            action = self._draws.draw(decision, number)
        else:
            action = self._choice(decision, number)
        self.record.play(decision.seat, action)
        if self.record.is_over:
            self._programs.leave()
        return self.record.entries[-1]

    def follow(self) -> list[Entry]:
        """All that luck and bots do until a person is to act, or until the end."""
        return [*iter(self.step, None)]

    def undo(self, seat: str | None = None) -> None:
        """Take back what a seat did last, or the person who acted last.

        It can be as long as neither luck nor another seat has answered it, and nothing
        was revealed; the record says that it was taken back.
        """
        people = [e.seat for e in self.record.kept if self._is_person(e.seat)]
        last = people[-1] if people else 0
        self.record.undo(last if seat is None else self._number(seat))

    def __str__(self) -> str:
        """The record, to paste: `robobid.load` reads it."""
        return self.record.write()

    def __eq__(self, other: object) -> bool:
        """The same record, the same players, and going on alike."""
        if not isinstance(other, Match):
            return NotImplemented
        alike = self.seats == other.seats and self._follows == other._follows
        return alike and self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # a match goes on

    def __repr__(self) -> str:
        from robobid.bots.seating import is_of_others

        said = [repr(str(self))]
        if any(map(is_of_others, self.seats)):
            said.append(f"seats={','.join(self.seats)!r}")
        if not self._follows:
            said.append("follow=False")
        return f"robobid.load({', '.join(said)})"

    def _choice(self, decision: Decision, number: int) -> Any:
        """What a bot does: it is given what its seat may know, and nothing else."""
        from robobid.bots.external import is_external

        seat, word = decision.seat, self.seats[decision.seat]
        view = self.record.game.view(self.record.table, seat)
        if is_external(word):
            seed = self._draws.seed_of(seat)
            return self._programs.choose(word, seed, view, decision)
        return self._draws.choose(word, view, decision, number)

    def _is_person(self, seat: int) -> bool:
        from robobid.bots.seating import HUMAN

        return seat != CHANCE and self.seats[seat] == HUMAN

    def _of_people(self) -> list[Decision]:
        """What people are asked; where all choose at once, they go first."""
        return [each for each in self.record.decisions if self._is_person(each.seat)]

    def _decision(self, seat: str | None) -> Decision:
        waiting = [*self._of_people(), *self.record.decisions]
        for decision in waiting:
            if seat is None or decision.seat == self._number(seat):
                return decision
        # Nobody has this decision: the refusal says who has one.
        return checked(waiting, 0 if seat is None else self._number(seat), None)

    def _number(self, seat: str) -> int:
        letters = SEAT_LETTERS[: len(self.seats)]
        if len(seat) == 1 and seat in letters:
            return letters.index(seat)
        raise Unsupported(
            "unknown_view",
            f"no seat is called {seat!r}; allowed: {listed(letters)}",
            view=seat,
            allowed=listed(letters),
        )


class Moves(Options):
    """What a seat may do now: actions, which are shown in the notation.

    >>> import robobid
    >>> moves = robobid.new("fzzzt", "human, mechanic", seed=1).options("A")
    >>> len(moves), "r2a+r1a" in moves, "r1b" in moves
    (15, True, False)
    >>> moves
    <Moves m1, r1a, r2a, r3a, m1+r1a, m1+r2a, m1+r3a, r1a+r2a, ...>
    """

    __slots__ = ("_decision", "_record", "_spell")

    def __init__(self, decision: Decision, spell: Spell, record: Record[Any]) -> None:
        self._decision = decision
        self._spell = spell
        self._record = record

    def __contains__(self, move: object) -> bool:
        """Is it among them: an action, or a move as text?"""
        record, seat = self._record, self._decision.seat
        if isinstance(move, str):
            try:
                move = action_of(record.game, record.table, seat, move)
            except RobobidError:
                return False
        return move in self._decision.options

    def __iter__(self) -> Iterator[Any]:
        return iter(self._decision.options)

    def __len__(self) -> int:
        return len(self._decision.options)

    def pick(self, random: Random) -> Any:
        """One of them, each with its weight."""
        return self._decision.options.pick(random)

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        """Every action with its weight."""
        return self._decision.options.outcomes()

    def offered(self) -> Any:
        """What there is to choose from, each with its price and why not."""
        return self._decision.options.offered()

    def refusal(self, seat: int, action: object, spell: Spell | None = None) -> Illegal:
        """Why an action is not among them, in the notation."""
        return self._decision.options.refusal(seat, action, spell or self._spell)

    def __str__(self) -> str:
        return listed(map(self._spell, self))

    def __repr__(self) -> str:
        some = [self._spell(action) for action in islice(self, _SHOWN)]
        return f"<Moves {listed(some)}{', ...' if len(self) > _SHOWN else ''}>"
