"""A real `vernissage serve` and real sockets, for the tests of this folder."""

import base64
import http.client
import json
import os
import random
import re
import select
import signal
import socket
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("VERNISSAGE", str(ROOT / "bin" / "vernissage"))
PATIENCE = 60  # seconds; only a machine that is stuck takes so long


def environment(**more):
    """That of the tests, without settings of a server that somebody may have."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith("VERNISSAGE_")}
    # A server that is not told its folder must not use the folder of the person who runs the tests.
    return {**mine, "XDG_DATA_HOME": "/dev/null", **more}


def run(*arguments, **env):
    """A program that is expected to end by itself."""
    return subprocess.run([PROGRAM, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          timeout=PATIENCE, env=environment(**env), check=False)


class Server:
    """A process with its log in a file; it listens at a free port, and at the same one when it is started again."""

    def __init__(self, folder, *arguments, env=None):
        self.folder = Path(folder)
        self.data = self.folder / "data"
        self.arguments = arguments or ("--data", self.data, "--log-level", "debug", "--rate-factor", "1000")
        self.env = env or {}
        self.port = 0
        self.process = None

    def start(self, errors=None):
        """With its log in the file, or wherever else errors are to go."""
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen([PROGRAM, "serve", "--port", str(self.port), *map(str, self.arguments)],
                                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors or log,
                                            env=environment(**self.env))
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            raise TimeoutError("the server says nothing")
        self.said = self.process.stdout.readline().decode()
        found = re.fullmatch(r"Vernissage is open at http://127\.0\.0\.1:(\d+)/\n", self.said)
        if not found:
            self.kill()
            raise RuntimeError(f"{self.said!r} {self.log()[-1000:]}")
        self.port = int(found.group(1))
        return self

    def stop(self):
        """As an operator does; exit code and seconds."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code, time.monotonic() - begun

    def kill(self):
        if self.process is None:
            return
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def log(self):
        return (self.folder / "log").read_text()

    def fetch(self, method, path, body=None, **headers):
        """Status, headers and bytes of one request, sent with just these headers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            reply = connection.getresponse()
            return reply.status, reply.headers, reply.read()
        finally:
            connection.close()

    def request(self, method, path, body=None, cookie="", **headers):
        """Status, headers and text of one request of the interface."""
        status, answered, text = self.fetch(method, path, None if body is None else json.dumps(body),
                                            Content_Type="application/json", Cookie=cookie, **headers)
        return status, answered, text.decode()

    def call(self, method, path, body=None, cookie=""):
        status, _, text = self.request(method, path, body, cookie)
        if status >= 400:
            raise RuntimeError(f"{path}: {status} {text}")
        return json.loads(text)

    def session(self, name):
        return self.request("POST", "/api/session", {"name": name})[1]["Set-Cookie"].split(";")[0]

    def create(self, cookie, *seats, **more):
        return self.call("POST", "/api/matches", {"game": "art-society", "seats": seats, **more}, cookie)

    def join(self, cookie, made):
        return self.call("POST", f"/api/matches/{made['match']}/join", {"token": made["invite"]}, cookie)["seat"]


class Stream:
    """Reads no more bytes than asked for, so that select sees the others."""

    def __init__(self, line):
        self.line = line

    def read(self, size):
        parts = b""
        while len(parts) < size and (part := self.line.recv(size - len(parts))):
            parts += part
        return parts

    def head(self):
        text = b""
        while not text.endswith(b"\r\n\r\n") and (part := self.line.recv(1)):
            text += part
        return text


class Line:
    """A WebSocket that keeps every text frame it was sent, and follows the match as a page does."""

    def __init__(self, server, cookie, match, **hello):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.stream = Stream(self.socket)
        self.frames = []
        self.state, self.version, self.legal, self.seat = None, None, {}, None
        self.waiting_for = None
        self.close_code = None
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                             f"Cookie: {cookie}\r\n\r\n").encode())
        answer = self.stream.head()
        if b" 101 " not in answer:
            raise ConnectionError(answer)
        self.send({"type": "hello", "protocol": 1, "match": match, "legal": True, **hello})

    def close(self):
        self.socket.close()

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.socket.sendall(bytes([0x80 | opcode]) + size + bytes(4) + data)

    def receive(self):
        """The next message; None when the server has closed. Pings alone are no sign that something will come."""
        end = time.monotonic() + PATIENCE
        while len(head := self.stream.read(2)) == 2:
            if time.monotonic() > end:
                raise TimeoutError("nothing but pings")
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if head[0] & 15 == 8:
                self.close_code = int.from_bytes(data[:2], "big")
                return None
            if head[0] & 15 == 9:
                self.send(data, opcode=10)
            if head[0] & 15 == 1:
                self.frames.append(data.decode())
                return self.follow(json.loads(data))
        return None

    def follow(self, message):
        if message["type"] == "view":
            self.state = {"table": message["table"], "game": message["game"]}
            self.version, self.seat = message["version"], message["seat"]
        elif message["type"] == "update":
            apply(self.state or {}, message["set"] if self.state else {})
            self.version = message["to"]
        self.legal = message.get("legal", self.legal)
        if message["type"] in ("ack", "refused") and message.get("key") == self.waiting_for:
            self.waiting_for = None
        return message

    def until(self, wanted):
        """Receives until a message of that type, or such that holds, and answers it."""
        end = time.monotonic() + PATIENCE
        while (message := self.receive()) is not None and time.monotonic() < end:
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message
        raise ConnectionError(f"closed with {self.close_code}, or too late, before {wanted}")

    def ask(self, **message):
        """Sends it with a key of its own and answers what came back for it."""
        key = os.urandom(8).hex()
        self.send({**message, "key": key})
        return self.until(lambda m: m["type"] in ("ack", "refused") and m.get("key") == key)

    def over(self):
        return self.state is not None and self.state["table"]["status"] == "over"

    def move(self, chance=random):
        """Sends something legal that brings the game on, unless an answer is still to come."""
        actions = [a for a in self.legal.get("final", []) + self.legal.get("undoable", [])
                   if not a.startswith(("undo", "wait"))]
        if not actions or self.waiting_for:
            return False
        self.waiting_for = os.urandom(8).hex()
        self.send({"type": "move", "key": self.waiting_for, "action": chance.choice(actions)})
        return True


def apply(state, changes):
    """The patch of an update, as docs/api/protocol.md has it."""
    for path, value in changes.items():
        at, *steps, last = state, *path.split(".")
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        if isinstance(at, list):
            at[int(last):int(last) + 1] = [value]
        else:
            at[last] = value


def play(lines, until=lambda: False, chance=random):
    """All of them play at random until the game is over."""
    while not until() and not all(line.over() for line in lines):
        for line in lines:
            line.move(chance)
        ready, _, _ = select.select([line.socket for line in lines], [], [], PATIENCE)
        if not ready:
            raise TimeoutError("nothing happens at this table")
        for line in lines:
            if line.socket in ready:
                line.receive()
