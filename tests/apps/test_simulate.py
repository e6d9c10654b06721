#!/usr/bin/env python3
"""Simulation: the results are repeatable, consistent, and the same for any number of threads."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import ROOT, run, run_in_terminal, sealed  # noqa: E402


def simulate(*arguments, game="art-society"):
    done = run("simulate", game, "--json", *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b"", done.stderr
    summary = json.loads(done.stdout)
    timeless = {key: value for key, value in summary.items() if key not in ("seconds", "decisionsPerSecond")}
    return summary, timeless


class Simulate(unittest.TestCase):
    def test_threads_do_not_matter(self):
        for options in (("--games", 500), ("--games", 24, "--bots", "collector,visitor,random"), ("--games", 300, "--players", 2, "--edition", "ru")):
            first = simulate(*options, "--threads", 1)[1]
            for threads in (2, 3, 8):
                self.assertEqual(simulate(*options, "--threads", threads)[1], first)
            self.assertNotEqual(simulate(*options, "--seed", 2)[1]["points"], first["points"])

    def test_records_do_not_depend_on_threads(self):
        with tempfile.TemporaryDirectory() as name:
            texts = []
            for threads in (1, 4):
                folder = Path(name) / str(threads)
                simulate("--games", 20, "--bots", "visitor,random", "--threads", threads, "--record", folder)
                texts.append({file.name: file.read_bytes() for file in folder.iterdir()})
            self.assertEqual(texts[0], texts[1])
            self.assertEqual(sorted(texts[0])[:2], ["000000.vrec", "000001.vrec"])
            self.assertEqual(len(texts[0]), 20)
            self.assertEqual(run("verify", *(Path(name) / "1").iterdir()).returncode, 0)

    def test_records_are_the_games_that_were_counted(self):
        with tempfile.TemporaryDirectory() as name:
            summary = simulate("--games", 15, "--players", 3, "--edition", "zh", "--record", name)[0]
            self.assertEqual(simulate("--games", 15, "--players", 3, "--edition", "zh")[0]["points"], summary["points"])
            points = []
            for file in Path(name).iterdir():
                line = next(line for line in file.read_text().splitlines() if line.startswith("result"))
                points += [int(part[2:]) for part in line.split()[1:]]
            self.assertEqual(len(points), 45)
            self.assertEqual(sum(points), summary["points"]["sum"])
            self.assertEqual((min(points), max(points)), (summary["points"]["min"], summary["points"]["max"]))

    def test_the_numbers_fit_together(self):
        summary = simulate("--games", 200, "--bots", "visitor,random", "--flag", "tie=highest", "--flag", "markers=number")[0]
        self.assertEqual(summary["flags"]["tie"], "highest")
        self.assertEqual(summary["flags"]["markers"], "number")
        self.assertEqual(sum(summary["points"]["histogram"].values()), 800)
        self.assertEqual(sum(seat["sum"] for seat in summary["seats"]), summary["points"]["sum"])
        self.assertEqual(sum(bot["count"] for bot in summary["byBot"]), 800)
        self.assertEqual(sum(summary["ends"].values()), 200)
        self.assertAlmostEqual(sum(seat["winRate"] for seat in summary["seats"]), 1, places=4)
        self.assertLessEqual(summary["sharedVictories"], summary["levelOnPoints"])

    def test_every_key_is_documented(self):
        page = (ROOT / "docs" / "formats" / "simulate.md").read_text()
        summary = simulate("--games", 2)[0]
        for key in [*summary, *summary["seats"][0], *summary["records"]]:
            self.assertIn(f"`{key}`", page)

    def test_summary_for_people(self):
        text = run("simulate", "art-society", "--games", 50).stdout.decode()
        for word in ("Points", "seat A", "Rounds", "Spread", "Ties", "Ended by", "Time", "####"):
            self.assertIn(word, text)
        self.assertLessEqual(max(map(len, text.splitlines())), 80)
        self.assertNotIn("\x1b", text)

    def test_progress_only_on_a_terminal(self):
        options = ("simulate", "art-society", "--games", 300, "--bots", "collector", "--threads", 1)
        code, written = run_in_terminal(*options)
        self.assertEqual(code, 0)
        self.assertRegex(written.decode(), r"\[#*-+\] \d+ %  \d+ of 300 games, \d+ a second")
        self.assertIn("left", written.decode())
        self.assertEqual(run("simulate", "art-society", "--games", 3).stderr, b"")


class Together(unittest.TestCase):
    """Cats: all win or all lose, and bots remember."""

    def test_nobody_wins_by_chance(self):
        summary = simulate("--games", 60, "--players", 4, game="cats")[0]
        self.assertEqual((summary["lost"], summary["sharedVictories"], summary["levelOnPoints"]), (60, 0, 60))
        self.assertEqual([seat["winRate"] for seat in summary["seats"]], [0, 0, 0, 0])
        self.assertEqual(summary["ends"], {"morning": 60})

    def test_won_or_lost_together(self):
        options = ("--games", 60, "--players", 3, "--bots", "kitten,random")
        summary, first = simulate(*options, "--threads", 1, game="cats")
        self.assertEqual(simulate(*options, "--threads", 3, game="cats")[1], first)
        self.assertEqual(summary["sharedVictories"] + summary["lost"], 60)
        for seat in summary["seats"]:
            self.assertAlmostEqual(seat["winRate"], summary["sharedVictories"] / 60 / 3, places=5)
        text = run("simulate", "cats", *options).stdout.decode()
        self.assertIn(f"Won          by all in {100 * summary['sharedVictories'] / 60:.1f} %", text)
        self.assertNotIn("wins", text)

    def test_a_lost_game_has_a_record(self):
        with tempfile.TemporaryDirectory() as name:
            simulate("--games", 5, "--players", 2, "--record", name, game="cats")
            for file in Path(name).iterdir():
                self.assertIn("\nwinners\n", file.read_text())
                self.assertEqual(run("replay", "--quiet", file).returncode, 0)
            self.assertEqual(run("verify", *Path(name).iterdir()).returncode, 0)
            file.write_text(sealed(file.read_text().replace("\nwinners\n", "\nwinners A B\n")))
            self.assertIn(b"these are not the winners", run("verify", file).stderr)


class Artline(unittest.TestCase):
    """Each plays for oneself, and computers vote on what the others hang."""

    def test_games_of_every_size_and_variant_end_with_all_levels_mixed(self):
        for edition in ("ru", "season", "contest"):
            for players in range(2, 9):
                options = ("--players", players, "--edition", edition, "--flag", "party=on")
                quick = simulate(*options, "--games", 40, "--bots", ",".join(["random", "guest", "guide"][:players]), game="artline")[0]
                self.assertEqual(quick["games"], 40)
                self.assertEqual(sum(quick["ends"].values()), 40)
                self.assertEqual(quick["lost"], 0)
                thoughtful = simulate(*options, "--games", 1, "--bots", "curator,guest", game="artline")[0]
                self.assertEqual(sum(thoughtful["ends"].values()), 1)

    def test_threads_do_not_matter(self):
        options = ("--games", 6, "--players", 3, "--bots", "curator,guide,guest")
        first = simulate(*options, "--threads", 1, game="artline")[1]
        self.assertEqual(simulate(*options, "--threads", 3, game="artline")[1], first)


if __name__ == "__main__":
    unittest.main()
