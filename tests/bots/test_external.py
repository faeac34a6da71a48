"""Bots in programs of their own: whatever such a program does, we go on."""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from robobid.bots import check_bot, make_bot, supervisor
from robobid.bots.external import STANDBY, External, Limits, decision_info
from robobid.bots.program import BotFailed, Program
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.core.luck import Seeded
from robobid.core.record import move_of
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID

ROGUE = Path(__file__).with_name("rogue.py")
TAGS = {"Edition": "en", "Players": "A; B"}
PATIENT = Limits(start=60, decision=60)


def rogue(how: str, after: int = 0, *more: str) -> str:
    command = [sys.executable, str(ROGUE), how, str(after), *more]
    return f"exec:{shlex.join(command)}"


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    yield
    STANDBY.dismiss()


def play_against(word: str, limits: Limits) -> None:
    table = FZZZT.set_up(TAGS)
    bot = External(word, FZZZT, table, 0, 1, limits)
    try:
        play(FZZZT, table, {0: bot, 1: make_bot("fzzzt", "random", 1)}, Seeded(1))
    finally:
        bot.dismiss()


def fault_of(word: str, limits: Limits = PATIENT) -> BotFailed:
    """The fault that ends a game with this program."""
    with pytest.raises(BotFailed) as failed:
        play_against(word, limits)
    return failed.value


@pytest.mark.parametrize(
    ("how", "kind", "text"),
    [
        ("die", "crash", "the program has ended with code 1: I have had  [31menough"),
        ("kill", "crash", "the program has ended with code 137"),
        ("raise", "crash", "the program has ended with code 1: ValueError: out of"),
        ("close", "crash", "the program has closed its output"),
        ("garbage", "protocol", "not JSON: I bid seven, and you?"),
        ("bytes", "protocol", "not JSON: "),
        ("nested", "protocol", "not JSON: [[[["),
        ("list", "protocol", 'not a JSON object: ["move", '),
        ("number", "protocol", "'number': 3}, not {'type': 'move', 'number': 2}"),
        ("type", "protocol", "expected {'type': 'move', 'number': 3}, not"),
        ("no-move", "protocol", "a move must be text, not 7"),
        ("unreadable", "illegal", "is not a move"),
        ("chance", "illegal", "is not a move"),
        ("endless-line", "protocol", "a line of more than 1048576 bytes"),
        ("endless-lines", "protocol", "not {'type': None, 'number': None}"),
    ],
)
def test_a_fault_is_named(how: str, kind: str, text: str) -> None:
    failed = fault_of(rogue(how, after=2))

    assert failed.kind == kind
    assert text in str(failed)
    assert len(str(failed)) < 500
    assert str(failed).isprintable()


@pytest.mark.parametrize(
    ("how", "kind", "text"),
    [
        ("silent", "timeout", "no answer within 0.5 s"),
        ("newer", "protocol", "expected {'type': 'hello', 'protocol': 1}, not"),
    ],
)
def test_a_program_must_say_hello(how: str, kind: str, text: str) -> None:
    failed = fault_of(rogue(how), Limits(start=0.5 if how == "silent" else 60))

    assert failed.kind == kind
    assert text in str(failed)


@pytest.mark.parametrize("how", ["hang", "endless-complaints"])
def test_a_decision_has_a_limit(how: str) -> None:
    failed = fault_of(rogue(how), Limits(start=60, decision=0.3))

    assert failed.kind == "timeout"
    assert str(failed) == "no answer within 0.3 s"


def test_all_decisions_of_a_game_have_a_limit_together() -> None:
    failed = fault_of(rogue("hang"), Limits(start=60, decision=60, game=0.3))

    assert failed.kind == "timeout"


@pytest.mark.parametrize(
    ("end", "code"), [("sys.exit(3)", 3), ("os.kill(os.getpid(), 9)", 137)]
)
def test_a_dead_program_is_told_from_a_slow_one_however_busy_the_machine_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str, code: int
) -> None:
    """Dead, but nobody has read its output, and its supervisor has not noticed."""
    note = tmp_path / "pid"
    source = f"import os, sys; open({str(note)!r}, 'w').write(str(os.getpid()))"
    monkeypatch.setattr(Program, "_listen", lambda self: None)
    program = Program([sys.executable, "-c", f"{source}; sys.stdin.readline(); {end}"])
    supervisor = program._process
    wait_until(lambda: note.exists() and note.read_text() != "")
    supervisor.send_signal(signal.SIGSTOP)
    os.write(entry_of(int(note.read_text())), b"\n")
    wait_until(lambda: not is_alive(int(note.read_text())))

    def terminate() -> None:
        supervisor.send_signal(signal.SIGTERM)
        supervisor.send_signal(signal.SIGCONT)

    monkeypatch.setattr(supervisor, "terminate", terminate)
    with pytest.raises(BotFailed) as failed:
        program.hear(0)

    assert failed.value.kind == "crash"
    assert str(failed.value) == f"the program has ended with code {code}"
    program.end()


