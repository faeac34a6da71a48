"""Where a game is kept while it is played, so that it can be left and continued."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from robobid.core.errors import Unreadable, Unsupported, bad_file
from robobid.core.game import AnyGame
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.core.setup import RULES, settings_of

_SEATS: Final = "Seats"
FINISHED: Final = "finished"
"""The folder of games that were played to their end."""
MOST_FINISHED: Final = 50
LAST: Final = "last"
"""What `analyse` and `replay` call the game that was finished last."""


def set_up_tags(game: AnyGame) -> list[str]:
    """The tags that must be the same for a game to be continued."""
    tags = [setting.tag for setting in settings_of(game.setup_type)]
    # A game goes on by the rules that it was begun with.
    return [_SEATS, *(tag for tag in tags if tag != RULES)]


class Keeper:
    """Keeps a record in a file, or nowhere.

    `lasting` files are the player's own (`--record`) and stay when the game is over;
    the others are ours, under the user's data directory.
    """

    def __init__(self, path: Path | None, *, lasting: bool) -> None:
        self.path = path
        self.lasting = lasting

    def load(self, game: AnyGame, tags: Mapping[str, str]) -> Record[Any] | None:
        """The unfinished game that is kept here, if it has the same set-up.

        A file of the player's own that holds anything else is refused, unchanged.
        """
        text = self._text()
        if self.path is None or not text.strip():
            return None
        if not self.lasting:
            with suppress(Unreadable, Unsupported):
                return self._checked(read_record(text, game), tags)
            return None
        return self._checked(read_record(text, game), tags)

    def _text(self) -> str:
        if self.path is None:
            return ""
        try:
            return self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""
        except (OSError, ValueError) as error:
            raise bad_file(self.path, error) from error

    def _checked(self, record: Record[Any], tags: Mapping[str, str]) -> Record[Any]:
        self._check_set_up(set_up_tags(record.game), record.tags(), tags)
        if record.is_over:
            raise Unsupported(
                "record_is_over",
                f"the game in {self.path} is over; name another file",
                file=str(self.path),
            )
        return record

    def _check_set_up(
        self, names: list[str], found: Mapping[str, str], tags: Mapping[str, str]
    ) -> None:
        for name in [*names, *(["Seed"] if "Seed" in tags else [])]:
            if found.get(name, "") != tags.get(name, ""):
                raise Unsupported(
                    "record_differs",
                    f"the game in {self.path} has {name} {found.get(name, '')!r}, not "
                    f"{tags.get(name, '')!r}; name another file",
                    file=str(self.path),
                    tag=name,
                    found=found.get(name, "-"),
                    wanted=tags.get(name, "-"),
                )

    def save(self, record: Record[Any]) -> None:
        """Write the record down; the file is always whole, old or new."""
        if self.path is None:
            return
        # The same game in two terminals has one file, but each writes beside it alone.
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        try:
            if not self.lasting:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(record.write(), encoding="utf-8")
            os.replace(beside, self.path)
        except OSError as error:
            raise bad_file(self.path, error) from error

    def others(self) -> list[Keeper]:
        """Where all games of this set-up are kept, the last one first."""
        if self.path is None or self.lasting:
            return []
        beside = self.path.parent.glob(f"{self.path.stem}*{self.path.suffix}")
        return [Keeper(path, lasting=False) for path in by_age(beside)]

    def free(self) -> Keeper:
        """A place beside this one where nothing is kept yet."""
        if self.path is None or self.lasting or not self._text():
            return self
        numbered = (
            self.path.with_stem(f"{self.path.stem}-{number}") for number in count(2)
        )
        return Keeper(next(p for p in numbered if not p.exists()), lasting=False)

    def finish(self) -> Path | None:
        """The game is over: our own file goes to the finished ones, the player's stays.

        Gives where a finished game of ours is now; of many, the oldest are forgotten.
        """
        if self.path is None or self.lasting:
            return None
        folder = self.path.parent / FINISHED
        place = folder / f"{self.path.stem}-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.replace(self.path, place)
        except OSError as error:
            raise bad_file(place, error) from error
        for old in by_age(folder.glob("*.txt"))[MOST_FINISHED:]:
            old.unlink(missing_ok=True)
        return place


def keeper(
    game: AnyGame, record: Path | None, tags: Mapping[str, str], *, on_terminal: bool
) -> Keeper:
    """Where this game is kept: the named file, the user's own place, or nowhere."""
    if record is not None:
        return Keeper(record, lasting=True)
    if not on_terminal:
        return Keeper(None, lasting=False)
    names = [*set_up_tags(game), "Seed"]
    key = sha256(repr([tags.get(name) for name in names]).encode()).hexdigest()[:16]
    return Keeper(data_directory() / f"{tags['Game']}-{key}.txt", lasting=False)


def by_age(paths: Iterable[Path]) -> list[Path]:
    """Files, the last written one first."""
    return sorted(paths, key=lambda path: (-path.stat().st_mtime, path.name))


def written_at(path: Path) -> str:
    """When a file was written, to the minute: the same in every language."""
    return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"


def saved_games(games: Iterable[str]) -> list[Path]:
    """Every game of ours that was left on a terminal, the last one first."""
    folder = data_directory()
    return by_age(path for game in games for path in folder.glob(f"{game}-*.txt"))


def last_finished() -> Path | None:
    """The game that was played to its end last on this terminal."""
    return next(iter(by_age((data_directory() / FINISHED).glob("*.txt"))), None)


def data_directory(environ: Mapping[str, str] = os.environ) -> Path:
    """Where our files are: `XDG_DATA_HOME`, or `~/.local/share`."""
    home = environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "robobid"
