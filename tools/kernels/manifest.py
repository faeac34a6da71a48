"""What a module tells its hosts: exports, arguments, records, and its sources."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from importlib.metadata import version
from typing import Any

from robobid.twins.digest import digest_of
from robobid.twins.portable.manifest import FORMAT, told
from tools.kernels.lowering import Lowered


def manifest(twin: str, kernels: Iterable[Lowered], binary: bytes) -> dict[str, Any]:
    """The manifest of a module."""
    records: dict[str, Any] = {}
    return {
        "format": FORMAT,
        "game": twin,
        "sources": digest_of(twin),
        "module": sha256(binary).hexdigest(),
        "made_with": {name: version(name) for name in ("numba", "llvmlite", "ziglang")},
        "kernels": {
            kernel.name: {
                "arguments": [told(argument, records) for argument in kernel.arguments],
                "returns": kernel.returns,
            }
            for kernel in kernels
        },
        "records": records,
    }
