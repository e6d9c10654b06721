#!/usr/bin/env python3
"""A server that can't start says why in one sentence; one damaged match does not stop the others."""

import os
import pwd
import shutil
import socket
import sqlite3
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from case import Case  # noqa: E402
from house import PROGRAM, die_with_parent, free_port  # noqa: E402

REFUSED, SYSTEM = 1, 3


class Start(Case):
    def setUp(self):
        super().setUp()
        self.data = self.folder / "data"

    def refuses(self, code, words, *arguments, program=PROGRAM, **more):
        """It ends by itself with that code and one sentence that has these words."""
        wanted = {"--port": "0", "--data": self.data, **dict(zip(arguments[::2], arguments[1::2]))}
        command = [program, "serve", *(word for pair in wanted.items() for word in pair)]
        done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=60, check=False,
                              preexec_fn=die_with_parent, **more)
        said = done.stderr.decode()
        self.assertEqual(done.returncode, code, said)
        self.assertEqual(done.stdout, b"")
        self.assertEqual(said.count("\n"), 1, f"not one sentence: {said}")
        for word in words.split("|"):
            self.assertIn(word, said)
        for noise in ("terminate", "what()", "Traceback", "exception", "please report"):
            self.assertNotIn(noise, said)
        return said

    def real_store(self):
        """A data folder as a server leaves it."""
        house = self.house(data=self.data)
        crowd = self.crowd(house, tables=2)
        self.until_moves(crowd)
        crowd.stop()
        self.assertEqual(house.stop(), 0)
        return house.database

    def change(self, database, *statements):
        connection = sqlite3.connect(database)
        with connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()

    # --- the folder ---------------------------------------------------------------------------------------------------

    def as_somebody(self):
        """Root may write everywhere: then the program runs as another user, from where that one may read it."""
        if os.geteuid() != 0:
            return {}
        entry = pwd.getpwnam("nobody")
        self.folder.chmod(0o755)
        program = self.folder / "vernissage"
        shutil.copy(PROGRAM, program)
        program.chmod(0o755)
        for path in (self.data, *self.data.rglob("*")):
            os.chown(path, entry.pw_uid, entry.pw_gid)
        return {"program": program, "user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": [], "cwd": "/"}

    def test_folder_read_only(self):
        self.data.mkdir()
        somebody = self.as_somebody()
        self.data.chmod(0o555)
        self.refuses(SYSTEM, f"can't make the secret {self.data}/secret|Permission denied", **somebody)
        self.refuses(SYSTEM, "can't make the folder|--data", "--data", self.data / "deeper", **somebody)

    def test_store_read_only(self):
        database = self.real_store()
        somebody = self.as_somebody()
        database.chmod(0o444)
        self.refuses(SYSTEM, f"{database}|right to write", **somebody)
        database.chmod(0o600)
        Path(f"{database}.lock").unlink()
        self.data.chmod(0o555)
        self.refuses(SYSTEM, f"{database}|right to write", **somebody)
        self.data.chmod(0o700)

    def test_folder_is_a_file(self):
        self.data.write_text("not a folder\n")
        self.refuses(SYSTEM, "can't make the folder|--data")

    # --- the store ----------------------------------------------------------------------------------------------------

    def test_garbage_instead_of_a_database(self):
        self.data.mkdir()
        database = self.data / "vernissage.db"
        for garbage in (os.urandom(20000), b"SQLite format 3\0" + os.urandom(20000), b"a diary\n" * 1000):
            database.write_bytes(garbage)
            said = self.refuses(SYSTEM, f"{database}: ")
            self.assertTrue("backup" in said or "another file" in said, said)
            self.assertEqual(database.read_bytes(), garbage, "the file was changed")

    def test_damaged_database(self):
        database = self.real_store()
        with open(database, "r+b") as file:  # the page with the list of tables
            file.seek(100)
            file.write(os.urandom(1000))
        said = self.refuses(SYSTEM, f"{database}: ")
        self.assertTrue("backup" in said or "another file" in said, said)

    def test_database_of_another_program_or_time(self):
        database = self.real_store()
        self.change(database, "PRAGMA user_version = 99")
        self.refuses(SYSTEM, f"{database}|newer vernissage|use the newer program")
        database.unlink()
        self.change(database, "CREATE TABLE recipes (title TEXT)")
        self.refuses(SYSTEM, f"{database}|another program")

    def test_two_servers_on_one_file(self):
        house = self.house(data=self.data)
        self.refuses(SYSTEM, f"another server (process {house.process.pid})|PostgreSQL")
        self.assertEqual(house.health(), 200)

    def test_postgresql(self):
        postgres = self.postgres()
        store = postgres.new_database()
        secret = "passw0rd"
        url = f"postgres://tester:{secret}@/{store}?host={postgres.folder}&port=5432"
        house = self.house(store=url, data=self.data)
        self.assertEqual(house.stop(), 0)
        postgres.query("UPDATE store_version SET version = 99", store)
        self.refuses(SYSTEM, "PostgreSQL|newer vernissage", "--store", url)
        missing = url.replace(store, "nowhere")
        self.assertNotIn(secret, self.refuses(SYSTEM, "PostgreSQL|nowhere", "--store", missing))
        postgres.stop()
        self.assertNotIn(secret, self.refuses(SYSTEM, "PostgreSQL|can't be reached|start it", "--store", url))
        self.assertNotIn(secret, self.refuses(SYSTEM, "address", "--store", f"postgres://a:{secret}@[::"))

    # --- the secret and the port --------------------------------------------------------------------------------------

    def test_secret(self):
        self.data.mkdir()
        secret = self.data / "secret"
        for damaged in (b"", b"abc\n", b"x" * 64 + b"\n", b"ab" * 31 + b"\n", b"ab" * 33 + b"\n", os.urandom(64)):
            secret.write_bytes(damaged)
            secret.chmod(0o600)
            self.refuses(REFUSED, f"{secret}|damaged|64 hexadecimal digits")
            self.assertEqual(secret.read_bytes(), damaged, "the file was changed")
        secret.write_bytes(b"ab" * 32 + b"\n")
        secret.chmod(0o644)
        self.refuses(SYSTEM, f"chmod 600 {secret}")
        secret.unlink()
        secret.mkdir(mode=0o700)
        self.refuses(SYSTEM, f"{secret}")

    def test_port_in_use(self):
        port = free_port()
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", port))
            taken.listen()
            self.refuses(SYSTEM, f"{port}|in use", "--port", str(port))

    # --- one match of many --------------------------------------------------------------------------------------------

    def test_damaged_match(self):
        """An event was lost from the store by foreign hands: that match stays closed, all others go on."""
        house = self.house(data=self.data)
        crowd = self.crowd(house, tables=0)
        for _ in range(4):
            crowd.add(crowd.open_table(["me", "open", "visitor"]))
        self.until_moves(crowd)
        house.kill()
        # The newest is loaded first.
        newest = "(SELECT no FROM matches WHERE status = 1 ORDER BY time DESC, id DESC LIMIT 1)"
        connection = sqlite3.connect(house.database)
        damaged = connection.execute(f"SELECT id FROM matches WHERE no = {newest}").fetchone()[0]
        connection.close()
        self.change(house.database, f"DELETE FROM events WHERE match = {newest} AND seq = 5")
        house.start()
        others = [player for player in crowd.players if player.match != damaged]
        self.until(lambda: all(player.over for player in others), "the other matches are over")
        self.until(lambda: house.log_lines("match_broken"), "the log tells of it")
        self.assertIn(f"{damaged} is damaged", house.log_lines("match_broken")[0]["reason"])
        for player in crowd.matches[damaged]:
            self.until(lambda player=player: player.refusals["broken"], "its players are told")
        crowd.stop()
        self.assertEqual(house.stop(), 0)

    def test_damaged_match_wakes_nobody_else_late(self):
        """Matches are woken one after another; a damaged one must not hold up those behind it."""
        house = self.house(data=self.data)
        crowd = self.crowd(house, tables=0)
        for _ in range(6):
            crowd.add(crowd.open_table(["me", "open", "visitor"]))
        self.until_moves(crowd)
        crowd.stop()
        house.kill()
        newest = "(SELECT no FROM matches WHERE status = 1 ORDER BY time DESC, id DESC LIMIT 1)"
        self.change(house.database, f"DELETE FROM events WHERE match = {newest} AND seq = 5")
        connection = sqlite3.connect(house.database)
        playing = connection.execute("SELECT count(*) FROM matches WHERE status = 1").fetchone()[0]
        connection.close()
        house.start()
        self.until(lambda: self.rooms(house) >= playing, f"all {playing} matches are awake", 30)
        self.assertEqual(house.stop(), 0)

    def rooms(self, house):
        text = house.request("GET", "/metrics")[1].decode()
        return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("vernissage_rooms "))))


if __name__ == "__main__":
    unittest.main()
