"""What a module of WebAssembly says about itself: kernels, arguments and records."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.core.errors import Unsupported
from robobid.twins.arguments import Argument, Fields, Scalar

FOLDER: Final = Path(__file__).parent.parent / "modules"
FORMAT: Final = 1
"""What this version of the loader can read."""


class Signature(NamedTuple):
    """How a kernel is called."""

    arguments: list[Any]
    returns: str


class Shipped(NamedTuple):
    """A module and what it says about itself."""

    binary: bytes
    sources: str
    """The digest of the sources that it was made from."""
    kernels: dict[str, Signature]
    records: dict[str, Any]


def shipped(twin: str, folder: Path = FOLDER) -> Shipped:
    """The module of a twin; refused if it is damaged, or from another version."""
    try:
        told = json.loads((folder / f"{twin}.json").read_text("utf-8"))
        binary = (folder / f"{twin}.wasm").read_bytes()
    except (OSError, ValueError) as error:
        raise bad_module(twin, f"it cannot be read: {error}") from error
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise bad_module(twin, "it is from another version of Robobid")
    try:
        kernels = {name: Signature(**it) for name, it in told["kernels"].items()}
        is_whole = told["module"] == sha256(binary).hexdigest()
        found = Shipped(binary, told["sources"], kernels, told["records"])
    except (KeyError, TypeError, AttributeError) as error:
        raise bad_module(twin, f"its manifest lacks {error}") from error
    if not is_whole:
        raise bad_module(twin, "it is damaged, or another than its manifest tells of")
    return found


def bad_module(twin: str, problem: str) -> Unsupported:
    """Why kernels cannot be used, and what mends it."""
    return Unsupported(
        "bad_kernels",
        f"the compiled code of {twin} cannot be used: {problem}; install Robobid "
        "again, or make it from its sources: make kernels",
        game=twin,
        problem=problem,
    )


def told(argument: Argument, records: dict[str, Any]) -> Any:
    """How a manifest tells of an argument; records are written down once, by name."""
    if isinstance(argument, Scalar):
        return argument.code
    if isinstance(argument, Fields):
        return [told(array, records) for array in argument.arrays]
    return {"of": _type_of(argument.dtype, records), "axes": argument.axes}


def _type_of(dtype: Any, records: dict[str, Any]) -> str:
    if dtype.fields is None:
        code: str = dtype.str.lstrip("<|")
        return code
    layout = {
        "size": dtype.itemsize,
        "fields": {
            field: [
                _type_of(dtype.fields[field][0].base, records),
                list(dtype.fields[field][0].shape),
                dtype.fields[field][1],
            ]
            for field in dtype.names
        },
    }
    mark = sha256(json.dumps(layout).encode()).hexdigest()[:8]
    records[mark] = layout
    return mark
