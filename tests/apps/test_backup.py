#!/usr/bin/env python3
"""vernissage backup, as a person uses it: copies of a store, and refusals that say what to do."""

import sqlite3
import stat
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import program  # noqa: E402

# Only the parts of a store that a copy needs; the tests in tests/storage/ copy real stores.
STORE = """
PRAGMA journal_mode = WAL;
CREATE TABLE matches (no INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;
INSERT INTO matches VALUES (1, 'm');
PRAGMA application_id = 1449489006;
PRAGMA user_version = 2;
"""


class Backup(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.store = Path(self.folder.name) / "store.db"
        self.copy = Path(self.folder.name) / "copy.db"
        self.live = sqlite3.connect(self.store)
        self.addCleanup(self.live.close)
        self.live.executescript(STORE)

    def backup(self, *more, store=None):
        return program.run("backup", "--store", store or f"sqlite:{self.store}", self.copy, *more)

    def matches_in_copy(self):
        copy = sqlite3.connect(self.copy)
        self.addCleanup(copy.close)
        return copy.execute("SELECT id FROM matches ORDER BY no").fetchall()

    def test_copies_committed_data_while_somebody_writes(self):
        self.live.execute("INSERT INTO matches VALUES (2, 'not yet')")
        done = self.backup()
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertIn(b"copied and checked", done.stdout)
        self.assertEqual(self.matches_in_copy(), [("m",)])
        self.assertEqual(stat.S_IMODE(self.copy.stat().st_mode), 0o600)

    def test_replaces_only_with_force(self):
        self.copy.write_text("precious")
        refused = self.backup()
        self.assertEqual((refused.returncode, self.copy.read_text()), (1, "precious"))
        self.assertIn(b"--force", refused.stderr)
        self.assertEqual(self.backup("--force").returncode, 0)
        self.assertEqual(self.matches_in_copy(), [("m",)])

    def test_postgresql_has_its_own_tool_and_the_password_stays_secret(self):
        refused = self.backup(store="postgres://ann:hush@host/db")
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"pg_dump --format=custom", refused.stderr)
        self.assertNotIn(b"hush", refused.stderr)

    def test_says_what_is_wrong(self):
        for store, code, words in (("store.db", 2, b"sqlite:PATH"), ("sqlite:/nowhere/x", 3, b"no such store"),
                                   (f"sqlite:{__file__}", 3, b"is not an SQLite database")):
            refused = self.backup(store=store)
            self.assertEqual(refused.returncode, code, refused.stderr)
            self.assertIn(words, refused.stderr)
        self.assertFalse(self.copy.exists())


if __name__ == "__main__":
    unittest.main()
