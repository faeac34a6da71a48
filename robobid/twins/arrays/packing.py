"""Arrays of either kind as the bytes that go to a module's memory and come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from robobid.twins.arrays import np
from robobid.twins.arrays.array import Array


def is_array(value: Any) -> bool:
    """Is it an array of either kind?"""
    return isinstance(value, np.ndarray | Array)


def address_of(array: Any) -> int | None:
    """Where numpy's bytes lie in this process, side by side; None if they do not."""
    if isinstance(array, Array) or not array.flags.c_contiguous:
        return None
    address: int = array.ctypes.data
    return address


def is_writable(array: Any) -> bool:
    """May an array be written?"""
    return isinstance(array, Array) or bool(array.flags.writeable)


def packed(array: Any) -> memoryview:
    """The bytes of an array side by side: its own, or a copy if there are gaps."""
    if isinstance(array, Array):
        return array.packed()
    held: memoryview = np.ascontiguousarray(array).reshape(-1).view(np.uint8).data
    return held


def unpack(array: Any, read: Callable[[memoryview], None]) -> None:
    """Let bytes be read into an array, wherever its elements lie."""
    if isinstance(array, Array):
        room = memoryview(bytearray(array.nbytes))
        read(room)
        array.unpack(room)
    elif array.flags.c_contiguous:
        read(packed(array))
    else:
        copy = np.empty(array.shape, array.dtype)
        read(packed(copy))
        array[...] = copy
