"""What a kernel is given, parameter by parameter: numbers, and arrays of records.

A kernel says it once, where it is written. The builder compiles it for these types, the
manifest tells them to any host, and the loader refuses everything else.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from robobid.twins.arrays import np


class Scalar(NamedTuple):
    """A number, handed over as it is."""

    code: str
    """How numpy writes its type."""


class Array(NamedTuple):
    """An array without gaps."""

    dtype: np.dtype[Any]
    axes: int


class Fields(NamedTuple):
    """A named tuple of arrays that are handed over together."""

    tuple_class: type[tuple[Any, ...]]
    arrays: tuple[Array, ...]


Argument: TypeAlias = Scalar | Array | Fields
Given: TypeAlias = Argument | np.dtype[Any] | tuple[Any, int]
"""As it is written: a type alone is an array of one axis, otherwise the axes follow."""

INT: Final = Scalar("i8")
WORD: Final = Scalar("u8")
ROW: Final = Array(np.dtype("i8"), 1)
ROWS: Final = Array(np.dtype("i8"), 2)


def argument_of(given: Given) -> Argument:
    """What is meant by what is written.

    >>> argument_of(("i4", 2)).axes
    2
    """
    if isinstance(given, Scalar | Array | Fields):
        return given
    if isinstance(given, tuple):
        dtype, axes = given
        return Array(np.dtype(dtype), axes)
    return Array(given, 1)


def slots_of(argument: Argument) -> int:
    """How many words of eight bytes an argument takes: an array its place and shape.

    >>> slots_of(INT), slots_of(ROWS)
    (1, 3)
    """
    if isinstance(argument, Fields):
        return sum(map(slots_of, argument.arrays))
    return 1 if isinstance(argument, Scalar) else 1 + argument.axes


def arrays_of(argument: Argument) -> int:
    """How many arrays an argument is.

    >>> arrays_of(INT), arrays_of(ROWS)
    (0, 1)
    """
    if isinstance(argument, Fields):
        return len(argument.arrays)
    return int(isinstance(argument, Array))
