"""How an element of an array lies in memory: a number, or a record of fields."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from math import prod
from typing import Any, Final

_FORMATS: Final = {
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "u1": "B",
    "u2": "H",
    "u4": "I",
    "u8": "Q",
    "f4": "f",
    "f8": "d",
    "b1": "?",
    "?": "?",
}


class Number:
    """A kind of number: as numpy's types, it names a layout, and makes numbers."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._make: Any = {"f": float, "b": bool}.get(code[0], int)

    def __call__(self, value: Any) -> Any:
        """A number of this kind."""
        return self._make(value)


class Layout:
    """A number, a record, or a row of either; the same words as numpy's `dtype`.

    >>> Layout([("seat", "u1"), ("cards", "u8", (2,))], align=True).itemsize
    24
    """

    __slots__ = (
        "_told",
        "alignment",
        "base",
        "fields",
        "format",
        "isalignedstruct",
        "itemsize",
        "letter",
        "names",
        "shape",
        "str",
    )

    def __init__(
        self, told: Any, *, align: bool = False, shape: tuple[int, ...] = ()
    ) -> None:
        self.shape = shape
        self.base: Layout = self
        self.fields: dict[str, tuple[Layout, int]] | None = None
        self.names: tuple[str, ...] | None = None
        self.isalignedstruct = False
        if isinstance(told, Number):
            told = told.code
        if isinstance(told, Layout):
            self._be_a_row_of(told)
        elif isinstance(told, str):
            self._be_a_number(told)
        else:
            self._be_a_record(told, align)

    def _be_a_number(self, code: str) -> None:
        self.str = code
        self.letter = _FORMATS[code]
        self.format = struct.Struct(f"<{self.letter}")
        self.itemsize = self.alignment = self.format.size
        self._told: Any = code

    def _be_a_row_of(self, base: Layout) -> None:
        self.base = base if self.shape else base.base
        self.str, self.letter, self.format = base.str, base.letter, base.format
        self.fields, self.names = base.fields, base.names
        self.alignment, self.isalignedstruct = base.alignment, base.isalignedstruct
        self.itemsize = base.itemsize * prod(self.shape)
        self._told = (base._told, self.shape) if self.shape else base._told

    def _be_a_record(self, told: Sequence[tuple[Any, ...]], align: bool) -> None:
        self.str, self.letter, self.format = "", "", struct.Struct("")
        self.fields = {}
        self.alignment, self.isalignedstruct = 1, align
        size = 0
        for name, kind, *shape in told:
            field = kind if isinstance(kind, Layout) else Layout(kind)
            if shape:
                field = Layout(field, shape=tuple(shape[0]))
            if align:
                size += -size % field.alignment
                self.alignment = max(self.alignment, field.alignment)
            self.fields[name] = (field, size)
            size += field.itemsize
        self.names = tuple(self.fields)
        self.itemsize = size + -size % self.alignment
        self._told = [
            (name, field._told, place) for name, (field, place) in self.fields.items()
        ]

    def __class_getitem__(cls, of: Any) -> type[Layout]:
        return cls

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Layout)
            and self.itemsize == other.itemsize
            and self._told == other._told
        )

    def __hash__(self) -> int:
        return hash((self.itemsize, self.names))

    def __repr__(self) -> str:
        return self.str or f"a record of {', '.join(self.names or ())}"
