#!/usr/bin/env python3
"""Decks of one's own on a real server: those of a folder, and those that people send."""

import io
import json
import stat
import sys
import tempfile
import threading
import time
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">{}</svg>'


def deck(name, cards=24, inside=""):
    """The files of a good deck."""
    files = {f"pictures/{i}.svg": SVG.format(f"<title>{name} {i}</title>{inside}").encode() for i in range(cards)}
    described = [{"title": f"{name} {i}", "picture": f"pictures/{i}.svg",
                  "elements": {"en": ["a sleeping cat", "a red boat"], "ru": ["три собаки"]}} for i in range(cards)]
    files["deck.json"] = json.dumps({"name": {"en": name}, "cards": described}).encode()
    return files


def archive(files, prefix="", method=zipfile.ZIP_DEFLATED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as packed:
        for name, content in files.items():
            packed.writestr(prefix + name, content)
    return out.getvalue()


def with_link(files):
    out = io.BytesIO(archive(files))
    with zipfile.ZipFile(out, "a") as packed:
        link = zipfile.ZipInfo("pictures/24.svg")
        link.create_system = 3
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        packed.writestr(link, "/etc/passwd")
    return out.getvalue()


def put(folder, files):
    for name, content in files.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


class Decks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.home = self.folder / "data" / "decks"

    def serve(self, *more, factor=1000):
        server = serving.Server(self.folder, "--data", self.folder / "data", "--log-level", "debug", "--rate-factor",
                                factor, *more).start()
        self.addCleanup(server.kill)
        return server

    def send(self, server, body, cookie=None, **headers):
        status, _, answer = server.fetch("POST", "/api/decks", body, **{"Content-Type": "application/zip", **headers},
                                         **({"Cookie": cookie} if cookie else {}))
        return status, json.loads(answer) if answer.startswith(b"{") else answer

    def names(self, server):
        return [each["name"] for each in server.call("GET", "/api/decks")["decks"]]

    def test_decks_of_a_folder_are_offered_and_bad_ones_are_named(self):
        put(self.folder / "mine" / "good", deck("Holidays"))
        put(self.folder / "mine" / "active", deck("Active", inside="<script>alert(1)</script>"))
        put(self.folder / "mine" / "small", deck("Small", cards=3))
        put(self.folder / "mine" / ".hidden", deck("Hidden"))
        server = self.serve("--decks", self.folder / "mine")
        self.assertEqual(self.names(server), [{"en": "Holidays"}])
        log = server.log()
        self.assertRegex(log, r'"deck_left_out".*active: card 1.*script')
        self.assertRegex(log, r'"deck_left_out".*small: deck.json: there are 3 cards')
        self.assertNotIn("hidden", log.lower())
        found = server.call("GET", "/api/decks")["decks"][0]
        self.assertEqual((found["cards"], found["described"], found["players"]), (24, 24, 4))
        card = server.call("GET", f"/api/decks/{found['hash']}")["cards"][7]
        status, headers, picture = server.fetch("GET", f"/decks/{card['name']}")
        self.assertEqual((status, headers["Content-Type"]), (200, "image/svg+xml"))
        self.assertIn(b"Holidays 7", picture)
        self.assertIn("sandbox", headers["Content-Security-Policy"])
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        for path in ("/decks/", "/decks/own-1", "/decks/..%2f..%2fsecret", "/decks/../deck.json", "/api/decks/x"):
            self.assertEqual(server.fetch("GET", path)[0], 404, path)
        code, seconds = server.stop()
        self.assertEqual(code, 0)
        self.assertLess(seconds, 3)

    def test_a_folder_that_is_not_there_stops_the_server(self):
        done = serving.run("serve", "--port", 0, "--data", self.folder / "data", "--decks", self.folder / "none")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("none", done.stderr)

    def test_a_match_with_a_deck_is_played_and_its_record_verifies_without_the_deck(self):
        put(self.folder / "mine" / "good", deck("Holidays"))
        server = self.serve("--decks", self.folder / "mine")
        cookie = server.session("Ann")
        wanted = server.call("GET", "/api/decks")["decks"][0]["hash"]
        made = server.call("POST", "/api/matches", {"game": "artline", "seats": ["me", "guest"], "deck": wanted},
                           cookie)
        line = serving.Line(server, cookie, made["match"])
        line.until("view")
        for _ in range(1000):
            if line.state["table"]["status"] == "over":
                break
            options = line.legal.get("undoable", []) + line.legal.get("final", [])
            chosen = [each for each in options if each == "ok" or each.startswith("discard")]
            if not chosen:
                line.receive()
            elif line.ask(type="move", action=chosen[0])["type"] == "refused":
                line.receive()
        self.assertEqual(line.state["table"]["status"], "over")
        line.close()
        record, components = self.folder / "it.vrec", self.folder / "it.components"
        record.write_text(server.request("GET", f"/api/matches/{made['match']}/record")[2])
        components.write_text(server.request("GET", f"/api/matches/{made['match']}/components")[2])
        self.assertIn(f"\ncomponents own {wanted}\n", record.read_text())
        done = serving.run("verify", "--components", components, record)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_sending_is_off_as_a_rule(self):
        server = self.serve()
        cookie = server.session("Ann")
        for body in (archive(deck("Mine")), b"x" * 100_000, b"PK"):
            self.assertEqual(self.send(server, body, cookie)[0], 403)
        self.assertNotIn("upload", server.call("GET", "/api/decks"))
        self.assertFalse(self.home.exists())

    def test_a_deck_is_sent_kept_and_there_after_a_restart(self):
        server = self.serve("--deck-upload", 2)
        cookie = server.session("Ann")
        self.assertEqual(self.send(server, archive(deck("Mine")))[0], 401)
        status, line = self.send(server, archive({**deck("Mine", inside="<g/>" * 9000), "notes.exe": b"MZ",
                                                  "__MACOSX/x": b"y"}, "My deck/"), cookie)
        self.assertEqual((status, line["name"], line["cards"]), (201, {"en": "Mine"}, 24))
        self.assertEqual(self.names(server), [{"en": "Mine"}])
        kept = {path.name for path in self.home.rglob("*") if path.is_file()}
        self.assertEqual(kept, {"deck.json", *(f"{i}.svg" for i in range(24))})
        # The same again is the same deck, and takes no place.
        self.assertEqual(self.send(server, archive(deck("Mine", inside="<g/>" * 9000)), cookie)[1]["hash"], line["hash"])
        self.assertEqual(self.send(server, archive(deck("Second"), method=zipfile.ZIP_STORED), cookie)[0], 201)
        status, answer = self.send(server, archive(deck("Third")), cookie)
        self.assertEqual((status, answer["code"]), (403, "not-allowed"))
        server.stop()
        server.start()
        self.assertEqual(self.names(server), [{"en": "Mine"}, {"en": "Second"}])
        self.assertEqual(self.send(server, archive(deck("Third")), cookie)[0], 403)

    def test_tricks_are_refused_and_leave_nothing(self):
        server = self.serve("--deck-upload", 9, "--deck-megabytes", 1)
        cookie = server.session("Ann")
        good = deck("Mine")
        bad = archive(good)
        tricks = {
            "script": archive(deck("Active", inside="<script>1</script>")),
            "elsewhere": archive(deck("Far", inside='<image href="http://example.org/x.png"/>')),
            "outside": archive({**good, "../../outside.svg": b"x"}),
            "absolute": archive({**good, "/tmp/outside.svg": b"x"}),
            "windows": archive({**good, "..\\outside.svg": b"x"}),
            "link": with_link(good),
            "bomb": archive({**good, "zeros": bytes(50_000_000)}),
            "many": archive({**good, **{f"x{i}": b"" for i in range(2000)}}),
            "cut": bad[:-40],
            "damaged": bad[:200] + bytes([bad[200] ^ 255]) + bad[201:],
            "empty": archive({}),
            "no description": archive({"x.svg": b"<svg/>"}),
            "nothing": b"",
            "not a picture": archive({**good, "pictures/1.svg": b"MZ program"}),
        }
        for name, body in tricks.items():
            status, answer = self.send(server, body, cookie)
            self.assertEqual((status, answer["code"]), (400, "deck"), f"{name}: {answer}")
            self.assertTrue(answer["findings"], name)
        self.assertEqual(self.send(server, bytes(3_000_000), cookie)[0], 413)
        self.assertEqual(list(self.home.iterdir()), [])
        self.assertEqual(self.names(server), [])
        self.assertFalse((self.folder / "outside.svg").exists())
        self.assertEqual(self.send(server, archive(good), cookie)[0], 201)

    def test_one_address_can_send_only_a_few(self):
        server = self.serve("--deck-upload", 100, factor=1)
        cookie = server.session("Ann")
        statuses = [self.send(server, archive(deck(f"D{i}")), cookie)[0] for i in range(8)]
        self.assertEqual(statuses[:2], [201, 201])
        self.assertEqual(statuses[-1], 429)

    def test_an_archive_from_another_site_is_refused(self):
        server = self.serve("--deck-upload", 1)
        cookie = server.session("Ann")
        self.assertEqual(self.send(server, archive(deck("Mine")), cookie, Origin="https://evil.example")[0], 403)

    def test_the_server_answers_others_while_a_large_deck_is_checked(self):
        server = self.serve("--deck-upload", 1)
        cookie = server.session("Ann")
        body = archive(deck("Large", cards=200, inside="<g><path d='M0 0h1'/></g>" * 3000))
        results = []
        sender = threading.Thread(target=lambda: results.append(self.send(server, body, cookie)[0]))
        sender.start()
        slowest, answered, begun = 0, 0, time.monotonic()
        while sender.is_alive():
            asked = time.monotonic()
            server.call("GET", "/api/games")
            slowest, answered = max(slowest, time.monotonic() - asked), answered + 1
        sender.join()
        self.assertEqual(results, [201])
        self.assertGreater(answered, 5)
        self.assertLess(slowest, (time.monotonic() - begun) / 2)


if __name__ == "__main__":
    unittest.main()
