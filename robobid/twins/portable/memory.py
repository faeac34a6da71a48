"""An allocator for a module's memory: blocks that hosts copy, or that numpy sees.

Blocks begin where a line of the cache does. A block that nobody holds any more is given
to the next who asks for as much; when nobody holds any, all begins anew.
"""

from __future__ import annotations

import ctypes
import weakref
from collections import deque
from functools import partial
from math import prod
from typing import Any, Final

from robobid.twins.arrays import HAS_NUMPY, NDArray, np
from robobid.twins.arrays.packing import packed, unpack
from robobid.twins.portable.host import Running

LINE: Final = 64
PAGE: Final = 1 << 16


class Memory:
    """The memory of one instance, behind what the module needs for itself.

    Whoever holds an array in it holds the memory, too.
    """

    def __init__(self, running: Running) -> None:
        self._running = running
        start = running.value("__heap_base")
        self._start = self._end = start + -start % LINE
        self.base = running.address
        """Where it begins in this process: it never moves. None if it is elsewhere."""
        self._free: dict[int, list[int]] = {}
        self._held = 0
        self._returned: deque[tuple[int, int]] = deque()
        """What was let go, by whichever thread: taken in by the next who asks."""

    @property
    def size(self) -> int:
        """How many bytes the host has given."""
        return self._running.size

    def holds(self, address: int | None) -> bool:
        """Does something at this address of the process lie in this memory?"""
        if address is None or self.base is None:
            return False
        return 0 <= address - self.base < self._running.size

    def read(self, place: int, into: memoryview) -> None:
        """Copy bytes from a place."""
        self._running.read(place, into)

    def write(self, place: int, given: memoryview) -> None:
        """Copy bytes to a place."""
        self._running.write(place, given)

    def bring(self, array: Any, address: int | None, place: int) -> None:
        """Copy an array to a place; quicker if its own address is known."""
        if address is not None and self.base is not None:
            ctypes.memmove(self.base + place, address, array.nbytes)
        elif array.nbytes:
            self._running.write(place, packed(array))

    def fetch(self, array: Any, address: int | None, place: int) -> None:
        """Copy an array back from where it was brought to."""
        if address is not None and self.base is not None:
            ctypes.memmove(address, self.base + place, array.nbytes)
        elif array.nbytes:
            unpack(array, partial(self._running.read, place))

    def take(self, size: int) -> int:
        """A block of at least so many bytes; it may hold anything."""
        size = _rounded(size)
        self._take_in()
        free = self._free.get(size)
        if free:
            place = free.pop()
        else:
            place = self._end
            short = place + size - self._running.size
            if short > 0:
                self._running.grow(-(-short // PAGE))
            self._end = place + size
        self._held += 1
        return place

    def give_back(self, place: int, size: int) -> None:
        """Nobody needs a block any more."""
        self._returned.append((place, _rounded(size)))

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """An array of zeros in this memory; its block is free when the array is.

        Where numpy cannot see the memory, or there is none, it lies elsewhere.
        """
        if self.base is None or not HAS_NUMPY:
            return np.zeros(shape, dtype)
        size = prod(shape) * dtype.itemsize
        place = self.take(size)
        ctypes.memset(self.base + place, 0, size)
        room: Any = (ctypes.c_char * size).from_address(self.base + place)
        weakref.finalize(room, self.give_back, place, size).atexit = False
        return np.ndarray(shape, dtype, room)

    def _take_in(self) -> None:
        while self._returned:
            place, size = self._returned.popleft()
            self._free.setdefault(size, []).append(place)
            self._held -= 1
        if not self._held:
            self._free.clear()
            self._end = self._start


def _rounded(size: int) -> int:
    """Sizes in steps of an eighth, so that what is let go fits again.

    >>> _rounded(1), _rounded(1000), _rounded(1025)
    (64, 1024, 1152)
    """
    step = max(LINE, 1 << max(0, size.bit_length() - 4))
    return max(LINE, size + -size % step)
