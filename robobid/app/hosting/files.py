"""Decks and maps that are not ours: those that people bring, and those of the host.

What somebody brings is kept with the table that is played with it, and nowhere else.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.people.names import clean_name
from robobid.app.hosting.problems import file_too_large
from robobid.app.hosting.settings import Settings
from robobid.core.errors import RobobidError, Unsupported, bad_file, unknown
from robobid.core.setup import FromFile, from_files
from robobid.games.registry import entries

_LOG = logging.getLogger("robobid.server")


class Brought(NamedTuple):
    """What a file holds, and its text."""

    setting: FromFile
    """Of which setting it is."""
    material: Any
    text: str


class Files:
    """Reads files that somebody brings or names."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.file_size
        self._names = settings.name_length
        self._host: dict[str, dict[str, str]] = {}
        if settings.files:
            self._host = _texts_in(Path(settings.files))

    def names(self, game: str) -> list[str]:
        """The files of the host that a game can be played with."""
        return sorted(self._host.get(game, {}))

    def text(self, offer: Offer, name: str, text: str | None) -> str:
        """The text of a file that somebody brings, or names of the host's."""
        setting_of(offer)
        if text is None:
            game = offer.entry.name
            if name not in self._host.get(game, {}):
                raise unknown("file", name, self.names(game) or ["-"])
            text = self._host[game][name]
        elif len(text.encode(errors="replace")) > self._most:
            raise file_too_large(self._most)
        return text

    def stem(self, offer: Offer, name: str) -> str:
        """What is played with goes by the name of its file."""
        return clean_name(Path(name).stem, self._names) or setting_of(offer).name

    def texts_in(
        self, offer: Offer, said: Mapping[str, Any]
    ) -> dict[str, tuple[str, str]]:
        """For each setting that a wish has a file for, its name and its text."""
        return {
            name: (
                self.stem(offer, file["name"]),
                self.text(offer, file["name"], file.get("text")),
            )
            for name, file in files_in(offer, said).items()
        }


def read_file(offer: Offer, stem: str, text: str) -> Brought:
    """What a file holds."""
    setting = setting_of(offer)
    return Brought(setting, setting.kind.marked(text, stem), text)


def files_in(offer: Offer, said: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """The files that a wish brings or names, by setting."""
    settings = from_files(offer.game.setup_type)
    return {
        s.name: said[s.name] for s in settings if isinstance(said.get(s.name), dict)
    }


def setting_of(offer: Offer) -> FromFile:
    """The setting of a game that can come from a file."""
    for setting in from_files(offer.game.setup_type):
        return setting
    raise Unsupported("no_files", "this game is played with nothing from a file")


def _texts_in(folder: Path) -> dict[str, dict[str, str]]:
    """The texts of all files by game and name; one that is bad is left out."""
    if not folder.is_dir():
        raise bad_file(folder, NotADirectoryError(20, "Not a directory"))
    found: dict[str, dict[str, str]] = {}
    for entry in entries():
        for setting in from_files(entry.game.setup_type):
            for file in sorted((folder / entry.name).glob("*.json")):
                try:
                    text = file.read_text(encoding="utf-8")
                    setting.kind.marked(text, file.stem)
                except (OSError, ValueError, RobobidError) as error:
                    _LOG.warning("%s is left out: %s", file, error)
                else:
                    found.setdefault(entry.name, {})[file.name] = text
    return found
