"""The modules of WebAssembly: made from these sources, and refused if they are not."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any, Final

import numpy as np
import pytest

from robobid.core.errors import Unsupported
from robobid.twins import fzzzt, powergrid
from robobid.twins.arguments import INT, ROW, Array
from robobid.twins.digest import digest_of, sources_of
from robobid.twins.jit import zeros_for
from robobid.twins.luck import LUCK
from robobid.twins.portable import kernels
from robobid.twins.portable.instance import Program
from robobid.twins.portable.kernels import Kernel
from robobid.twins.portable.manifest import FOLDER, shipped

GAMES: Final = ("fzzzt", "powergrid")
ROOT: Final = Path(__file__).parents[2]
HERE: Final = "robobid.twins.fzzzt.batch"


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_are_made_from_these_sources(game: str) -> None:
    assert shipped(game).sources == digest_of(game), "make kernels"


@pytest.mark.parametrize("game", GAMES)
def test_a_module_asks_nothing_of_its_host(game: str) -> None:
    """Not even powers: results are the same wherever it runs."""
    import wasmtime

    module = wasmtime.Module(wasmtime.Engine(), shipped(game).binary)

    assert module.imports == []
    exported = {each.name for each in module.exports}
    assert exported == {"memory", "__heap_base", "block", *shipped(game).kernels}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_same_sources_give_the_same_bytes(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.kernels", game, "--into", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)

    for name in (f"{game}.wasm", f"{game}.json"):
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes()


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("robobid.twins.powergrid.play", "fzzzt"),
        ("robobid.twins.fzzzt.mechanic.choice", "powergrid"),
        ("robobid.twins.plain.fzzzt.bids", "powergrid"),
    ],
)
def test_a_change_in_one_twin_leaves_the_others_module(module: str, other: str) -> None:
    """Its digest is of its own files and of shared ones, and they import no others."""
    sources = sources_of(module)

    assert f"{module.replace('.', '/')}.py" in str(sources)
    assert any(path.name == "luck.py" for path in sources)
    assert not any(other in path.parts for path in sources)
    assert not any(f"twins.{other}" in path.read_text("utf-8") for path in sources)


# -- bad modules ----------------------------------------------------------------------


def cut_short(folder: Path) -> None:
    module = folder / "fzzzt.wasm"
    module.write_bytes(module.read_bytes()[:-100])


def no_webassembly(folder: Path) -> None:
    """The manifest tells of these bytes, but they are none."""
    from hashlib import sha256

    (folder / "fzzzt.wasm").write_bytes(b"\0asm nothing")
    change(folder, module=sha256(b"\0asm nothing").hexdigest())


def change(folder: Path, **fields: Any) -> None:
    manifest = folder / "fzzzt.json"
    told = json.loads(manifest.read_text("utf-8"))
    manifest.write_text(json.dumps({**told, **fields}), "utf-8")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (cut_short, "it is damaged"),
        (no_webassembly, "it is no WebAssembly"),
        (lambda folder: change(folder, format=99), "another version of Robobid"),
        (lambda folder: change(folder, kernels=[]), "its manifest lacks"),
        (lambda folder: (folder / "fzzzt.wasm").unlink(), "it cannot be read"),
        (lambda folder: (folder / "fzzzt.json").write_text("{"), "it cannot be read"),
        (lambda folder: (folder / "fzzzt.json").write_text("[]"), "another version"),
    ],
)
def test_a_bad_module_is_refused_with_a_sentence(
    tmp_path: Path, damage: Callable[[Path], object], sentence: str
) -> None:
    folder = tmp_path / "modules"
    copytree(FOLDER, folder)
    damage(folder)

    with pytest.raises(Unsupported, match=sentence) as refused:
        Program("fzzzt", shipped("fzzzt", folder))

    assert refused.value.code == "bad_kernels"
    assert "make kernels" in str(refused.value)


def test_a_kernel_with_other_arguments_than_its_module_is_refused() -> None:
    with pytest.raises(Unsupported, match="other sources than pick_numbers"):
        Kernel("fzzzt", "pick_numbers", (ROW, INT))(np.zeros(1, np.int64), 1)
    with pytest.raises(Unsupported, match="other sources than no_such_kernel"):
        Kernel("fzzzt", "no_such_kernel", ())()


# -- calls ----------------------------------------------------------------------------


def test_wrong_arrays_are_refused_before_anything_runs() -> None:
    pick = fzzzt.batch.pick_numbers
    row = np.zeros(2, np.int64)
    luck = np.zeros(2, LUCK)
    masks = np.zeros((2, 8), np.uint64)

    for given in (
        (masks[0], row, luck, row),
        (masks, row.astype(np.int32), luck, row),
        (masks, row, row, row),
        (masks, row, [1, 2], row),
        (masks, row, luck),
    ):
        with pytest.raises(Unsupported) as refused:
            pick(*given)
        assert refused.value.code == "kernel_failed"


def test_arrays_from_anywhere_come_back_written() -> None:
    """With gaps between their rows, and from another thread's memory."""
    box = fzzzt.Box.open("en", 2)
    tables = fzzzt.new_tables(box, 1)
    whole = fzzzt.play_on(box, tables, ["simple", "random"], copies=8, seed=1)
    split = fzzzt.play_on(box, tables, ["simple", "random"], 8, 1, cores=2)

    assert (whole.scores == split.scores).all()
    assert whole.scores.any()


