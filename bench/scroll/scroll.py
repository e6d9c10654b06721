#!/usr/bin/env python3
"""Scrolls a table of 60 pictures in Chromium and counts the frames; a table of plain boxes is the comparison.

bench/scroll/scroll.py [--pictures N] [--program FILE] [--chromium FILE]

Prints a line for each table: frames a second, the middle and the 95th interval between frames, the share of frames that
came too late for 60 a second, and how long the browser takes to draw one picture. Contacts only 127.0.0.1; takes about half a minute.
"""

import argparse
import http.server
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync", "--window-size=1280,800"]
LATE = 1000 / 60 * 1.25  # milliseconds: a frame that came later was missed


def paint(program: str, count: int) -> dict[str, bytes]:
    listed = subprocess.run([program, "paint", "--list", "artline"], capture_output=True, check=True, text=True).stdout
    names = listed.split()[:count]
    return {name: subprocess.run([program, "paint", name], capture_output=True, check=True).stdout for name in names}


class Handler(http.server.BaseHTTPRequestHandler):
    pictures: dict[str, bytes] = {}
    results: dict[str, dict] = {}
    arrived = threading.Event()

    def do_GET(self):  # noqa: N802 (the library's name)
        path = self.path.split("?")[0].removeprefix("/")
        if path == "":
            page = (HERE / "scroll.html").read_text().replace("__NAMES__", json.dumps(list(self.pictures)))
            return self.answer(200, "text/html", page.encode())
        name = path.removeprefix("picture/").removesuffix(".svg")
        if name in self.pictures:
            return self.answer(200, "image/svg+xml", self.pictures[name])
        return self.answer(404, "text/plain", b"no such thing\n")

    def do_POST(self):  # noqa: N802
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.results[self.path.rsplit("/", 1)[1]] = json.loads(body)
        self.answer(204, "text/plain", b"")
        self.arrived.set()

    def answer(self, status: int, kind: str, body: bytes):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def measure(chromium: str, port: int, kind: str) -> dict:
    Handler.arrived.clear()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen([chromium, *FLAGS, f"--user-data-dir={profile}", "--remote-debugging-port=0",
                                    f"http://127.0.0.1:{port}/?kind={kind}"],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            if not Handler.arrived.wait(60):
                sys.exit("The browser did not answer within a minute.")
        finally:
            os.killpg(browser.pid, signal.SIGTERM)  # its children too
            browser.wait()
    return Handler.results[kind]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pictures", type=int, default=60)
    parser.add_argument("--program", default=str(HERE.parents[1] / "bin" / "vernissage"))
    parser.add_argument("--chromium", default=shutil.which("chromium") or "chromium")
    options = parser.parse_args()
    Handler.pictures = paint(options.program, options.pictures)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"{'table of ' + str(len(Handler.pictures)):<14} {'frames/s':>9} {'median ms':>10} {'p95 ms':>8} {'late':>7} {'raster ms':>10}")
    for kind in ("plain", "pictures"):
        result = measure(options.chromium, server.server_port, kind)
        intervals = result["intervals"]
        late = sum(interval > LATE for interval in intervals) / len(intervals)
        ninety_fifth = sorted(intervals)[int(len(intervals) * 0.95)]
        print(f"{kind:<14} {1000 / statistics.mean(intervals):9.1f} {statistics.median(intervals):10.1f} "
              f"{ninety_fifth:8.1f} {late:7.1%} {result['raster']:10.1f}")
    server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