def test_an_end_that_is_asked_for_while_a_program_starts_ends_it_still() -> None:
    """As if the owner had pulled when the program was there, but not yet tied."""
    source = """if True:
        import os, signal, subprocess, sys
        from robobid.bots import supervisor

        def start(command):
            program = subprocess.Popen(command, stdin=-1, start_new_session=True)
            print(program.pid, flush=True)
            os.kill(os.getpid(), signal.SIGTERM)
            return program

        supervisor.start = start
        supervisor.main([sys.executable, "-c", "import time; time.sleep(600)"])
    """
    with subprocess.Popen(
        [sys.executable, "-c", source], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as pulled:
        assert pulled.stdout is not None
        pid = int(pulled.stdout.readline())
        assert pulled.wait() == -signal.SIGKILL

    assert not is_alive(pid)


def entry_of(pid: int) -> int:
    """The pipe by which a program hears its supervisor."""
    return os.open(f"/proc/{pid}/fd/0", os.O_WRONLY)


def test_a_program_that_does_not_exist_is_a_fault_where_it_is_missing() -> None:
    """On a cluster it may be missing on one machine only."""
    failed = fault_of("exec:/nowhere/at-all")

    assert failed.kind == "crash"
    assert "code 127: /nowhere/at-all: No such file or directory" in str(failed)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("exec:", "no program is named"),
        ("exec:./my 'bot", "No closing quotation"),
        ("exec:/nowhere/at-all 3", "there is no program '/nowhere/at-all'"),
    ],
)
def test_a_word_that_names_no_program_is_refused(word: str, text: str) -> None:
    with pytest.raises(Unsupported, match=text) as refused:
        check_bot("fzzzt", word)

    assert refused.value.code == "no_program"


