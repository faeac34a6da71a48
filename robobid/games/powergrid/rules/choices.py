"""Options that are only written out when somebody wants to see them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from robobid.core.decisions import Listed, Options


class Choices(Options):
    """What a seat may do, as a snapshot of the table: it stays true when that changes.

    To check one action costs little; `listed` is asked once, and only for a list.
    """

    __slots__ = ("_actions",)

    def __init__(self) -> None:
        self._actions: list[Any] | None = None

    def listed(self) -> list[Any]:
        """All options."""
        raise TypeError(f"{type(self).__name__} does not say what its options are")

    def actions(self) -> list[Any]:
        """All options, worked out once."""
        if self._actions is None:
            self._actions = self.listed()
        return self._actions

    def __contains__(self, action: object) -> bool:
        return action in self.actions()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.actions())

    def __len__(self) -> int:
        return len(self.actions())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and list(other) == list(self)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {list(self)!r}>"

    def pick(self, random: Random) -> Any:
        actions = self.actions()
        return actions[int(random.random() * len(actions))]


class Priced(Listed):
    """Options that are written out; what they cost is worked out for those who ask.

    `offer` must hold nothing that changes, so that it stays true.
    """

    __slots__ = ("_offer",)

    def __init__(self, actions: Sequence[Any], offer: Callable[[], Any]) -> None:
        super().__init__(actions)
        self._offer = offer

    def offered(self) -> Any:
        return self._offer()

    def __reduce__(self) -> Any:
        """In another process the costs are known, not how they are worked out."""
        return _priced, (tuple(self), self.offered())


def _priced(actions: Sequence[Any], offered: Any) -> Priced:
    return Priced(actions, lambda: offered)
