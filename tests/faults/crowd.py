"""Many players at once, and a host who opens a new table whenever one is finished."""

import itertools
import random
import selectors
import threading
import time

import house as houses
from client import Player

MIXES = (["me", "open"], ["me", "open", "visitor"], ["me", "open", "open"], ["me", "visitor", "collector"],
         ["me", "open", "open", "open"], ["me", "open", "visitor", "collector"])


class Crowd:
    """Plays in a thread of its own from `start` to `stop`; the test does the mischief meanwhile."""

    def __init__(self, house, tables=4, mixes=MIXES, seed=None):
        self.house = house
        self.wanted = tables
        self.mixes = mixes
        self.chance = random.Random(seed)
        self.players = []       # all there ever were
        self.playing = []       # those whose match goes on
        self.matches = {}       # id -> its players
        self.trouble = None     # an exception of the threads
        self._new = []
        self._numbers = itertools.count(1)
        self._ready = selectors.DefaultSelector()
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._guarded, args=(work,), daemon=True)
                         for work in (self._play, self._host)]

    def start(self):
        for thread in self._threads:
            thread.start()
        return self

    def stop(self):
        self._stop.set()
        for thread in self._threads:
            thread.join(30)
        self._ready.close()
        for player in self.players:
            if player.line:
                player.line.close()
                player.line = None

    def _guarded(self, work):
        try:
            work()
        except Exception as error:  # pylint: disable=broad-except
            self.trouble = error
            raise

    # --- the host -----------------------------------------------------------------------------------------------------

    def open_table(self, seats, **more):
        """A table with all its players, or an OSError or Refused when the house can't just now."""
        players, match, invite = [], None, None
        for _ in (kind for kind in seats if kind in ("me", "open")):
            name = f"p{next(self._numbers)}"
            cookie = self.house.session(name)
            if match is None:
                table = self.house.call("POST", "/api/matches", {"game": "art-society", "seats": seats, **more}, cookie)
                match, invite = table["match"], table["invite"]
            else:
                self.house.call("POST", f"/api/matches/{match}/join", {"token": invite}, cookie)
            players.append(Player(name, self.house.address, cookie, match, random.Random(self.chance.random())))
        return players

    def add(self, players):
        self.matches[players[0].match] = players
        self._new.extend(players)

    def _host(self):
        while not self._stop.wait(0.01):
            tables = {player.match for player in self.playing + self._new}
            if len(tables) >= self.wanted:
                continue
            try:
                self.add(self.open_table(self.chance.choice(self.mixes)))
            except (OSError, houses.Refused):
                self._stop.wait(0.05)

    # --- the players --------------------------------------------------------------------------------------------------

    def _play(self):
        while not self._stop.is_set():
            while self._new:
                player = self._new[0]
                self.players.append(player)
                self.playing.append(player)
                self._new.pop(0)
            now = time.monotonic()
            for player in list(self.playing):
                self._step(player, now)
            for key, events in self._ready.select(0.01):
                self._serve(key.data, events)

    def _step(self, player, now):
        if player.done:
            self.playing.remove(player)
            self._forget(player)
            return
        before = player.line
        try:
            player.step(now)
        except OSError:
            player.retry_at = now + 0.03
        if player.line is not None and player.line is not before:
            self._ready.register(player.line, selectors.EVENT_READ | selectors.EVENT_WRITE, player)

    def _forget(self, player):
        if player.line:
            self._ready.unregister(player.line)
            player.line.close()
            player.line = None

    def _serve(self, player, events):
        try:
            if events & selectors.EVENT_WRITE:
                player.line.flush()
                self._ready.modify(player.line, selectors.EVENT_READ, player)
            if events & selectors.EVENT_READ:
                was_open = player.line.open
                messages = player.line.receive()
                if player.line.open and not was_open:
                    player.opened()
                for message in messages:
                    player.hear(message)
        except ConnectionError:
            self._ready.unregister(player.line)
            player.lost()

    # --- how it goes --------------------------------------------------------------------------------------------------

    def acks(self):
        return sum(len(player.acked) for player in list(self.players))

    def refusals(self, code):
        return sum(player.refusals[code] for player in list(self.players))

    def wrong(self):
        return [f"{player.name}: {sentence}" for player in self.players for sentence in player.wrong]

    def finish(self):
        """No more new tables."""
        self.wanted = 0

    def all_over(self):
        return not self.playing and not self._new