def test_a_batch_can_be_stepped_by_any_thread() -> None:
    box = fzzzt.Box.open("en", 2)
    one, two = (fzzzt.Batch(box, games=4, seed=5) for _ in range(2))
    for _ in range(30):
        one.step(one.random_numbers())

    def step() -> None:
        for _ in range(30):
            two.step(two.random_numbers())

    thread = threading.Thread(target=step)
    thread.start()
    thread.join()

    assert (one.observations == two.observations).all()
    assert (one.tables == two.tables).all()


def test_an_array_outlives_its_thread() -> None:
    made: list[Any] = []
    thread = threading.Thread(
        target=lambda: made.append(zeros_for(HERE, (1000,), np.int64))
    )
    thread.start()
    thread.join()
    gc.collect()

    made[0][:] = 7

    assert made[0].sum() == 7000


def test_too_much_is_refused_and_the_rest_goes_on() -> None:
    with pytest.raises(Unsupported, match="no memory left") as refused:
        zeros_for(HERE, (1 << 33,), np.uint8)

    assert refused.value.code == "kernel_failed"
    assert len([*fzzzt.play_random(fzzzt.Box.open("en", 2), 4, seed=1)]) == 1


def test_a_trap_is_an_error_and_no_crash() -> None:
    """What reads beyond the memory stops; the next call is answered."""
    instance = kernels._own_instance("fzzzt")
    block = instance.room(1 << 12, "test")
    instance.memory.write(block, memoryview(b"\x7f" * (1 << 12)))

    with pytest.raises(Unsupported, match="it stopped"):
        instance.run("play_games", block)

    instance.memory.give_back(block, 1 << 12)
    assert len([*fzzzt.play_random(fzzzt.Box.open("en", 2), 4, seed=1)]) == 1


NARROW: Final = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, resource.RLIM_INFINITY))
from robobid.twins import fzzzt
(played,) = fzzzt.play_random(fzzzt.Box.open("en", 2), 20, seed=1)
print(played.scores.sum())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of this kind are Linux's")
def test_a_process_with_few_addresses_plays_too() -> None:
    """Four gigabytes of them are set apart for an instance, where there are so many."""
    done = subprocess.run(
        [sys.executable, "-c", NARROW], cwd=ROOT, capture_output=True, text=True
    )
    (played,) = fzzzt.play_random(fzzzt.Box.open("en", 2), 20, seed=1)

    assert done.stdout.split() == [f"{played.scores.sum()}"], done.stderr


FORKED: Final = """
import multiprocessing, threading
from robobid.twins import fzzzt, powergrid

def play(kind):
    if kind == "fzzzt":
        (played,) = fzzzt.play_random(fzzzt.Box.open("en", 2), 20, seed=1)
        return int(played.scores.sum())
    (ended,) = powergrid.play(powergrid.Box.open("germany", 2), ["random"] * 2, 2, 1)
    return int(ended["money"].sum())

here = play("fzzzt")
with multiprocessing.get_context("fork").Pool(2) as pool:
    assert pool.map(play, ["fzzzt"] * 4) == [here] * 4
    assert len({*pool.map(play, ["powergrid"] * 4)}) == 1
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux forks")
def test_a_forked_process_translates_for_itself() -> None:
    subprocess.run([sys.executable, "-c", FORKED], cwd=ROOT, check=True, timeout=120)


def play_some(games: int) -> None:
    for _ in fzzzt.play(fzzzt.Box.open("en", 4), ["random"] * 4, games, 1, chunk=500):
        pass
    box = powergrid.Box.open("germany", 2)
    for _ in powergrid.play(box, ["random"] * 2, games // 50, 1, chunk=20):
        pass


def sizes() -> list[int]:
    return [kernels._own_instance(game).memory.size for game in GAMES]


@pytest.mark.parametrize(
    "games", [2_000, pytest.param(1_000_000, marks=pytest.mark.soak)]
)
def test_memory_does_not_grow(games: int) -> None:
    play_some(1_000)
    before = sizes()

    play_some(games)

    assert sizes() == before


def test_blocks_are_used_again_and_zero() -> None:
    memory = kernels._program("fzzzt").instance().memory
    dtype = np.dtype(np.int64)
    kept = memory.zeros((10,), dtype)
    for size in (100, 1000, 100, 1000) * 50:
        array = memory.zeros((size,), dtype)
        assert not array.any()
        array[:] = -1
    used = memory.size

    assert used < 1 << 20
    assert not kept.any()


def test_arguments_are_read_as_they_are_written() -> None:
    assert Array(np.dtype("i8"), 1) == ROW
