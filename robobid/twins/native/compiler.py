"""Numba, for developers, and for researchers who want the most of their machine.

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
from typing import Any, Final, TypeVar

import numba

from robobid.twins.digest import sources_of

F = TypeVar("F", bound=Callable[..., Any])

_numba: Any = numba
"""Some of what we use of it is known to numba but not to its types."""
_codegen: Any = import_module("numba.core.codegen")
_compiler: Any = import_module("numba.core.compiler")
_machinery: Any = import_module("numba.core.compiler_machinery")
_passes: Any = import_module("numba.core.typed_passes")

_OPTIONS: Final = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "_nrt": False,  # nothing is allocated inside, so nothing needs to be counted
}

_IS_FOR_ANOTHER_MACHINE: Final = bool(_numba.config.CPU_NAME)
"""Then nothing may be worked out with pointers of the size that they have here."""


def part(function: F, *, inline: bool, apart: bool = False) -> F:
    """A function that is only optimised together with its entry.

    Otherwise what it calls would be optimised once more for every function on the way
    to the entry, which for hundreds of functions takes longer than all else. Python
    cannot call it.
    """
    compiled: F = _numba.njit(
        pipeline_class=_ApartCompiler if apart else _PartCompiler,
        no_cpython_wrapper=True,
        # Said either way: numba hands it on from a caller to whatever it calls first,
        # and large functions were copied dozens of times.
        forceinline=inline,
        **_OPTIONS,
    )(function)
    return compiled


def entry(function: F) -> F:
    """A function that Python calls: compiled on its first call, then kept on disk."""
    before = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = str(cache_directory(before, function.__module__))
    try:
        compiled: F = _numba.njit(cache=True, **_OPTIONS)(function)
    finally:
        _numba.config.CACHE_DIR = before
    return compiled


class _PartLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code that is handed on as it is, without machine code of its own."""

    def _optimize_functions(self, ll_module: Any) -> None:
        if not _IS_FOR_ANOTHER_MACHINE:
            super()._optimize_functions(ll_module)

    def _optimize_final_module(self) -> None:
        """Whoever takes it in optimises it."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _ApartLibrary(_PartLibrary):
    """Code that is never copied into its callers."""

    def _optimize_functions(self, ll_module: Any) -> None:
        for function in ll_module.functions:
            if not function.is_declaration:
                function.add_function_attribute("noinline")
        super()._optimize_functions(ll_module)


@_machinery.register_pass(mutates_CFG=False, analysis_only=True)
class _PutInPartLibrary(_machinery.FunctionPass):  # type: ignore[misc]
    """Says, before there is code, where it will go."""

    _name = "put_in_part_library"
    _library = _PartLibrary

    def __init__(self) -> None:
        """Nothing needs to be known beforehand."""

    def run_pass(self, state: Any) -> bool:
        makes = state.targetctx.codegen()
        state.library = self._library(makes, state.func_id.func_qualname)
        state.flags.no_compile = True
        return False


@_machinery.register_pass(mutates_CFG=False, analysis_only=True)
class _PutInApartLibrary(_PutInPartLibrary):
    _name = "put_in_apart_library"
    _library = _ApartLibrary


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

    _put_in_library = _PutInPartLibrary

    def define_pipelines(self) -> list[Any]:
        passes = _compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(self._put_in_library, _passes.NopythonTypeInference)
        passes.add_pass_after(_KeepFromPython, _passes.NativeLowering)
        passes.finalize()
        return [passes]


class _ApartCompiler(_PartCompiler):
    _put_in_library = _PutInApartLibrary


def cache_directory(chosen: str = "", module: str = "") -> Path:
    """Where numba keeps its code: under the user's cache, also if we are read-only.

    Numba looks only at the file of the function it has kept, not at those of the
    functions that are compiled into it. So the name has a mark of all sources that
    may be, and no stale code is ever found.
    """
    return _user_cache(chosen) / "robobid" / f"fast-{_mark_of(sources_of(module))}"


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
