#!/usr/bin/env python3
"""Sealed bids stay sealed: every frame that anybody gets in a whole match is recorded, and afterwards compared with
what was secret at that moment, as the stored events and the record tell. Nothing here knows the code of the server."""

import hashlib
import json
import random
import re
import sqlite3
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402

OPEN_SEAT = {"hand", "bids", "hasBid", "picked", "passed", "ready", "swapped", "wall", "assistant", "pending", "rights", "steps",
             "frozen", "surplus", "score"}
OPEN_GAME = {"game", "viewer", "phase", "round", "auctioneer", "lots", "decor", "museum", "markers", "came", "multipliers",
             "supply", "order", "turn", "seats", "own"}
PAINTING = re.compile(r"\bp(\d+)\b|\bswap(\d+)\b")


class Truth:
    """The secrets of every version, replayed from the events."""

    def __init__(self, events, seats):
        self.seats = seats
        self.at = [self.moment()]  # by version
        stacks = {seat: [] for seat in seats}
        sealed, dealt = {}, set()
        cards = iter(seats)
        for kind, actor, text in events:
            if kind in ("move", "clock"):
                if actor == "*" and text.startswith("p"):
                    dealt = dealt | {int(text[1:])}
                elif actor == "*" and text.startswith("c"):
                    stacks[next(cards)].append(int(text[1:]))
                elif text.startswith("bid"):
                    sealed[actor] = int(text[3:])
                    if len(sealed) == len(seats):
                        for seat, bid in sealed.items():
                            stacks[seat].append(bid)
                        sealed = {}
            self.at.append(self.moment(stacks, sealed, dealt))

    @staticmethod
    def moment(stacks=None, sealed=None, dealt=frozenset()):
        return {"stacks": {seat: list(stack) for seat, stack in (stacks or {}).items()}, "sealed": dict(sealed or {}),
                "dealt": set(dealt)}


class Traffic(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        server = serving.Server(folder.name).start()
        cls.addClassCleanup(server.kill)
        cookies = [server.session(name) for name in ("Ann", "Bob", "Cis", "Dan", "Eve")]
        cls.made = server.create(cookies[0], "me", "open", "open", "open")
        for cookie in cookies[1:4]:
            server.join(cookie, cls.made)
        lines = [serving.Line(server, cookie, cls.made["match"]) for cookie in cookies[:4]]
        lines.append(serving.Line(server, cookies[4], cls.made["match"], token=cls.made["watch"]))
        for line in lines:
            cls.addClassCleanup(line.close)
            line.until("view")
        serving.play(lines, chance=random.Random(7))
        cls.record = server.request("GET", f"/api/matches/{cls.made['match']}/record")[2]
        server.stop()
        store = sqlite3.connect(server.data / "vernissage.db")
        cls.addClassCleanup(store.close)
        cls.events = store.execute("SELECT kind, actor, text FROM events ORDER BY seq").fetchall()
        cls.truth = Truth(cls.events, "ABCD")
        cls.seed = re.search(r"^seed (\w+)$", cls.record, re.MULTILINE).group(1)
        cls.streams = {line.seat: line.frames for line in lines}

    def states(self, viewer):
        """For each frame: its text, the version it tells, and all that this viewer knows then."""
        state, version = None, 0
        for frame in self.streams[viewer]:
            message = json.loads(frame)
            if message["type"] == "view":
                state, version = {"table": message["table"], "game": message["game"]}, message["version"]
            elif message["type"] == "update":
                serving.apply(state, message["set"])
                version = message["to"]
            yield frame, version, state

    def test_the_record_is_what_was_stored(self):
        moves = self.record.split("moves\n")[1].split("result ")[0]
        told = [(actor, token) for actor, *tokens in map(str.split, moves.splitlines()) for token in tokens]
        self.assertEqual(told, [(actor, text) for kind, actor, text in self.events if kind in ("move", "clock")])

    def test_five_recorded_a_whole_match(self):
        self.assertEqual(set(self.streams), {"A", "B", "C", "D", None})
        for frames in self.streams.values():
            self.assertGreater(len(frames), 100)

    def test_the_seed_is_told_at_the_end_and_its_hash_before(self):
        commitment = hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()
        for viewer in self.streams:
            for frame, version, state in self.states(viewer):
                self.assertEqual(self.seed in frame, state["table"]["status"] == "over" and "table" in frame
                                 and '"table.seed"' in frame)
                self.assertEqual(state["table"]["commitment"], commitment)
                self.assertLessEqual(version, len(self.events))
            self.assertEqual(state["table"]["seed"], self.seed)

    def test_no_painting_is_named_before_it_came(self):
        for viewer in self.streams:
            named = set()
            for frame, version, _ in self.states(viewer):
                now = {int(a or b) for a, b in PAINTING.findall(frame)}
                self.assertLessEqual(now, self.truth.at[version]["dealt"], frame[:200])
                named |= now
            self.assertGreater(len(named), 20)

    def test_no_bid_of_another_seat_before_the_reveal(self):
        seen = 0
        for viewer in self.streams:
            for frame, version, state in self.states(viewer):
                game, truth = state["game"], self.truth.at[version]
                for seat, info in zip("ABCD", game["seats"]):
                    self.assertLessEqual(set(info), OPEN_SEAT)
                    self.assertIsInstance(info["hand"], int)
                    # A view shows the top of the cards that were revealed, and nothing that is sealed now.
                    shown, stack = info["bids"], truth["stacks"].get(seat, [])
                    self.assertEqual(shown, stack[len(stack) - len(shown):] if shown else [])
                    seen += len(shown)
                self.assertLessEqual(set(game), OPEN_GAME)
        self.assertGreater(seen, 100)

    def test_cards_below_are_shown_to_break_a_tie_only(self):
        for frame, version, state in self.states(None):
            stacks = self.truth.at[version]["stacks"]
            shown = [info["bids"] for info in state["game"]["seats"]]
            if state["game"]["phase"] != "turns":
                continue
            tops = [stacks[seat][-1] for seat in "ABCD"]
            for top, bids in zip(tops, shown):
                if tops.count(top) == 1:
                    self.assertEqual(bids, [top])

    def test_everybody_knows_the_own_cards_and_a_spectator_none(self):
        sealed = 0
        for viewer in self.streams:
            for frame, version, state in self.states(viewer):
                if viewer is None:
                    self.assertNotIn("own", state["game"])
                    continue
                own, truth = state["game"]["own"], self.truth.at[version]
                mine = truth["sealed"].get(viewer)
                self.assertEqual(own.get("sealed"), mine)
                sealed += mine is not None
                played = set(truth["stacks"].get(viewer, [])[1:]) | {mine}
                self.assertEqual(own["hand"], [card for card in range(1, 21) if card not in played])
        self.assertGreater(sealed, 40)

    def test_nothing_else_is_told(self):
        for viewer, frames in self.streams.items():
            for frame in frames:
                message = json.loads(frame)
                self.assertIn(message["type"], {"view", "update", "ack", "presence"})
                if viewer is None:
                    self.assertNotIn("legal", message)
                    self.assertNotIn(self.made["invite"], frame)
                    self.assertNotIn(self.made["watch"], frame)
                    self.assertNotEqual(message["type"], "ack")
                else:
                    # The own legal actions name own cards only.
                    for action in message.get("legal", {}).get("final", []):
                        if action.startswith("bid") and message["type"] == "view":
                            self.assertIn(int(action[3:]), message["game"]["own"]["hand"])


if __name__ == "__main__":
    unittest.main()
