"""What a change says, checked value by value: numbers in reach, known words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from robobid.arena.lab.changefile import bad
from robobid.core.errors import Unreadable


class Asked(NamedTuple):
    """Some values of a change file, and where they stand."""

    values: Mapping[str, Any]
    where: str
    path: Path

    def checked(self, keys: Iterable[str]) -> Asked:
        """The same; refused if there is a key that is not known."""
        known = [*keys]
        for key in self.values:
            if key not in known:
                raise bad(
                    self.path,
                    "no_such_field",
                    "unknown key {field!r}; known: {allowed}",
                    field=f"{self.where}.{key}",
                    allowed=", ".join(known),
                )
        return self

    def inside(self, key: str) -> Asked:
        """The values of a table within."""
        found = self.values.get(key, {})
        if not isinstance(found, Mapping):
            raise self.refused(
                key, "table_expected", "{field!r} must be a table: [{field}]"
            )
        return Asked(found, f"{self.where}.{key}".strip("."), self.path)

    def number(self, key: str, usual: Any, least: int, most: int) -> int:
        """A whole number in reach; the usual one if nothing is said."""
        found = self.values.get(key, usual)
        if not _is_number(found, least, most):
            raise self.refused(
                key,
                "number_within",
                "{field!r} must be a whole number from {least} to {most}, not {found}",
                least=least,
                most=most,
            )
        return int(found)

    def numbers(
        self, key: str, usual: tuple[int, ...], most: int, count: int = 0
    ) -> tuple[int, ...]:
        """Whole numbers from 0 on: so many of them, or any number of them up to 32."""
        found = self.values.get(key, list(usual))
        is_list = isinstance(found, list) and 0 < len(found) <= (count or _LONGEST)
        if (
            not is_list
            or (count and len(found) != count)
            or not all(_is_number(each, 0, most) for each in found)
        ):
            raise self.refused(
                key,
                "numbers_within",
                "{field!r} must be a list of {count} whole numbers from 0 to {most}, "
                "not {found}",
                count=str(count or f"1–{_LONGEST}"),
                most=most,
            )
        return tuple(found)

    def words(self, key: str, usual: Iterable[str], known: Iterable[str]) -> list[str]:
        """Some words that are known, each once."""
        found, allowed = self.values.get(key, [*usual]), [*known]
        is_list = isinstance(found, list)
        if not is_list or any(str(each) not in allowed for each in found):
            raise self.refused(
                key,
                "some_of",
                "{field!r} must be a list of some of {allowed}, not {found}",
                allowed=", ".join(allowed),
            )
        return [*dict.fromkeys(map(str, found))]

    def refused(self, key: str, code: str, english: str, **values: Any) -> Unreadable:
        """What stands there cannot be, and the reason says what could."""
        return bad(
            self.path,
            code,
            english,
            field=f"{self.where}.{key}".strip("."),
            found=repr(self.values.get(key)),
            **values,
        )


_LONGEST = 32


def _is_number(found: Any, least: int, most: int) -> bool:
    return type(found) is int and least <= found <= most
