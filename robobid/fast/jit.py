"""Compiles the twins: once, with a word about it, and kept on disk.

Numba knows no types that mypy knows, so both meet here and nowhere else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import FunctionType, ModuleType
from typing import Any, Final, TypeVar

import numba
import numpy as np
from numba.core import event
from numpy.typing import NDArray

from robobid.fast import announcing

F = TypeVar("F", bound=Callable[..., Any])

_numba: Any = numba
"""Some of what we use of it is known to numba but not to its types."""
_codegen: Any = import_module("numba.core.codegen")
_compiler: Any = import_module("numba.core.compiler")
_machinery: Any = import_module("numba.core.compiler_machinery")
_passes: Any = import_module("numba.core.typed_passes")

CACHE_LINE: Final = 64
_OPTIONS: Final = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "_nrt": False,  # nothing is allocated inside, so nothing needs to be counted
}


def part(function: F) -> F:
    """A function of a twin: only optimised together with its entry.

    Otherwise what it calls would be optimised once more for every function on the way
    to the entry, which for hundreds of functions takes longer than all else. Python
    cannot call it.
    """
    return _part(function, inline=False)


def small_part(function: F) -> F:
    """Like `part`, for what is so small that it goes into its callers as a whole.

    Handing over arrays would cost more than it does.
    """
    return _part(function, inline=True)


def _part(function: F, *, inline: bool) -> F:
    compiled: F = _numba.njit(
        pipeline_class=_PartCompiler,
        no_cpython_wrapper=True,
        # Said either way: numba hands it on from a caller to whatever it calls first,
        # and large functions were copied dozens of times.
        forceinline=inline,
        **_OPTIONS,
    )(function)
    return compiled


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


class _PartLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code that is handed on as it is, without machine code of its own."""

    def _optimize_final_module(self) -> None:
        """Whoever takes it in optimises it."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@_machinery.register_pass(mutates_CFG=False, analysis_only=True)
class _PutInPartLibrary(_machinery.FunctionPass):  # type: ignore[misc]
    """Says, before there is code, where it will go."""

    _name = "put_in_part_library"

    def __init__(self) -> None:
        """Nothing needs to be known beforehand."""

    def run_pass(self, state: Any) -> bool:
        makes = state.targetctx.codegen()
        state.library = _PartLibrary(makes, state.func_id.func_qualname)
        state.flags.no_compile = True
        return False


@_machinery.register_pass(mutates_CFG=False, analysis_only=True)
class _KeepFromPython(_machinery.LoweringPass):  # type: ignore[misc]
    """Gives Python something to hold that is of no use: there is no machine code.

    Compiled code knows a function by it, so it must be another one every time.
    """

    _name = "keep_from_python"

    def __init__(self) -> None:
        """Nothing needs to be known beforehand."""

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]._replace(cfunc=[].append)
        state["cr"] = lowered
        state.targetctx.insert_user_function(
            lowered.cfunc, lowered.fndesc, [state.library]
        )
        return False


class _PartCompiler(_compiler.CompilerBase):  # type: ignore[misc]
    """The usual way to compile, but for where the code goes."""

    def define_pipelines(self) -> list[Any]:
        passes = _compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_PutInPartLibrary, _passes.NopythonTypeInference)
        passes.add_pass_after(_KeepFromPython, _passes.NativeLowering)
        passes.finalize()
        return [passes]


def entry(function: F) -> F:
    """A function that Python calls: compiled on its first call, then kept on disk."""
    before = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = str(cache_directory(before, function.__module__))
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


def cache_directory(chosen: str = "", module: str = "") -> Path:
    """Where compiled code is kept: under the user's cache, also if we are read-only.

    Numba looks only at the file of the function it has kept, not at those of the
    functions that are compiled into it. So the name has a mark of all sources that
    may be, and no stale code is ever found.
    """
    return _user_cache(chosen) / "robobid" / f"fast-{_mark_of(sources_of(module))}"


def sources_of(module: str) -> tuple[Path, ...]:
    """The files that may be compiled into a module: its twin's, and what twins share.

    A twin never needs another, so a change of one leaves what is kept of the others.
    """
    folder = Path(__file__).parent
    shared = tuple(sorted(folder.glob("*.py")))
    inside = module.removeprefix(f"{__package__}.")
    if inside == module:
        return tuple(_sources_in(folder))  # from elsewhere, with whatever it likes
    twin = inside.removeprefix("plain.").partition(".")[0]
    return *shared, *_sources_in(folder / "plain" / twin), *_sources_in(folder / twin)


def _sources_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _user_cache(chosen: str) -> Path:
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


@cache
def _mark_of(sources: tuple[Path, ...]) -> str:
    mark = sha256()
    for path in sources:
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


@small_part
def whole(number: Any) -> int:
    """A number as the one kind of integer that compiled code counts with.

    Numba makes a float of a signed and an unsigned integer, and compiles a function
    again for every width of integer that it is given.
    """
    return np.int64(number)  # type: ignore[return-value]
