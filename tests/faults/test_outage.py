#!/usr/bin/env python3
"""PostgreSQL goes away and comes back while matches go on; the server stays up and nobody has to help it."""

import sys
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from case import Case  # noqa: E402
from client import Line  # noqa: E402


class Outage(Case):
    def setUp(self):
        super().setUp()
        self.database = self.postgres()
        self.store = self.database.new_database()
        self.server = self.house(store=self.database.url(self.store))
        self.people = self.crowd(self.server)
        self.process = self.server.process.pid
        self.until_moves(self.people, 50)

    def after_all(self):
        self.until(lambda: self.server.health() == 200, "the server is well again")
        self.until_moves(self.people, 50)
        self.play_out(self.people)
        self.assertEqual(self.server.process.pid, self.process)
        self.check_postgres(self.people, self.database, self.store)
        self.check_records(self.people, self.server)
        self.assertEqual(self.server.stop(), 0)

    def everybody_asks(self):
        """A request of every player; while the store is away, each of them is refused."""
        for player in list(self.people.playing):
            player.ask({"type": "chat", "text": "is anybody there?"})

    def everybody_is_refused(self):
        waiting = {player: player.refusals["store"] for player in list(self.people.playing)}
        self.everybody_asks()
        self.until(lambda: all(player.refusals["store"] > before for player, before in waiting.items()),
                   "each player is refused")

    def answered_without_store(self):
        """Requests that need no store are answered as usual."""
        self.assertEqual(self.server.request("GET", "/api/games")[0], 200)
        player = self.people.playing[0]
        line = Line(self.server.address, player.cookie)
        hello = {"type": "hello", "protocol": 1, "match": player.match}
        self.talk(line, [hello, {"type": "ping"}], lambda heard: any(m["type"] == "pong" for m in heard))

    def test_stopped_and_started(self):
        self.database.stop()
        self.until(lambda: self.server.health() == 503, "the server says that its store is away")
        # A player's requests are answered in order: after a refusal, nothing that was stored before is still on its way.
        self.everybody_is_refused()
        acked, refused = self.people.acks(), self.people.refusals("store")
        self.everybody_asks()
        self.until(lambda: self.people.refusals("store") > refused, "requests are refused")
        self.answered_without_store()
        begun = time.monotonic()
        self.assertEqual(self.server.request("GET", "/api/matches")[0], 503)
        cookie = self.server.session("Late")
        table = {"game": "art-society", "seats": ["me", "visitor"]}
        self.assertEqual(self.server.request("POST", "/api/matches", table, cookie)[0], 503)
        self.assertLess(time.monotonic() - begun, 30)
        self.assertEqual(self.people.acks(), acked, "something was acknowledged while there was no store")
        self.assertTrue(self.server.log_lines("store_trouble"), "the log does not say what is wrong")
        self.database.start()
        self.after_all()

    def test_log_stays_short(self):
        """An outage is told, not repeated thousands of times."""
        self.database.stop()
        self.until(lambda: self.server.health() == 503, "the server says that its store is away")
        before = len(self.server.log_lines())
        for _ in range(3):
            refused = self.people.refusals("store")
            self.everybody_asks()
            self.until(lambda: self.people.refusals("store") > refused, "requests are refused")
        self.assertLess(len(self.server.log_lines()) - before, 50)
        self.database.start()
        self.after_all()

    def test_restarted(self):
        for _ in range(3):
            self.database.stop()
            self.database.start()
            self.until_moves(self.people)
        self.after_all()

    def test_connections_ended(self):
        ended = 0
        for _ in range(10):
            self.until_moves(self.people, 10)
            rows = self.database.query("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                                       "WHERE application_name = 'vernissage'", "postgres")
            ended += int(rows)
        self.assertGreater(ended, 5)
        self.after_all()


if __name__ == "__main__":
    unittest.main()
