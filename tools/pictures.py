"""Draws the README's picture of a real game: `python -m tools.pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from robobid.app.terminal.fzzzt.host import FzzztHost
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.host import Size
from robobid.app.terminal.voice import speaker
from robobid.bots import make_bot
from robobid.core.decisions import CHANCE
from robobid.core.events import Event
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.events import BidsTied
from robobid.games.fzzzt.table import Table
from tools import answer_help

PICTURE = Path(__file__).resolve().parent.parent / "docs/pictures/fzzzt-terminal.svg"
NAMES = ("You", "Ada", "Mira", "Jonas")
SEED, ROUND, SIZE = 7, 3, Size(118, 34)


def main() -> None:
    """Play until a tie in the third round is followed by your turn, and draw it."""
    record = Record(FZZZT, {"Edition": "en", "Players": "; ".join(NAMES)})
    log = play_to_tie(record)
    decision = FZZZT.decisions(record.table)[0]
    speech = Speech(speaker("en"), NAMES, you=0)
    host = FzzztHost(speech, FZZZT.deck)
    lines = host.lines(log, 0)
    last = max(line.at for line in lines if isinstance(line.event, BidsTied)) - 5
    old = [line for line in lines if line.at < last]
    new = [line for line in lines if line.at >= last]
    view = FZZZT.view(record.table, 0)
    console = Console(
        record=True, width=SIZE.width, file=io.StringIO(), force_terminal=True
    )
    for line in host.table(view, decision, old, new, SIZE):
        console.print(line, soft_wrap=True, highlight=False)
    console.print(f" {host.question(view, decision)} ")
    drawing = console.export_svg(title="robobid play fzzzt")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(without_fonts(drawing), encoding="utf-8")


def play_to_tie(record: Record[Table]) -> list[Event]:
    """Bots play until seat 0 is to bid right after a tie."""
    bots = [make_bot("fzzzt", "simple", seat) for seat in range(len(NAMES))]
    luck = Seeded(SEED)
    log: list[Event] = []
    since: list[Event] = []
    while True:
        decision = FZZZT.decisions(record.table)[0]
        tied = any(isinstance(event, BidsTied) for event in since)
        if decision.seat == 0 and decision.kind == "bid":
            if tied and record.table.round >= ROUND:
                return log
            since = []
        if decision.seat == CHANCE:
            action = luck.draw(decision)
        else:
            view = FZZZT.view(record.table, decision.seat)
            action = bots[decision.seat].choose(view, decision)
        since += (events := record.play(decision.seat, action))
        log += events


def without_fonts(drawing: str) -> str:
    """The drawing with the reader's own fonts instead of downloaded ones."""
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)
    return drawing.replace("Fira Code", "monospace")


if __name__ == "__main__":
    answer_help(__doc__)
    main()
