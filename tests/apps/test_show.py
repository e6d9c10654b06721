#!/usr/bin/env python3
"""Play and replay: sentences on a pipe, a picture on a terminal, and the terminal given back as it was."""

import re
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import SEED, run, run_in_terminal, sealed  # noqa: E402

GIVEN_BACK = b"\x1b[?25h\x1b[?1049l"
COLOUR = re.compile(rb"\x1b\[[0-9;]*[34]8;5;")


class Pipe(unittest.TestCase):
    def test_play(self):
        for options in (("--players", 2), ("--players", 3, "--edition", "ru"), ("--bots", "visitor,random")):
            done = run("play", "--seed", SEED, *options)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            text = done.stdout.decode("ascii")
            self.assertNotIn("\x1b", text)
            for word in ("Fair deal", "Round 1:", "picks", "hangs", "Bids:", "The game is over", "prestige", "Seed: " + SEED):
                self.assertIn(word, text)
            self.assertEqual(run("play", "--seed", SEED, *options).stdout, done.stdout, "the seed decides everything")
        self.assertNotEqual(run("play").stdout, run("play").stdout)

    def test_commitment_is_promised_and_kept(self):
        import hashlib
        text = run("play", "--seed", SEED).stdout.decode()
        self.assertEqual(text.count(hashlib.sha256(bytes.fromhex(SEED)).hexdigest()), 2)

    def test_lines_fit_80_columns_of_walls(self):
        for players in (2, 3, 4):
            text = run("play", "--seed", SEED, "--players", players).stdout.decode()
            tail = text[text.index("Art Society, the game is over"):]
            self.assertLessEqual(max(map(len, tail.splitlines())), 80)

    def test_record_verify_replay(self):
        with tempfile.TemporaryDirectory() as name:
            for file in (Path(name) / "game.vrec", Path(name) / "game.vrec.zst"):
                played = run("play", "--seed", SEED, "--record", file)
                self.assertIn(f"Record: {file}", played.stdout.decode())
                self.assertEqual(run("verify", file).returncode, 0)
                shown = run("replay", file)
                self.assertEqual((shown.returncode, shown.stderr), (0, b""))
                story = re.findall(r"^ *\d+ .*$", played.stdout.decode(), re.M)
                self.assertGreater(len(story), 100)
                self.assertEqual(re.findall(r"^ *\d+ .*$", shown.stdout.decode(), re.M), story)
            self.assertLess(file.stat().st_size, 1000)

    def test_replay_shows_every_round(self):
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "game.vrec"
            played = run("play", "--seed", SEED, "--record", file).stdout.decode()
            rounds = re.findall(r"^Round (\d+):", played, re.M)
            self.assertEqual(rounds, [str(i + 1) for i in range(len(rounds))])
            for options in ((), ("--quiet",)):
                shown = run("replay", file, *options).stdout.decode()
                self.assertEqual(re.findall(r"^Round (\d+):", shown, re.M), rounds)
                self.assertNotIn("\x1b", shown)
            self.assertLess(len(shown.splitlines()), 4 * len(rounds) + 40)
            moves = int(re.search(r"(\d+) moves", shown).group(1))
            first = run("replay", file, "--step", 1)
            self.assertIn(b"A is dealt p", first.stdout)
            self.assertIn(b"setting up", run("replay", file, "--step", 0).stdout)
            self.assertIn(b"the game is over", run("replay", file, "--step", moves).stdout)
            beyond = run("replay", file, "--step", moves + 1)
            self.assertEqual(beyond.returncode, 2)
            self.assertIn(b"there is no step", beyond.stderr)
            file.write_text(sealed(file.read_text().replace("A=", "A=1")))
            refused = run("replay", file)
            self.assertEqual((refused.returncode, refused.stdout), (1, b""))
            self.assertRegex(refused.stderr.decode(), r"game.vrec:\d+: ")


class Cats(unittest.TestCase):
    """The second game has a picture of its own; everything else is the same."""

    def test_pipe(self):
        for players in (2, 3, 4):
            options = ("play", "cats", "--bots", "kitten", "--seed", SEED, "--players", players)
            done = run(*options)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            text = done.stdout.decode("ascii")
            for word in ("Fair deal", "Cats at the Vernissage", "the game is over", "Dice", "Hands A kitten", "Bank"):
                self.assertIn(word, text)
            self.assertRegex(text, r"(All win|Nobody wins) after \d rounds")
            self.assertEqual(run(*options).stdout, done.stdout, "the seed decides everything")
            tail = text[text.index("Cats at the Vernissage, the game is over"):]
            self.assertLessEqual(max(map(len, tail.splitlines())), 80)

    def test_record_verify_replay(self):
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "game.vrec.zst"
            played = run("play", "cats", "--bots", "kitten,random", "--seed", SEED, "--record", file)
            self.assertEqual(run("verify", file).returncode, 0)
            shown = run("replay", file)
            story = re.findall(r"^ *\d+ .*$", played.stdout.decode(), re.M)
            self.assertGreater(len(story), 100)
            self.assertEqual(re.findall(r"^ *\d+ .*$", shown.stdout.decode(), re.M), story)
            self.assertIn(b"setting up", run("replay", file, "--step", 0).stdout)

    def test_picture(self):
        for size in ((100, 40), (80, 24), (40, 10)):
            code, written = run_in_terminal("play", "cats", "--bots", "kitten", "--seed", SEED, "--speed", 1000, size=size)
            self.assertEqual(code, 0)
            self.assertIn(GIVEN_BACK, written)
            self.assertRegex(written, COLOUR)
            self.assertIn(b"Seed: ", written)


class Terminal(unittest.TestCase):
    def test_picture(self):
        for size in ((100, 40), (80, 24), (160, 60), (40, 10)):
            code, written = run_in_terminal("play", "--seed", SEED, "--speed", 1000, size=size)
            self.assertEqual(code, 0)
            self.assertIn(GIVEN_BACK, written)
            self.assertIn("the game is over".encode(), written)
            self.assertTrue(written.rindex(GIVEN_BACK) < written.index(b"Seed: "), "the result stays on the screen")
            self.assertRegex(written, COLOUR)
            if size[0] >= 80:
                for sign in "◆★▶":
                    self.assertIn(sign, written.decode())

    def test_no_colour(self):
        code, written = run_in_terminal("play", "--seed", SEED, "--speed", 1000, env={"NO_COLOR": "1"})
        self.assertEqual(code, 0)
        self.assertNotRegex(written, COLOUR)
        self.assertIn("◆", written.decode())

    def test_dumb_terminal_and_other_character_sets(self):
        for env in ({"TERM": "dumb"}, {"LC_ALL": "ru_RU.KOI8-R"}):
            code, written = run_in_terminal("play", "--seed", SEED, env=env)
            self.assertEqual(code, 0)
            self.assertNotIn(b"\x1b", written)
            written.decode("ascii")

    def test_keys(self):
        code, written = run_in_terminal("play", "--speed", 0, keys=b" \n q")
        self.assertEqual(code, 0)
        self.assertIn(GIVEN_BACK, written)
        self.assertIn(b"You left before the end", written)
        code, written = run_in_terminal("play", "--speed", 0, keys=b"pre")
        self.assertEqual(code, 0)
        self.assertIn(b"Seed: ", written)

    def test_interrupted(self):
        code, written = run_in_terminal("play", "--speed", 0, keys=b"\x03")
        self.assertEqual(code, -2 if code < 0 else 130)
        self.assertIn(GIVEN_BACK, written)


if __name__ == "__main__":
    unittest.main()
