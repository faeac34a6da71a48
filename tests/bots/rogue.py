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


def stay() -> None:
    """Hang, and refuse to go, with a child that does the same."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(sys.argv[3]).write_text(f"{os.getpid()} {child.pid}")
    time.sleep(600)


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
