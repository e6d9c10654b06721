#!/usr/bin/env python3
"""The audit itself: it must bite, or all the other tests of this folder prove nothing."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import audit  # noqa: E402
from case import Case  # noqa: E402


class Audit(Case):
    def setUp(self):
        super().setUp()
        server = self.house()
        self.people = self.crowd(server, tables=1)
        self.until_moves(self.people, 40)
        self.play_out(self.people)
        self.stored = self.check_sqlite(self.people, server)
        self.match, self.players = next(iter(self.people.matches.items()))
        self.events = self.stored.events[self.match]
        self.acknowledged = next(n for n, event in enumerate(self.events) if event[4])

    def bites(self, words):
        self.stored.length[self.match] = len(self.events)
        with self.assertRaisesRegex(AssertionError, words):
            audit.check_promises(self, self.people, self.stored)

    def renumber(self):
        self.events[:] = [(number, *event[1:]) for number, event in enumerate(self.events, 1)]

    def test_lost_move(self):
        del self.events[self.acknowledged]
        self.bites("numbers of")
        self.renumber()
        self.bites("and not stored")

    def test_doubled_move(self):
        self.events.append((len(self.events) + 1, *self.events[self.acknowledged][1:]))
        self.bites("twice in")

    def test_late_move(self):
        self.events.append(self.events.pop(self.acknowledged))
        self.renumber()
        self.bites("not less than or equal")

    def test_another_move(self):
        seq, kind, actor, _, key = self.events[self.acknowledged]
        self.events[self.acknowledged] = (seq, kind, actor, "something else", key)
        self.bites("something else")

    def test_refused_and_stored(self):
        player = next(player for player in self.players if player.acked)
        key, _ = player.acked.popitem()
        player.denied[key] = "rules"
        self.bites("refused with rules, and stored")

    def test_thrown_back(self):
        player = self.players[0]
        player.hear({"type": "update", "from": player.version, "to": player.version - 1, "set": {}})
        self.bites("version")


if __name__ == "__main__":
    unittest.main()
