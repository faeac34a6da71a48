"""Instructions of LLVM that numba has no word for; they are the same on every machine.

A learner's observation has a byte for every card. The twin knows sets of cards as bits
of a word, so that a row is several words, a bit of each byte in each. LLVM can turn
them into 64 bytes by one select for each word, but from a loop in Python it does not
find that out: so it is told here. `python -m bench.fast` has a line that says what it
brings. Prefetching the next game's tables (`fetch_line`) is of the same kind.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic

ir: Any = import_module("llvmlite.ir")
_cgutils: Any = cgutils


# -- Bits of words ---


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


# -- Rows of bytes ---


def _bytes_of_planes(builder: Any, words: Any, planes: int) -> Any:
    """Every byte of a word eight times over, each time with another of its bits.

    To take the word for 64 bits would read better, but LLVM has no way to do that in
    WebAssembly except bit by bit.
    """
    eight, bytes_ = (ir.VectorType(ir.IntType(8), count) for count in (8, 64))
    places = ir.VectorType(ir.IntType(32), 64)
    none = ir.Constant(bytes_, [0] * 64)
    own_bit = ir.Constant(bytes_, [1 << at % 8 for at in range(64)])
    own_byte = ir.Constant(places, [at // 8 for at in range(64)])
    found = none
    for bit in range(planes):
        word = builder.bitcast(builder.extract_value(words, bit), eight)
        spread = builder.shuffle_vector(word, word, own_byte)
        is_set = builder.icmp_unsigned("!=", builder.and_(spread, own_bit), none)
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
        """Eight at a time: so many WebAssembly compares by one instruction."""
        array, most = arguments
        numbers = ir.VectorType(ir.IntType(16), 8)
        data = context.make_array(row)(context, builder, array).data
        rows = builder.bitcast(data, numbers.as_pointer())
        narrow = builder.trunc(most, ir.IntType(16))
        none = ir.Constant(numbers, ir.Undefined)
        first = builder.insert_element(none, narrow, ir.Constant(ir.IntType(32), 0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), 8), [0] * 8)
        limits = builder.shuffle_vector(first, none, zeros)
        word = ir.IntType(64)
        places = ir.Constant(word, 0)
        for eighth in range(8):
            place = builder.gep(rows, [ir.Constant(ir.IntType(32), eighth)])
            found = builder.load(place, align=1)
            is_at_most = builder.icmp_signed("<=", found, limits)
            bits = builder.zext(builder.bitcast(is_at_most, ir.IntType(8)), word)
            bits = builder.shl(bits, ir.Constant(word, 8 * eighth))
            places = builder.or_(places, bits)
        return places

    return types.uint64(row, types.int64), code


def _sets_beyond(
    typing_context: Any, row: Any, counts: Any, more: Any, sets: Any
) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        """All sums at once, eight to a vector of WebAssembly."""
        array, numbers, added, wanted = arguments
        short, word, lanes = ir.IntType(16), ir.IntType(64), 8
        vector = ir.VectorType(short, lanes)
        nothing = ir.Constant(vector, [0] * lanes)
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)

        def spread(number: Any) -> Any:
            none = ir.Constant(vector, ir.Undefined)
            narrow = builder.trunc(number, short)
            first = builder.insert_element(none, narrow, ir.Constant(ir.IntType(32), 0))
            return builder.shuffle_vector(first, none, zeros)

        kinds = [spread(builder.extract_value(numbers, at)) for at in range(4)]
        more_of_all, sets_of_all = spread(added), spread(wanted)
        data = context.make_array(row)(context, builder, array).data
        rows = builder.bitcast(data, vector.as_pointer())
        found = ir.Constant(word, 0)
        for half in range(2):
            own = range(half * lanes, (half + 1) * lanes)
            bits = ir.Constant(vector, [_signed(1 << at) for at in own])
            is_wanted = builder.icmp_unsigned(
                "!=", builder.and_(sets_of_all, bits), nothing
            )
            total = builder.select(is_wanted, more_of_all, nothing)
            for kind, each in enumerate(kinds):
                those = ir.Constant(vector, [-(at >> kind & 1) for at in own])
                total = builder.add(total, builder.and_(each, those))
            place = builder.gep(rows, [ir.Constant(ir.IntType(32), half)])
            is_beyond = builder.icmp_signed(">", total, builder.load(place, align=1))
            lanes_beyond = builder.zext(builder.bitcast(is_beyond, ir.IntType(8)), word)
            shift = ir.Constant(word, half * lanes)
            found = builder.or_(found, builder.shl(lanes_beyond, shift))
        return found

    return types.int64(row, counts, types.int64, types.int64), code


def _signed(short: int) -> int:
    return short - (1 << 16) if short >> 15 else short


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


popcount = intrinsic(_popcount)
lowest_bit = intrinsic(_lowest_bit)
highest_bit = intrinsic(_highest_bit)
write_eight = intrinsic(_write_eight)
write_in_turn = intrinsic(_write_in_turn)
write_bytes = intrinsic(_write_bytes)
keep_and_write_bytes = intrinsic(_keep_and_write_bytes)
places_at_most = intrinsic(_places_at_most)
sets_beyond = intrinsic(_sets_beyond)
fetch_line = intrinsic(_fetch_line)
