"""Compares what players were promised with what lies in the store.

    audit.py FILE    what read_sqlite needs, as JSON: for a file that only another process sees by its name
"""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

from house import PROGRAM

POSTGRES_MATCHES = """SELECT coalesce(json_agg(json_build_array(convert_from(id, 'UTF8'), seq, status)), '[]')
  FROM matches"""
POSTGRES_EVENTS = """SELECT coalesce(json_agg(json_build_array(convert_from(m.id, 'UTF8'), e.seq,
    convert_from(e.kind, 'UTF8'), convert_from(e.actor, 'UTF8'), convert_from(e.text, 'UTF8'),
    convert_from(e.key, 'UTF8')) ORDER BY e.match, e.seq), '[]')
  FROM events e JOIN matches m ON m.no = e.match"""
SQLITE_EVENTS = """SELECT m.id, e.seq, e.kind, e.actor, e.text, e.key FROM events e JOIN matches m ON m.no = e.match
  ORDER BY e.match, e.seq"""


class Stored:
    """All matches of a store, read behind the server's back."""

    def __init__(self, matches, events):
        self.length = {match: seq for match, seq, _ in matches}
        self.events = {match: [] for match in self.length}
        for match, *event in events:
            self.events[match].append(tuple(event))

    def same_events(self, other):
        return self.events == other.events


def rows_of(path):
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=30)
    try:
        return [connection.execute(query).fetchall() for query in
                ("SELECT id, seq, status FROM matches", SQLITE_EVENTS, "PRAGMA integrity_check")]
    finally:
        connection.close()


def read_sqlite(path, seen_by=None):
    """From a file; `seen_by` is the process in whose file systems it lies."""
    if seen_by is None:
        rows = rows_of(path)
    else:
        command = ["nsenter", "--target", str(seen_by), "--mount", sys.executable, __file__, path]
        rows = json.loads(subprocess.run(command, capture_output=True, timeout=120, check=True).stdout)
    matches, events, findings = rows
    if [list(row) for row in findings] != [["ok"]]:
        raise AssertionError(f"{path} is damaged: {findings}")
    return Stored(matches, events)


def read_postgres(postgres, database):
    return Stored(json.loads(postgres.query(POSTGRES_MATCHES, database)),
                  json.loads(postgres.query(POSTGRES_EVENTS, database)))


def check_promises(test, crowd, stored):
    """Every acknowledged move is there once, at or before the version that was told; refused ones are not there."""
    for match, events in stored.events.items():
        test.assertEqual([event[0] for event in events], list(range(1, len(events) + 1)), f"numbers of {match}")
        test.assertEqual(stored.length[match], len(events), f"length of {match}")
    test.assertEqual(crowd.wrong(), [])
    for match, players in crowd.matches.items():
        found = {}
        for seq, kind, actor, text, key in stored.events.get(match, []):
            if key:
                test.assertNotIn(key.split(":")[1], found, f"twice in {match}")
                found[key.split(":")[1]] = (seq, kind, actor, text)
        for player in players:
            check_player(test, player, found)


def check_player(test, player, found):
    for key, version in player.acked.items():
        test.assertIn(key, found, f"acknowledged as {version} of {player.match}, and not stored")
        seq, kind, actor, text = found[key]
        test.assertLessEqual(seq, version, key)
        if kind == "move":
            test.assertEqual((actor, text), (player.seat, player.sent[key]), key)
    for key, code in player.denied.items():
        test.assertNotIn(key, found, f"refused with {code}, and stored")


def check_records(test, house, matches, folder):
    """The records of finished matches, fetched over HTTP, hold for `vernissage verify`."""
    folder = Path(folder)
    folder.mkdir()
    for match in matches:
        (folder / f"{match}.vrec").write_bytes(house.record(match))
    files = sorted(folder.iterdir())
    test.assertEqual(len(files), len(matches))
    done = subprocess.run([PROGRAM, "verify", "--quiet", "--", *files], capture_output=True, timeout=120, check=False)
    test.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    print(json.dumps(rows_of(sys.argv[1])))
