"""What bots that think ahead need besides the standard library."""

from __future__ import annotations

from typing import Final

from robobid.core.errors import Unsupported
from robobid.support.extras import command_for

_RUNTIME: Final = "wasmtime"


def needs_kernels(error: ModuleNotFoundError) -> bool:
    """Is what runs the twins' kernels not installed?

    >>> needs_kernels(ModuleNotFoundError(name="wasmtime"))
    True
    """
    return (error.name or "").partition(".")[0] == _RUNTIME


def how_to_get_kernels() -> str:
    """The command that brings what runs the twins' kernels.

    >>> how_to_get_kernels().endswith(" wasmtime")
    True
    """
    return command_for(_RUNTIME)


def no_kernels(error: ModuleNotFoundError) -> Unsupported:
    """The refusal for whoever lacks what runs the kernels."""
    command = how_to_get_kernels()
    return Unsupported(
        "not_installed",
        f"{error.name} is not installed here: {command}",
        module=error.name,
        command=command,
    )
