#!/usr/bin/env python3
"""The arena: all play the same deals, the number of threads changes no result, and a small game has an exact answer."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import PROGRAM, ROOT, run, run_in_terminal  # noqa: E402

SMALL = Path(__file__).resolve().parent / "cats-small.components"


def arena(*arguments, game="cats"):
    """Runs the arena and returns what it printed, and its JSON."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "arena.json"
        done = run("arena", game, "--json", file, *arguments)
        assert done.returncode == 0, done.stderr
        assert done.stderr == b"", done.stderr
        return done.stdout.decode(), json.loads(file.read_text())


def timeless(value):
    """The value without the times, which depend on the machine."""
    if isinstance(value, dict):
        return {key: timeless(inner) for key, inner in value.items() if key not in ("seconds", "msPerMove", "msPerMove99")}
    return [timeless(inner) for inner in value] if isinstance(value, list) else value


def rates(table):
    return {level["level"]: level["winRate"]["value"] for level in table["levels"]}


class Arena(unittest.TestCase):
    def test_a_team_that_knows_more_wins_more(self):
        result = arena("--deals", 50, "--rollouts", 150, "--levels", "random,kitten,greedy,expert,seeing,knowing")[1]
        self.assertEqual([table["players"] for table in result["tables"]], [2, 3, 4])
        self.assertEqual([table["goal"] for table in result["tables"]], [10, 11, 12])
        for table in result["tables"]:
            rate = rates(table)
            self.assertLess(rate["random"], 0.1)
            self.assertLess(rate["random"], rate["kitten"])
            # With 50 deals small differences are noise: a stronger team may win two games fewer.
            for weaker, stronger in (("kitten", "greedy"), ("greedy", "expert"), ("expert", "seeing"), ("seeing", "knowing")):
                self.assertLessEqual(rate[weaker], rate[stronger] + 0.041, (table["players"], weaker, stronger))
            self.assertLess(rate["greedy"], rate["knowing"])
            self.assertEqual(table["deals"], 50)

    def test_threads_do_not_matter(self):
        options = ("--deals", 30, "--players", "2,4", "--rollouts", 20, "--levels", "random,young-cat,cat,greedy,expert,seeing,knowing")
        first = timeless(arena(*options, "--threads", 1)[1])
        for threads in (2, 5):
            self.assertEqual(timeless(arena(*options, "--threads", threads)[1]), first)
        self.assertNotEqual(timeless(arena(*options, "--seed", 2)[1])["tables"], first["tables"])

    def test_a_team_plays_the_same_alone(self):
        together = arena("--deals", 40, "--players", 3, "--levels", "random,greedy")[1]["tables"][0]
        alone = arena("--deals", 40, "--players", 3, "--levels", "greedy")[1]["tables"][0]
        self.assertEqual(rates(together)["greedy"], rates(alone)["greedy"])
        self.assertIsNone(alone["levels"][0]["gain"])
        gain = together["levels"][1]["gain"]["value"]
        self.assertAlmostEqual(gain, rates(together)["greedy"] - rates(together)["random"], places=5)

    def test_intervals(self):
        table = arena("--deals", 400, "--players", 2, "--levels", "random,greedy", "--flag", "hard-cat=lenient")[1]["tables"][0]
        for level in table["levels"]:
            rate = level["winRate"]
            self.assertLessEqual(0, rate["low"])
            self.assertLessEqual(rate["low"], rate["value"])
            self.assertLess(rate["value"], rate["high"])
            self.assertEqual(level["won"], round(rate["value"] * 400))
        greedy = table["levels"][1]["winRate"]
        self.assertLess(greedy["high"] - greedy["low"], 0.1)
        self.assertIsNone(table["gapShare"])

    def test_share_of_the_gap(self):
        text, result = arena("--deals", 300, "--players", 2, "--rollouts", 30, "--levels", "greedy,expert,seeing")
        table = result["tables"][0]
        rate = rates(table)
        share = table["gapShare"]
        self.assertAlmostEqual(share["value"], (rate["expert"] - rate["greedy"]) / (rate["seeing"] - rate["greedy"]), places=3)
        self.assertLess(share["low"], share["value"])
        self.assertLess(share["value"], share["high"])
        self.assertIn(f"{100 * share['value']:.2f} %", text)

    def test_every_key_is_documented(self):
        page = (ROOT / "docs" / "formats" / "arena.md").read_text()
        result = arena("--deals", 2, "--players", 2, "--levels", "random,greedy")[1]
        table = result["tables"][0]
        for key in [*result, *table, *table["levels"][1], *table["levels"][1]["winRate"]]:
            self.assertIn(f"`{key}`", page)

    def test_for_people(self):
        with tempfile.TemporaryDirectory() as name:
            picture = Path(name) / "arena.svg"
            text = arena("--deals", 20, "--rollouts", 10, "--svg", picture)[0]
            bars = ElementTree.fromstring(picture.read_text()).findall("{http://www.w3.org/2000/svg}rect")
            self.assertEqual(len(bars), 12)  # four teams, three tables
        for word in ("2 players, who need 10 of 12", "4 players", "random", "seeing", "Time"):
            self.assertIn(word, text)
        self.assertLessEqual(max(map(len, text.splitlines())), 100)
        self.assertNotIn("\x1b", text)

    def test_progress_only_on_a_terminal(self):
        code, written = run_in_terminal("arena", "cats", "--players", 2, "--deals", 400, "--levels", "greedy,expert", "--rollouts", 100)
        self.assertEqual(code, 0)
        self.assertRegex(written.decode(), r"\d+ %  \d+ of 400 deals, \d+ a second.*; won \d+ \d+ %")


