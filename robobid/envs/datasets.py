"""Games kept for learners: what was seen, allowed, chosen and won, and the deal.

A file of games is read back in three lines: see docs/simulate.md. Its card says what
is in it, column by column. Parquet takes pyarrow; the other forms do not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid import __version__
from robobid.core.decisions import CHANCE, Action, Decision
from robobid.core.errors import Unreadable, Unsupported, bad_file, unknown
from robobid.core.game import AnyGame
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.envs.coding import Coding, mask
from robobid.envs.episode import EnvSpec
from robobid.envs.specs import coding_of
from robobid.envs.tables import number_names
from robobid.games.registry import game_named
from robobid.support.extras import command_for

RECORDS: Final = ".txt"
NPZ: Final = ".npz"
PARQUET: Final = ".parquet"
FORMS: Final = (PARQUET, NPZ, RECORDS)
NO_NUMBER: Final = -1
_CARD: Final = "card"
COLUMNS: Final = {
    "game": "which game, from 0, in the order of `records`",
    "seat": "who chose; chance is -1",
    "observation": "what the seat could know, number by number as `numbers` names them",
    "mask": "a one for each number that was allowed; zeros for chance",
    "action": "the number that was chosen, of choices or of chance's outcomes; "
    "-1 for a bid too dear to have one",
    "reward": "the seat's share of the win less an equal share, known at the end",
}
"""What stands in each row: one for every choice, those of chance being the deal."""


class Games(NamedTuple):
    """Games as rows of numbers, and as records."""

    card: dict[str, Any]
    """What is in it, and how it was made."""
    columns: dict[str, NDArray[Any]]
    """By the names of `COLUMNS`."""
    records: tuple[str, ...]

    @property
    def choices(self) -> dict[str, NDArray[Any]]:
        """The rows of seats alone: what somebody learns from who imitates."""
        own = self.columns["seat"] != CHANCE
        return {name: column[own] for name, column in self.columns.items()}


def form_of(path: Path) -> str:
    """The form of a file, by how its name ends; refused if it is none of ours."""
    if path.suffix not in FORMS:
        raise unknown("form", path.suffix or path.name, FORMS)
    if path.suffix == PARQUET:
        _pyarrow()
    return path.suffix


def games_of(
    game: AnyGame, records: Iterable[str], made_by: Mapping[str, Any] | None = None
) -> Games:
    """The rows of some records that are all of one kind of game."""
    texts = tuple(records)
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    kind = coding_of(game_named(game.name))
    played: EnvSpec | None = None
    for number, text in enumerate(texts):
        record = read_record(text, game)
        start = game.set_up(record.extra)
        # Robots move on from game to game: each has persons of its own.
        played = EnvSpec(game, start, played.coding if played else kind(start))
        for row in _rows(number, played, record):
            for name, value in zip(COLUMNS, row, strict=True):
                rows[name].append(value)
    if played is None:
        raise Unsupported("no_games", "at least one game is needed, not 0", found="0")
    columns = {name: np.array(column) for name, column in rows.items()}
    return Games(_card(played, len(texts), columns, made_by or {}), columns, texts)


def _rows(
    number: int, course: EnvSpec, record: Record[Any]
) -> Iterator[tuple[Any, ...]]:
    game, coding = course.game, course.coding
    shares = dict(zip(course.persons, course.worth(record.table), strict=True))
    nothing = np.zeros(coding.layout.size, coding.layout.dtype)
    table = game.set_up(record.extra)
    for entry in record.kept:
        decision = next(d for d in game.decisions(table) if d.seat == entry.seat)
        if decision.seat == CHANCE:
            found = _number(coding, table, decision, entry.action)
            none = np.zeros(coding.choices, np.uint8)
            yield number, CHANCE, nothing, none, found[0], 0.0
        elif decision.seat in shares:
            found = _number(coding, table, decision, entry.action)
            row = coding.observe(game.view(table, decision.seat))
            allowed = mask(coding.choices, found[1]).astype(np.uint8)
            yield number, decision.seat, row, allowed, found[0], shares[decision.seat]
        game.carry_out(table, entry.seat, entry.action)


def _number(
    coding: Coding, table: Any, decision: Decision, action: Action
) -> tuple[int, Mapping[int, Any]]:
    options = coding.options(table, decision)
    found = (number for number, each in options.items() if each == action)
    return next(found, NO_NUMBER), options


def _card(
    course: EnvSpec,
    games: int,
    columns: dict[str, NDArray[Any]],
    made_by: Mapping[str, Any],
) -> dict[str, Any]:
    return {
        "what": f"games of {game_named(course.game.name).title}",
        "game": course.game.name,
        "set_up": course.game.tags(course.start),
        "seats": course.seats,
        "games": games,
        "rows": len(columns["seat"]),
        "choices": course.choices,
        "made_by": {"robobid": __version__, **made_by},
        "columns": COLUMNS,
        "numbers": number_names(course),
    }


# -- Files ---


def write_games(path: Path, games: Games) -> None:
    """Write games in the form that the file's name asks for."""
    form = form_of(path)
    card = json.dumps(games.card, ensure_ascii=False)
    try:
        if form == RECORDS:
            path.write_text("\n".join(games.records), "utf-8")
        elif form == NPZ:
            packed: dict[str, Any] = dict(games.columns)
            packed["mask"] = np.packbits(packed["mask"], axis=1)
            records = np.array(games.records)
            with path.open("wb") as file:
                np.savez_compressed(file, card=card, records=records, **packed)
        else:
            _write_parquet(path, games, card)
    except OSError as error:
        raise bad_file(path, error) from error


