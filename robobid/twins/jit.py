"""What the twins are written with: parts, entries, and instructions.

By default an entry is found in the module of WebAssembly that was made of these very
sources (`make kernels`), and its parts are words that nobody runs. With
`ROBOBID_KERNELS=native` numba compiles them for this machine: the same kernels with the
same results, a quarter faster, after a wait.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple, TypeVar

from robobid.core.errors import Unsupported
from robobid.support.extras import not_installed
from robobid.twins.arguments import Argument, Given, argument_of
from robobid.twins.arrays import HAS_NUMPY, NDArray, np
from robobid.twins.digest import twin_of

F = TypeVar("F", bound=Callable[..., Any])

KERNELS: Final = "ROBOBID_KERNELS"
"""The variable that chooses who runs the kernels."""
PORTABLE, NATIVE = "portable", "native"
CACHE_LINE: Final = 64


def _chosen() -> str:
    chosen = os.environ.get(KERNELS) or PORTABLE
    if chosen not in (PORTABLE, NATIVE):
        raise Unsupported(
            "unknown_kernels",
            f"{KERNELS} is {chosen!r}; it may be {PORTABLE} or {NATIVE}",
            found=chosen,
            allowed=f"{PORTABLE}, {NATIVE}",
        )
    return chosen


IS_NATIVE: Final = _chosen() == NATIVE


def _numba() -> Any:
    try:
        return import_module("robobid.twins.native.compiler")
    except ModuleNotFoundError as error:
        raise not_installed(error, "fast") from error


_compiler: Any = _numba() if IS_NATIVE else None


class Entry(NamedTuple):
    """A function that Python calls, as it is written."""

    function: Callable[..., Any]
    arguments: tuple[Argument, ...]


entries: Final[dict[tuple[str, str], Entry]] = {}
"""All that were imported, by twin and name: what the builder compiles."""


def part(function: F) -> F:
    """A function of a twin: only optimised together with its entry."""
    return _part(function, inline=False)


def small_part(function: F) -> F:
    """Like `part`, for what is so small that it goes into its callers as a whole.

    Handing over arrays would cost more than it does.
    """
    return _part(function, inline=True)


def rare_part(function: F) -> F:
    """Like `part`, for what is seldom done: it never goes into its callers.

    They are quicker without it: what is done often has fewer values to put aside.
    """
    return _part(function, inline=False, apart=True)


def _part(function: F, *, inline: bool, apart: bool = False) -> F:
    if not IS_NATIVE:
        return function
    compiled: F = _compiler.part(function, inline=inline, apart=apart)
    return compiled


def instruction(name: str) -> Any:
    """What LLVM is told to do by name: see `native/instructions.py`."""
    if not IS_NATIVE:
        return name
    return getattr(import_module("robobid.twins.native.instructions"), name)


def entry(*given: Given) -> Callable[[F], F]:
    """A function that Python calls, with what it is given, parameter by parameter."""

    def found(function: F) -> F:
        twin = twin_of(function.__module__)
        arguments = tuple(map(argument_of, given))
        entries[twin, function.__name__] = Entry(function, arguments)
        if IS_NATIVE:
            compiled: F = _compiler.entry(function)
            return compiled
        portable: Any = import_module("robobid.twins.portable.kernels")
        kernel: F = portable.Kernel(twin, function.__name__, arguments)
        return kernel

    return found


def compiled(
    written: ModuleType, *sides: ModuleType, apart: tuple[str, ...] = ()
) -> Any:
    """A module of plain Python, compiled as it stands, to run on another side.

    What it imports comes from the first of the sides that has a thing of that name;
    its own functions are small parts, and parts those named.
    """
    room = ModuleType(written.__name__)
    names = vars(room)
    names.update(vars(written))
    for name, value in vars(written).items():
        if isinstance(value, FunctionType) and value.__module__ == written.__name__:
            copy = FunctionType(value.__code__, names, name, value.__defaults__)
            names[name] = _part(copy, inline=name not in apart)
            continue
        found = [vars(side)[name] for side in sides if name in vars(side)]
        if found:
            names[name] = found[0]
        elif isinstance(value, FunctionType) and value.__module__.startswith("robobid"):
            raise LookupError(f"no side of {written.__name__} has {name!r}")
    return room


def zeros_for(module: str, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """An array of zeros that the kernels of a module's twin need not copy.

    It begins where a line of the cache does.
    """
    if IS_NATIVE:
        return aligned_zeros(shape, dtype)
    portable: Any = import_module("robobid.twins.portable.kernels")
    array: NDArray[Any] = portable.zeros(twin_of(module), shape, np.dtype(dtype))
    return array


def copy_for(module: str, array: NDArray[Any]) -> NDArray[Any]:
    """A copy of an array that the kernels of a module's twin need not copy again."""
    copy = zeros_for(module, array.shape, array.dtype)
    copy[...] = array
    return copy


def aligned_zeros(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """An array of zeros that begins where a line of the cache does."""
    if not HAS_NUMPY:
        return np.zeros(shape, dtype)
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + CACHE_LINE, np.uint8)
    start = -room.ctypes.data % CACHE_LINE
    array: NDArray[Any] = room[start : start + size].view(dtype).reshape(shape)
    return array


@small_part
def whole(number: Any) -> int:
    """A number as the one kind of integer that compiled code counts with.

    Numba makes a float of a signed and an unsigned integer, and compiles a function
    again for every width of integer that it is given.
    """
    return np.int64(number)  # type: ignore[return-value]
