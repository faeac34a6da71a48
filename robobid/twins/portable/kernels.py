"""Kernels of WebAssembly as functions of Python: one way to call them all.

Arguments are written into the module's memory, in words of eight bytes; an array that
lies there already is named by its place, and any other is copied there and back.
"""

from __future__ import annotations

import os
import struct
import threading
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from robobid.twins.arguments import (
    Argument,
    Array,
    Fields,
    Scalar,
    arrays_of,
    slots_of,
)
from robobid.twins.arrays import NDArray
from robobid.twins.arrays.packing import address_of, is_array, is_writable
from robobid.twins.portable.host import host
from robobid.twins.portable.instance import Instance, Program, failed
from robobid.twins.portable.manifest import bad_module, shipped, told
from robobid.twins.portable.memory import LINE

_WORD: Final = (1 << 64) - 1

host()  # where nobody runs modules, no twin can be imported: bots ask for that


class Kernel:
    """A kernel of a twin: found, and looked at, when it is first called."""

    def __init__(self, twin: str, name: str, arguments: tuple[Argument, ...]) -> None:
        self.twin = twin
        self.name = name
        self._arguments = arguments
        self._block = struct.Struct(f"<{2 + sum(map(slots_of, arguments))}Q")
        self._gives = ""
        self._is_known = False

    def __call__(self, *values: Any) -> Any:
        """Run the kernel; what it writes is in the arrays that it was given."""
        if not self._is_known:
            self._look()
        arrays = self._arrays(values)
        addresses = [*map(address_of, arrays)]
        instance = _instance_with(self.twin, addresses)
        with instance.lock:
            return self._run(instance, values, arrays, addresses)

    def _arrays(self, values: tuple[Any, ...]) -> list[Any]:
        """All arrays in their order, each of the kind that is wanted."""
        if len(values) != len(self._arguments):
            expected = len(self._arguments)
            problem = f"it takes {expected} arguments, not {len(values)}"
            raise failed(self.twin, self.name, problem)
        found: list[Any] = []
        for argument, value in zip(self._arguments, values, strict=True):
            if isinstance(argument, Array):
                found.append(self._checked(argument, value))
            elif isinstance(argument, Fields):
                found += map(self._checked, argument.arrays, value)
        return found

    def _checked(self, argument: Array, value: Any) -> Any:
        if (
            is_array(value)
            and value.ndim == argument.axes
            and (value.dtype is argument.dtype or value.dtype == argument.dtype)
        ):
            return value
        wanted = f"an array of {argument.axes} axes of {argument.dtype}"
        found = getattr(value, "dtype", type(value).__name__)
        problem = f"it wants {wanted}, not {found} {getattr(value, 'shape', '')}"
        raise failed(self.twin, self.name, problem)

    def _run(
        self,
        instance: Instance,
        values: tuple[Any, ...],
        arrays: list[Any],
        addresses: list[int | None],
    ) -> Any:
        memory = instance.memory
        # What does not lie in memory is copied behind the block of the arguments.
        away: list[int] = []
        places: list[int] = []
        size = _in_lines(self._block.size)
        for at, (array, address) in enumerate(zip(arrays, addresses, strict=True)):
            if (
                address is not None
                and memory.base is not None
                and memory.holds(address)
            ):
                places.append(address - memory.base)
            else:
                away.append(at)
                places.append(size)
                size += _in_lines(array.nbytes)
        block = instance.room(size, self.name)
        try:
            for at in away:
                places[at] += block
                memory.bring(arrays[at], addresses[at], places[at])
            words = self._words(values, zip(places, arrays, strict=True))
            memory.write(block, memoryview(self._block.pack(0, 0, *words)))
            answer = instance.run(self.name, block, self._gives)
            for at in away:
                if is_writable(arrays[at]):
                    memory.fetch(arrays[at], addresses[at], places[at])
            return answer
        finally:
            memory.give_back(block, size)

    def _words(
        self, values: tuple[Any, ...], laid: Iterator[tuple[int, Any]]
    ) -> Iterator[int]:
        """The arguments, word by word."""
        for argument, value in zip(self._arguments, values, strict=True):
            if isinstance(argument, Scalar):
                yield int(value) & _WORD
                continue
            for place, array in islice(laid, arrays_of(argument)):
                yield place
                yield from array.shape

    def _look(self) -> None:
        """Does the module have this kernel, with these arguments?"""
        signature = _program(self.twin).shipped.kernels.get(self.name)
        written = [told(argument, {}) for argument in self._arguments]
        if signature is None or signature.arguments != written:
            problem = f"it was made from other sources than {self.name}"
            raise bad_module(self.twin, problem)
        self._gives = signature.returns
        self._is_known = True


def _in_lines(size: int) -> int:
    return size + -size % LINE


def zeros(twin: str, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """An array of zeros in the memory of this thread's instance."""
    return _own_instance(twin).zeros(shape, dtype)


_programs: Final[dict[str, Program]] = {}
_translating: threading.Lock = threading.Lock()


def _program(twin: str) -> Program:
    found = _programs.get(twin)
    if found is None:
        with _translating:
            found = _programs.get(twin)
            if found is None:
                found = _programs[twin] = Program(twin, shipped(twin))
    return found


_own: Final = threading.local()
"""Every thread has an instance of its own, so that none waits for another."""


def _own_instance(twin: str) -> Instance:
    found: Instance | None = getattr(_own, twin, None)
    if found is None:
        found = _program(twin).instance()
        setattr(_own, twin, found)
    return found


def _instance_with(twin: str, addresses: list[int | None]) -> Instance:
    """The instance that holds one of the arrays, whichever thread's, or one's own."""
    own = _own_instance(twin)
    if any(map(own.memory.holds, addresses)):
        return own
    for instance in _program(twin).instances():
        if instance is not own and any(map(instance.memory.holds, addresses)):
            return instance
    return own


def _begin_anew() -> None:
    """A forked process has the instances of its parent, but not its threads."""
    global _translating
    _translating = threading.Lock()
    _programs.clear()
    vars(_own).clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)
