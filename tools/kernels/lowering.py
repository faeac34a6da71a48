"""From Python to LLVM: numba types a kernel and writes its code, and nothing is run.

The code is taken before it is optimised: what LLVM does for this machine, with pointers
of its size, would not hold on another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple

import numba

from robobid.twins import jit
from robobid.twins.arguments import Argument, Array, Fields, Scalar
from robobid.twins.native import compiler

_numba: Any = numba
_lock: Any = import_module("numba.core.compiler_lock")
_types: Any = import_module("numba.core.types")
_support: Any = import_module("numba.np.numpy_support")
_arrays: Any = import_module("numba.np.arrayobj")

LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
TRIPLE: Final = "wasm32-unknown-unknown"
RETURNS: Final = {"int64": "i8", "none": "", "float64": "f8"}


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index, never counted from the end of an axis.

    Numba would ask at every access if that is meant; no kernel does so, and asking
    costs whole games of Power Grid 7 %.
    """
    wide = _types.intp if kind.signed else _types.uintp
    return context.cast(builder, index, kind, wide)


_arrays.fix_integer_index = _as_it_is


class Lowered(NamedTuple):
    """A kernel as LLVM code for no machine in particular, and by which name to call."""

    name: str
    function: str
    code: str
    returns: str
    arguments: tuple[Argument, ...]


def lowered(twin: str) -> Iterator[Lowered]:
    """Every kernel of a twin, sorted by name."""
    for (owner, name), (function, arguments) in sorted(
        jit.entries.items(), key=lambda item: item[0]
    ):
        if owner == twin:
            dispatcher: Any = compiler.part(function, inline=False)
            dispatcher.compile(tuple(map(numba_type, arguments)))
            (result,) = dispatcher.overloads.values()
            with _lock.global_compiler_lock:
                result.library._ensure_finalized()
            yield Lowered(
                name,
                result.fndesc.llvm_func_name,
                for_wasm(result.library.get_llvm_str()),
                RETURNS[str(result.signature.return_type)],
                arguments,
            )


def numba_type(argument: Argument) -> Any:
    """What numba calls the type of an argument."""
    if isinstance(argument, Scalar):
        return {"i8": _types.int64, "u8": _types.uint64}[argument.code]
    if isinstance(argument, Fields):
        return _types.NamedTuple(map(numba_type, argument.arrays), argument.tuple_class)
    return array_type(argument)


def array_type(array: Array) -> Any:
    """An array without gaps."""
    kind = _support.from_dtype(array.dtype)
    is_aligned = array.dtype.isalignedstruct or not array.dtype.names
    return _types.Array(kind, array.axes, "C", aligned=is_aligned)


def for_wasm(code: str) -> str:
    """The same code, said to be for WebAssembly."""
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    # What numba keeps for Python's errors: nobody reads it here.
    return re.sub(r"= common (\w+ )?global", "= linkonce_odr global", code)
