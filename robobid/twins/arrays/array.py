"""An array of numbers or records over plain bytes, which needs the standard library.

It can do what tables need to be written and read: fields, places and slices, and
nothing that adds or compares; a record is an array without axes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from robobid.twins.arrays.layouts import Layout


class Array:
    """Elements of one layout, by place; parts of it are views of the same bytes.

    >>> cards = Array.zeros((2, 3), Layout("u8"))
    >>> cards[1, :2] = [5, 7]
    >>> cards.tolist()
    [[0, 0, 0], [5, 7, 0]]
    """

    __slots__ = ("_bytes", "_place", "_strides", "dtype", "shape")

    def __init__(
        self,
        held: memoryview,
        place: int,
        dtype: Layout,
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self._bytes = held
        self._place = place
        self.dtype = dtype
        self.shape = shape
        self._strides = _strides(shape, dtype.itemsize) if strides is None else strides

    @classmethod
    def zeros(cls, shape: tuple[int, ...], dtype: Layout) -> Array:
        """Zeros, side by side."""
        held = bytearray(prod(shape) * dtype.itemsize)
        return cls(memoryview(held), 0, dtype, shape)

    @property
    def ndim(self) -> int:
        """How many axes it has."""
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes its elements have."""
        return prod(self.shape) * self.dtype.itemsize

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self)))

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Array) and self.tolist() == other.tolist()

    __hash__ = None  # type: ignore[assignment]

    # -- reading and writing ---

    def __getitem__(self, key: Any) -> Any:
        found = self._part(key)
        return found if found.shape or found.dtype.fields else found._number()

    def __setitem__(self, key: Any, value: Any) -> None:
        self._part(key)._write(value)

    def tolist(self) -> Any:
        """Numbers as nested lists, records as tuples."""
        if self.shape:
            if self._is_plain_row():
                form = f"<{len(self)}{self.dtype.letter}"
                return [*struct.unpack_from(form, self._bytes, self._place)]
            return [each.tolist() if isinstance(each, Array) else each for each in self]
        if not self.dtype.fields:
            return self._number()
        return tuple(
            each.tolist() if isinstance(each, Array) else each
            for each in (self[name] for name in self.dtype.fields)
        )

    def copy(self) -> Array:
        """The same numbers, in bytes of their own and side by side."""
        held = memoryview(bytearray(self.packed()))
        return Array(held, 0, self.dtype, self.shape)

    def reshape(self, *shape: int) -> Array:
        """The same elements by other axes; one of them, -1, takes what is left."""
        if -1 in shape:
            others = prod(length for length in shape if length != -1)
            left = prod(self.shape) // others if others else 0
            shape = tuple(left if length == -1 else length for length in shape)
        its = self if self._has_no_gaps() else self.copy()
        return Array(its._bytes, its._place, its.dtype, shape)

    # -- for the modules' memory ---

    def packed(self) -> memoryview:
        """All its bytes, side by side: its own, or a copy if there are gaps."""
        if self._has_no_gaps():
            return self._bytes[self._place : self._place + self.nbytes]
        rows = b"".join(row.packed() for row in self._rows())
        return memoryview(rows)

    def unpack(self, packed: memoryview) -> None:
        """Write all its bytes, given side by side."""
        if self._has_no_gaps():
            self._bytes[self._place : self._place + self.nbytes] = packed
            return
        size = self.nbytes // len(self)
        for at, row in enumerate(self._rows()):
            row.unpack(packed[at * size : (at + 1) * size])

    # -- parts ---

    def _part(self, key: Any) -> Array:
        if isinstance(key, str):
            return self._field(key)
        keys = key if isinstance(key, tuple) else (key,)
        if Ellipsis in keys:
            at = keys.index(Ellipsis)
            rest = (slice(None),) * (self.ndim - len(keys) + 1)
            keys = (*keys[:at], *rest, *keys[at + 1 :])
        place = self._place
        shape: list[int] = []
        strides: list[int] = []
        for axis, one in enumerate(keys):
            length, stride = self.shape[axis], self._strides[axis]
            if isinstance(one, slice):
                chosen = range(*one.indices(length))
                place += chosen.start * stride
                shape.append(len(chosen))
                strides.append(stride * chosen.step)
            else:
                place += _checked(one, length) * stride
        shape += self.shape[len(keys) :]
        strides += self._strides[len(keys) :]
        return Array(self._bytes, place, self.dtype, tuple(shape), tuple(strides))

    def _field(self, name: str) -> Array:
        if not self.dtype.fields or name not in self.dtype.fields:
            raise KeyError(f"there is no field {name!r} in {self.dtype}")
        field, place = self.dtype.fields[name]
        return Array(
            self._bytes,
            self._place + place,
            field.base,
            self.shape + field.shape,
            self._strides + _strides(field.shape, field.base.itemsize),
        )

    def _rows(self) -> Iterator[Array]:
        return (self._part(at) for at in range(len(self)))

    def _has_no_gaps(self) -> bool:
        return self._strides == _strides(self.shape, self.dtype.itemsize)

    # -- elements ---

    def _number(self) -> Any:
        return self.dtype.format.unpack_from(self._bytes, self._place)[0]

    def _write(self, value: Any) -> None:
        if isinstance(value, Array):
            self._write_array(value)
        elif not self.shape:
            self._write_element(value)
        elif isinstance(value, Sequence):
            self._write_list(value)
        elif self._is_plain_row():
            self._bytes[self._place : self._place + self.nbytes] = (
                self.dtype.format.pack(value) * len(self)
            )
        else:
            for row in self._rows():
                row._write(value)

    def _is_plain_row(self) -> bool:
        return self.ndim == 1 and not self.dtype.fields and self._has_no_gaps()

    def _write_element(self, value: Any) -> None:
        if not self.dtype.fields:
            self.dtype.format.pack_into(self._bytes, self._place, value)
            return
        for name, each in zip(self.dtype.fields, value, strict=True):
            self._field(name)._write(each)

    def _write_list(self, values: Sequence[Any]) -> None:
        if len(values) != len(self):
            raise ValueError(f"{len(values)} values for {len(self)} places")
        if self._is_plain_row():
            form = f"<{len(values)}{self.dtype.letter}"
            struct.pack_into(form, self._bytes, self._place, *values)
            return
        for row, value in zip(self._rows(), values, strict=True):
            row._write(value)

    def _write_array(self, value: Array) -> None:
        if self.shape == value.shape and self.dtype == value.dtype:
            self.unpack(memoryview(bytes(value.packed())))
        elif value.ndim == self.ndim and value.shape[:1] != self.shape[:1]:
            if len(value) != 1:
                raise ValueError(f"{len(value)} values for {len(self)} places")
            for row in self._rows():
                row._write(value[0])
        elif value.ndim < self.ndim:
            for row in self._rows():
                row._write(value)
        else:
            self._write(value.tolist())


def _strides(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    strides = [size]
    for length in shape[:0:-1]:
        strides.insert(0, strides[0] * length)
    return tuple(strides) if shape else ()


def _checked(at: Any, length: int) -> int:
    place = at.__index__()
    if not -length <= place < length:
        raise IndexError(f"there is no place {place} of {length}")
    return place % length if length else 0
