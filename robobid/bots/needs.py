"""What some bots need besides the standard library."""

from __future__ import annotations

from typing import Final

_NUMBA: Final = frozenset({"numba", "numpy", "llvmlite"})


def needs_numba(error: ModuleNotFoundError) -> bool:
    """Is numba, or what comes with it, not installed?

    >>> needs_numba(ModuleNotFoundError(name="numba"))
    True
    """
    return (error.name or "").partition(".")[0] in _NUMBA
