#!/usr/bin/env python3
"""Running the server: settings and what is wrong with them, stopping, being killed, two on one store, backup, the log."""

import http.client
import json
import os
import shutil
import signal
import socket
import sqlite3
import stat
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402


class Operation(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def serve(self, *arguments, env=None, folder=None, errors=None):
        server = serving.Server(folder or self.folder, *arguments, env=env)
        self.addCleanup(server.kill)
        return server.start(errors)

    def until(self, holds):
        end = time.monotonic() + serving.PATIENCE
        while not holds():
            self.assertLess(time.monotonic(), end, "waited in vain")
            time.sleep(0.01)

    def line(self, server, cookie, made, **hello):
        line = serving.Line(server, cookie, made["match"], **hello)
        self.addCleanup(line.close)
        line.until(lambda message: message["type"] in ("view", "update"))
        return line


class Settings(Operation):
    def test_says_where_it_is_and_keeps_its_things_to_itself(self):
        server = self.serve()
        self.assertEqual(server.request("GET", "/healthz")[::2], (200, '{"ok":true}'))
        self.assertEqual(stat.S_IMODE(server.data.stat().st_mode), 0o700)
        for name in ("secret", "vernissage.db"):
            self.assertEqual(stat.S_IMODE((server.data / name).stat().st_mode), 0o600, name)
        self.assertRegex((server.data / "secret").read_text(), r"\A[0-9a-f]{64}\n\Z")

    def test_a_flag_wins_over_the_environment_and_that_over_the_file(self):
        names = [self.folder / name for name in ("of-file", "of-environment", "of-flag")]
        config = self.folder / "vernissage.toml"
        config.write_text(f'data = "{names[0]}"\nlog-level = "error"\n')
        ways = [(["--config", config], {}),
                (["--config", config], {"VERNISSAGE_DATA": str(names[1])}),
                (["--config", config, "--data", names[2]], {"VERNISSAGE_DATA": str(names[1])}),
                (["--log-level", "error"], {"VERNISSAGE_CONFIG": str(config), "VERNISSAGE_DATA": str(names[2])})]
        for (arguments, env), wanted in zip(ways, [*names, names[2]]):
            before = {name for name in names if name.exists()}
            self.serve(*arguments, env=env).stop()
            self.assertTrue(wanted.exists())
            self.assertLessEqual({name for name in names if name.exists()} - before, {wanted})
        self.assertEqual((self.folder / "log").read_text(), "")  # log-level of the file

    def test_every_setting_can_come_from_the_environment(self):
        env = {"VERNISSAGE_DATA": str(self.folder / "d"), "VERNISSAGE_STORE": f"sqlite:{self.folder}/other.db",
               "VERNISSAGE_SECRET_FILE": str(self.folder / "key"), "VERNISSAGE_LOG_LEVEL": "debug",
               "VERNISSAGE_ORIGIN": "https://play.example", "VERNISSAGE_RATE_FACTOR": "2", "VERNISSAGE_BOT_THREADS": "1",
               "VERNISSAGE_MAX_CONNECTIONS": "50", "VERNISSAGE_MAX_PER_ADDRESS": "40", "VERNISSAGE_ADDRESS": "127.0.0.1"}
        server = self.serve("--log-level", "info", env=env)
        self.assertTrue((self.folder / "other.db").exists() and (self.folder / "key").exists())
        status, _, _ = server.request("POST", "/api/session", {"name": "Ann"}, Origin="https://play.example")
        self.assertEqual(status, 200)
        self.assertEqual(server.request("POST", "/api/session", {"name": "Ann"}, Origin="https://evil.example")[0], 403)

    def refused(self, code, *arguments, says, port=0, data=None, **env):
        done = serving.run("serve", "--port", port, "--data", data or self.folder / "data", *arguments, **env)
        self.assertEqual((done.returncode, done.stdout), (code, ""), done.stderr)
        self.assertIn(says, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def test_wrong_usage_is_said_in_a_sentence_with_code_2(self):
        for arguments in (["--nonsense"], ["--rate-factor", "0"], ["--log-level", "loud"], ["--bot-threads", "0"],
                          ["--max-connections", "0"], ["surplus"], ["--data", "twice"], ["--trusted-proxies", "-1"]):
            self.refused(2, *arguments, says="see 'vernissage serve --help'")
        for port in ("70000", "-1", "http"):
            self.refused(2, says="see 'vernissage serve --help'", port=port)
        self.refused(2, says="see 'vernissage serve --help'", VERNISSAGE_LOG_LEVEL="loud")

    def test_a_wrong_file_of_settings_is_said_in_a_sentence_with_code_2(self):
        wrong = self.folder / "wrong.toml"
        self.refused(2, "--config", wrong, says=str(wrong))
        for text, says in (("prot = 8000\n", "'prot'"), ("origin = 'x'\nmax-connections = yes\n", "yes"),
                           ("nonsense\n", "'nonsense'"), ("[serve]\norigin = 'x'\n", "sections"),
                           ("rate-factor = 0\n", "rate-factor"), ("config = 'other.toml'\n", "'config'")):
            wrong.write_text(text)
            self.refused(2, "--config", wrong, says=says)

    def test_errors_of_the_system_have_code_3(self):
        (self.folder / "file").write_text("x")
        self.refused(3, says="--data", data=self.folder / "file" / "x")
        self.refused(3, "--store", "sqlite:/nowhere/x.db", says="/nowhere/x.db")
        self.refused(3, "--store", "mysql:x", says="sqlite:")
        self.refused(3, "--address", "192.0.2.1", says="192.0.2.1")
        self.refused(3, "--address", "nonsense", says="nonsense")
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            self.refused(3, says=str(port), port=port)

    def test_a_secret_that_others_may_read_or_that_is_damaged_is_refused(self):
        secret = self.folder / "secret"
        secret.write_text("0" * 64 + "\n")
        secret.chmod(0o644)
        self.refused(3, "--secret-file", secret, says="chmod 600")
        secret.chmod(0o600)
        for text in ("", "0" * 63, "0" * 66, "x" * 64):
            secret.write_text(text)
            self.refused(1, "--secret-file", secret, says="damaged")

    def test_a_store_of_another_kind_is_refused_and_left_alone(self):
        store = self.folder / "notes.db"
        store.write_text("my notes, not a database")
        self.refused(3, "--store", f"sqlite:{store}", says=str(store))
        self.assertEqual(store.read_text(), "my notes, not a database")


class Stopping(Operation):
    def test_stops_within_two_seconds_with_sockets_open(self):
        # Three attempts: the machine may have something else to do, the server may not.
        for attempt in range(3):
            server = self.serve()
            cookie = server.session("Ann")
            made = server.create(cookie, "me", "open")
            lines = [self.line(server, cookie, made) for _ in range(5)]
            idle = socket.create_connection(("127.0.0.1", server.port))
            self.addCleanup(idle.close)
            half = socket.create_connection(("127.0.0.1", server.port))
            self.addCleanup(half.close)
            half.sendall(b"GET / HTTP/1.1\r\nHo")
            code, seconds = server.stop()
            self.assertEqual(code, 0)
            for line in lines:
                while line.receive() is not None:
                    pass
                self.assertEqual(line.close_code, 1001)
            if seconds < 2:
                return
        self.fail(f"it took {seconds} s")

    def test_a_signal_to_read_the_settings_again_ends_nothing(self):
        server = self.serve()
        server.process.send_signal(signal.SIGHUP)
        self.until(lambda: "signal_ignored" in server.log())
        [told] = [entry for entry in map(json.loads, server.log().splitlines()) if entry["event"] == "signal_ignored"]
        self.assertIn("restart the server", told["reason"])
        self.assertEqual(server.request("GET", "/healthz")[0], 200)
        self.assertEqual(server.stop()[0], 0)

    def test_a_server_ends_with_its_terminal(self):
        master, terminal = os.openpty()
        self.addCleanup(os.close, master)
        server = self.serve(errors=terminal)
        os.close(terminal)
        server.process.send_signal(signal.SIGHUP)
        self.assertEqual(server.process.wait(serving.PATIENCE), 0)

    def test_a_match_goes_on_after_a_stop_and_after_a_kill(self):
        server = self.serve()
        ann, bob = server.session("Ann"), server.session("Bob")
        made = server.create(ann, "me", "open", "visitor")
        server.join(bob, made)
        acknowledged = 0
        for end in (server.stop, server.kill, server.stop, server.kill):
            lines = [self.line(server, cookie, made) for cookie in (ann, bob)]
            self.assertGreaterEqual(lines[0].version, acknowledged)
            self.assertEqual([line.seat for line in lines], ["A", "B"])
            goal = lines[0].version + 25
            serving.play(lines, until=lambda: lines[0].version >= goal)
            answer = lines[0].ask(type="chat", text="still here")
            acknowledged = answer["version"]
            seen = lines[0].state
            end()
            server.start()
        line = self.line(server, ann, made, since=acknowledged)
        lines = [line, self.line(server, bob, made)]
        self.assertGreaterEqual(line.version, acknowledged)
        self.assertEqual(seen["table"]["commitment"], lines[1].state["table"]["commitment"])

    def test_bots_and_clocks_go_on_without_anybody(self):
        server = self.serve()
        cookie = server.session("Ann")
        made = server.create(cookie, "me", "visitor")
        line = self.line(server, cookie, made)
        self.assertEqual(line.ask(type="leave")["type"], "ack")
        server.kill()
        server.start()
        line = self.line(server, cookie, made)
        while not line.over():
            self.assertIsNotNone(line.receive())
        self.assertEqual(server.request("GET", f"/api/matches/{made['match']}/record")[0], 200)

    def test_a_message_repeated_after_a_kill_is_done_once(self):
        server = self.serve()
        cookie = server.session("Ann")
        made = server.create(cookie, "me", "open")
        line = self.line(server, cookie, made)
        line.send({"type": "chat", "key": "once", "text": "only once"})
        first = line.until("ack")["version"]
        server.kill()
        server.start()
        again = self.line(server, cookie, made)
        again.send({"type": "chat", "key": "once", "text": "only once"})
        self.assertEqual(again.until("ack")["version"], first)

    def test_a_second_server_on_the_same_file_is_refused(self):
        server = self.serve()
        second = serving.run("serve", "--port", 0, "--data", server.data)
        self.assertEqual((second.returncode, second.stdout), (3, ""))
        self.assertIn("another server", second.stderr)
        self.assertIn("stop it first", second.stderr)
        self.assertEqual(server.request("GET", "/healthz")[0], 200)
        server.kill()
        server.start()

    def test_a_copy_of_a_running_server_is_a_store(self):
        server = self.serve()
        cookie = server.session("Ann")
        made = server.create(cookie, "me", "visitor")
        line = self.line(server, cookie, made)
        serving.play([line], until=lambda: line.version > 30)
        before = line.ask(type="chat", text="copied")["version"]
        copy = self.folder / "copy" / "data"
        copy.mkdir(parents=True)
        done = serving.run("backup", "--store", f"sqlite:{server.data}/vernissage.db", copy / "vernissage.db")
        self.assertEqual(done.returncode, 0, done.stderr)
        line.ask(type="chat", text="not copied")
        shutil.copy2(server.data / "secret", copy / "secret")
        other = self.serve(folder=copy.parent)
        restored = self.line(other, cookie, made)
        view = json.loads(restored.frames[0])
        self.assertEqual([entry["text"] for entry in view["chat"]], ["copied"])
        self.assertGreaterEqual(restored.version, before)
        serving.play([restored])
        self.assertEqual(other.request("GET", f"/api/matches/{made['match']}/record")[0], 200)


class Faces(Operation):
    def test_pages_come_with_headers_that_protect_them(self):
        server = self.serve()
        for path, status in (("/", 200), ("/robots.txt", 200), ("/nowhere", 404), ("/../etc/passwd", 404), ("/%2e%2e/x", 404)):
            answer, headers, text = server.request("GET", path)
            self.assertEqual(answer, status, path)
            self.assertIn("default-src", headers["Content-Security-Policy"])
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(headers["Referrer-Policy"], "no-referrer")
            self.assertNotIn("Server", headers)
            if status == 404:
                self.assertIn("text/html", headers["Content-Type"])
                self.assertIn("<html", text)
        tag = server.request("GET", "/")[1]["ETag"]
        status, _, text = server.request("GET", "/", If_None_Match=tag)
        self.assertEqual((status, text), (304, ""))

    def statuses(self, server, count, path, lines):
        """The statuses of requests with these X-Forwarded-For lines; {} stands for the number of the request."""
        found = []
        for number in range(count):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=serving.PATIENCE)
            connection.putrequest("GET", path)
            for line in lines:
                connection.putheader("X-Forwarded-For", line.format(number))
            connection.endheaders()
            found.append(connection.getresponse().status)
            connection.close()
        return found

    def test_a_visitor_behind_a_proxy_can_not_choose_an_address(self):
        for flags, lines, limited in ((["--trusted-proxies", 1], ["198.51.100.{}", "203.0.113.9"], True),
                                      (["--behind-proxy"], ["198.51.100.{}", "203.0.113.9"], True),
                                      (["--trusted-proxies", 2], ["198.51.100.{}, 203.0.113.9", "10.0.0.1"], True),
                                      (["--trusted-proxies", 1], ["2001:db8::{}"], True),
                                      (["--trusted-proxies", 1], ["203.0.113.9", "198.51.100.{}"], False),
                                      ([], ["203.0.113.{}"], True)):
            with self.subTest(flags=flags, lines=lines):
                server = self.serve("--data", self.folder / "data", "--rate-factor", "0.1", *flags)
                self.assertEqual(429 in self.statuses(server, 40, "/api/games", lines), limited)
                server.stop()

    def test_metrics_are_for_this_machine_and_not_for_a_proxy(self):
        server = self.serve()
        status, headers, text = server.request("GET", "/metrics")
        self.assertEqual(status, 200)
        self.assertIn("text/plain", headers["Content-Type"])
        self.assertRegex(text, r"(?m)^vernissage_rooms 0$")
        for sign in ({"X_Forwarded_Proto": "https"}, {"Forwarded": "for=203.0.113.9"}, {"Via": "1.1 proxy"}):
            self.assertEqual(server.request("GET", "/metrics", **sign)[0], 403, sign)
        proxied = self.serve("--behind-proxy", "--data", self.folder / "behind")
        self.assertEqual(proxied.request("GET", "/metrics", X_Forwarded_For="203.0.113.9")[0], 403)

    def test_a_flood_of_empty_frames_is_a_flood_of_messages(self):
        server = self.serve("--data", self.folder / "data")
        cookie = server.session("Ann")
        line = self.line(server, cookie, server.create(cookie, "me", "open"))
        empty = b"\x00\x80mask"
        line.socket.sendall(b"\x01\x80mask" + empty * 1000)
        self.assertEqual(line.until("refused")["code"], "too-fast")
        self.assertIsNone(line.receive())
        self.assertEqual(line.close_code, 1008)

    def test_a_match_with_components_of_its_own_can_be_verified(self):
        server = self.serve()
        text = (serving.ROOT / "tests" / "apps" / "cats-small.components").read_text()
        ann, bob = server.session("Ann"), server.session("Bob")
        made = server.create(ann, "me", "open", game="cats", components=text.splitlines())
        server.join(bob, made)
        lines = [self.line(server, cookie, made) for cookie in (ann, bob)]
        serving.play(lines, until=lambda: lines[0].version > 10)
        server.kill()
        server.start()
        serving.play([self.line(server, cookie, made) for cookie in (ann, bob)])
        kept = {}
        for what in ("record", "components"):
            status, _, found = server.request("GET", f"/api/matches/{made['match']}/{what}")
            self.assertEqual(status, 200)
            kept[what] = self.folder / what
            kept[what].write_text(found)
        self.assertEqual(kept["components"].read_text(), text)
        done = serving.run("verify", kept["record"], "--components", kept["components"])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(serving.run("verify", kept["record"]).returncode, 1)

    def test_the_log_is_json_and_keeps_secrets(self):
        server = self.serve()
        ann, bob = server.session("Ann of the secret name"[:24]), server.session("Bob")
        made = server.create(ann, "me", "open")
        server.join(bob, made)
        lines = [self.line(server, cookie, made) for cookie in (ann, bob)]
        lines[0].ask(type="chat", text="xyzzy is what I said")
        lines[0].ask(type="move", action="not-a-move")
        lines[0].send(b'{"type":"move","key":"plugh","action":7}')
        lines[0].until("refused")
        server.request("GET", f"/api/matches/{made['match']}/record")
        server.request("POST", "/api/matches", {"game": "frobozz"}, ann)
        serving.play(lines)
        server.stop()
        store = sqlite3.connect(server.data / "vernissage.db")
        self.addCleanup(store.close)
        [(seed,)] = store.execute("SELECT seed FROM matches").fetchall()
        moves = {text for (text,) in store.execute("SELECT text FROM events WHERE kind IN ('move', 'sit')")}
        secret = (server.data / "secret").read_text().strip()
        log = server.log()
        entries = [json.loads(entry) for entry in log.splitlines()]
        self.assertGreater(len(entries), 2)
        for entry in entries:
            self.assertLessEqual({"time", "level", "event"}, set(entry))
            self.assertRegex(entry["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
        words = [seed, secret, made["invite"], made["watch"], ann, bob, ann.split("=")[1].split(".")[0], "xyzzy", "plugh",
                 "not-a-move", "frobozz", "bid", *(text for text in moves if len(text) > 6)]
        for word in words:
            self.assertNotIn(word, log)


if __name__ == "__main__":
    unittest.main()
