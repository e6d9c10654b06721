"""What the tests of this folder share: everything that they start ends with them, in any case."""

import atexit
import faulthandler
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import audit
from client import Line
from crowd import Crowd
from house import House
from postgres import Postgres

LONG = bool(os.environ.get("VERNISSAGE_LONG"))
LIMIT_SECONDS = 1200 if LONG else 420  # of one test, far more than it needs
OPEN = []  # closed at the end, the last first


def close_all():
    while OPEN:
        try:
            OPEN.pop()()
        except Exception as error:  # pylint: disable=broad-except
            print(f"while cleaning up: {error}", file=sys.stderr)


atexit.register(close_all)
signal.signal(signal.SIGTERM, signal.default_int_handler)  # cleans up as Ctrl-C does


def bark():
    """Something hangs: say where, clean up, and end."""
    print(f"the test took longer than {LIMIT_SECONDS} seconds", file=sys.stderr)
    faulthandler.dump_traceback(all_threads=True)
    close_all()
    os._exit(1)


class Case(unittest.TestCase):
    def setUp(self):
        watchdog = threading.Timer(LIMIT_SECONDS, bark)
        watchdog.daemon = True
        watchdog.start()
        self.addCleanup(watchdog.cancel)
        self.addCleanup(close_all)
        self.folder = Path(tempfile.mkdtemp(prefix="vernissage-faults-"))
        OPEN.append(lambda: shutil.rmtree(self.folder, ignore_errors=True))
        self.houses = 0

    def house(self, *arguments, **more):
        """A server that runs."""
        self.houses += 1
        folder = self.folder / f"house{self.houses}"
        folder.mkdir()
        house = House(folder, *arguments, **more)
        OPEN.append(house.kill)
        return house.start()

    def postgres(self):
        postgres = Postgres()
        OPEN.append(postgres.close)
        return postgres

    def crowd(self, house, **more):
        """People who play until the end of the test."""
        crowd = Crowd(house, **more)
        OPEN.append(crowd.stop)
        return crowd.start()

    def until(self, holds, what, seconds=90):
        """Waits for it; the limit is for a machine that is busy with something else."""
        end = time.monotonic() + seconds
        while not holds():
            self.assertLess(time.monotonic(), end, f"waited {seconds} seconds in vain until {what}")
            time.sleep(0.005)

    def until_moves(self, crowd, count=20, seconds=90):
        goal = crowd.acks() + count
        self.until(lambda: crowd.acks() >= goal or crowd.trouble, f"{count} more moves are acknowledged", seconds)
        self.assertIsNone(crowd.trouble)

    def play_out(self, crowd, seconds=180):
        crowd.finish()
        self.until(lambda: crowd.all_over() or crowd.trouble, "all matches are over", seconds)
        self.assertIsNone(crowd.trouble)

    def repeat_acknowledged(self, house, player, latest=20):
        """Sends moves of a finished match again, which the server knows by their keys and does not do twice."""
        keys = list(player.acked)[-latest:]
        line = Line(house.address, player.cookie)
        hello = {"type": "hello", "protocol": 1, "match": player.match}
        messages = [{"type": "move", "key": key, "action": player.sent[key]} for key in keys]
        answers = self.talk(line, [hello, *messages], lambda heard: sum("key" in m for m in heard) >= len(keys))
        version = next(m["version"] for m in answers if m["type"] == "view")
        self.assertEqual(version, player.version)
        acks = {m["key"]: m["version"] for m in answers if m["type"] == "ack"}
        for key in keys:
            self.assertIn(key, acks, f"the repeated move was not acknowledged: {answers[-3:]}")
            self.assertLessEqual(acks[key], player.acked[key])
        self.assertFalse([m for m in answers if m["type"] == "update"], "a repeated move changed something")

    def talk(self, line, messages, enough, seconds=60):
        """Everything that is heard on a line of its own until it is enough."""
        heard, sent = [], False
        end = time.monotonic() + seconds
        try:
            while not enough(heard):
                self.assertLess(time.monotonic(), end, f"no answer; heard {heard[-3:]}")
                line.flush()
                heard += line.receive()
                if line.open and not sent:
                    sent = True
                    for message in messages:
                        line.send(message)
                time.sleep(0.002)
        finally:
            line.close()
        return heard

    def check_sqlite(self, crowd, house):
        stored = audit.read_sqlite(house.database)
        audit.check_promises(self, crowd, stored)
        return stored

    def check_postgres(self, crowd, postgres, database):
        stored = audit.read_postgres(postgres, database)
        audit.check_promises(self, crowd, stored)
        return stored

    def check_records(self, crowd, house):
        audit.check_records(self, house, list(crowd.matches), house.folder / "records")
