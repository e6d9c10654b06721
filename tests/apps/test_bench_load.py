#!/usr/bin/env python3
"""A small run of `vernissage bench load`: the figures are plausible, and nothing is left behind however it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import program  # noqa: E402

SMALL = ("--sockets", 100, "--matches", 20, "--seconds", 2, "--rate", 100)


def commands_with(word):
    """The command lines of all processes that mention a text."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:  # gone meanwhile
            continue
        if word in line:
            found.append(line)
    return found


class BenchLoad(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="bench-load-test-")
        self.addCleanup(self.folder.cleanup)
        self.place = Path(self.folder.name) / "tmp"
        self.place.mkdir()
        self.environment = {"TMPDIR": str(self.place)}

    def assert_nothing_is_left(self):
        self.assertEqual(list(self.place.iterdir()), [])
        self.assertEqual(commands_with(str(self.place)), [])

    def load(self, *arguments):
        return program.run("bench", "load", *arguments, env=self.environment)

    def figures(self, *arguments):
        path = Path(self.folder.name) / "load.json"
        done = self.load(*SMALL, "--json", path, *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return json.loads(path.read_text()), done.stdout.decode()

    def check(self, figures):
        self.assertEqual((figures["sockets"], figures["matches"]), (100, 20))
        self.assertEqual([phase["offered"] for phase in figures["phases"]], [0, 100])
        for phase in figures["phases"]:
            self.assertGreater(phase["moves"], 20)
            self.assertGreater(phase["movesPerSecond"], 0)
            answer = phase["answerMicroseconds"]
            self.assertTrue(0 < answer["p50"] <= answer["p99"] <= answer["p999"] <= answer["max"], answer)
            self.assertEqual([phase[key] for key in ("refused", "lost", "wrong", "unanswered")], [0, 0, 0, 0])
        self.assertTrue(20 < figures["updateBytes"]["p50"] <= figures["updateBytes"]["max"], figures["updateBytes"])

    def test_plays_and_measures(self):
        figures, text = self.figures()
        self.check(figures)
        self.assertEqual(figures["store"], "sqlite")
        self.assertGreater(figures["memoryBytes"]["empty"], 1 << 20)
        self.assertGreater(figures["memoryBytes"]["all"], figures["memoryBytes"]["empty"])
        self.assertGreater(figures["phases"][0]["serverCpuMilliseconds"], 0)
        for word in ("100 open sockets, 20 matches", "full speed", "steady", "p999 ms", "a live match", "updates:"):
            self.assertIn(word, text)
        self.assert_nothing_is_left()

    def test_plays_every_game(self):
        figures, text = self.figures("--game", "cats")
        self.assertEqual(figures["game"], "cats")
        self.assertIn("cats: 100 open sockets", text)
        self.check(figures)
        self.assert_nothing_is_left()

    def test_plays_at_a_server_that_runs_already(self):
        server = subprocess.Popen([program.PROGRAM, "serve", "--port", "0", "--data", str(self.place / "data"),
                                   "--rate-factor", "1000000", "--max-per-address", "1000", "--log-level", "error"],
                                  stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait, 30)
        self.addCleanup(server.terminate)
        url = re.search(r"http://[\d.:]+", server.stdout.readline()).group()
        figures, _ = self.figures("--server", url)
        self.check(figures)
        self.assertIsNone(figures["memoryBytes"])

    def test_ends_cleanly_when_it_is_stopped(self):
        for stop in (signal.SIGINT, signal.SIGTERM):
            process = subprocess.Popen([program.PROGRAM, "bench", "load", "--sockets", "100", "--matches", "20"],
                                       env={**os.environ, **self.environment}, stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE)
            # A log of this size holds events of matches, not only empty tables.
            end = time.monotonic() + 60
            while sum(path.stat().st_size for path in self.place.glob("*/vernissage.db*")) < 200_000:
                self.assertLess(time.monotonic(), end)
                time.sleep(0.02)
            process.send_signal(stop)
            output, errors = process.communicate(timeout=60)
            self.assertEqual((process.returncode, output), (3, b""))
            self.assertIn(b"stopped from outside", errors)
            self.assert_nothing_is_left()

    def test_says_what_is_wrong(self):
        for arguments, code, words in (
                (("--server", "http://192.0.2.1:80"), 2, b"only a server of this machine"),
                (("--server", "nowhere"), 2, b"http://127.0.0.1:8000"),
                (("--server", "http://127.0.0.1:1", *SMALL), 3, b"nothing answers at port 1"),
                (("--sockets", 10, "--matches", 20), 2, b"four sockets go with every match"),
                (("--seconds", 121), 2, b"from 1 to 120"),
                (("--store", "paper:x", *SMALL), 3, b"sqlite:PATH"),
                (("--json", "/nowhere/x", *SMALL), 3, b"can't be written")):
            refused = self.load(*arguments)
            self.assertEqual((refused.returncode, refused.stdout), (code, b""), refused.stderr)
            self.assertIn(words, refused.stderr)
        self.assert_nothing_is_left()

    def test_help_names_every_option(self):
        text = self.load("--help").stdout.decode()
        for word in ("--sockets", "--matches", "--rate", "--seconds", "--store", "--server", "--json", "--compare"):
            self.assertIn(word, text)


if __name__ == "__main__":
    unittest.main()
