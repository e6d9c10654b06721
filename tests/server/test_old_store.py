#!/usr/bin/env python3
"""Matches that an earlier release has stored go on by the rules with which they began, and their records verify."""

import random
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import old_store  # noqa: E402
import serving  # noqa: E402


class OldStore(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.matches, cls.cookies = old_store.unpack(cls.folder / "data")
        cls.server = serving.Server(cls.folder).start()
        cls.addClassCleanup(cls.server.kill)

    def sit_down(self, match):
        lines = [serving.Line(self.server, cookie, match) for cookie in self.cookies]
        for line in lines:
            self.addCleanup(line.close)
            line.until("view")
        return lines

    def record(self, match):
        status, _, text = self.server.request("GET", f"/api/matches/{match}/record", cookie=self.cookies[0])
        self.assertEqual(status, 200, text)
        path = self.folder / f"{match}.vrec"
        path.write_text(text)
        done = serving.run("verify", path)
        self.assertEqual(done.returncode, 0, done.stderr)
        return text

    def plays_on(self, name):
        lines = self.sit_down(self.matches[name])
        table = lines[0].state["table"]
        self.assertEqual((table["status"], table["rules"]), ("playing", 1))
        serving.play(lines, chance=random.Random(2))
        self.assertIn("\nrules 1\n", self.record(self.matches[name]))

    def test_a_match_of_art_society_goes_on_by_its_version(self):
        self.plays_on("art-society")

    def test_a_match_of_cats_goes_on_by_its_version(self):
        self.plays_on("cats")

    def test_a_match_whose_time_ran_out_meanwhile_goes_on_by_its_version(self):
        self.plays_on("with-a-clock")

    def test_a_finished_match_still_has_its_record(self):
        self.assertIn("\nrules 1\n", self.record(self.matches["finished"]))

    def test_a_new_match_has_the_present_version(self):
        made = self.server.create(self.cookies[0], "me", "collector")
        line = serving.Line(self.server, self.cookies[0], made["match"])
        self.addCleanup(line.close)
        self.assertEqual(line.until("view")["table"]["rules"], 2)


if __name__ == "__main__":
    unittest.main()