def read_games(path: Path | str) -> Games:
    """Games from a file: `.parquet` or `.npz`."""
    path = Path(path)
    form = form_of(path)
    try:
        if form == NPZ:
            with np.load(path) as found:
                columns = {name: found[name] for name in COLUMNS}
                card = json.loads(str(found[_CARD]))
                records = tuple(map(str, found["records"]))
            count = card["choices"]
            columns["mask"] = np.unpackbits(columns["mask"], axis=1, count=count)
            return Games(card, columns, records)
        if form == PARQUET:
            return _read_parquet(path)
    except (OSError, ValueError, KeyError) as error:
        raise bad_file(path, error) from error
    raise Unreadable(
        "records_are_text",
        f"{path} holds records: `robobid replay` and `read_record` read them",
        file=str(path),
    )


def _write_parquet(path: Path, games: Games, card: str) -> None:
    arrow, parquet = _pyarrow()
    columns = {}
    for name, column in games.columns.items():
        if column.ndim == 1:
            columns[name] = arrow.array(column)
        else:
            flat = arrow.array(column.ravel())
            columns[name] = arrow.FixedSizeListArray.from_arrays(flat, column.shape[1])
    table = arrow.table(columns)
    records = json.dumps(games.records, ensure_ascii=False)
    parquet.write_table(
        table.replace_schema_metadata({_CARD: card, "records": records}), path
    )


def _read_parquet(path: Path) -> Games:
    _, parquet = _pyarrow()
    table = parquet.read_table(path)
    known = {key.decode(): text.decode() for key, text in table.schema.metadata.items()}
    columns = {}
    for name in COLUMNS:
        column = table[name].combine_chunks()
        if name in ("observation", "mask"):
            flat = column.flatten().to_numpy(zero_copy_only=False)
            columns[name] = flat.reshape(len(column), -1)
        else:
            columns[name] = column.to_numpy(zero_copy_only=False)
    return Games(json.loads(known[_CARD]), columns, tuple(json.loads(known["records"])))


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        command = command_for("pyarrow")
        raise Unsupported(
            "parquet_needs_pyarrow",
            f"Parquet takes pyarrow: {command}; or keep the games as .npz",
            command=command,
        ) from error
    return pyarrow, pyarrow.parquet
