#!/usr/bin/env python3
"""The files of this project: tracked or new, not ignored. `tree.py [SUFFIX...]` prints them, one per line."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# For a copy without git: the folders that .gitignore excludes.
NOT_OURS = {".git", ".cache", "bin", "build", "node_modules", "__pycache__"}


def all_paths(root: Path = ROOT) -> list[str]:
    """Paths relative to the root, sorted."""
    listed = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True, check=False) if (root / ".git").exists() else None
    if listed and listed.returncode == 0:
        names = listed.stdout.decode().split("\0")
    else:
        names = [str(path.relative_to(root)) for path in root.rglob("*")
                 if not NOT_OURS.intersection(path.relative_to(root).parts)]
    return sorted({name for name in names if name and (root / name).is_file()})


def text_of(path: Path) -> str | None:
    """The text, or None if the file is not text."""
    data = path.read_bytes()
    if b"\0" in data:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


if __name__ == "__main__":
    suffixes = tuple(sys.argv[1:])
    for name in all_paths():
        if not suffixes or name.endswith(suffixes):
            print(name)