class Opponents(unittest.TestCase):
    """Games in which each plays for oneself."""

    def contests(self, *arguments, game="artline"):
        table = arena(*arguments, game=game)[1]["tables"][0]
        return {(contest["level"], contest["against"]): contest for contest in table["contests"]}

    def test_a_better_level_wins_more_than_its_share(self):
        won = self.contests("--players", 2, "--deals", 12)
        self.assertEqual(list(won), [("guide", "guest"), ("curator", "guest"), ("curator", "guide")])
        self.assertGreater(won["guide", "guest"]["winShare"]["low"], 0.75)
        self.assertGreater(won["curator", "guest"]["winShare"]["low"], 0.75)
        self.assertGreater(won["curator", "guide"]["winShare"]["value"], 0.5)
        # Times are measured, but a decision must not take longer than people like to wait.
        self.assertLess(won["curator", "guide"]["msPerMove99"], 300)

    def test_one_of_a_better_level_wins_more_than_its_share_at_larger_tables(self):
        for players in (3, 5):
            won = self.contests("--players", players, "--deals", 10, "--levels", "random,guest,guide")
            self.assertGreater(won["guide", "random"]["winShare"]["low"], 1 / players)
            self.assertGreater(won["guide", "guest"]["winShare"]["low"], 1 / players)

    def test_threads_and_other_levels_do_not_matter(self):
        options = ("--players", "2,3", "--deals", 15, "--flag", "curators=on")
        first = timeless(arena(*options, "--levels", "random,guest,guide", "--threads", 1, game="artline")[1])
        self.assertEqual(timeless(arena(*options, "--levels", "random,guest,guide", "--threads", 3, game="artline")[1]), first)
        alone = timeless(arena(*options, "--levels", "guest,guide", game="artline")[1])
        self.assertEqual([table["contests"][0] for table in alone["tables"]], [table["contests"][2] for table in first["tables"]])
        self.assertNotEqual(timeless(arena(*options, "--levels", "guest,guide", "--seed", 2, game="artline")[1])["tables"], alone["tables"])

    def test_the_order_of_levels_is_free(self):
        won = self.contests("--players", 2, "--deals", 300, "--levels", "visitor,random", game="art-society")
        share = won["random", "visitor"]["winShare"]
        self.assertLess(share["high"] - share["low"], 0.12)
        self.assertLess(share["value"], 0.5)

    def test_every_key_is_documented(self):
        page = (ROOT / "docs" / "formats" / "arena.md").read_text()
        text, result = arena("--deals", 3, "--players", 2, "--levels", "guest,guide", game="artline")
        table = result["tables"][0]
        self.assertEqual(table["fairShare"], 0.5)
        for key in [*result, *table, *table["contests"][0], *table["contests"][0]["winShare"]]:
            self.assertIn(f"`{key}`", page)
        for word in ("2 players; 3 deals", "a fair share is 50.00 %", "guide", "guest", "Time"):
            self.assertIn(word, text)
        self.assertNotIn("rollouts", text)

    def test_a_picture(self):
        with tempfile.TemporaryDirectory() as name:
            picture = Path(name) / "arena.svg"
            arena("--deals", 2, "--players", "2,3", "--levels", "random,guest,guide", "--svg", picture, game="artline")
            drawing = ElementTree.fromstring(picture.read_text())
            self.assertEqual(len(drawing.findall("{http://www.w3.org/2000/svg}rect")), 6)  # three contests, two tables
            self.assertIn("v. guest", "".join(drawing.itertext()))


