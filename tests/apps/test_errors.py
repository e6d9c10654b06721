#!/usr/bin/env python3
"""Every mistake on the command line is answered by one sentence and the right exit code."""

import resource
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import PROGRAM, SEED, run  # noqa: E402

SIMULATE = ("simulate", "art-society")


class Usage(unittest.TestCase):
    def refuse(self, code, words, *arguments):
        done = run(*arguments)
        message = done.stderr.decode()
        self.assertEqual(done.returncode, code, f"{arguments}: {message}")
        self.assertEqual(done.stdout, b"", arguments)
        self.assertEqual(message.count("\n"), 1, f"not one sentence: {message}")
        for word in words.split("|"):
            self.assertIn(word, message, arguments)

    def test_commands_and_options(self):
        self.refuse(2, "say what to do|--help")
        self.refuse(2, "no command 'paly'", "paly")
        self.refuse(2, "--nonsense|vernissage play --help", "play", "--nonsense")
        self.refuse(2, "--nonsense", "--nonsense")
        self.refuse(2, "game", "simulate")
        self.refuse(2, "file", "replay")
        self.refuse(2, "files", "verify")
        self.refuse(2, "--games", *SIMULATE, "--games")
        self.refuse(2, "--quiet", "replay", "x.vrec", "--step", 3, "--quiet")

    def test_numbers(self):
        for bad in ("x", "", "0", "-1", "1.5", "1e3", "99999999999999999999", "3 "):
            self.refuse(2, f"--games|whole number|not '{bad}'", *SIMULATE, "--games", bad)
        for bad in ("x", "0", "257"):
            self.refuse(2, "--threads", *SIMULATE, "--threads", bad)
        for bad in ("x", "-1", "99999999999999999999"):
            self.refuse(2, "--seed", *SIMULATE, f"--seed={bad}")
        for bad in ("x", "-1", "1001", "nan"):
            self.refuse(2, "--speed|not '" + bad, "play", f"--speed={bad}")
        for bad in ("x", "12", SEED + "0", SEED[:-1] + "G"):
            self.refuse(2, "--seed|32 hexadecimal digits", "play", "--seed", bad)
        self.refuse(2, "--step", "replay", "x.vrec", "--step", "two")

    def test_game_edition_flag_bot(self):
        self.refuse(2, "no game 'chess'|art-society, | or ", "simulate", "chess")
        self.refuse(2, "no game 'chess'", "play", "chess")
        self.refuse(2, "no game 'chess'", "bench", "--game", "chess")
        self.refuse(2, "no game 'chess'", "view", "chess")
        self.refuse(2, "no game 'chess'", "bench", "load", "--game", "chess")
        self.refuse(2, "no bot 'collector'|kitten", "simulate", "cats", "--bots", "collector")
        self.refuse(2, "no edition 'pl' of cats|ru", "simulate", "cats", "--edition", "pl")
        self.refuse(2, "no edition 'de'|pl, ru or zh", *SIMULATE, "--edition", "de")
        self.refuse(2, "no flag 'colour'|decor-total", *SIMULATE, "--flag", "colour=red")
        self.refuse(2, "sum or highest|not 'lowest'", *SIMULATE, "--flag", "tie=lowest")
        self.refuse(2, "NAME=VALUE|not 'tie'", *SIMULATE, "--flag", "tie")
        self.refuse(2, "no bot 'expert'|collector", *SIMULATE, "--bots", "expert")
        self.refuse(2, "no bot ''", *SIMULATE, "--bots", "random,")
        self.refuse(2, "too many for 2 seats", *SIMULATE, "--players", 2, "--bots", "random,random,visitor")
        for players in (1, 5, 8):
            self.refuse(2, f"2 to 4 players, not {players}", *SIMULATE, "--players", players)
        self.refuse(2, "--players", "play", "--players", 9)
        self.refuse(2, "--zstd|--record", *SIMULATE, "--zstd")

    def test_files(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            broken = folder / "broken.components"
            broken.write_text("vernissage components 1\ngame art-society\nwall 14x99\n")
            (folder / "empty").write_text("")
            large = folder / "large"
            large.write_bytes(b"x" * (1 << 20) + b"x")
            self.refuse(1, f"{broken}|line 3", *SIMULATE, "--components", broken)
            self.refuse(1, "empty", *SIMULATE, "--components", folder / "empty")
            self.refuse(1, "1 MiB", *SIMULATE, "--components", large)
            self.refuse(3, "No such file", *SIMULATE, "--components", folder / "none")
            self.refuse(3, "is a directory", *SIMULATE, "--components", folder)
            self.refuse(3, "is a directory", "replay", folder)
            self.refuse(3, "No such file", "replay", folder / "none")
            self.refuse(3, "No such file", "play", "--record", folder / "none" / "game.vrec")
            self.refuse(3, "is a directory", "play", "--record", folder)
            self.refuse(3, "directory", *SIMULATE, "--record", large)
            self.refuse(3, "directory", *SIMULATE, "--record", "/dev/null/records")

    def test_help_everywhere(self):
        for command in ("play", "simulate", "replay", "verify", "signature", "bench", "view"):
            done = run(command, "--help")
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertIn(b"Example", done.stdout, command)
        self.assertIn(b"Exit codes", run("--help").stdout)
        self.assertRegex(run("--version").stdout.decode(), r"^vernissage \d+\.\d+\.\d+, records 1, art-society rules \d+, artline rules \d+, cats rules \d+\n$")
        self.assertRegex(run("signature").stdout.decode(), r"^(art-society \d+ [0-9a-f]{16}\n)+(artline \d+ [0-9a-f]{16}\n)+(cats \d+ [0-9a-f]{16}\n)+$")


class FullDisk(unittest.TestCase):
    def test_standard_output(self):
        for arguments in (("signature",), ("--help",), ("play", "--seed", SEED), (*SIMULATE, "--games", "3")):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
            self.assertEqual(done.returncode, 3, arguments)
            self.assertIn(b"No space left", done.stderr)

    def test_records(self):
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700))  # noqa: E731
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name) / "records"
            done = run(*SIMULATE, "--games", 10, "--record", folder, preexec_fn=limit)
            self.assertEqual(done.returncode, 3)
            self.assertIn(b"can't be written", done.stderr)
            self.assertEqual(done.stderr.count(b"\n"), 1)
            self.assertEqual(list(folder.iterdir()), [], "something half-written was left")
            game = Path(name) / "game.vrec"
            done = run("play", "--record", game, preexec_fn=limit)
            self.assertEqual(done.returncode, 3)
            self.assertEqual(sorted(p.name for p in Path(name).iterdir()), ["records"])

    def test_a_device_is_not_replaced(self):
        done = run("play", "--record", "/dev/full")
        self.assertEqual(done.returncode, 3)
        self.assertIn(b"No space left", done.stderr)
        self.assertTrue(Path("/dev/full").is_char_device())


class ClosedPipe(unittest.TestCase):
    def test_head_ends_it_quietly(self):
        for command in ("play", f"play --seed {SEED}", "simulate --help", "signature"):
            done = subprocess.run(["bash", "-c", f"{PROGRAM} {command} | head -n 1"], capture_output=True, check=False, timeout=60)
            self.assertEqual(done.stderr, b"", command)
            self.assertEqual(done.stdout.count(b"\n"), 1, command)


if __name__ == "__main__":
    unittest.main()
