#!/usr/bin/env python3
"""`vernissage deck check` as people use it. own_deck_tests.cpp tests the findings one by one."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import run  # noqa: E402


class Deck(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, count):
        for i in range(count):
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>{i}</title></svg>'
            (self.folder / f"{i}.svg").write_text(svg)
        cards = [{"title": f"T{i}", "picture": f"{i}.svg"} for i in range(count)]
        (self.folder / "deck.json").write_text(json.dumps({"name": "Holidays", "cards": cards}))

    def test_a_good_deck_is_praised_with_the_players_it_suffices_for(self):
        for count, words in ((12, "enough for 2 players\n"), (17, "enough for 2 to 3 players (up to 2 in an exhibition season)"),
                             (96, "enough for 2 to 8 players\n")):
            self.write(count)
            done = run("deck", "check", self.folder)
            self.assertEqual((done.returncode, done.stderr), (0, b""), count)
            self.assertIn(f"ok: Holidays, {count} cards, {words}", done.stdout.decode())

    def test_findings_are_lines_with_code_1(self):
        self.write(12)
        (self.folder / "3.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n<script/><a/></svg>")
        (self.folder / "4.svg").unlink()
        done = run("deck", "check", self.folder)
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertEqual(done.stderr.decode().splitlines(), [
            f"{self.folder}: card 4 'T3': 3.svg is refused, line 2: there is a script in it",
            f"{self.folder}: card 4 'T3': 3.svg is refused, line 2: there is a link in it (an element 'a')",
            f"{self.folder}: card 5 'T4': 4.svg is not there"])

    def test_wrong_usage_and_no_folder(self):
        for code, words, arguments in ((2, b"--help", ["deck"]), (2, b"folder", ["deck", "check"]),
                                       (3, b"No such file", ["deck", "check", self.folder / "none"]),
                                       (3, b"not a directory", ["deck", "check", "/dev/null"])):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stdout), (code, b""), arguments)
            self.assertIn(words, done.stderr)
            self.assertEqual(done.stderr.count(b"\n"), 1)


if __name__ == "__main__":
    unittest.main()
