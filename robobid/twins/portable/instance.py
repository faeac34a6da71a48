"""A module of WebAssembly that runs: translated once, with an instance per thread."""

from __future__ import annotations

import struct
import threading
import weakref
from math import prod
from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.twins.arrays import NDArray
from robobid.twins.portable.host import Running, Stopped, host
from robobid.twins.portable.manifest import Shipped, bad_module
from robobid.twins.portable.memory import Memory

_PLACE: Final = struct.Struct("<I")
_ANSWER: Final = {"": "<8xq", "i8": "<qq", "f8": "<dq"}
"""What a kernel gave back, if anything, and its status."""


class Program:
    """A module that a host has translated for this machine."""

    def __init__(self, twin: str, its: Shipped) -> None:
        self.twin = twin
        self.shipped = its
        self._instances: weakref.WeakSet[Instance] = weakref.WeakSet()
        self._lock = threading.Lock()
        self._host = host()
        try:
            self._module = self._host.translate(its.binary)
        except Stopped as error:
            raise bad_module(twin, f"it is no WebAssembly: {error}") from error

    def instance(self) -> Instance:
        """One more instance, with a memory of its own."""
        with self._lock:
            try:
                made = Instance(self.twin, self._host.start(self._module))
            except Stopped as error:
                problem = f"it cannot be started: {error}"
                raise bad_module(self.twin, problem) from error
            self._instances.add(made)
            return made

    def instances(self) -> list[Instance]:
        """All that are alive."""
        with self._lock:
            return list(self._instances)


class Instance:
    """A running module: its memory, and its kernels by name."""

    def __init__(self, twin: str, running: Running) -> None:
        self.twin = twin
        self.lock = threading.RLock()
        """A kernel runs alone: arrays may be handed from thread to thread."""
        self._running = running
        self._block = running.value("block")
        self.memory = Memory(running)

    def run(self, name: str, block: int, gives: str = "") -> Any:
        """Run a kernel on the arguments that lie in a block; gives its answer."""
        self.memory.write(self._block, memoryview(_PLACE.pack(block)))
        try:
            self._running.run(name)
        except Stopped as error:
            raise failed(self.twin, name, f"it stopped: {error}") from error
        told = bytearray(16)
        self.memory.read(block, memoryview(told))
        *answer, status = struct.unpack(_ANSWER[gives], told)
        if status:
            raise failed(self.twin, name, f"its status is {status}")
        return answer[0] if answer else None

    def room(self, size: int, name: str) -> int:
        """A block of memory for a kernel; refused if there is none left."""
        try:
            return self.memory.take(size)
        except Stopped as error:
            raise no_memory(self.twin, name, size) from error

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """An array of zeros in this memory, which lives as long as the array."""
        try:
            with self.lock:
                return self.memory.zeros(shape, dtype)
        except Stopped as error:
            size = prod(shape) * dtype.itemsize
            raise no_memory(self.twin, "zeros", size) from error


def failed(twin: str, kernel: str, problem: str) -> Unsupported:
    """Why a kernel could not do what was asked."""
    return Unsupported(
        "kernel_failed",
        f"the kernel {kernel} of {twin} failed: {problem}",
        game=twin,
        kernel=kernel,
        problem=problem,
    )


def no_memory(twin: str, kernel: str, size: int) -> Unsupported:
    """There is no room for what was asked."""
    return failed(twin, kernel, f"there is no memory left for {size:,} bytes")
