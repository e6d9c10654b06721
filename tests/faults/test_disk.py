#!/usr/bin/env python3
"""The disk is full: moves are refused, nothing is damaged, and with room again play goes on by itself."""

import json
import resource
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import audit  # noqa: E402
from case import Case  # noqa: E402
from house import PROGRAM, Refused  # noqa: E402

KIB = 1024


def may_mount():
    """Whether this user may have file systems of its own."""
    done = subprocess.run(["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/tmp"], capture_output=True,
                          timeout=30, check=False)
    return done.returncode == 0


def limit_files(house):
    """The files of the server can hardly grow any more."""
    sizes = [Path(f"{house.database}{end}").stat().st_size for end in ("", "-wal")]
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (max(sizes) + 16 * KIB, resource.RLIM_INFINITY))


def free_files(house):
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Full(Case):
    def fill_and_free(self, house, fill, free, read):
        crowd = self.crowd(house)
        self.until_moves(crowd, 50)
        for _ in range(2):
            refused = crowd.refusals("store")
            fill()
            self.until(lambda: crowd.refusals("store") > refused, "moves are refused")
            self.stays_calm(house, crowd)
            audit.check_promises(self, crowd, read())
            free()
            self.until_moves(crowd, 50)
        self.play_out(crowd)
        self.assertTrue(house.running())
        audit.check_promises(self, crowd, read())
        self.check_records(crowd, house)

    def stays_calm(self, house, crowd):
        """It answers, says what is wrong and what to do, and does not fill the log with it."""
        self.until(lambda: house.log_lines("store_trouble"), "the log says what is wrong")
        self.assertIn("free some space", house.log_lines("store_trouble")[-1]["reason"])
        self.assertEqual(house.request("GET", "/api/games")[0], 200)
        self.until(lambda: house.health() == 503, "its health is bad")
        before = len(house.log_lines())
        refused = crowd.refusals("store")
        self.until(lambda: crowd.refusals("store") > refused + 100, "a hundred moves more are refused")
        told = len(house.log_lines()) - before
        # Players repeat their requests, and computer players would like to move: neither is worth a line each time.
        self.assertLess(told, 50, "the log is flooded")

    def test_full(self):
        ways = [self.limit_of_file_size]
        if may_mount():
            ways.append(self.full_file_system)
        for way in ways:
            with self.subTest(way=way.__name__):
                way()

    def limit_of_file_size(self):
        """A limit of the process, which to SQLite is like the end of the disk, and which needs no rights."""
        house = self.house()
        self.fill_and_free(house, lambda: limit_files(house), lambda: free_files(house),
                           lambda: audit.read_sqlite(house.database))
        self.assertEqual(house.stop(), 0)

    def test_health_is_bad_until_there_is_room_also_when_nobody_writes(self):
        house = self.house()
        cookie = house.session("Ann")
        limit_files(house)
        with self.assertRaises(Refused) as refused:
            while True:
                house.call("POST", "/api/matches", {"game": "art-society", "seats": ["me", "open"]}, cookie)
        self.assertEqual(refused.exception.code, "store")
        self.until(lambda: all(house.health() == 503 for _ in range(5)), "its health stays bad")
        self.assertIn("can't be read or written", json.loads(house.request("GET", "/healthz")[1])["reason"])
        free_files(house)
        self.until(lambda: house.health() == 200, "its health is good")
        house.call("POST", "/api/matches", {"game": "art-society", "seats": ["me", "open"]}, cookie)

    def full_file_system(self):
        """A real one, so small that it can be filled."""
        disk = self.folder / "disk"
        disk.mkdir()
        mount = f'mount -t tmpfs -o size=24m none {disk} && exec "$0" "$@"'
        house = self.house(program=("unshare", "--mount", "sh", "-c", mount, PROGRAM), data=disk / "data")
        filler = Path(f"/proc/{house.process.pid}/root{disk}/filler")  # only the server sees the disk by its own name

        def fill():
            with open(filler, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(4 * KIB))
                except OSError:
                    pass

        self.fill_and_free(house, fill, filler.unlink, lambda: audit.read_sqlite(house.database, house.process.pid))
        self.assertEqual(house.stop(), 0)


if __name__ == "__main__":
    unittest.main()
