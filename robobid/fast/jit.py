"""Compiles the twins: once, with a word about it, and kept on disk.

Numba knows no types that mypy knows, so both meet here and nowhere else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numba.core import event, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from robobid.fast import announcing

F = TypeVar("F", bound=Callable[..., Any])

ir: Any = import_module("llvmlite.ir")
_numba: Any = numba
"""Some of what we use of it is known to numba but not to its types."""

CACHE_LINE: Final = 64
_OPTIONS: Final = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "_nrt": False,  # nothing is allocated inside, so nothing needs to be counted
}


def jit(function: F) -> F:
    """A function that others are compiled with; it is not kept by itself.

    It goes into its callers as a whole, since handing over arrays would cost more.
    """
    compiled: F = _numba.njit(forceinline=True, **_OPTIONS)(function)
    return compiled


def jit_inside(function: F) -> F:
    """Like `jit`, for what only ties others together: never compiled by itself.

    It becomes part of its caller's source, which saves the time to optimise all that
    it ties together once more.
    """
    compiled: F = _numba.njit(inline="always", **_OPTIONS)(function)
    return compiled


def jit_apart(function: F) -> F:
    """Like `jit`, for what is long and seldom called: it stays a function by itself."""
    compiled: F = _numba.njit(**_OPTIONS)(function)
    return compiled


def entry(function: F) -> F:
    """A function that Python calls: compiled on its first call, then kept on disk."""
    before = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = str(cache_directory(before))
    try:
        compiled: F = _numba.njit(cache=True, **_OPTIONS)(function)
    finally:
        _numba.config.CACHE_DIR = before
    _progress.watch(compiled)
    return compiled


def aligned_zeros(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """An array of zeros that begins where a line of the cache does."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + CACHE_LINE, np.uint8)
    start = -room.ctypes.data % CACHE_LINE
    array: NDArray[Any] = room[start : start + size].view(dtype).reshape(shape)
    return array


def cache_directory(chosen: str = "") -> Path:
    """Where compiled code is kept: under the user's cache, also if we are read-only.

    Numba looks only at the file of the function it has kept, not at those of the
    functions that are compiled into it. So the name has a mark of all our sources,
    and no stale code is ever found.
    """
    return _user_cache(chosen) / "robobid" / f"fast-{_mark_of_sources()}"


def _user_cache(chosen: str) -> Path:
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _mark_of_sources() -> str:
    mark = sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


class _Progress(event.Listener):
    """Says on stderr that something is being compiled, when it really is."""

    def __init__(self) -> None:
        self._ours: set[int] = set()
        self._start = 0.0

    def watch(self, compiled: Any) -> None:
        self._ours.add(id(compiled))

    def on_start(self, event: Any) -> None:
        if id(event.data["dispatcher"]) in self._ours:
            self._start = perf_counter()
            self._say(announcing.words.format(name=self._name(event)))

    def on_end(self, event: Any) -> None:
        if id(event.data["dispatcher"]) in self._ours:
            self._say(f"{perf_counter() - self._start:.0f} s\n")

    def _name(self, event: Any) -> str:
        function = event.data["dispatcher"].py_func
        return f"{function.__module__.rpartition('.')[0]}.{function.__name__}"

    def _say(self, words: str) -> None:
        sys.stderr.write(words)
        sys.stderr.flush()


_progress: Final = _Progress()
_numba.core.event.register("numba:compile", _progress)


@jit
def whole(number: Any) -> int:
    """A number as the one kind of integer that compiled code counts with.

    Numba makes a float of a signed and an unsigned integer, and compiles a function
    again for every width of integer that it is given.
    """
    return np.int64(number)  # type: ignore[return-value]


def _popcount(typing_context: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), code


def _lowest_bit(typing_context: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), code


def _write_bytes(typing_context: Any, row: Any, start: Any, planes: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, words = arguments
        bits, bytes_ = (ir.VectorType(ir.IntType(width), 64) for width in (1, 8))
        written = ir.Constant(bytes_, [0] * 64)
        for bit in range(len(planes)):
            is_set = builder.bitcast(builder.extract_value(words, bit), bits)
            one = ir.Constant(bytes_, [1 << bit] * 64)
            none = ir.Constant(bytes_, [0] * 64)
            written = builder.or_(written, builder.select(is_set, one, none))
        first = builder.gep(context.make_array(row)(context, builder, array).data, [at])
        place = builder.bitcast(first, bytes_.as_pointer())
        builder.store(written, place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, planes), code


def _fetch_line(typing_context: Any, records: Any, at: Any, byte: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, index, offset = arguments
        data = context.make_array(records)(context, builder, array).data
        line = ir.IntType(8).as_pointer()
        first = builder.bitcast(builder.gep(data, [index]), line)
        number = ir.IntType(32)
        fetch = builder.module.declare_intrinsic(
            "llvm.prefetch",
            [line],
            ir.FunctionType(ir.VoidType(), [line] + [number] * 3),
        )
        for_writing, keep, of_data = (ir.Constant(number, word) for word in (1, 3, 1))
        place = builder.gep(first, [offset])
        builder.call(fetch, [place, for_writing, keep, of_data])
        return context.get_dummy_value()

    return types.void(records, types.int64, types.int64), code


fetch_line: Callable[[Any, int, int], None] = cast(Any, intrinsic(_fetch_line))
"""Say that the line of the cache with a byte of a record is wanted soon."""


def _write_four(typing_context: Any, row: Any, start: Any, bytes_: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, word = arguments
        four = ir.IntType(32)
        first = builder.gep(context.make_array(row)(context, builder, array).data, [at])
        place = builder.bitcast(first, four.as_pointer())
        builder.store(builder.trunc(word, four), place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.uint64), code


write_four: Callable[[Any, int, Any], None] = cast(Any, intrinsic(_write_four))
"""Write four bytes at once: the lowest of a word, the lowest byte first."""

write_bytes: Callable[[Any, int, Any], None] = cast(Any, intrinsic(_write_bytes))
"""Write 64 bytes at once: bit k of the n-th word becomes bit n of the k-th byte."""

popcount: Callable[[Any], int] = cast(Any, intrinsic(_popcount))
"""How many bits of a word are set: one instruction."""

lowest_bit: Callable[[Any], int] = cast(Any, intrinsic(_lowest_bit))
"""The place of a word's lowest set bit: one instruction."""
