"""Runs bin/vernissage as a person or a script would. Shared by the tests of this folder."""

import fcntl
import hashlib
import os
import pty
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("VERNISSAGE", str(ROOT / "bin" / "vernissage"))
SEED = "00112233445566778899aabbccddeeff"


def run(*arguments, stdin=b"", env=None, **more):
    """Runs the program and returns the finished process; stdout and stderr are bytes."""
    environment = {**os.environ, "TERM": "xterm-256color", **(env or {})}
    return subprocess.run([PROGRAM, *map(str, arguments)], input=stdin, capture_output=True, timeout=120,
                          env=environment, check=False, **more)


def run_in_terminal(*arguments, keys=b"", env=None, size=(100, 40), seconds=60):
    """Runs the program on a terminal of its own; returns the exit code and all output of both streams."""
    environment = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
    environment.update({"TERM": "xterm-256color", **(env or {})})
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    process = subprocess.Popen([PROGRAM, *map(str, arguments)], stdin=slave, stdout=slave, stderr=slave,
                               env=environment, start_new_session=True,
                               preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))  # so that Ctrl-C arrives
    os.close(slave)
    written = b""
    sent = False
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        ready, _, _ = select.select([master], [], [], 0.5)
        if ready:
            try:
                part = os.read(master, 65536)
            except OSError:
                break
            if not part:
                break
            written += part
            if keys and not sent and b"quit" in written:
                os.write(master, keys)
                sent = True
        elif process.poll() is not None:
            break
    else:
        process.kill()
    code = process.wait(timeout=10)
    os.close(master)
    return code, written


def sealed(text: str) -> str:
    """The record with a correct digest, as a clever cheat would write it."""
    body = text[:text.rindex("digest ")]
    return body + "digest " + hashlib.sha256(body.encode()).hexdigest()[:16] + "\n"


def record(folder: Path, *arguments) -> str:
    """The text of one recorded game."""
    done = run("simulate", "art-society", "--games", 1, "--record", folder, *arguments)
    assert done.returncode == 0, done.stderr
    return (folder / "000000.vrec").read_text()
