"""The TOML of experiments and changes: what cannot be read is refused with a reason."""

from __future__ import annotations

import tomllib
from typing import Any

from robobid.core.errors import Reason, Why, reason_of


class NotToml(Exception):
    """A text that cannot be read as TOML, and why."""

    def __init__(self, reason: Why) -> None:
        super().__init__(str(reason))
        self.reason = reason


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML text says.

    >>> read_toml("deals = 100")
    {'deals': 100}
    >>> read_toml("deals = " + "[" * 100_000)
    Traceback (most recent call last):
    robobid.support.tomlfile.NotToml: lists lie too deep in one another
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(reason_of(error)) from error
    except RecursionError:
        english = "lists lie too deep in one another"
        raise NotToml(Reason("too_deep", english)) from None
    except ValueError as error:  # a number of thousands of digits, or a day that is not
        english = "a number or a date in it cannot be"
        raise NotToml(Reason("not_toml_value", english)) from error