def test_a_file_that_cannot_be_run_says_how_it_can(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text("#!/usr/bin/env python3\n", "utf-8")

    with pytest.raises(Unsupported, match=f"chmod \\+x {file}"):
        check_bot("fzzzt", f"exec:{file}")


def test_a_program_that_does_not_flush_gets_a_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python keeps what it prints to a pipe until its buffer is full."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    source = """if True:
        import json, sys
        for line in sys.stdin:
            print(json.dumps({"type": "hello", "protocol": 1}))
    """
    command = shlex.join([sys.executable, "-c", source])

    failed = fault_of(f"exec:{command}", Limits(start=2))

    assert failed.kind == "timeout"
    assert "does it flush its output after each line?" in str(failed)


def test_a_program_that_can_be_found_is_accepted() -> None:
    check_bot("fzzzt", rogue("hang"))


def test_no_program_can_be_had_from_far_away() -> None:
    """The server makes bots by name: it must never start what somebody sends."""
    with pytest.raises(Unsupported, match="no bot of fzzzt is called 'exec:"):
        make_bot("fzzzt", rogue("hang"), 1)


def test_a_program_plays_game_after_game() -> None:
    word = rogue("hang", after=10_000)
    seen = set()
    for number in range(3):
        table = FZZZT.set_up(TAGS)
        bot = External(word, FZZZT, table, 0, number, PATIENT)
        players = {0: bot, 1: make_bot("fzzzt", "random", number)}
        play(FZZZT, table, players, Seeded(number))
        bot.finish(FZZZT.standings(table))
        seen.add(bot._program)

    assert len(seen) == 1


@pytest.mark.parametrize(
    ("game", "tags"),
    [(FZZZT, TAGS), (POWER_GRID, {"Map": "germany", "Players": "A; B; C"})],
)
def test_a_decision_lists_its_moves_or_its_limits(
    game: AnyGame, tags: dict[str, str]
) -> None:
    """Every listed move is one of the options, and the limits name the others."""
    kinds: set[tuple[str, bool]] = set()

    class Asked:
        def __init__(self, seat: int) -> None:
            self.bot = make_bot(game.name, "simple", seat)

        def choose(self, view: Any, decision: Decision) -> Any:
            info = decision_info(game, table, decision)
            moves = [
                move_of(game, table, decision.seat, action)
                for action in decision.options
            ]
            assert info["count"] == len(moves)
            if info["moves"] is None:
                assert info["limits"]
            else:
                assert info["moves"] == moves
            kinds.add((decision.kind, info["moves"] is None))
            return self.bot.choose(view, decision)

    table = game.set_up(tags)
    play(game, table, {seat: Asked(seat) for seat in range(3)}, Seeded(2))

    assert ("bid", game is FZZZT) in kinds
    assert any(not is_hidden for _, is_hidden in kinds)


OWNER = """
import sys
from robobid.bots.external import External, Limits
from robobid.bots import make_bot
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
table = FZZZT.set_up({"Edition": "en", "Players": "A; B"})
bot = External(sys.argv[1], FZZZT, table, 0, 1, Limits())
play(FZZZT, table, {0: bot, 1: make_bot("fzzzt", "random", 1)}, Seeded(1))
"""


def test_nothing_outlives_an_owner_that_is_killed(tmp_path: Path) -> None:
    """Not even a program that hangs, heeds no signal, and has a child."""
    note = tmp_path / "pids"
    word = rogue("stay", 1, str(note))
    owner = subprocess.Popen([sys.executable, "-c", OWNER, word])
    wait_until(lambda: note.exists() and len(note.read_text().split()) == 2)
    pids = [int(pid) for pid in note.read_text().split()]
    assert all(map(is_alive, pids))

    owner.kill()
    owner.wait()

    wait_until(lambda: not any(map(is_alive, pids)))


@pytest.mark.skipif(sys.platform != "linux", reason="others know no subreapers")
@pytest.mark.parametrize(
    ("how", "kind"),
    [
        pytest.param("daemon", "timeout", id="it stalls"),
        pytest.param("leave-daemon", "crash", id="it ends"),
    ],
)
def test_nothing_outlives_a_program_not_even_in_a_session_of_its_own(
    tmp_path: Path, how: str, kind: str
) -> None:
    """Such a bot once hung a tournament for ever: its child held the pipe."""
    note = tmp_path / "pid"
    start = time.monotonic()

    failed = fault_of(rogue(how, 1, str(note)), Limits(start=60, decision=10))

    assert failed.kind == kind
    assert time.monotonic() - start < 60
    assert not is_alive(int(note.read_text()))


@pytest.mark.skipif(sys.platform != "linux", reason="others know no such signal")
def test_a_program_that_kills_its_supervisor_dies_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    pid_of_program = "open(sys.argv[1], 'w').write(str(os.getpid())); "
    source = "import os, sys, time; " + pid_of_program
    source += "os.kill(os.getppid(), 9); time.sleep(600)"
    program = Program([sys.executable, "-c", source, str(note)])

    with pytest.raises(BotFailed):
        program.hear(30)
    program.end()

    wait_until(lambda: not is_alive(int(note.read_text())))


@pytest.mark.parametrize("how", ["daemon", "orphan"])
def test_a_held_pipe_is_never_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """As where there are no subreapers: somebody lives on and holds the pipe."""
    source = Path(supervisor.__file__).read_text("utf-8")
    elsewhere = tmp_path / "supervisor.py"
    elsewhere.write_text(source.replace('sys.platform == "linux"', "False"), "utf-8")
    monkeypatch.setattr(supervisor, "__file__", str(elsewhere))
    note = tmp_path / "pid"
    before = threading.active_count()
    start = time.monotonic()
    try:
        failed = fault_of(rogue(how, 1, str(note)), Limits(start=60, decision=5))

        assert failed.kind == "timeout"
        assert time.monotonic() - start < 60
        assert threading.active_count() == before
        assert is_alive(int(note.read_text()))
    finally:
        # Where there are no subreapers nobody else ends them, and they would stay.
        left = [int(path.read_text()) for path in tmp_path.glob("pid*")]
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    assert len(left) == (2 if how == "orphan" else 1)
    wait_until(lambda: not any(map(is_alive, left)))


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    """Is there such a process, and is it more than a name in the list?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return (
        not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    )
