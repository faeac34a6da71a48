"""Results of an experiment in a file: a deal a line, and a later run goes on from it.

The first line says which experiment it is. What stands behind the last whole line was
being written when something went wrong; it is cut off and played again.
"""

from __future__ import annotations

import json
from os import SEEK_END
from pathlib import Path
from typing import Any, Final, TypeVar

from robobid.arena.deals import DealResult
from robobid.arena.matches import Fault, GameResult
from robobid.bots.naming import name_of
from robobid.core.errors import Reason, Unreadable, Unsupported, bad_file

FORMAT: Final = 1
X = TypeVar("X")


class ResultsFile:
    """The file of one experiment; it is made when the first deal is written."""

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        self._path = path
        self._head = _line({"format": FORMAT, "experiment": identity})
        self._line_ups = [sorted(map(name_of, bots)) for bots in identity["line_ups"]]
        self._length = 0
        """How many bytes are whole lines."""
        self._size = 0
        """How many bytes there are, as far as we know."""

    def read(self) -> list[DealResult]:
        """All deals that are there; none if there is no file yet.

        A file of another experiment, or of something else, is refused and left alone.
        """
        written = self._bytes()
        self._length, self._size = written.rfind(b"\n") + 1, len(written)
        head, *lines = written[: self._length].splitlines() or [b""]
        if self._length:
            self._check_head(self._object(head, 1))
        elif not self._head.startswith(written):
            raise self._unreadable(
                1, written, "not_results", "is not the beginning of a file of results"
            )
        return [self._deal(line, number) for number, line in enumerate(lines)]

    def append(self, deal: DealResult) -> None:
        """Write a deal behind the others."""
        line = _line(_deal_as_json(deal))
        if not self._length:
            line = self._head + line
        try:
            with self._path.open("r+b" if self._path.exists() else "xb") as file:
                if file.seek(0, SEEK_END) != self._size:
                    raise _in_use(self._path)
                file.truncate(self._length)
                file.seek(self._length)
                file.write(line)
        except (OSError, ValueError) as error:
            raise bad_file(self._path, error) from error
        self._length += len(line)
        self._size = self._length

    def _bytes(self) -> bytes:
        try:
            return self._path.read_bytes()
        except FileNotFoundError:
            return b""
        except (OSError, ValueError) as error:
            raise bad_file(self._path, error) from error

    def _check_head(self, found: dict[str, Any]) -> None:
        wanted = _flat(json.loads(self._head))
        there = _flat(found)
        for key in wanted | there:
            if wanted.get(key) != there.get(key):
                values = {
                    "file": str(self._path),
                    "key": key,
                    "found": json.dumps(there.get(key), ensure_ascii=False),
                    "wanted": json.dumps(wanted.get(key), ensure_ascii=False),
                }
                raise Unsupported(
                    "other_experiment",
                    "{file} has the results of another experiment: {key} is {found}, "
                    "not {wanted}; name another file".format(**values),
                    **values,
                )

    def _object(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self._unreadable(
                number, line, "json_object_expected", "expected a JSON object"
            )
        return found

    def _deal(self, line: bytes, number: int) -> DealResult:
        where = number + 2
        found = self._object(line, where)
        if found.get("deal") != number:
            raise self._unreadable(
                where, line, "deal_expected", "expected deal {deal}", deal=number
            )
        try:
            games = tuple(map(_game_from_json, found["games"]))
            if not all(sorted(game.bots) in self._line_ups for game in games):
                raise KeyError("who plays there?")
            return DealResult(number, games)
        except (KeyError, TypeError, AttributeError) as error:
            raise self._unreadable(
                where, line, "games_expected", "expected the games of a deal"
            ) from error

    def _unreadable(
        self, line: int, text: bytes, code: str, english: str, **values: Any
    ) -> Unreadable:
        found = text[:40].decode(errors="replace")
        reason = Reason(code, english, **values)
        return Unreadable(
            "bad_results",
            f"{self._path} is no file of results: "
            f"line {line} begins with {found!r}: {reason}",
            file=str(self._path),
            line=line,
            found=found,
            reason=reason,
        )


def _in_use(path: Path) -> Unsupported:
    return Unsupported(
        "results_in_use",
        f"somebody else has written to {path} meanwhile; it was left alone",
        file=str(path),
    )


def _line(value: Any) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"{text}\n".encode()


def _flat(head: dict[str, Any]) -> dict[str, Any]:
    """The head of a file with the experiment's parts beside the format."""
    experiment = head.get("experiment")
    parts = experiment if isinstance(experiment, dict) else {}
    return {"format": head.get("format"), **parts}


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
