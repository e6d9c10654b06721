#!/usr/bin/env python3
"""The generator: its document is fresh, every message has an example, and a schema that makes no sense is refused."""

import copy
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENERATE = ROOT / "protocol" / "generate.py"
SCHEMA = json.loads((ROOT / "protocol" / "schema.json").read_text(encoding="utf-8"))


def run(*arguments: str) -> subprocess.CompletedProcess:
    command = [sys.executable, str(GENERATE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


class Generator(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def refusal(self, change) -> str:
        schema = copy.deepcopy(SCHEMA)
        change(schema)
        path = self.folder / "schema.json"
        path.write_text(json.dumps(schema), encoding="utf-8")
        done = run("--schema", str(path), "--cpp", str(self.folder))
        self.assertEqual(done.returncode, 1)
        return done.stderr

    def test_document_is_fresh(self):
        done = run("--document", "--check")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_output_is_the_same_each_time_and_left_alone(self):
        run("--cpp", str(self.folder), "--typescript", str(self.folder / "messages.ts"))
        before = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in self.folder.iterdir()}
        self.assertEqual(set(before), {"messages.h", "messages.cpp", "messages.ts"})
        run("--cpp", str(self.folder), "--typescript", str(self.folder / "messages.ts"))
        after = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in self.folder.iterdir()}
        self.assertEqual(before, after)

    def test_every_message_has_an_example(self):
        for group in ("client", "server", "requests", "replies"):
            folder = ROOT / "tests" / "protocol" / "examples" / group
            found = {path.stem.split("-")[0] for path in folder.glob("*.json")}
            self.assertEqual(found, set(SCHEMA[group]), group)

    def test_refuses_an_unknown_type(self):
        def change(schema):
            schema["client"]["Move"]["fields"]["action"]["is"] = "text"
        self.assertIn("Move.action: unknown type 'text'", self.refusal(change))

    def test_refuses_a_field_without_limits(self):
        def change(schema):
            del schema["client"]["Move"]["fields"]["action"]["max"]
        self.assertIn("Move.action: limits are missing or wrong", self.refusal(change))

    def test_refuses_a_field_without_doc(self):
        def change(schema):
            del schema["client"]["Move"]["fields"]["action"]["doc"]
        self.assertIn("Move.action: a doc of one line is missing", self.refusal(change))

    def test_refuses_a_property_it_does_not_know(self):
        def change(schema):
            schema["client"]["Move"]["fields"]["action"]["maximum"] = 3
        self.assertIn("Move.action: unknown property ['maximum']", self.refusal(change))

    def test_refuses_two_messages_of_one_type(self):
        def change(schema):
            schema["client"]["Ping"]["type"] = "move"
        self.assertIn("client: two messages have the same type", self.refusal(change))

    def test_refuses_a_name_that_is_taken(self):
        def change(schema):
            schema["server"]["Move"] = schema["server"].pop("Pong")
        self.assertIn("Move: the name is taken", self.refusal(change))

    def test_refuses_a_struct_before_what_it_uses(self):
        def change(schema):
            schema["structs"]["Clock"] = schema["structs"].pop("Clock")
        self.assertIn("Table.clock: unknown type 'Clock'", self.refusal(change))


if __name__ == "__main__":
    unittest.main()
