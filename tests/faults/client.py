"""A player that never gives up: moves at random, connects again by itself and repeats what was not answered.

Nothing here waits: one thread drives many players (crowd.py). Everything that a player was promised is kept, for the audit at the end.
"""

import base64
import collections
import errno
import json
import os
import socket
import time

AGAIN = ("store", "busy", "too-fast")  # to be sent once more, with the same key


class Line:
    """As much of a WebSocket as a player needs, on a socket that does not block."""

    def __init__(self, address, cookie, receive_buffer=None):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.setblocking(False)
        self.open = False
        self.came = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        request = (f"GET /api/socket HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nUpgrade: websocket\r\n"
                   f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                   f"Cookie: {cookie}\r\n\r\n")
        self.unsent = bytearray(request.encode())
        status = self.socket.connect_ex(address)
        if status not in (0, errno.EINPROGRESS):
            self.socket.close()
            raise OSError(status, os.strerror(status))

    def fileno(self):
        return self.socket.fileno()

    def close(self):
        self.socket.close()

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        # A mask of zeros is as good as any: there is no proxy in between that it could protect.
        self.unsent += bytes([0x80 | opcode]) + length + bytes(4) + data
        self.flush()

    def flush(self):
        """Sends as much as the system takes now. A broken line is noticed when it is read."""
        if not self.open and not self.unsent.startswith(b"GET"):
            return
        try:
            while self.unsent:
                del self.unsent[:self.socket.send(self.unsent)]
        except OSError:
            pass

    def receive(self):
        """All messages that have come; raises ConnectionError when there will be no more."""
        try:
            while part := self.socket.recv(1 << 18):
                self.came += part
            ended = True
        except BlockingIOError:
            ended = False
        except OSError as error:
            raise ConnectionError(str(error)) from error
        messages = list(self._messages()) if self.open or self._shake_hands() else []
        if ended and not messages:
            raise ConnectionError("closed")
        return messages

    def _shake_hands(self):
        head, end, rest = self.came.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(bytes(head[:80]).decode("latin-1"))
        self.came, self.open = rest, True
        return True

    def _messages(self):
        while len(self.came) >= 2:
            size, at = self.came[1] & 127, 2
            if size > 125:
                at = 4 if size == 126 else 10
                size = int.from_bytes(self.came[2:at], "big")
            if len(self.came) < at + size or len(self.came) < at:
                return
            opcode, data = self.came[0] & 15, bytes(self.came[at:at + size])
            del self.came[:at + size]
            if opcode == 1:
                yield json.loads(data)
            elif opcode == 9:
                self.send(data, opcode=10)


def apply(state, changes):
    for path, value in changes.items():
        at, *steps, last = state, *path.split(".")
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        if isinstance(at, list):
            at[int(last):int(last) + 1] = [value]
        else:
            at[last] = value


class Player:
    """One seat of one match."""

    def __init__(self, name, address, cookie, match, chance):
        self.name, self.address, self.cookie, self.match = name, address, cookie, match
        self.chance = chance
        self.line = None
        self.greeted = False
        self.retry_at = 0.0
        self.seat = None
        self.version = 0
        self.state = {"table": {}, "game": None}
        self.legal = []
        self.number = 0
        self.idle = False  # makes no moves of its own
        self.wishes = collections.deque()  # messages to be sent besides, from any thread
        self.waiting = {}  # key -> [message, when to send it again or None]
        self.sent = {}     # key -> action
        self.acked = {}    # key -> version
        self.denied = {}   # key -> code, for good
        self.refusals = collections.Counter()
        self.losses = 0
        self.answers = 0   # of any kind: shows that somebody is there
        self.wrong = []    # promises that were broken

    # --- the line -----------------------------------------------------------------------------------------------------

    def connect(self):
        self.greeted = False
        self.line = Line(self.address, self.cookie)

    def opened(self):
        hello = {"type": "hello", "protocol": 1, "match": self.match, "legal": True}
        if self.version:
            hello["since"] = self.version
        self.line.send(hello)

    def lost(self, pause=0.03):
        self.losses += 1
        self.line.close()
        self.line = None
        self.greeted = False
        self.retry_at = time.monotonic() + pause * (1 + self.chance.random())

    # --- what the server says -----------------------------------------------------------------------------------------

    def hear(self, message):
        self.answers += 1
        kind = message["type"]
        if kind == "view":
            self._see(message["version"], message)
            self.seat = message["seat"]
            self.state = {"table": message["table"], "game": message["game"]}
        elif kind == "update":
            if message["from"] != self.version:
                self.wrong.append(f"an update from {message['from']} to one who has {self.version}")
            self._see(message["to"], message)
            apply(self.state, message["set"])
        elif kind == "ack":
            self._done(message["key"], message["version"])
        elif kind == "refused":
            self._refused(message)

    def _see(self, version, message):
        # The server tells only stored events, so it never goes back to an earlier version.
        if version < self.version:
            self.wrong.append(f"version {version} after {self.version}")
        self.version = version
        legal = message.get("legal", {})
        self.legal = [action for action in legal.get("final", []) + legal.get("undoable", [])
                      if not action.startswith(("undo", "wait"))]
        if not self.greeted:
            self.greeted = True
            for entry in self.waiting.values():
                entry[1] = 0.0

    def _done(self, key, version):
        if key in self.denied:
            self.wrong.append(f"{key} was refused for good and acknowledged later")
        if self.waiting.pop(key, None) is not None:
            self.acked[key] = version

    def _refused(self, message):
        key, code = message.get("key"), message["code"]
        self.refusals[code] += 1
        if key not in self.waiting:
            return
        if code in AGAIN:
            self.waiting[key][1] = time.monotonic() + 0.05
        else:
            del self.waiting[key]
            self.denied[key] = code

    # --- what the player does -----------------------------------------------------------------------------------------

    @property
    def over(self):
        return self.state["table"].get("status") == "over"

    def ask(self, message):
        """To be sent with the next step, by the thread that drives this player."""
        self.wishes.append(message)

    @property
    def done(self):
        return self.over and not self.waiting and not self.wishes

    def _say(self, message):
        """Sends a message with a new key, and again until it is answered."""
        self.number += 1
        key = f"{self.name}-{self.number}"
        self.sent[key] = message.get("action")
        self.waiting[key] = [{**message, "key": key}, None]
        self.line.send(self.waiting[key][0])

    def step(self, now):
        """Does the next thing: connects, repeats a message or moves."""
        if self.line is None:
            if now >= self.retry_at:
                self.connect()
            return
        if not self.greeted:
            return
        for entry in self.waiting.values():
            if entry[1] is not None and now >= entry[1]:
                entry[1] = None
                self.line.send(entry[0])
        while self.wishes:
            self._say(self.wishes.popleft())
        if self.legal and not self.waiting and not self.over and not self.idle:
            self._say({"type": "move", "action": self.chance.choice(self.legal)})
