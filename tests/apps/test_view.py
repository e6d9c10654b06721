#!/usr/bin/env python3
"""The types of the page and the tables of docs/formats/view.md agree with the descriptions of the views."""

import contextlib
import importlib.machinery
import importlib.util
import io
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import ROOT, run  # noqa: E402

loader = importlib.machinery.SourceFileLoader("views", str(ROOT / "tools" / "views"))
loader.path = str(ROOT / "tools" / "views")
views = importlib.util.module_from_spec(importlib.util.spec_from_loader("views", loader))
sys.dont_write_bytecode = True
loader.exec_module(views)

TYPES = Path("web/games/cats/view.ts")


def check(root):
    """The exit code and what is printed."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        return views.main(root, check=True), out.getvalue()


class Files(unittest.TestCase):
    def test_are_current(self):
        self.assertEqual(check(ROOT), (0, ""))

    def test_an_old_file_is_named_and_written_anew(self):
        with tempfile.TemporaryDirectory(prefix="view-test-") as folder:
            root = Path(folder)
            for path in views.current(ROOT):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / path, root / path)
            document = root / views.DOCUMENT
            whole = document.read_text(encoding="utf-8")
            document.write_text(whole.replace("| `dice` |", "| `die` |"), encoding="utf-8")
            (root / TYPES).unlink()
            status, said = check(root)
            self.assertEqual(status, 1)
            self.assertEqual(len(said.splitlines()), 2)
            self.assertIn("docs/formats/view.md is not what the program says; write it with tools/views", said)
            self.assertIn(str(TYPES), said)
            self.assertEqual(views.main(root, check=False), 0)
            self.assertEqual(check(root), (0, ""))
            self.assertEqual(document.read_text(encoding="utf-8"), whole)


class Command(unittest.TestCase):
    def test_every_key_has_a_type_and_a_meaning(self):
        for game in ("art-society", "cats"):
            rows = [line for line in run("view", game).stdout.decode().splitlines() if line.startswith("| `")]
            self.assertGreater(len(rows), 30)
            for row in rows:
                self.assertRegex(row, r"^\| `[A-Za-z]+` \| `[^`]+` \| ", row)

    def test_left_out_keys_are_optional_and_say_when(self):
        types = run("view", "art-society", "--typescript").stdout.decode()
        self.assertIn("  /** what the assistant holds; left out if there is nothing (AS-H7) */\n  assistant?: Item;\n", types)


if __name__ == "__main__":
    unittest.main()
