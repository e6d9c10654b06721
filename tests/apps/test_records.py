#!/usr/bin/env python3
"""Records: the program accepts what it writes, and refuses every changed record with line and clause."""

import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import ROOT, SEED, record, run, sealed  # noqa: E402


class Records(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        cls.text = record(cls.folder / "game", "--bots", "collector", "--seed", 3)
        cls.lines = cls.text.splitlines(keepends=True)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def verify(self, text):
        """Exit code and message for one changed record."""
        file = self.folder / "changed.vrec"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        done = run("verify", file)
        self.assertEqual(bool(done.stdout), done.returncode == 0)
        return done.returncode, done.stderr.decode().replace(str(file), "FILE")

    def refuse(self, text, line, words, clause=None):
        code, message = self.verify(text)
        self.assertEqual(code, 1, message)
        self.assertTrue(message.startswith(f"FILE:{line}: "), f"wanted line {line}: {message}")
        self.assertIn(words, message)
        if clause:
            self.assertIn(f"({clause})", message)

    def line_of(self, start):
        return 1 + next(i for i, line in enumerate(self.lines) if line.startswith(start))

    def changed(self, number, old, new):
        """The record with one change in one line and a new digest."""
        lines = list(self.lines)
        self.assertRegex(lines[number - 1], old)
        lines[number - 1] = re.sub(old, new, lines[number - 1], count=1)
        self.assertNotEqual(lines[number - 1], self.lines[number - 1])
        return sealed("".join(lines))

    def test_a_good_record(self):
        done = run("verify", self.folder / "game" / "000000.vrec")
        self.assertEqual(done.returncode, 0)
        moves = sum(len(line.split()) - 1 for line in self.lines if re.match(r"[A-D*] ", line))
        points = self.lines[self.line_of("result") - 1].split()[1:]
        words = " ".join(part.replace("=", " ") for part in points)
        expected = f"000000.vrec: ok: art-society pl, 4 seats, {moves} moves, {words}\n"
        self.assertTrue(done.stdout.decode().endswith(expected), done.stdout)
        self.assertEqual(run("verify", "--quiet", self.folder / "game" / "000000.vrec").stdout, b"")

    def test_moves(self):
        first = 10  # "* p1 p2 p3 p4", then the hanging of the starting paintings
        self.assertTrue(self.lines[first - 1].startswith("* p"))
        self.refuse(self.changed(first + 1, r"[a-n]\d+", "a1"), first + 1, "A a1", "AS-S3")
        self.refuse(self.changed(first + 1, r"[a-n]\d+", "z99"), first + 1, "A z99")
        bid = self.line_of("A bid")
        self.refuse(self.changed(bid, r"bid\d+", "bid21"), bid, "A bid21", "AS-B1")
        endless = "x" * 100_000
        code, message = self.verify(self.changed(bid, r"bid\d+", endless))
        self.assertEqual(code, 1)
        self.assertRegex(message, rf"^FILE:{bid}: A x{{60}}\.\.\.: there is no such action\n$")
        later = max(i for i, line in enumerate(self.lines, 1) if line.startswith("A bid"))
        used = re.search(r"bid\d+", self.lines[bid - 1]).group()
        self.refuse(self.changed(later, r"bid\d+", used), later, used, "AS-B1")
        self.refuse(self.changed(bid, r"^A ", "B "), bid + 1, "consecutive moves of one actor")
        self.refuse(self.changed(bid, r"^A ", "E "), bid, "result")

    def test_deals(self):
        self.refuse(self.changed(10, r"p(\d)( .*)p(\d)$", r"p\3\2p\1"), 10, "the seed deals", "AS-S3")
        card = self.line_of("* c")
        self.refuse(self.changed(card, r"\* (c\d) (c\d)", r"* \2 \1"), card, "the seed deals", "AS-S4")

    def test_result(self):
        line = self.line_of("result")
        self.refuse(self.changed(line, r"B=(\d+)", r"B=1\1"), line, "points", "AS-G9")
        winner = self.lines[line].split()[1]
        other = "A" if winner != "A" else "B"
        self.refuse(self.changed(line + 1, r"winners .*", f"winners {other}"), line + 1, "winners", "AS-G9")

    def test_seed_commitment_digest(self):
        line = self.line_of("seed")
        self.refuse(self.changed(line, r"seed .*", f"seed {SEED}"), 8, "commitment")
        self.refuse(self.changed(line, r"seed .*", "seed 123"), line, "hexadecimal")
        self.refuse(self.changed(8, r"commitment \w{8}", "commitment 00000000"), 8, "commitment")
        self.refuse(self.text.replace("digest ", "digest 0")[:-2] + "\n", line + 1, "digest")
        self.refuse(self.text + "more\n", line + 2, "nothing may follow")

    def test_header(self):
        self.refuse(self.changed(1, "1", "2"), 1, "vernissage record 1")
        self.refuse(self.changed(2, "art-society", "chess"), 2, "no game 'chess'")
        self.refuse(self.changed(3, "2", "3"), 3, "version 3 of the rules of art-society is newer than this program")
        self.refuse(self.changed(4, "pl", "de"), 4, "no edition 'de'")
        self.refuse(self.changed(5, r"[0-9a-f]{16}", "0" * 16), 5, "--components")
        self.refuse(self.changed(6, "tie=sum", "tie=odd"), 6, "tie")
        self.refuse(self.changed(6, " tie=sum", ""), 6, "flags")
        five = self.changed(7, "4", "5").replace("\nwinners", " E=0\nwinners")
        self.refuse(sealed(five), 7, "2 to 4 players")

    def test_the_header_of_another_game(self):
        """The line that is wrong is named, though later lines do not fit it either."""
        cats = (ROOT / "tests" / "golden" / "cats-ru-1.vrec").read_text()
        self.refuse(sealed(cats.replace("\nseats 2\n", "\nseats 1\n")), 7, "cats is for 2 to 4 players, not 1")
        self.refuse(sealed(cats.replace("\ngame cats\n", "\ngame art-society\n")), 6, "there is no flag")

    def test_an_endless_word_is_not_quoted_whole(self):
        for word in ("art-society", "pl", "decor-total", "at-most"):
            code, message = self.verify(sealed(self.text.replace(word, "x" * 100_000, 1)))
            self.assertEqual(code, 1)
            self.assertLess(len(message), 300, word)

    def test_every_line_is_needed(self):
        for number in range(1, len(self.lines)):
            text = "".join(self.lines[:number - 1] + self.lines[number:])
            code, message = self.verify(sealed(text))
            self.assertEqual(code, 1, f"without line {number}: {message}")
            self.assertRegex(message, r"^FILE:\d+: ")
        self.assertEqual(self.verify("".join(self.lines[:-1]))[0], 1)

    def test_damage(self):
        chance = random.Random(1)
        folder = self.folder / "damaged"
        folder.mkdir()
        body = self.text.encode()
        for i in range(200):
            position = chance.randrange(len(body))
            damaged = bytearray(body)
            damaged[position] ^= 1 << chance.randrange(8)
            (folder / f"flip{i}.vrec").write_bytes(damaged)
            (folder / f"cut{i}.vrec").write_bytes(body[:position])
            (folder / f"noise{i}.vrec").write_bytes(chance.randbytes(position))
        done = run("verify", *sorted(folder.iterdir()))
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertEqual(done.stderr.count(b"\n"), 600)
        self.refuse(self.text.replace("\n", "\r\n"), 1, "first line")
        self.refuse(b"", 1, "ends here")
        self.refuse(self.text[:-1], len(self.lines), "no end")

    def test_exit_codes_of_several(self):
        good = self.folder / "game" / "000000.vrec"
        bad = self.folder / "bad.vrec"
        bad.write_text("nothing\n")
        none = self.folder / "none.vrec"
        self.assertEqual(run("verify", good, none).returncode, 3)
        self.assertEqual(run("verify", good, bad).returncode, 1)
        done = run("verify", none, bad, good)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout.count(b"ok:"), 1)
        self.assertEqual(run("verify", "-", stdin=self.text.encode()).returncode, 0)
        self.assertEqual(run("verify", "/dev/zero").returncode, 1)

    def test_compressed(self):
        folder = self.folder / "zstd"
        done = run("simulate", "art-society", "--games", 3, "--bots", "collector", "--seed", 3, "--record", folder, "--zstd")
        self.assertEqual(done.returncode, 0, done.stderr)
        file = folder / "000000.vrec.zst"
        other = folder / "renamed.vrec"
        shutil.copy(file, other)
        self.assertEqual(run("verify", *folder.iterdir()).stdout.count(b"ok:"), 4)
        self.assertEqual(run("verify", "-", stdin=file.read_bytes()).returncode, 0)
        for bad in (file.read_bytes()[:-9], file.read_bytes()[:5], file.read_bytes()[:200] + b"x" * 200):
            code, message = self.verify(bad)
            self.assertEqual(code, 1)
            self.assertRegex(message, r"^FILE:\d+: ")
        self.assertRegex(self.verify(file.read_bytes()[:-9])[1], "^FILE:1: the zstd data ")
        dictionary = ROOT / "data" / "record.dictionary"
        plain = subprocess.run(["zstd", "-q", "-d", "-c", "-D", dictionary, file], capture_output=True, check=True).stdout
        self.assertEqual(plain.decode(), self.text)
        tool = subprocess.run(["zstd", "-q", "-c", self.folder / "game" / "000000.vrec"], capture_output=True, check=True)
        self.assertEqual(self.verify(tool.stdout)[0], 0, "made by the tool, without the dictionary")
        bomb = subprocess.run(["zstd", "-q", "-c"], input=b"\0" * (64 << 20), capture_output=True, check=True).stdout
        code, message = self.verify(bomb)
        self.assertEqual(code, 1)
        self.assertIn("1 MiB", message)

    def test_other_components(self):
        parts = self.folder / "my parts.components"
        text = (ROOT / "data" / "art-society.components").read_text()
        parts.write_text(text.replace("eyeline 5 7", "eyeline 4 7"))
        folder = self.folder / "other"
        game = record(folder, "--components", parts)
        self.assertIn("components my-parts ", game)
        file = folder / "000000.vrec"
        done = run("verify", file)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b":5: ", done.stderr)
        self.assertIn(b"--components", done.stderr)
        self.assertEqual(run("verify", "--components", parts, file, self.folder / "game" / "000000.vrec").returncode, 0)
        self.assertEqual(run("replay", "--quiet", "--components", parts, file).returncode, 0)


if __name__ == "__main__":
    unittest.main()
