#!/usr/bin/env python3
"""Plays a whole match by the protocol of docs/api/protocol.md, at random, with nothing but the standard library.

    examples/player.py http://127.0.0.1:8000                 a new table against three computer players
    examples/player.py http://127.0.0.1:8000 MATCH TOKEN     sits down at a table by its invitation
"""
import base64
import contextlib
import json
import os
import random
import socket
import sys
import time
import urllib.request


def post(url, body, cookie=""):
    """Sends a JSON request; returns the reply and the cookie that identifies us."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as reply:
            return json.load(reply), (reply.headers["Set-Cookie"] or cookie).split(";")[0]
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["reason"])


def send(line, message, opcode=1):
    """Sends one frame of RFC 6455."""
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    line.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))


def messages(line, stream):
    """Yields messages until the connection breaks."""
    while len(head := stream.read(2)) == 2:
        size = head[1] & 127
        data = stream.read(int.from_bytes(stream.read({126: 2, 127: 8}[size]), "big") if size > 125 else size)
        if head[0] & 15 == 9:
            send(line, data, opcode=10)  # answer a ping
        elif head[0] & 15 == 1:
            yield json.loads(data)


def play(line, host, cookie, match):
    """Returns the points at the end of the game, or None if the connection broke."""
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall((f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n").encode())
    stream = line.makefile("rb")
    all(iter(stream.readline, b"\r\n"))  # skips the head of the answer
    send(line, {"type": "hello", "protocol": 1, "match": match, "legal": True})
    legal, waiting = {"final": [], "undoable": []}, False
    for message in messages(line, stream):
        news = {**message, **message.get("set", {})}  # the whole table comes anew when one of its keys goes
        if points := news.get("table", {}).get("points") or news.get("table.points"):
            return points
        legal = message.get("legal", legal)  # comes before the acknowledgement of a move, so it is up to date by then
        waiting = waiting and message["type"] not in ("ack", "refused")
        # An action that ends with a colon still needs a text, which this player does not have.
        actions = [a for a in legal["final"] + legal["undoable"] if a[:4] not in ("undo", "wait") and a[-1] != ":"]
        if actions and not waiting:
            send(line, {"type": "move", "key": os.urandom(16).hex(), "action": random.choice(actions)})
            waiting = True


url, match, token = (*sys.argv[1:], None, None)[:3]
host = url.split("/")[2]
_, cookie = post(f"http://{host}/api/session", {"name": "Python"})
table = {"game": "art-society", "seats": ["me", "visitor", "visitor", "visitor"]}
match = match or post(f"http://{host}/api/matches", table, cookie)[0]["match"]
post(f"http://{host}/api/matches/{match}/join", {"token": token} if token else {}, cookie)  # also works with a seat
for pause in (1, 2, 4, 8, 16, 30, 30, 30):
    with contextlib.suppress(OSError), socket.create_connection(host.split(":"), timeout=60) as server:
        if result := play(server, host, cookie, match):
            sys.exit(print(f"{match}: the game is over, points {result}"))
    time.sleep(pause * random.uniform(0.5, 1))  # the server may be restarting; the match then goes on
sys.exit("the server does not answer")
