"""Decks and maps that are not ours: those that people bring, and those of the host.

What somebody brings is kept with the table that is played with it, and nowhere else.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from robobid.core.errors import RobobidError, Unsupported, bad_file, unknown
from robobid.core.setup import FromFile, from_files
from robobid.games import cards
from robobid.server.cleaning import clean_name
from robobid.server.offers.offer import Offer
from robobid.server.problems import Denied
from robobid.server.settings import Settings

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

    def read(self, offer: Offer, name: str, text: str | None) -> Brought:
        """What a file holds; without a text it is one of the host's."""
        setting = setting_of(offer)
        if text is None:
            game = offer.card.name
            if name not in self._host.get(game, {}):
                raise unknown("file", name, self.names(game) or ["-"])
            text = self._host[game][name]
        elif len(text.encode(errors="replace")) > self._most:
            raise Denied(
                413,
                "file_too_large",
                f"the file has more than {self._most} bytes",
                most=self._most,
            )
        stem = clean_name(Path(name).stem, self._names) or setting.name
        return Brought(setting, setting.kind.marked(text, stem), text)

    def taken_from(
        self, offer: Offer, said: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """A wish with what its files hold, and the files' texts by setting."""
        wish, texts = dict(said), {}
        for name, file in files_in(offer, said).items():
            found = self.read(offer, file["name"], file.get("text"))
            wish[name], texts[name] = found.material, found.text
        return wish, texts


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
    for card in cards():
        for setting in from_files(card.game.setup_type):
            for file in sorted((folder / card.name).glob("*.json")):
                try:
                    text = file.read_text(encoding="utf-8")
                    setting.kind.marked(text, file.stem)
                except (OSError, ValueError, RobobidError) as error:
                    _LOG.warning("%s is left out: %s", file, error)
                else:
                    found.setdefault(card.name, {})[file.name] = text
    return found
