#!/usr/bin/env python3
"""The players of examples/ play whole matches against a real server, and the records of these matches verify."""

import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402

PLAYERS = {
    "player.py": [sys.executable, str(serving.ROOT / "examples" / "player.py")],
    "player.mjs": ["node", str(serving.ROOT / "examples" / "player.mjs")],
}


class Players(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.server = serving.Server(folder.name).start()
        self.addCleanup(self.server.kill)

    def begin(self, name, *arguments):
        player = subprocess.Popen([*PLAYERS[name], f"http://127.0.0.1:{self.server.port}/", *arguments], text=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(player.wait)
        self.addCleanup(player.kill)
        return player

    def wait_for_knocks(self, count):
        """Listens in place of the server and hangs up on each that comes."""
        with socket.create_server(("127.0.0.1", self.server.port)) as porch:
            porch.settimeout(serving.PATIENCE)
            for _ in range(count):
                porch.accept()[0].close()

    def finish(self, player):
        """The id of the match it has played to the end."""
        said, complained = player.communicate(timeout=2 * serving.PATIENCE)
        self.assertEqual(player.returncode, 0, complained)
        self.assertRegex(said, r"\A[\w-]{16}: the game is over, points \[.*\]\n\Z")
        return said.split(":")[0]

    def verify(self, match):
        status, headers, record = self.server.request("GET", f"/api/matches/{match}/record")
        self.assertEqual(status, 200)
        self.assertIn(f"{match}.vrec", headers["Content-Disposition"])
        path = self.folder / f"{match}.vrec"
        path.write_text(record)
        done = serving.run("verify", path)
        self.assertEqual(done.returncode, 0, done.stderr)
        return record

    def test_each_plays_a_match_against_computer_players(self):
        for name in PLAYERS:
            record = self.verify(self.finish(self.begin(name)))
            self.assertIn("\nseats 4\n", record)

    def test_two_programs_meet_at_a_table_by_invitation(self):
        cookie = self.server.session("Host")
        made = self.server.create(cookie, "open", "open")
        players = [self.begin(name, made["match"], made["invite"]) for name in PLAYERS]
        for player in players:
            self.assertEqual(self.finish(player), made["match"])
        names = {seat["name"] for seat in self.server.call("GET", f"/api/matches/{made['match']}")["seats"]}
        self.assertEqual(names, {"Python", "Node"})
        self.verify(made["match"])

    def test_they_come_back_when_the_server_does(self):
        # A person who waits holds the match up until the server has been away.
        cookie = self.server.session("Host")
        made = self.server.create(cookie, "me", "open", "open")
        players = [self.begin(name, made["match"], made["invite"]) for name in PLAYERS]
        end = time.monotonic() + serving.PATIENCE
        while self.server.call("GET", f"/api/matches/{made['match']}")["status"] != "playing":
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)
        for end_of_server in (self.server.stop, self.server.kill):
            line = serving.Line(self.server, cookie, made["match"])
            line.until("view")
            line.until(lambda message: message["type"] == "presence" and message["seats"] == "ABC")
            end_of_server()
            line.close()
            self.wait_for_knocks(len(players))
            self.server.start()
        line = serving.Line(self.server, cookie, made["match"])
        self.addCleanup(line.close)
        line.until("view")
        serving.play([line])
        for player in players:
            self.finish(player)
        self.verify(made["match"])

    def test_a_wrong_invitation_is_said_and_ends_them(self):
        made = self.server.create(self.server.session("Host"), "me", "open")
        for name in PLAYERS:
            player = self.begin(name, made["match"], made["watch"])
            _, complained = player.communicate(timeout=serving.PATIENCE)
            self.assertNotEqual(player.returncode, 0)
            self.assertIn("this table needs an invitation", complained)

    def test_they_are_short_enough_to_be_read(self):
        for name in PLAYERS:
            lines = (serving.ROOT / "examples" / name).read_text().splitlines()
            self.assertLessEqual(len(lines), 80, name)
            self.assertLessEqual(max(map(len, lines)), 120, name)


if __name__ == "__main__":
    unittest.main()
