"""Rows of bytes and records: instructions that write or fetch many bytes at once.

A learner's observation has a byte for every card. The twin knows sets of cards as bits
of a word, so that a row is several words, a bit of each byte in each. LLVM can turn
them into 64 bytes by one select for each word, but from a loop in Python it does not
find that out: so it is told here. `python -m bench.fast` has a line that says what it
brings. Prefetching the next game's tables (`fetch_line`) is of the same kind.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from numba.core import cgutils, types
from numba.extending import intrinsic

ir: Any = import_module("llvmlite.ir")
_cgutils: Any = cgutils


def _bytes_of_planes(builder: Any, words: Any, planes: int) -> Any:
    bits, bytes_ = (ir.VectorType(ir.IntType(width), 64) for width in (1, 8))
    none = ir.Constant(bytes_, [0] * 64)
    found = none
    for bit in range(planes):
        is_set = builder.bitcast(builder.extract_value(words, bit), bits)
        one = ir.Constant(bytes_, [1 << bit] * 64)
        found = builder.or_(found, builder.select(is_set, one, none))
    return found


def _place_in(context: Any, builder: Any, row: Any, array: Any, at: Any) -> Any:
    """Where 64 bytes of a row begin."""
    data = context.make_array(row)(context, builder, array).data
    bytes_ = ir.VectorType(ir.IntType(8), 64)
    return builder.bitcast(builder.gep(data, [at]), bytes_.as_pointer())


def _write_bytes(typing_context: Any, row: Any, start: Any, planes: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, words = arguments
        place = _place_in(context, builder, row, array, at)
        builder.store(_bytes_of_planes(builder, words, len(planes)), place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, planes), code


def _keep_and_write_bytes(
    typing_context: Any, row: Any, start: Any, planes: Any, kept: Any
) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, words, keep_at = arguments
        kept_place = _place_in(context, builder, row, array, keep_at)
        keeping = builder.load(kept_place, align=1)
        place = _place_in(context, builder, row, array, at)
        builder.store(_bytes_of_planes(builder, words, len(planes)), place, align=1)
        builder.store(keeping, kept_place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, planes, types.int64), code


def _write_eight(typing_context: Any, row: Any, start: Any, bytes_: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, word = arguments
        first = builder.gep(context.make_array(row)(context, builder, array).data, [at])
        place = builder.bitcast(first, word.type.as_pointer())
        builder.store(word, place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.uint64), code


def _write_in_turn(
    typing_context: Any, row: Any, start: Any, words: Any, times: Any
) -> Any:
    def in_turn(builder: Any, one: Any, other: Any) -> Any:
        lanes = one.type.count
        order = [at + lanes * which for at in range(lanes) for which in (0, 1)]
        number = ir.IntType(32)
        taken = ir.Constant(ir.VectorType(number, 2 * lanes), order)
        return builder.shuffle_vector(one, other, taken)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, packed, count = arguments
        bytes_, pairs, fours = (
            ir.VectorType(ir.IntType(width), 8) for width in (8, 16, 32)
        )
        first, second, third, fourth = (
            builder.bitcast(builder.extract_value(packed, which), bytes_)
            for which in range(4)
        )
        front = builder.bitcast(in_turn(builder, first, second), pairs)
        back = builder.bitcast(in_turn(builder, third, fourth), pairs)
        written = builder.bitcast(in_turn(builder, front, back), fours)
        narrow = builder.trunc(count, ir.IntType(32))
        none = ir.Constant(fours, ir.Undefined)
        limit = builder.insert_element(none, narrow, ir.Constant(ir.IntType(32), 0))
        zeros = ir.Constant(fours, [0] * 8)
        limits = builder.shuffle_vector(limit, none, zeros)
        is_wanted = builder.icmp_signed("<", ir.Constant(fours, list(range(8))), limits)
        data = context.make_array(row)(context, builder, array).data
        place = builder.bitcast(builder.gep(data, [at]), fours.as_pointer())
        number = ir.IntType(32)
        store = _cgutils.get_or_insert_function(
            builder.module,
            ir.FunctionType(ir.VoidType(), [fours, place.type, number, is_wanted.type]),
            "llvm.masked.store.v8i32.p0",
        )
        builder.call(store, [written, place, ir.Constant(number, 1), is_wanted])
        return context.get_dummy_value()

    return types.void(row, types.int64, words, types.int64), code


def _places_at_most(typing_context: Any, row: Any, limit: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, most = arguments
        numbers = ir.VectorType(ir.IntType(16), 64)
        data = context.make_array(row)(context, builder, array).data
        found = builder.load(builder.bitcast(data, numbers.as_pointer()), align=1)
        narrow = builder.trunc(most, ir.IntType(16))
        none = ir.Constant(numbers, ir.Undefined)
        first = builder.insert_element(none, narrow, ir.Constant(ir.IntType(32), 0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), 64), [0] * 64)
        limits = builder.shuffle_vector(first, none, zeros)
        is_at_most = builder.icmp_signed("<=", found, limits)
        return builder.bitcast(is_at_most, ir.IntType(64))

    return types.uint64(row, types.int64), code


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


write_eight: Callable[[Any, int, Any], None] = cast(Any, intrinsic(_write_eight))
"""Write eight bytes at once: those of a word, the lowest first."""

write_in_turn: Callable[[Any, int, Any, int], None] = cast(
    Any, intrinsic(_write_in_turn)
)
"""Write the lowest bytes of four words, then their second bytes, so many times."""

write_bytes: Callable[[Any, int, Any], None] = cast(Any, intrinsic(_write_bytes))
"""Write 64 bytes at once: bit k of the n-th word becomes bit n of the k-th byte."""

keep_and_write_bytes: Callable[[Any, int, Any, int], None] = cast(
    Any, intrinsic(_keep_and_write_bytes)
)
"""Like `write_bytes`, but 64 bytes from another place on stay as they are."""

places_at_most: Callable[[Any, int], Any] = cast(Any, intrinsic(_places_at_most))
"""The places, a bit for each, where a row of 64 short numbers is at most a limit."""

fetch_line: Callable[[Any, int, int], None] = cast(Any, intrinsic(_fetch_line))
"""Say that the line of the cache with a byte of a record is wanted soon."""
