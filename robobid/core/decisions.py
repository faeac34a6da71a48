"""Who may act now, and with what."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias

from robobid.core.errors import Illegal, RobobidError

CHANCE: Final = -1
"""The seat of luck: it answers whenever a card is turned or a hand is dealt."""

SEAT_LETTERS: Final = "ABCDEF"

Action: TypeAlias = Hashable
"""What somebody does: a small named value of a game, compared by what it holds.

Each game has its own union of them, `robobid.games.fzzzt.rules.actions.Action`; this is
the bound of them all, for whoever plays every game alike.
"""


def seat_letter(seat: int) -> str:
    """How a seat is written.

    >>> seat_letter(0), seat_letter(3)
    ('A', 'D')
    """
    return SEAT_LETTERS[seat]


def is_among(action: object, options: Iterable[object]) -> bool:
    """Is an action one of the options: equal, and of the same type?

    Named tuples of different types are equal when their values are.
    """
    kind = type(action)
    return any(type(option) is kind and option == action for option in options)


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why something cannot be chosen now, as a refusal would say it."""

    code: str
    """There is a sentence for it: `error.` and the code."""
    values: Mapping[str, Any] = field(hash=False)


Spell = Callable[[Any], str]
"""How an action is written."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that an error speaks of, and how it is written.

    >>> print(Choice(("raise", 3), "raise 3"))
    raise 3
    """

    action: Action
    move: str

    def __str__(self) -> str:
        return self.move

    def plain_form(self) -> str:
        """An action goes by its notation."""
        return self.move


class Options:
    """Everything a seat may do now: the one list of legal moves.

    A game gives its own kind where listing all would be long; then `in`, `len` and
    `pick` must agree with what iterating gives.
    """

    __slots__ = ()

    is_listed: ClassVar[bool] = True
    """Are they written out for programs, or does what is offered say it all?"""

    def offered(self) -> Any:
        """What there is to choose from, each with its price and why not, as a record.

        None where the options themselves say it all.
        """
        return None

    def why_not(self, action: object, *left_out: str) -> WhyNot | None:
        """Why an action is not among the options, as its refusal says; None if it is.

        >>> Listed(("heads", "tails")).why_not("edge").code
        'not_an_option'
        """
        if action in self:
            return None
        refusal = self.refusal(CHANCE, action)
        left_out = ("seat", *left_out)
        values = {k: v for k, v in refusal.values.items() if k not in left_out}
        return WhyNot(refusal.code, values)

    def __contains__(self, action: object) -> bool:
        return is_among(action, self)

    def __iter__(self) -> Iterator[Any]:
        raise TypeError(f"{type(self).__name__} does not say what its options are")

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def pick(self, random: Random) -> Any:
        """One of the options, each with its weight."""
        return next(islice(iter(self), random.randrange(len(self)), None))

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        """Every option with its weight; equal ones unless a game says otherwise."""
        return ((action, 1) for action in self)

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        """Why an action is not among the options; `spell` writes actions."""
        allowed = choices(islice(iter(self), _SOME), spell)
        if len(self) > len(allowed):
            allowed = (*allowed, "...")
        return Illegal(
            "not_an_option",
            f"{spell(action)} is not allowed now; allowed: {listed(allowed)}",
            seat=seat,
            action=Choice(action, spell(action)),
            allowed=allowed,
        )


_SOME: Final = 4
"""So many allowed actions are named where another was chosen."""


def choices(actions: Iterable[Any], spell: Spell) -> tuple[Choice | str, ...]:
    """Actions as an error speaks of them."""
    return tuple(Choice(action, spell(action)) for action in actions)


def listed(things: Iterable[object]) -> str:
    """Things as an English sentence lists them.

    >>> listed([1, 2, "..."])
    '1, 2, ...'
    """
    return ", ".join(map(str, things))


class Listed(Options):
    """Options that are few enough to be written out.

    >>> options = Listed(("heads", "tails"))
    >>> "heads" in options, len(options), list(options)
    (True, 2, ['heads', 'tails'])
    """

    __slots__ = ("_actions",)

    def __init__(self, actions: Sequence[Any]) -> None:
        self._actions = actions

    def __contains__(self, action: object) -> bool:
        return is_among(action, self._actions)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self._actions))

    def __repr__(self) -> str:
        return f"Listed({tuple(self._actions)!r})"

    def pick(self, random: Random) -> Any:
        return self._actions[int(random.random() * len(self._actions))]


class Decision(NamedTuple):
    """A seat may act now: what the choice is about, and everything it may choose."""

    seat: int
    kind: str
    options: Options


class Notation(Protocol):
    """What writes the actions of a table: every game does."""

    def write(self, table: Any, seat: int, action: Any, /) -> tuple[str, ...]:
        """An action as the words of its notation, seat or chance word first."""


def speller(game: Notation, table: Any, seat: int) -> Spell:
    """How a seat's actions are written: `r2a+r1a`, `plant 13`, `#turn r5b`.

    What is no action of the game is shown as Python has it.
    """

    def spell(action: Action) -> str:
        try:
            words = game.write(table, seat, action)
        except (RobobidError, AttributeError, LookupError, TypeError, ValueError):
            return repr(action)
        return " ".join(words if words[0].startswith("#") else words[1:])

    return spell


def checked(
    decisions: Sequence[Decision],
    seat: int,
    action: object,
    game: Notation | None = None,
    table: Any = None,
) -> Decision:
    """The decision that an action answers, or the reason why it answers none.

    Given the game and the table, the reason speaks of actions as records do.

    >>> heads_or_tails = [Decision(1, "call", Listed(("heads", "tails")))]
    >>> checked(heads_or_tails, 1, "heads").kind
    'call'
    >>> checked(heads_or_tails, 0, "heads")
    Traceback (most recent call last):
    robobid.core.errors.Illegal: seat A is not to act now; to act: seat B
    """
    for decision in decisions:
        if decision.seat == seat:
            if action in decision.options:
                return decision
            spell = repr if game is None else speller(game, table, seat)
            raise decision.options.refusal(seat, action, spell)
    who = ", ".join(name_of(decision.seat) for decision in decisions)
    raise Illegal(
        "not_to_act",
        f"{name_of(seat)} is not to act now; to act: {who or 'nobody'}",
        seat=seat,
        allowed=who,
    )


def forced_move(decision: Decision) -> Any:
    """What is done where nothing is left to choose, as a robot never has a choice.

    >>> forced_move(Decision(0, "bid", Listed(("pass",))))
    'pass'
    """
    (action,) = decision.options
    return action


def name_of(seat: int) -> str:
    """How an error speaks of a seat.

    >>> name_of(2), name_of(CHANCE), name_of(9)
    ('seat C', 'chance', 'seat 9')
    """
    if seat == CHANCE:
        return "chance"
    return f"seat {SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else seat}"
