"""The static site in Chromium: bytes, seconds, and how long the strongest bots think.

    python -m bench.site

Seconds are those of this machine, with whatever else it does.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import shutil
import statistics
import threading
import time
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, ClassVar, Final

from playwright.sync_api import Browser, Page, sync_playwright

from bench._command import no_options
from robobid.app.browser.host import PageHost
from robobid.app.browser.store import Nowhere, PageStore
from robobid.app.browser.thinking import Alone, PageThinker, Question, thought
from robobid.app.hosting.bots.turns import job_for
from robobid.app.hosting.workers import Answer
from robobid.bots import RANDOM
from tools.site import SITE, Shown, make_site, server

PATIENCE: Final = 120_000
TIMES: Final = 5
"""How often a bot thinks about the same decision."""
_MANY: Final = 5
"""Options that are worth a thought."""
TARGETS: Final = {
    "first visit, MB": 9.0,
    "first paint, KB": 300.0,
    "first bid cold, s": 6.0,
    "first bid warm, s": 2.0,
    "chief's bid, s": 0.5,
    "planner's decision, s": 3.0,
    "memory, MB": 400.0,
}
THINK: Final = """async ({ script, text, times }) => {
  const worker = new Worker(script, { type: "module", name: "assistant" });
  const cache = await caches.open("robobid-python");
  const [kept] = await cache.matchAll();
  worker.postMessage({ memory: new Uint8Array(await kept.arrayBuffer()) });
  const ask = (id) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ id, text });
  });
  const { text: answer } = await ask(0);
  const found = [];
  for (let id = 1; id <= times; id += 1) {
    const began = performance.now();
    await ask(id);
    found.push((performance.now() - began) / 1000);
  }
  worker.terminate();
  return { answer, found };
}"""
KEPT: Final = """async () => (await caches.keys()).includes("robobid-python")
  && (await (await caches.open("robobid-python")).keys()).length > 0"""
PAINTED: Final = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  const [first] = list.getEntriesByName("first-contentful-paint");
  if (!first) return;
  const before = performance.getEntriesByType("resource")
    .filter((each) => each.responseEnd && each.responseEnd <= first.startTime);
  const all = [...performance.getEntriesByType("navigation"), ...before];
  resolve(all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
}).observe({ type: "paint", buffered: true }))"""


def main() -> None:
    """Print every figure beside its target."""
    no_options(__doc__)
    make_site()
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with server(SITE, handler=Counted) as served, sync_playwright() as playwright:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{served.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        found = measured(browser, address)
        browser.close()
        served.shutdown()
    for what, value in found.items():
        mark = "" if value <= TARGETS[what] else "  missed"
        print(f"{what:24} {value:8.2f}  at most {TARGETS[what]:g}{mark}")
    load, cores = os.getloadavg()[0], os.cpu_count()
    print(f"On {cores} cores, with {load:.1f} processes that wanted them at the end.")


def measured(browser: Browser, address: str) -> dict[str, float]:
    """Every figure by its name."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    found = {"first paint, KB": page.evaluate(PAINTED) / 1e3}
    found["first bid cold, s"] = seconds_to_bid(page)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    found["first visit, MB"] = Counted.sent[0] / 1e6
    page.wait_for_function(KEPT)
    page.close()
    page = context.new_page()
    page.goto(address)
    found["first bid warm, s"] = seconds_to_bid(page)
    found["memory, MB"] = memory()
    script = next((SITE / "assets").glob("main-*.js")).name
    for what, game, bot in (
        ("chief's bid, s", "fzzzt", "chief"),
        ("planner's decision, s", "powergrid", "planner"),
    ):
        asked = {"script": f"{address}assets/{script}", "times": TIMES}
        text = asyncio.run_coroutine_threadsafe(question(game, bot), _loop()).result()
        made = page.evaluate(THINK, {**asked, "text": text})
        answer: Answer = pickle.loads(b64decode(made["answer"]))
        assert answer.found.move, answer
        found[what] = statistics.median(made["found"])
    context.close()
    return found


class Counted(Shown):
    """Adds up what it sends, to pages, their workers and service workers alike."""

    sent: ClassVar[list[int]] = [0]

    def setup(self) -> None:
        super().setup()
        write = self.wfile.write

        def counted(data: Any) -> int:
            self.sent[0] += len(data)
            return write(data)

        self.wfile.write = counted  # type: ignore[method-assign]


def seconds_to_bid(page: Page) -> float:
    """From the click on the first page to the first bid of one's own."""
    began = time.monotonic()
    page.get_by_role("button", name="Play against 3 bots").click()
    page.locator("#hand button").first.wait_for()
    page.get_by_text("Your bid for").first.wait_for()
    return time.monotonic() - began


def memory() -> float:
    """Megabytes of the largest process that shows a page."""
    largest = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes()
            lines = (folder / "status").read_text().splitlines()
        except OSError:
            continue
        if b"--type=renderer" in command:
            sizes = [
                int(line.split()[1]) for line in lines if line.startswith("RssAnon")
            ]
            largest = max([largest, *sizes])
    return largest / 1e3


async def question(game: str, bot: str) -> str:
    """What a worker is asked that thinks: a decision of the second round."""
    thinker = PageThinker(Alone(), 20)
    host = PageHost(PageStore({}, Nowhere()), thinker)
    setup = {"game": game, **({"edition": "ru"} if game == "fzzzt" else {})}
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
    wish = json.dumps({"setup": setup, "seats": seats})
    _, text = await host.answer("POST", "/api/tables", wish)
    room = await host.room(json.loads(text)["code"])
    history = room.history
    while True:
        seat = history.to_act[0]
        decision = history.decision(seat)
        if history.round > 1 and decision and len(decision.options) > _MANY:
            break
        move = (await thinker.think(job_for(room, seat, RANDOM))).move
        await room.act(seat, move, history.position(seat))
    job = job_for(room, seat, bot)
    await host.close()
    return b64encode(pickle.dumps(Question(thought, (job,)))).decode()


def _loop() -> asyncio.AbstractEventLoop:
    """Beside a browser's event loop none can run in the same thread."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


if __name__ == "__main__":
    main()
