"""Bots of one's own in Python: a class by its place, or an installed one by its name.

The word of a class is `module:Class`, such as `mybots:Miser`; its module is looked for
where Python looks, and in the directory one is in. A package that declares its bots in
the entry point group `robobid.bots` has them called by their names there.

Only who runs a command can name them: at a table in the browser there are those that
the server's host has let in.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import Any, Final

from robobid.core.driver import AnyPlayer
from robobid.core.errors import Reason, Unsupported

GROUP: Final = "robobid.bots"
_PLACE: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
_BUILT_IN_PREFIXES: Final = ("exec:", "robot:")


def is_own(word: str) -> bool:
    """Is this the word for a class of one's own, or an installed one's name?

    >>> is_own("mybots:Miser"), is_own("exec:mybot"), is_own("mechanic")
    (True, False, False)
    """
    return is_place(word) or word in installed()


def is_place(word: str) -> bool:
    """Does a word say where a class is?"""
    is_built_in = word.startswith(_BUILT_IN_PREFIXES)
    return not is_built_in and _PLACE.fullmatch(word) is not None


@cache
def installed() -> dict[str, str]:
    """The bots that other packages bring: where each is, by its name."""
    return {found.name: found.value for found in entry_points(group=GROUP)}


def make_own(word: str, seed: int | str) -> AnyPlayer:
    """A bot of one's own; its class is given the seed, if it wants one."""
    kind = _class_of(word)
    try:
        wants_seed = bool(signature(kind).parameters)
    except (TypeError, ValueError):
        wants_seed = True
    player: AnyPlayer = kind(seed) if wants_seed else kind()
    return player


def check_own(word: str) -> None:
    """Refuse a word whose class cannot be found, or cannot choose."""
    kind = _class_of(word)
    if not callable(getattr(kind, "choose", None)):
        english = "{place} has no method choose(view, decision)"
        raise _no_class(word, Reason("cannot_choose", english, place=_place_of(word)))


def _place_of(word: str) -> str:
    return word if is_place(word) else installed()[word]


def _class_of(word: str) -> Any:
    module, _, name = _place_of(word).partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except Exception as error:  # whatever somebody's module does
        words = f"{type(error).__name__}: {error}"
        english = "module {module} cannot be loaded ({words})"
        reason = Reason("module_not_loaded", english, module=module, words=words)
        raise _no_class(word, reason) from error
    if not hasattr(found, name):
        english = "module {module} has no {name}"
        raise _no_class(
            word, Reason("no_such_class", english, module=module, name=name)
        )
    return getattr(found, name)


def _no_class(word: str, reason: Reason) -> Unsupported:
    return Unsupported(
        "no_class",
        f"the bot {word!r} cannot be made: {reason}",
        bot=word,
        reason=reason,
    )
