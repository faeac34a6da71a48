"""The languages' files, split into entries; nothing in them is read yet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n+[ }].*)*", re.MULTILINE)


class Messages(Mapping[str, str]):
    """The sources of a language's messages, by their names in Fluent.

    A key's dots are hyphens there: `fzzzt.kind.robot` is `fzzzt-kind-robot`; both
    names find it.

    >>> messages("en")["fzzzt.mechanic"]
    'fzzzt-mechanic = Mechanic { $number }'
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources

    def __getitem__(self, key: str) -> str:
        return self._sources[fluent_name(key)]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and fluent_name(key) in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)


def fluent_name(key: str) -> str:
    """A key as Fluent writes it, where names have no dots."""
    return key.replace(".", "-")


@cache
def messages(lang: str) -> Messages:
    """All messages of a language."""
    found: dict[str, str] = {}
    for path in sorted(files("robobid.app.locales").joinpath(lang).iterdir(), key=str):
        if path.name.endswith(".ftl"):
            text = path.read_text(encoding="utf-8")
            found |= {entry[1]: entry[0] for entry in _ENTRY.finditer(text)}
    return Messages(found)
