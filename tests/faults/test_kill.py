#!/usr/bin/env python3
"""`kill -9` in the middle of play, again and again: everything that was acknowledged is there, once."""

import os
import random
import signal
import sys
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from case import LONG, Case  # noqa: E402

KILLS = 200 if LONG else 50


class Killed(Case):
    def kill_again_and_again(self, house, crowd, also=lambda number: None):
        chance = random.Random()
        self.until_moves(crowd)
        for number in range(KILLS):
            # Mostly in full play, sometimes just after the start, when matches are being loaded.
            if number % 4:
                self.until_moves(crowd, chance.randrange(1, 40))
            time.sleep(chance.random() * 0.1)
            self.assertTrue(house.running(), house.log_text()[-2000:])
            house.kill()
            also(number)
            house.start()
        self.until_moves(crowd)
        self.play_out(crowd)

    def after_all(self, house, crowd, read):
        stored = read()
        # The last ones of each match: the server remembers the latest keys only.
        for players in list(crowd.matches.values())[-12:]:
            for player in players:
                self.repeat_acknowledged(house, player)
        self.assertTrue(stored.same_events(read()), "repeated moves were stored again")
        self.check_records(crowd, house)
        self.assertEqual(house.log_lines("match_broken") + house.log_lines("room_failed"), [])
        losses = sum(player.losses for player in crowd.players)
        self.assertGreaterEqual(losses, KILLS, "the kills met nobody")
        print(f"{KILLS} kills, {len(crowd.matches)} matches, {crowd.acks()} acknowledged moves, {losses} broken lines")
        self.assertEqual(house.stop(), 0)

    def test_server_on_sqlite(self):
        house = self.house()
        crowd = self.crowd(house)
        self.kill_again_and_again(house, crowd)
        self.after_all(house, crowd, lambda: self.check_sqlite(crowd, house))

    def test_server_on_postgresql(self):
        postgres = self.postgres()
        database = postgres.new_database()
        house = self.house(store=postgres.url(database))
        crowd = self.crowd(house)
        self.kill_again_and_again(house, crowd)
        self.after_all(house, crowd, lambda: self.check_postgres(crowd, postgres, database))

    def test_server_and_postgresql(self):
        """The database dies too: one process of it, all of it at once, or as in a power cut."""
        postgres = self.postgres()
        database = postgres.new_database()
        house = self.house(store=postgres.url(database))
        crowd = self.crowd(house)
        for number in range(4 * (4 if LONG else 1)):
            self.until_moves(crowd)
            if number % 4 == 0:
                for backend in postgres.backends():
                    os.kill(backend, signal.SIGKILL)
                self.until(postgres.answers, "PostgreSQL has recovered")
            else:
                postgres.stop(signal.SIGQUIT if number % 4 == 1 else signal.SIGKILL)
                if number % 4 == 3:
                    house.kill()
                postgres.start()
                if number % 4 == 3:
                    house.start()
        self.until_moves(crowd)
        self.play_out(crowd)
        self.check_postgres(crowd, postgres, database)
        self.check_records(crowd, house)
        self.assertEqual(house.stop(), 0)


if __name__ == "__main__":
    unittest.main()
