"""What is said to people, in four languages.

Each language is a folder of Project Fluent's files: keys by meaning, whose first word
names the file, and messages with gaps in braces. Terminal and web read the same files;
names.json has the names that are the same in all languages.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Protocol

from robobid.app.locales import sources
from robobid.app.locales.noun import Noun

if TYPE_CHECKING:
    from robobid.app.locales.bundle import Bundle

LANGUAGES: Final = ("en", "de", "fr", "ru")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(LookupError):
    """A language that we do not speak."""


class Say(Protocol):
    """Puts a key's message into words, with values for its gaps."""

    lang: str

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message in the language of this speaker."""

    def noun(self, key: str, /, **values: Any) -> Noun:
        """A noun, of which a message may ask for another case or the gender."""


def language(option: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: as asked for, else the system's, else English.

    >>> language("de"), language(None, {"LANG": "fr_CA.UTF-8"}), language(None, {})
    ('de', 'fr', 'en')
    >>> language("la")
    Traceback (most recent call last):
    robobid.app.locales.UnknownLanguage: we do not speak 'la'; we speak en, de, fr, ru
    """
    if option is not None:
        if option not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"we do not speak {option!r}; we speak {allowed}")
        return option
    system = next(filter(None, map(environ.get, _VARIABLES)), "")
    found = system.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else "en"


def messages(lang: str) -> sources.Messages:
    """All messages of a language, by key."""
    return sources.messages(language(lang))


@cache
def names() -> dict[str, str]:
    """The names of robots, by card, and of mechanics, by number: in all languages."""
    text = (
        files("robobid.app.locales").joinpath("names.json").read_text(encoding="utf-8")
    )
    found: dict[str, str] = json.loads(text)
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
        self.lang = language(lang)

    def __call__(self, key: str, /, **values: Any) -> str:
        return self._messages.filled(key, values)

    def noun(self, key: str, /, **values: Any) -> Noun:
        messages = self._messages
        return Noun(
            lambda case: messages.filled(key, {**values, "case": case}),
            messages.gender(key),
        )

    @cached_property
    def _messages(self) -> Bundle:
        # Fluent is loaded when somebody speaks, not whenever the program starts.
        from robobid.app.locales.bundle import bundle

        return bundle(self.lang)
