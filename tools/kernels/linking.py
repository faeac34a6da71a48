"""From LLVM to WebAssembly: all kernels of a twin optimised together, in one module.

Every kernel is exported as a function without parameters, which costs a host least. The
exported word `block` says where in memory its arguments lie, in words of eight bytes.
The first is for what it gives back, the second for its status, 0 if all went well; then
a number takes one, an array as many as `robobid.twins.arguments.slots_of` says.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from robobid.twins.arguments import Argument, Array, Fields
from tools.kernels.lowering import LAYOUT, TRIPLE, Lowered

llvm: Any = import_module("llvmlite.binding")

FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
SIMD: Final = "+simd128"
BLOCK: Final = "block"
STACK: Final = 1 << 18
"""Bytes; below it there is nothing, so that who needs more traps."""
_OPTIONS: Final = (
    "--no-entry",
    "--stack-first",
    f"-zstack-size={STACK}",
    "--export=__heap_base",
    f"--export={BLOCK}",
    "--strip-all",
    "-O2",
)


def linked(
    kernels: Iterable[Lowered], *, features: str = f"{FEATURES},{SIMD}"
) -> bytes:
    """A module with some kernels."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    kernels = list(kernels)
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=features, reloc="static"
    )
    module = joined(kernels)
    optimise(module, machine)
    with TemporaryDirectory() as folder:
        code, made = Path(folder, "kernels.o"), Path(folder, "kernels.wasm")
        code.write_bytes(machine.emit_object(module))
        exports = [f"--export={kernel.name}" for kernel in kernels]
        files = [str(code), "-o", str(made)]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        subprocess.run([*linker, *_OPTIONS, *exports, *files], check=True)
        return made.read_bytes()


def joined(kernels: list[Lowered]) -> Any:
    """One module of LLVM with all kernels, of which only the doors are open."""
    module = llvm.parse_assembly("\n".join(doors(kernels)))
    for kernel in kernels:
        module.link_in(llvm.parse_assembly(kernel.code))
    names = {BLOCK, *(kernel.name for kernel in kernels)}
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in names:
            thing.linkage = "internal"
    module.verify()
    return module


def optimise(module: Any, machine: Any) -> None:
    """Let LLVM do what it can, for the machine that will run it."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = True
    tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def doors(kernels: list[Lowered]) -> Iterator[str]:
    """The exported functions: each fetches its arguments and calls its kernel."""
    yield f'target datalayout = "{LAYOUT}"'
    yield f'target triple = "{TRIPLE}"'
    yield f"@{BLOCK} = global ptr null"
    for kernel in kernels:
        door = Door()
        given = ["ptr %result", "ptr %problem"]
        for argument in kernel.arguments:
            given += door.fetch(argument)
        types = ", ".join(word.partition(" ")[0] for word in given)
        yield f'declare i32 @"{kernel.function}"({types})'
        yield f"define void @{kernel.name}() {{"
        yield f"  %block = load ptr, ptr @{BLOCK}"
        yield "  %result = alloca i64"
        yield "  %problem = alloca ptr"
        yield from door.lines
        yield f'  %status = call i32 @"{kernel.function}"({", ".join(given)})'
        if kernel.returns:
            yield "  %found = load i64, ptr %result"
            yield "  store i64 %found, ptr %block"
        yield "  %word = sext i32 %status to i64"
        yield "  %second = getelementptr i64, ptr %block, i32 1"
        yield "  store i64 %word, ptr %second"
        yield "  ret void"
        yield "}"


class Door:
    """The lines by which arguments are fetched, and the words that name them."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._slots = count(2)
        self._names = count()

    def fetch(self, argument: Argument) -> list[str]:
        """Fetch an argument; an array is handed over in pieces, as numba does."""
        if isinstance(argument, Fields):
            return [word for array in argument.arrays for word in self.fetch(array)]
        if not isinstance(argument, Array):
            return [f"i64 {self._next_word()}"]
        place = self._add(f"inttoptr i64 {self._next_word()} to ptr")
        shape = [self._next_word() for _ in range(argument.axes)]
        strides = [f"{argument.dtype.itemsize}"]
        for length in reversed(shape):
            strides.insert(0, self._add(f"mul i64 {strides[0]}, {length}"))
        size = self._add(f"udiv i64 {strides[0]}, {argument.dtype.itemsize}")
        numbers = [size, f"{argument.dtype.itemsize}"]
        sides = [*shape, *strides[1:]]
        return [
            "ptr null",
            "ptr null",
            *(f"i64 {number}" for number in numbers),
            f"ptr {place}",
            *(f"i64 {side}" for side in sides),
        ]

    def _next_word(self) -> str:
        at = self._add(f"getelementptr i64, ptr %block, i32 {next(self._slots)}")
        return self._add(f"load i64, ptr {at}")

    def _add(self, line: str) -> str:
        name = f"%v{next(self._names)}"
        self.lines.append(f"  {name} = {line}")
        return name
