"""A program that plays badly, in the way its argument says; it needs no Robobid.

It plays properly, by its lowest option, until the decision of that number.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def misbehave(how: str, number: int) -> None:
    match how:
        case "hang":
            time.sleep(600)
        case "die":
            print("first words", file=sys.stderr)
            sys.exit("I have had \x1b[31menough")
        case "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case "raise":
            raise ValueError("out of ideas")
        case "close":
            os.close(1)
            time.sleep(600)
        case "garbage":
            print("I bid seven, and you?", flush=True)
        case "bytes":
            sys.stdout.buffer.write(b"\xff\xfe{}\n")
            sys.stdout.buffer.flush()
        case "nested":
            print("[" * 100_000, flush=True)
        case "list":
            say_list = json.dumps(["move", number])
            print(say_list, flush=True)
        case "number":
            say(type="move", number=number - 1, move="m1")
        case "type":
            say(type="hello", number=number, move="m1")
        case "no-move":
            say(type="move", number=number, move=7)
        case "illegal":
            say(type="move", number=number, move="r5a")
        case "unreadable":
            say(type="move", number=number, move="the best one, please")
        case "chance":
            say(type="move", number=number, move="#turn r5a")
        case "endless-line":
            while True:
                os.write(1, b"x" * 65536)
        case "endless-lines":
            while True:
                os.write(1, b"{}\n" * 10_000)
        case "endless-complaints":
            while True:
                os.write(2, b"oh no\n" * 10_000)
        case "stay":
            stay()
        case "daemon" | "leave-daemon" | "orphan":
            start_daemon()
            if how == "leave-daemon":
                sys.exit("I leave somebody behind")
            if how == "orphan":
                Path(f"{sys.argv[3]}-rogue").write_text(str(os.getpid()))
                os.kill(os.getppid(), signal.SIGKILL)
            time.sleep(600)


def stay() -> None:
    """Hang, and refuse to go, with a child that does the same."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(sys.argv[3]).write_text(f"{os.getpid()} {child.pid}")
    time.sleep(600)


def start_daemon() -> None:
    """Somebody in a session of their own, who holds our pipes and heeds no signal.

    Whoever started them is gone, as daemons do it.
    """
    deaf = "for n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)"
    note = f"open({sys.argv[3]!r}, 'w').write(str(os.getpid()))"
    daemon = f"import os, signal, time\n{deaf}\n{note}\ntime.sleep(600)"
    start = "import subprocess, sys; subprocess.Popen(sys.argv[1:], {})"
    own_session = start.format("start_new_session=True")
    daemon_command = [sys.executable, "-c", daemon]
    subprocess.run([sys.executable, "-c", own_session, *daemon_command], check=True)
    while not (Path(sys.argv[3]).exists() and Path(sys.argv[3]).read_text()):
        time.sleep(0.01)


def main() -> None:
    how, after = sys.argv[1], int(sys.argv[2])
    decisions = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello" and how == "silent":
            time.sleep(600)
        elif message["type"] == "hello":
            say(type="hello", protocol=99 if how == "newer" else 1)
        elif message["type"] == "decide":
            decisions += 1
            if decisions > after:
                misbehave(how, message["number"])
            decision = message["decision"]
            moves = decision["moves"] or decision["limits"]["hand"]
            say(type="move", number=message["number"], move=moves[0])


if __name__ == "__main__":
    main()
