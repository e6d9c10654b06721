#!/usr/bin/env python3
"""Two servers on one PostgreSQL: the server that comes second at an event loads the match again; nothing is lost or doubled."""

import sys
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from case import Case  # noqa: E402


class TwoServers(Case):
    def setUp(self):
        super().setUp()
        self.database = self.postgres()
        self.store = self.database.new_database()
        secret = self.folder / "secret"
        self.servers = [self.house(store=self.database.url(self.store), secret=secret) for _ in range(2)]
        self.people = self.crowd(self.servers[0], tables=0)

    def open_table(self, seats, idle=False):
        """Its players are spread over both servers."""
        players = self.people.open_table(seats)
        for number, player in enumerate(players):
            player.address = self.servers[number % 2].address
            player.idle = idle
        self.people.add(players)
        return players

    def play_out_together(self):
        """Servers do not tell each other what happens. A line of chat makes a player's own server load the match."""
        end = time.monotonic() + 180
        while not self.people.all_over():
            self.assertLess(time.monotonic(), end, "the matches do not end")
            self.assertIsNone(self.people.trouble)
            for player in list(self.people.playing):
                if not player.waiting and not player.wishes:
                    player.ask({"type": "chat", "text": "what is new?"})
            time.sleep(0.05)

    def after_all(self):
        stored = self.check_postgres(self.people, self.database, self.store)
        self.check_records(self.people, self.servers[1])
        mistakes = [line for server in self.servers for line in server.log_lines("bot_mistake")]
        self.assertEqual(mistakes, [])
        for server in self.servers:
            self.assertEqual(server.stop(), 0)
        return stored

    def conflicts(self):
        return sum(line.get("code") == "conflict" for server in self.servers for line in server.log_lines("not_stored"))

    def test_racing_moves(self):
        for seats in (["me", "open"], ["me", "open", "open", "open"], ["me", "open", "visitor"],
                      ["me", "open", "open", "collector"]):
            self.open_table(seats)
        self.play_out_together()
        self.assertGreater(self.conflicts(), 0, "the servers never met")
        for players in self.people.matches.values():
            # Chat may follow the end, so the versions differ; the tables do not.
            tables = [player.state["table"] for player in players]
            self.assertTrue(all(table == tables[0] for table in tables), "the servers disagree")
        self.after_all()

    def test_sealed_bids_of_both_count(self):
        tables = [self.open_table(["me", "open", "open", "open"], idle=True) for _ in range(8)]
        first = {}
        for players in tables:
            # The last to sit down began the game on one server; the other one hears of it when it is asked.
            for player in players:
                player.ask({"type": "chat", "text": "hello"})
            self.until(lambda players=players: all(player.legal for player in players), "everybody may bid")
            for player in players:
                first[player] = player.legal[0]
                player.ask({"type": "move", "action": first[player]})
        for player, action in first.items():
            self.until(lambda player=player, action=action: self.acknowledged(player, action), "the bid is stored")
            player.idle = False
        self.play_out_together()
        stored = self.after_all()
        for player, action in first.items():
            moves = [text for _, kind, actor, text, _ in stored.events[player.match]
                     if kind == "move" and actor == player.seat]
            self.assertEqual(moves[0], action, "the bid does not count")

    def acknowledged(self, player, action):
        self.assertEqual(player.denied, {})
        return any(player.sent[key] == action for key in list(player.acked))


if __name__ == "__main__":
    unittest.main()
