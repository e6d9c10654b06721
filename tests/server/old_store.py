#!/usr/bin/env python3
"""A store as an earlier release left it, with matches by version 1 of all rules. The command that made it, with the program
of that release, is kept for the day on which another release is to be remembered:

    VERNISSAGE=program-of-that-release python3 tests/server/old_store.py tests/server/old_store
"""

import base64
import gzip
import hashlib
import hmac
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import serving

FOLDER = Path(__file__).resolve().parent / "old_store"
PEOPLE = ("Ann", "Bob")
# For each match: its options, and the least number of events before the people leave it (None: it is played to its end).
MATCHES = {
    "art-society": ({"game": "art-society", "edition": "ru"}, 60),
    "cats": ({"game": "cats"}, 40),
    "with-a-clock": ({"game": "art-society", "edition": "zh", "clock": {"kind": "move", "limit": 3600}}, 40),
    "finished": ({"game": "art-society", "edition": "ru"}, None),
}


def make(folder):
    """Plays the matches with the program that VERNISSAGE names, and leaves its store in the folder."""
    chance = random.Random(1)
    kept = {"people": {}, "matches": {}}
    with tempfile.TemporaryDirectory() as place:
        server = serving.Server(place).start()
        try:
            cookies = [server.session(name) for name in PEOPLE]
            kept["people"] = dict(zip(PEOPLE, cookies))
            for name, (wish, events) in MATCHES.items():
                made = server.create(cookies[0], "me", "open", **wish)
                server.join(cookies[1], made)
                lines = [serving.Line(server, cookie, made["match"]) for cookie in cookies]
                for line in lines:
                    line.until("view")
                lines[0].ask(type="start")
                serving.play(lines, lambda: events and all((line.version or 0) >= events for line in lines), chance)
                for line in lines:
                    line.close()
                kept["matches"][name] = made["match"]
            server.stop()
        finally:
            server.kill()
        store = sqlite3.connect(server.data / "vernissage.db")
        pragmas = [f"PRAGMA {name} = {store.execute(f'PRAGMA {name}').fetchone()[0]};"
                   for name in ("application_id", "user_version")]
        text = "\n".join([*store.iterdump(), *pragmas, ""])
        store.close()
        folder.mkdir(exist_ok=True)
        (folder / "store.sql.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
        shutil.copyfile(server.data / "secret", folder / "secret")
        (folder / "kept.json").write_text(json.dumps(kept, indent=2) + "\n")


def unpack(data):
    """Makes a data folder of a server from the files that were kept; answers the matches by name and the cookies of the people."""
    data.mkdir(mode=0o700)
    store = sqlite3.connect(data / "vernissage.db")
    store.executescript(gzip.decompress((FOLDER / "store.sql.gz").read_bytes()).decode())
    store.close()
    secret = (FOLDER / "secret").read_text()
    (data / "secret").write_text(secret)
    (data / "secret").chmod(0o600)
    kept = json.loads((FOLDER / "kept.json").read_text())
    return kept["matches"], [renewed(cookie, bytes.fromhex(secret.strip())) for cookie in kept["people"].values()]


def renewed(cookie, secret):
    """The cookie of the same person as if it had been given today: cookies end, a store does not."""
    label, value = cookie.split("=", 1)
    number, _, name, _ = value.split(".")
    text = f"{number}.{int(time.time() * 1000)}.{name}"
    signature = hmac.digest(secret, f"session:{text}".encode(), hashlib.sha256)
    return f"{label}={text}." + base64.urlsafe_b64encode(signature).decode().rstrip("=")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