class Interrupted(unittest.TestCase):
    def test_an_interrupted_arena_counts_the_games_that_were_played(self):
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "arena.json"
            # Progress is shown on a terminal only, so standard error is one: it tells when some deals have been played.
            terminal, stderr = pty.openpty()
            self.addCleanup(os.close, terminal)
            process = subprocess.Popen(
                [PROGRAM, "arena", "cats", "--deals", "1000000", "--levels", "greedy,expert", "--rollouts", "10", "--json", file],
                stdout=subprocess.PIPE, stderr=stderr)
            os.close(stderr)
            progress = b""
            while not re.search(rb" [1-9]\d* of \d+ deals", progress):
                progress += os.read(terminal, 4096)
            process.send_signal(signal.SIGINT)
            text, _ = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 130)
            self.assertIn("interrupted", text.decode())
            result = json.loads(file.read_text())
            self.assertTrue(result["interrupted"])
            self.assertEqual(len(result["tables"]), 1)
            deals = result["tables"][0]["deals"]
            self.assertGreater(deals, 0)
            self.assertLess(deals, 1000000)
            # The result is the same as if only that many deals had been asked for.
            again = arena("--deals", deals, "--players", 2, "--levels", "greedy,expert", "--rollouts", 10)[1]
            self.assertEqual(timeless(again)["tables"], timeless(result)["tables"])


class Exact(unittest.TestCase):
    """The small game, in which the chance to win with the best play is known."""

    def test_the_expert_is_within_a_point_of_the_best_play(self):
        result = arena("--components", SMALL, "--players", 2, "--exact", "--deals", 1500, "--rollouts", 1000,
                       "--levels", "random,greedy,expert")[1]
        table = result["tables"][0]
        best = table["exact"]["value"]
        self.assertAlmostEqual(best, 0.839833, places=6)
        self.assertGreater(table["exact"]["states"], 100_000)
        teams = {level["level"]: level for level in table["levels"]}
        # The regret of decisions has no luck in it, so 1500 deals tell it much more exactly than the rate of victories.
        self.assertLess(teams["expert"]["regret"]["high"], 0.01)
        self.assertGreaterEqual(teams["expert"]["regret"]["low"], 0)
        self.assertGreater(teams["greedy"]["regret"]["value"], teams["expert"]["regret"]["value"])
        self.assertGreater(teams["random"]["regret"]["low"], 0.5)
        for team in teams.values():
            # Victories + regret = the best play, up to luck. Twice the width of the 95 % interval is hardly ever missed.
            reach = 2 * (team["winRate"]["high"] - team["winRate"]["low"]) / 2
            self.assertAlmostEqual(team["winRate"]["value"] + team["regret"]["value"], best, delta=reach)

    def test_only_small_games(self):
        done = run("arena", "cats", "--exact", "--deals", 1)
        self.assertEqual(done.returncode, 1)
        self.assertIn("can't be solved exactly: it has more than 4 paintings", done.stderr.decode())


class Refused(unittest.TestCase):
    def refuse(self, code, words, *arguments):
        done = run("arena", *arguments)
        message = done.stderr.decode()
        self.assertEqual(done.returncode, code, f"{arguments}: {message}")
        self.assertEqual(done.stdout, b"", arguments)
        self.assertEqual(message.count("\n"), 1, f"not one sentence: {message}")
        for word in words.split("|"):
            self.assertIn(word, message, arguments)

    def test_usage(self):
        self.refuse(2, "game")
        self.refuse(2, "no game 'dogs'", "dogs")
        self.refuse(2, "--rollouts are for cats", "art-society", "--rollouts", 5)
        self.refuse(2, "--exact|for cats", "artline", "--exact")
        self.refuse(2, "no level 'kitten' in the arena of artline|curator", "artline", "--levels", "guest,kitten")
        self.refuse(2, "needs two levels", "artline", "--levels", "guest")
        self.refuse(1, "2 to 5 players, not 6", "artline", "--players", "6")
        self.refuse(2, "no level 'tiger'|greedy", "cats", "--levels", "greedy,tiger")
        self.refuse(2, "'greedy' is given twice", "cats", "--levels", "greedy,greedy")
        self.refuse(2, "2 to 4 players, not 5", "cats", "--players", "2,5")
        self.refuse(2, "numbers like 2,3,4|'two'", "cats", "--players", "two")
        self.refuse(2, "--deals|whole number", "cats", "--deals", "0")
        self.refuse(2, "--rollouts|whole number", "cats", "--rollouts", "x")
        self.refuse(2, "no flag 'colour'", "cats", "--flag", "colour=red")

    def test_files(self):
        with tempfile.TemporaryDirectory() as name:
            self.refuse(3, "No such file", "cats", "--deals", 1, "--json", Path(name) / "none" / "x.json")
            self.refuse(3, "No such file", "cats", "--deals", 1, "--svg", Path(name) / "none" / "x.svg")
            self.refuse(3, "No such file", "cats", "--components", Path(name) / "none")


if __name__ == "__main__":
    unittest.main()
