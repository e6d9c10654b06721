#!/usr/bin/env python3
"""The pictures as a browser gets them from a running server."""

import gzip
import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import serving  # noqa: E402


class Art(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.server = serving.Server(folder.name).start()
        cls.addClassCleanup(cls.server.kill)
        _, _, body = cls.server.fetch("GET", "/art/index.json")
        cls.version = json.loads(body)["version"]
        cls.name = serving.run("paint", "--list").stdout.split()[0]
        cls.path = f"/art/{cls.version}/{cls.name}.svg"
        cls.text = serving.run("paint", cls.name).stdout.rstrip("\n").encode()

    def test_a_picture_with_all_its_headers(self):
        status, headers, body = self.server.fetch("GET", self.path)
        self.assertEqual((status, body), (200, self.text))
        self.assertEqual(headers["Content-Type"], "image/svg+xml")
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers.get_all("Cache-Control"), ["public, max-age=31536000, immutable"])
        self.assertEqual(len(headers.get_all("Content-Security-Policy")), 1)
        self.assertNotIn("script-src", headers["Content-Security-Policy"])

    def test_compressed_it_is_the_same(self):
        _, headers, body = self.server.fetch("GET", self.path, Accept_Encoding="gzip")
        self.assertEqual(headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(body), self.text)
        _, headers, body = self.server.fetch("GET", self.path, Accept_Encoding="gzip, deflate, br")
        self.assertEqual(headers["Content-Encoding"], "br")
        self.assertLess(len(body), len(self.text) / 2)

    def test_head_and_not_modified_have_no_body(self):
        status, headers, body = self.server.fetch("HEAD", self.path)
        self.assertEqual((status, body, headers["Content-Length"]), (200, b"", str(len(self.text))))
        status, again, body = self.server.fetch("GET", self.path, If_None_Match=headers["ETag"])
        self.assertEqual((status, body, again["ETag"]), (304, b"", headers["ETag"]))

    def test_old_addresses_lead_here_and_wrong_ones_nowhere(self):
        for path in (f"/art/{self.name}.svg", f"/art/000000000000/{self.name}.svg"):
            status, headers, _ = self.server.fetch("GET", path)
            self.assertEqual((status, headers["Location"], headers["Cache-Control"]), (302, self.path, "no-store"))
        self.assertEqual(self.server.fetch("GET", f"/art/{self.version}/none.svg")[0], 404)


if __name__ == "__main__":
    unittest.main()
