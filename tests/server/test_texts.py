#!/usr/bin/env python3
"""Typed themes on a real server, as any program would send them."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402


class Texts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = serving.Server(folder.name).start()
        self.addCleanup(self.server.kill)

    def sit(self, *others):
        cookie = self.server.session("Ann")
        made = self.server.call("POST", "/api/matches", {"game": "artline", "seats": ["me", *others],
                                                         "flags": {"first": "seat-a"}}, cookie)
        line = serving.Line(self.server, cookie, made["match"])
        self.addCleanup(line.close)
        line.until("view")
        while not any(action.endswith(":") for action in line.legal.get("final", []) + line.legal.get("undoable", [])):
            line.receive()
        return line

    def opening(self, line):
        forms = [action for action in line.legal["final"] + line.legal["undoable"] if action.endswith(":")]
        return next(form for form in forms if "@g" in form)

    def test_games_say_that_their_texts_are_read(self):
        games = {game["id"]: game.get("texts") for game in self.server.call("GET", "/api/games")["games"]}
        self.assertEqual({game: texts for game, texts in games.items() if texts}, {"artline": "themes"})

    def test_a_theme_is_typed_in_russian_and_read_in_chinese(self):
        line = self.sit("guest")
        refused = line.ask(type="move", action=self.opening(line), texts=["", "три собаки"], language="ru")
        self.assertEqual(refused["code"], "several-readings")
        chosen = refused["texts"][1]["meanings"][0]
        self.assertEqual((chosen["text"], chosen["said"]), ("=3*dog", "3 собаки"))
        played = line.ask(type="move", action=self.opening(line), texts=["", chosen["text"]], language="ru")
        self.assertEqual(played["type"], "ack")
        line.send({"type": "read", "key": "q1", "texts": ["=3*dog"], "say": "zh-Hans", "cards": True})
        answer = line.until("readings")
        self.assertEqual(answer["key"], "q1")
        self.assertEqual(answer["texts"][0]["meanings"][0]["said"], "3只狗")
        self.assertIn("fits", answer["texts"][0]["meanings"][0])

    def test_computer_players_need_a_theme_that_is_understood(self):
        line = self.sit("guest")
        refused = line.ask(type="move", action=self.opening(line), texts=["", "flumpel"], language="en", typed=True)
        self.assertEqual((refused["code"], refused["clause"]), ("rules", "AL-TH7"))
        self.assertEqual(refused["texts"][1]["unknown"], "flumpel")


if __name__ == "__main__":
    unittest.main()
