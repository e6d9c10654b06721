#!/usr/bin/env python3
"""`vernissage theme`: readings, refusals, decks of one's own, and the evidence."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import program  # noqa: E402


def run(*arguments):
    result = program.run(*arguments)
    result.stdout = result.stdout.decode()
    return result


class Theme(unittest.TestCase):
    def test_shows_readings_words_and_cards(self):
        result = run("theme", "спящий ребёнок", "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        reading = json.loads(result.stdout)["readings"][0]
        self.assertEqual(reading["query"], "child.sleeping")
        self.assertEqual(reading["said"]["en"], "a sleeping child")
        self.assertEqual(len(reading["said"]), 5)
        self.assertEqual(len(reading["yes"]) + len(reading["no"]) + len(reading["unclear"]), 96)

    def test_refuses_and_names_the_clause_or_the_word(self):
        missing = run("theme", "no people", "--lang", "en")
        self.assertEqual((missing.returncode, missing.stdout), (1, "refused (AL-TH2): missing\n"))
        unknown = run("theme", "a zeppelin", "--lang", "en", "--json")
        self.assertEqual(unknown.returncode, 1)
        self.assertEqual(json.loads(unknown.stdout), {"readings": [], "unknown": "zeppelin"})
        self.assertEqual(run("theme", "a dog", "--lang", "xx").returncode, 2)
        self.assertEqual(run("theme").returncode, 2)

    def test_a_deck_of_ones_own(self):
        cards = [{"title": "T", "picture": "p.png", "elements": {"en": ["a red hat"]}} for _ in range(11)]
        cards.append({"title": "T", "picture": "p.png", "elements": {"pl": ["dwa psy"]}})
        with tempfile.TemporaryDirectory(prefix="theme-test-") as folder:
            Path(folder, "deck.json").write_text(json.dumps({"name": "Mine", "cards": cards}), encoding="utf-8")
            result = run("theme", "собака", "--deck", folder, "--json")
        reading = json.loads(result.stdout)["readings"][0]
        self.assertEqual((reading["yes"], reading["no"]), (["card 12 'T'"], []))

    def test_evidence_counts_phrases(self):
        with tempfile.TemporaryDirectory(prefix="theme-test-") as folder:
            Path(folder, "en.txt").write_text("# words\na dog = dog\na cat = dog\nzeppelin = ?\na pig = ? | pig\nno dog = TH2\n", encoding="utf-8")
            result = run("theme", "--evidence", folder, "--details")
        self.assertIn("en: a cat → cat, not dog", result.stdout)
        self.assertIn("precision       2 of 3 = 66.7 %", result.stdout)
        self.assertIn("recall          1 of 2 = 50.0 %", result.stdout)
        self.assertIn("refused         1 of 1", result.stdout)
        self.assertIn("not understood  1 of 2", result.stdout)

    def test_every_painted_word_has_a_concept(self):
        self.assertEqual(run("theme", "--missing").stdout.split("\n")[0], "painted, but no concept (1): object")


if __name__ == "__main__":
    unittest.main()
