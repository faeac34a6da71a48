"""What is said to people, in four languages.

Each language is one flat JSON file: keys by meaning, messages with gaps in braces.
Terminal and web read the same files; names.json has the names that are the same in
all languages.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from robobid.locales.message import Message, filled, parse

LANGUAGES: Final = ("en", "de", "fr", "ru")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(LookupError):
    """A language that we do not speak."""


class Say(Protocol):
    """Puts a key's message into words, with values for its gaps."""

    lang: str

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message in the language of this speaker."""


def language(option: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: as asked for, else the system's, else English.

    >>> language("de"), language(None, {"LANG": "fr_CA.UTF-8"}), language(None, {})
    ('de', 'fr', 'en')
    >>> language("la")
    Traceback (most recent call last):
    robobid.locales.UnknownLanguage: we do not speak 'la'; we speak en, de, fr, ru
    """
    if option is not None:
        if option not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"we do not speak {option!r}; we speak {allowed}")
        return option
    system = next(filter(None, map(environ.get, _VARIABLES)), "")
    found = system.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else "en"


@cache
def messages(lang: str) -> dict[str, str]:
    """All messages of a language, by key."""
    found: dict[str, str] = _read(f"{language(lang)}.json")
    return found


@cache
def names() -> dict[str, str]:
    """The names of robots, by card, and of mechanics, by number: in all languages."""
    found: dict[str, str] = _read("names.json")
    return found


def words(lang: str) -> Say:
    """A speaker of a language.

    >>> say = words("en")
    >>> say("fzzzt.kind.robot", n=1), say("fzzzt.kind.robot", n=3)
    ('1 robot', '3 robots')
    """
    return _Speaker(lang)


class _Speaker:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._messages = messages(lang)
        self._parsed: dict[str, Message] = {}

    def __call__(self, key: str, /, **values: Any) -> str:
        if key not in self._parsed:
            self._parsed[key] = parse(self._messages[key])
        return filled(self._parsed[key], values, self.lang)


def _read(name: str) -> Any:
    text = files("robobid.locales").joinpath(name).read_text(encoding="utf-8")
    return json.loads(text)
