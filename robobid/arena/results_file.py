"""Results of an experiment in a file, a deal a line: a later run goes on from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeVar

from robobid.arena.deals import DealResult
from robobid.arena.matches import Fault, GameResult
from robobid.arena.resumable import ResumableLines
from robobid.bots.naming import name_of
from robobid.core.errors import Reason

FORMAT: Final = 1
X = TypeVar("X")


class ResultsFile(ResumableLines):
    """The file of one experiment."""

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        super().__init__(path, {"format": FORMAT, "experiment": identity})
        self._line_ups = [sorted(map(name_of, bots)) for bots in identity["line_ups"]]

    def read(self) -> list[DealResult]:
        """All deals that are there."""
        return [self._deal(line, number) for number, line in enumerate(self.lines())]

    def add(self, deal: DealResult) -> None:
        """Write a deal behind the others."""
        self.append(_deal_as_json(deal))

    def _deal(self, line: bytes, number: int) -> DealResult:
        where = number + 2
        found = self.value(line, where)
        if not isinstance(found, dict):
            reason = Reason("json_object_expected", "expected a JSON object")
            raise self.unreadable(where, line, reason)
        if found.get("deal") != number:
            reason = Reason("deal_expected", "expected deal {deal}", deal=number)
            raise self.unreadable(where, line, reason)
        try:
            games = tuple(map(_game_from_json, found["games"]))
            if not all(sorted(game.bots) in self._line_ups for game in games):
                raise KeyError("who plays there?")
            return DealResult(number, games)
        except (KeyError, TypeError, AttributeError) as error:
            reason = Reason("games_expected", "expected the games of a deal")
            raise self.unreadable(where, line, reason) from error


def _deal_as_json(deal: DealResult) -> dict[str, Any]:
    games = []
    for game in deal.games:
        found = game._asdict() | {"faults": [fault._asdict() for fault in game.faults]}
        del found["record"]  # results are for many more games than anybody would read
        games.append(found)
    return {"deal": deal.number, "games": games}


def _game_from_json(found: dict[str, Any]) -> GameResult:
    bots = _list_of(str, found["bots"])
    points, places = _list_of(int, found["points"]), _list_of(int, found["places"])
    if not len(bots) == len(points) == len(places) or min(places, default=1) < 1:
        raise TypeError("seats without a result")
    (decisions,) = _list_of(int, [found["decisions"]])
    faults = tuple(Fault(**fault) for fault in found["faults"])
    return GameResult(bots, points, places, decisions, faults)


def _list_of(kind: type[X], found: list[Any]) -> tuple[X, ...]:
    """Values of one kind; others are no game's."""
    if not all(type(each) is kind for each in found):
        raise TypeError(f"not all of {found} are {kind}")
    return tuple(found)
