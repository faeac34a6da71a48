"""Bits of 64-bit words: counted, found and spread, by one instruction if there is one.

Numbers are spread by an instruction that not every processor has, and some have only
in name; the others go bit by bit, or half by half.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, cast

import numba
import numpy as np
from numba.core import types
from numba.extending import intrinsic

from robobid.fast.jit import small_part

ir: Any = import_module("llvmlite.ir")
_processor: Any = import_module("llvmlite.binding")
_config: Any = cast(Any, numba).config

_ONE: Final = np.uint64(1)
_SLOW: Final = ("bdver4", "znver1", "znver2")
"""Processors whose instruction to spread bits takes hundreds of cycles."""


def _can_spread_at_once() -> bool:
    if _config.CPU_NAME or _config.CPU_FEATURES:
        return False  # it is compiled for another processor
    features = _processor.get_host_cpu_features()
    is_slow = _processor.get_host_cpu_name() in _SLOW
    return bool(features.get("bmi2", False)) and not is_slow


CAN_SPREAD_AT_ONCE: Final = _can_spread_at_once()


def _popcount(typing_context: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), code


def _lowest_bit(typing_context: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), code


def _highest_bit(typing_context: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        never_zero = context.get_constant(types.boolean, True)
        before = builder.ctlz(arguments[0], never_zero)
        return builder.sub(context.get_constant(types.int64, 63), before)

    return types.int64(types.uint64), code


def _spread_at_once(typing_context: Any, number: Any, places: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        name = "llvm.x86.bmi.pdep.64"
        spread = builder.module.globals.get(name)
        spread = spread or ir.Function(builder.module, kind, name)
        return builder.call(spread, arguments)

    return types.uint64(types.uint64, types.uint64), code


popcount: Callable[[Any], int] = cast(Any, intrinsic(_popcount))
"""How many bits of a word are set: one instruction."""

lowest_bit: Callable[[Any], int] = cast(Any, intrinsic(_lowest_bit))
"""The place of a word's lowest set bit: one instruction."""

highest_bit: Callable[[Any], int] = cast(Any, intrinsic(_highest_bit))
"""The place of a word's highest set bit: one instruction."""

spread_at_once: Callable[[Any, Any], Any] = cast(Any, intrinsic(_spread_at_once))


@small_part
def spread_bit_by_bit(number: Any, places: Any) -> Any:
    """The k-th set bit of `places` stays if bit k of a number is set."""
    spread = np.uint64(0)
    while places:
        place = places & -places
        spread |= place & -(number & _ONE)
        number >>= _ONE
        places ^= place
    return spread


@small_part
def find_at_once(word: Any, n: int) -> int:
    """The place of a word's n-th set bit, counted from 0."""
    return lowest_bit(spread_at_once(_ONE << np.uint64(n), word))


@small_part
def find_half_by_half(word: Any, n: int) -> int:
    """The place of a word's n-th set bit, counted from 0.

    Without a branch: which way it goes cannot be foreseen.
    """
    at = 0
    half = 32
    for _ in range(6):
        here = popcount(word & ((_ONE << np.uint64(half)) - _ONE))
        beyond = n >= here
        word = word >> np.uint64(half) if beyond else word
        n -= here if beyond else 0
        at += half if beyond else 0
        half >>= 1
    return at


spread_bits: Final = spread_at_once if CAN_SPREAD_AT_ONCE else spread_bit_by_bit
"""The k-th set bit of the second word stays if bit k of the first is set."""

nth_bit: Final = find_at_once if CAN_SPREAD_AT_ONCE else find_half_by_half
"""The place of a word's n-th set bit, counted from 0."""
