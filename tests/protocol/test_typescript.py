#!/usr/bin/env python3
"""The TypeScript types are checked by its compiler: all examples fit them, and mistakes do not compile."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests" / "protocol"
# The page's own, which is there since the page is built before the program.
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
UNIONS = {"client": "ClientMessage", "server": "ServerMessage"}


def run(*command: str, folder: Path) -> subprocess.CompletedProcess:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)


def examples() -> str:
    """A module that gives every example the type it is an example of."""
    lines, types = [], set()
    for number, path in enumerate(sorted((HERE / "examples").glob("*/*.json"))):
        name = path.stem.split("-")[0]
        types |= {name} | ({UNIONS[path.parent.name]} if path.parent.name in UNIONS else set())
        text = json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False)
        lines.append(f"export const example{number}: {name} = {text};")
        if path.parent.name in UNIONS:
            lines.append(f"export const message{number}: {UNIONS[path.parent.name]} = example{number};")
    return f"import type {{ {', '.join(sorted(types))} }} from './messages';\n" + "\n".join(lines) + "\n"


class TypeScript(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        for name in ("tsconfig.json", "usage.ts"):
            shutil.copy(HERE / "typescript" / name, self.folder / name)
        made = run(sys.executable, str(ROOT / "protocol" / "generate.py"), "--typescript",
                   str(self.folder / "messages.ts"), folder=self.folder)
        self.assertEqual(made.returncode, 0, made.stderr)

    def compile(self) -> str:
        done = run("node", str(COMPILER), "--noEmit", "--project", str(self.folder), folder=self.folder)
        return "" if done.returncode == 0 else done.stdout + done.stderr

    def test_examples_and_usage_compile(self):
        (self.folder / "examples.ts").write_text(examples(), encoding="utf-8")
        self.assertEqual(self.compile(), "")

    def test_a_wrong_example_does_not(self):
        wrong = examples().replace('"watchers": 2', '"watchers": "two"')
        (self.folder / "examples.ts").write_text(wrong, encoding="utf-8")
        self.assertIn("Type 'string' is not assignable to type 'number'", self.compile())

    def test_nothing_is_any(self):
        types = re.sub(r"/\*\*.*?\*/", "", (self.folder / "messages.ts").read_text(), flags=re.DOTALL)
        self.assertIn("unknown", re.findall(r"\w+", types))
        self.assertNotIn("any", re.findall(r"\w+", types))


if __name__ == "__main__":
    unittest.main()
