"""The command's own words, argparse's included, in the language of whoever types it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from typing import Any, Final

from robobid.app.locales import LANGUAGES, language, messages, words
from robobid.games.registry import GameEntry

_LANG: Final = ContextVar("lang", default="en")
_OPTION: Final = "--lang"
_ARGPARSE: Final = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "ignored explicit argument %r": "explicit",
    "expected one argument": "one",
}
"""What argparse says, and our messages for it; anything else stays as it is."""
_GAP: Final = re.compile(r"%(?:\((\w+)\))?[sr]")
_UNNAMED: Final = {"required": "found", "unrecognized": "found", "explicit": "value"}
_META: Final = re.compile(r"[A-Z]{2,}")


def say(key: str, /, **values: Any) -> str:
    """A message in the language of this command."""
    return words(_LANG.get())(key, **values)


def meta(text: str) -> str:
    """What stands for an argument: `NAME|FILE` in the words of this language."""
    known = messages(_LANG.get())

    def said(word: re.Match[str]) -> str:
        key = f"cli.meta.{word[0].lower()}"
        return say(key) if key in known else word[0]

    return _META.sub(said, text)


def said_or(key: str, otherwise: str) -> str:
    """A message, or other words where nobody wrote one: for a game of somebody's."""
    return say(key) if key in messages(_LANG.get()) else otherwise


def title(entry: GameEntry) -> str:
    """The name under which a game is sold."""
    return said_or(f"{entry.name}.title", entry.title)


def asked_language(argv: Sequence[str]) -> str:
    """The language that a command will speak, before anybody has read it.

    >>> asked_language(["play", "fzzzt", "--lang", "de"]), asked_language(["--lang=fr"])
    ('de', 'fr')
    >>> asked_language([]) in LANGUAGES
    True
    """
    wanted = [
        following if word == _OPTION else word.removeprefix(f"{_OPTION}=")
        for word, following in pairwise([*argv, ""])
        if word.startswith(_OPTION)
    ]
    return next((lang for lang in wanted if lang in LANGUAGES), language(None))


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Speak a language; argparse asks a function of its module for its own words."""
    token = _LANG.set(lang)
    usual = vars(argparse)["_"]
    vars(argparse).update(_=_translated)
    try:
        yield
    finally:
        vars(argparse).update(_=usual)
        _LANG.reset(token)


def _translated(message: str) -> str:
    """A sentence of argparse's with its own gaps, which it fills afterwards."""
    name = _ARGPARSE.get(message)
    if name is None:
        return message
    gaps = {gap[1] or _UNNAMED[name]: gap[0] for gap in _GAP.finditer(message)}
    ends = message[len(message.rstrip()) :]
    return say(f"cli.argparse.{name}", **gaps) + ends
