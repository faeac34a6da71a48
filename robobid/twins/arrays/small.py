"""The few words of numpy that players need, for where there is none.

Kernels are not run as Python here, so what they say of numbers may be anything; what is
laid out, written and read around them works alike. Everything else needs numpy, and
says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf as inf
from typing import Any, Final, NoReturn

from robobid.core.errors import Unsupported
from robobid.support.extras import without_numpy
from robobid.twins.arrays.array import Array
from robobid.twins.arrays.layouts import Layout, Number

int8, int16, int32, int64 = map(Number, ("i1", "i2", "i4", "i8"))
uint8, uint16, uint32, uint64 = map(Number, ("u1", "u2", "u4", "u8"))
float32, float64 = map(Number, ("f4", "f8"))
bool_: Final = Number("b1")
ndarray: Final = Array
dtype: Final = Layout

_FLOAT: Final = Layout("f8")
_INT: Final = Layout("i8")


class NDArray:
    """Stands for the type of an array, of whatever is in the brackets."""

    def __class_getitem__(cls, of: Any) -> type[Array]:
        return Array


def zeros(shape: int | tuple[int, ...], dtype: Any = _FLOAT) -> Array:
    """An array of zeros.

    >>> zeros((2, 2), int64).tolist()
    [[0, 0], [0, 0]]
    """
    sides = shape if isinstance(shape, tuple) else (shape,)
    return Array.zeros(sides, _layout(dtype))


empty: Final = zeros


def array(values: Sequence[Any], dtype: Any = None) -> Array:
    """Numbers, rows of them, or arrays that are alike, as one array.

    >>> array([[1.5, 2.5], [3.5, 4.5]])[1, 0]
    3.5
    """
    shape: tuple[int, ...] = ()
    one: Any = values
    is_record = dtype is not None and _layout(dtype).fields
    while isinstance(one, Sequence | Array) and not (is_record and type(one) is tuple):
        if isinstance(one, Array):
            shape += one.shape
            dtype = dtype or one.dtype
            break
        shape += (len(one),)
        if not one:
            break
        one = one[0]
    if dtype is None:
        dtype = _FLOAT if isinstance(one, float | Sequence) else _INT
    made = zeros(shape, dtype)
    made[...] = values
    return made


def concatenate(arrays: Sequence[Array]) -> Array:
    """Arrays of the same kind, one behind the other."""
    first = arrays[0]
    joined = zeros((sum(map(len, arrays)), *first.shape[1:]), first.dtype)
    begun = 0
    for each in arrays:
        joined[begun : begun + len(each)] = each
        begun += len(each)
    return joined


def repeat(its: Array, times: int) -> Array:
    """Every element so many times.

    >>> repeat(array([1, 2]), 2).tolist()
    [1, 1, 2, 2]
    """
    repeated = zeros((len(its) * times, *its.shape[1:]), its.dtype)
    for at in range(len(its)):
        repeated[at * times : (at + 1) * times] = its[at]
    return repeated


def ascontiguousarray(its: Array) -> Array:
    """An array without gaps."""
    return its.reshape(*its.shape)


def _layout(told: Any) -> Layout:
    return told if isinstance(told, Layout) else Layout(told)


class NeedsNumpy(Unsupported, AttributeError):
    """A word of numpy that is not here."""


def __getattr__(name: str) -> NoReturn:
    refused = without_numpy()
    raise NeedsNumpy(refused.code, refused.message, **refused.values)
