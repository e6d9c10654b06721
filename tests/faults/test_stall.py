#!/usr/bin/env python3
"""Something stands still: the whole server for a while, the reader of its log, or a spectator."""

import re
import selectors
import signal
import sys
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from case import Case  # noqa: E402
from client import Line  # noqa: E402


class Stall(Case):
    def test_server_stops_for_a_while(self):
        house = self.house()
        crowd = self.crowd(house)
        for _ in range(3):
            self.until_moves(crowd, 50)
            house.process.send_signal(signal.SIGSTOP)
            time.sleep(2)  # the fault itself: how long the server stands still
            house.process.send_signal(signal.SIGCONT)
        self.until_moves(crowd, 50)
        self.play_out(crowd)
        self.check_sqlite(crowd, house)
        self.check_records(crowd, house)
        self.assertEqual(house.stop(), 0)

    def test_reader_of_the_log_goes_away(self):
        house = self.house()
        crowd = self.crowd(house)
        self.until_moves(crowd, 20)
        house.stop_listening()
        matches = len(crowd.matches)
        self.until(lambda: len(crowd.matches) > matches + 3, "more matches are created, which the log would tell")
        self.play_out(crowd)
        self.check_sqlite(crowd, house)
        self.assertEqual(house.stop(), 0)

    def create_tables(self, house, count):
        """Each is a line of the log."""
        def create(_):
            house.call("POST", "/api/matches", {"game": "art-society", "seats": ["me", "open"]}, cookie)

        cookie = house.session("Ann")
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(create, range(count)))

    def test_reader_of_the_log_stalls(self):
        house = self.house()
        house.stall_listening()
        created = 0
        while self.metric(house, "log_dropped_total") == 0:
            self.create_tables(house, 500)
            created += 500
            self.assertLess(created, 10000, "nothing is dropped")
        self.assertEqual(house.health(), 200)
        dropped = self.metric(house, "log_dropped_total")
        house.go_on_listening()
        self.until(lambda: house.log_lines("log_dropped"), "the log says what is missing")
        self.assertEqual([int(line["count"]) for line in house.log_lines("log_dropped")], [dropped])
        self.until(lambda: len(house.log_lines("match_created")) == created - dropped, "all other lines are there")
        house.stall_listening()
        self.create_tables(house, 200)
        self.assertEqual(house.stop(seconds=10), 0)

    def metric(self, house, name):
        text = house.request("GET", "/metrics")[1].decode()
        return float(re.search(rf"^vernissage_{name} ([0-9.e+]+)$", text, re.MULTILINE)[1])

    def watch(self, house, match, receive_buffer=None):
        """A spectator who has said hello; the test reads for them, or does not."""
        line = Line(house.address, house.session("Spectator"), receive_buffer)
        end = time.monotonic() + 30
        with selectors.DefaultSelector() as ready:
            ready.register(line, selectors.EVENT_READ)
            while not line.open:
                self.assertLess(time.monotonic(), end, "the spectator can't come in")
                line.flush()
                ready.select(0.05)
                line.receive()
        line.send({"type": "hello", "protocol": 1, "match": match})
        return line

    def is_cut(self, line):
        try:
            line.receive()
            return False
        except ConnectionError:
            return True

    def test_spectator_who_reads_no_more(self):
        house = self.house()
        crowd = self.crowd(house, tables=0)
        players = crowd.open_table(["me", "open"], listed=True)
        for player in players:
            player.idle = True
        crowd.add(players)
        self.until(lambda: len(crowd.playing) == 2, "the players sit")
        sleepy = self.watch(house, players[0].match, receive_buffer=4096)
        awake = self.watch(house, players[0].match)
        dropped = self.metric(house, "slow_readers_total")
        heard = 0
        end = time.monotonic() + 120
        while self.metric(house, "slow_readers_total") == dropped:
            self.assertLess(time.monotonic(), end, "the one who does not read was never dropped")
            for player in players:
                for _ in range(20):
                    player.ask({"type": "chat", "text": "la " * 100})
            goal = crowd.acks() + 40
            self.until(lambda goal=goal: crowd.acks() >= goal, "the others go on")
            heard += len(awake.receive())
        self.assertGreater(heard, 100)
        self.assertFalse(self.is_cut(awake), "the one who reads was dropped too")
        self.until(lambda: self.is_cut(sleepy), "the line is cut")
        for line in (awake, sleepy):
            line.close()
        for player in players:
            player.idle = False
        self.play_out(crowd)
        self.assertEqual([player.losses for player in players], [0, 0])
        self.check_sqlite(crowd, house)
        self.assertEqual(house.stop(), 0)


if __name__ == "__main__":
    unittest.main()
