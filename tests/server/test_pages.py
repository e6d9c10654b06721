#!/usr/bin/env python3
"""The page as a browser gets it from a running server: every file of build/web/dist."""

import gzip
import re
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402

DIST = serving.ROOT / "build" / "web" / "dist"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
         ".json": "application/json", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
         ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".ico": "image/x-icon", ".woff2": "font/woff2",
         ".wasm": "application/wasm"}
FOR_EVER = "public, max-age=31536000, immutable"


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.server = serving.Server(folder.name).start()
        cls.addClassCleanup(cls.server.kill)
        cls.files = sorted(path for path in DIST.rglob("*")
                           if path.is_file() and path != DIST / "index.html" and path.suffix != ".br")

    def test_every_file_with_its_type_and_for_how_long_it_may_be_kept(self):
        endings = set()
        for path in self.files:
            name = path.relative_to(DIST).as_posix()
            with self.subTest(name):
                endings.add(path.suffix)
                status, headers, body = self.server.fetch("GET", "/" + name)
                self.assertEqual((status, body), (200, path.read_bytes()))
                self.assertEqual(headers["Content-Type"], TYPES[path.suffix])
                self.assertEqual(headers.get_all("Cache-Control"), [FOR_EVER if name.startswith("assets/") else "no-cache"])
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertLessEqual({".js", ".css", ".wasm", ".woff2", ".txt"}, endings)

    def test_large_files_come_compressed(self):
        for path in self.files:
            if path.suffix not in (".js", ".css", ".wasm") or path.stat().st_size < 2000:
                continue
            with self.subTest(path.name):
                address, size = "/" + path.relative_to(DIST).as_posix(), path.stat().st_size
                _, headers, body = self.server.fetch("GET", address, Accept_Encoding="gzip, deflate, br")
                self.assertEqual((headers["Content-Encoding"], headers["Vary"]), ("br", "Accept-Encoding"))
                self.assertLess(len(body), size * 0.7)
                # As the page's build compressed it, and not by that name.
                self.assertEqual(body, path.with_name(path.name + ".br").read_bytes())
                self.assertEqual(self.server.fetch("GET", address + ".br")[0], 404)
                _, headers, body = self.server.fetch("GET", address, Accept_Encoding="gzip")
                self.assertEqual(headers["Content-Encoding"], "gzip")
                self.assertEqual(gzip.decompress(body), path.read_bytes())

    def test_fonts_are_compressed_already(self):
        font = next(path for path in self.files if path.suffix == ".woff2")
        _, _, body = self.server.fetch("GET", f"/assets/{font.name}", Accept_Encoding="gzip, br")
        self.assertLessEqual(len(body), font.stat().st_size)

    def test_the_document_at_the_addresses_of_the_page(self):
        version = self.server.call("GET", "/art/index.json")["version"]
        expected = (DIST / "index.html").read_text().replace("%ART%", version)
        self.assertIn(f'content="{version}"', expected)
        for path in ("/", "/new", "/table/abc?join=xyz", "/result/abc", "/replay/abc", "/rules/art-society", "/settings"):
            status, headers, body = self.server.fetch("GET", path)
            self.assertEqual((status, body.decode()), (200, expected), path)
            self.assertEqual(headers["Content-Type"], TYPES[".html"])
            self.assertEqual(headers.get_all("Cache-Control"), ["no-cache"])
        status, headers, body = self.server.fetch("GET", "/nowhere")
        self.assertEqual((status, body.decode(), headers["Cache-Control"]), (404, expected, "no-store"))
        self.assertEqual(headers["Content-Type"], TYPES[".html"])

    def test_everything_the_document_asks_for_is_there(self):
        _, _, body = self.server.fetch("GET", "/")
        addresses = re.findall(r'(?:src|href)="(/[^"]*)"', body.decode())
        self.assertTrue(any(address.startswith("/assets/") for address in addresses))
        for address in addresses:
            self.assertIn(self.server.fetch("GET", address)[0], (200, 302), address)

    def test_nothing_of_others_may_run_in_it(self):
        _, headers, body = self.server.fetch("GET", "/")
        policy = {rule.split()[0]: rule.split()[1:] for rule in headers["Content-Security-Policy"].split("; ")}
        self.assertEqual(policy, {
            "default-src": ["'none'"], "script-src": ["'self'", "'wasm-unsafe-eval'"], "style-src": ["'self'"],
            "img-src": ["'self'", "blob:"], "connect-src": ["'self'"], "font-src": ["'self'"], "worker-src": ["'self'"],
            "manifest-src": ["'self'"], "base-uri": ["'none'"], "form-action": ["'self'"], "frame-ancestors": ["'none'"]})
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        self.assertEqual(headers["Cross-Origin-Opener-Policy"], "same-origin")
        # The page does not even try what the policy forbids.
        self.assertNotRegex(body.decode(), r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|data:")

    def test_files_of_the_page_carry_the_headers_that_browsers_look_at(self):
        for suffix in (".js", ".css", ".woff2", ".wasm"):
            part = next(path for path in self.files if path.suffix == suffix)
            _, headers, _ = self.server.fetch("GET", f"/assets/{part.name}")
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin")
            for name in ("Content-Security-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"):
                self.assertIsNone(headers[name], f"{name} of {part.name}")

    def test_head_and_not_modified_have_no_body(self):
        script = next(path for path in self.files if path.suffix == ".js")
        for path, size in (("/", None), (f"/assets/{script.name}", script.stat().st_size)):
            _, full, body = self.server.fetch("GET", path)
            status, headers, nothing = self.server.fetch("HEAD", path)
            self.assertEqual((status, nothing, headers["Content-Length"]), (200, b"", str(size or len(body))))
            self.assertEqual((headers["ETag"], headers["Content-Type"]), (full["ETag"], full["Content-Type"]))
            status, again, nothing = self.server.fetch("GET", path, If_None_Match=headers["ETag"])
            self.assertEqual((status, nothing, again["ETag"]), (304, b"", headers["ETag"]))
            self.assertEqual(again["Cache-Control"], full["Cache-Control"])

    def test_robots_are_told_to_leave_tables_alone(self):
        _, _, body = self.server.fetch("GET", "/robots.txt")
        lines = body.decode().splitlines()
        self.assertEqual(lines[0], "User-agent: *")
        for path in ("/api/", "/table/", "/result/", "/replay/"):
            self.assertIn(f"Disallow: {path}", lines)

    def test_a_file_of_an_older_page_is_refused_plainly(self):
        status, headers, body = self.server.fetch("GET", "/assets/index-00000000.js")
        self.assertEqual((status, headers["Content-Type"]), (404, TYPES[".txt"]))
        self.assertNotIn(b"<", body)


if __name__ == "__main__":
    unittest.main()
