"""A real server process: started, killed and started again on the same port and data."""

import ctypes
import fcntl
import http.client
import json
import os
import random
import select
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("VERNISSAGE", str(ROOT / "bin" / "vernissage"))
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
LIBC = ctypes.CDLL(None)


def die_with_parent():
    """Runs in the child: nothing outlives the tests, even when they are killed."""
    LIBC.prctl(DIE_WITH_PARENT, signal.SIGKILL)


class Refused(Exception):
    """A request that the server refused."""

    def __init__(self, status, problem):
        super().__init__(f"{status}: {problem}")
        self.status = status
        self.code = problem.get("code")


def free_port():
    """Below the ports that the system gives to outgoing connections: those come and go while the server is down."""
    low = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    for _ in range(100):
        port = random.randrange(min(10240, low - 1000), low)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
    raise OSError("no free port on 127.0.0.1")


class House:
    """`vernissage serve` in a folder; its log stays readable after the end."""

    def __init__(self, folder, *arguments, store=None, program=(PROGRAM,), secret=None, data=None):
        self.folder = Path(folder)
        self.data = Path(data or self.folder / "data")
        self.log = self.folder / "log"
        self.port = free_port()
        self.command = [*program, "serve", "--port", str(self.port), "--data", str(self.data), "--rate-factor", "10000",
                        "--bot-threads", "1", "--max-per-address", "5000", "--log-level", "info", *arguments]
        if store:
            self.command += ["--store", store]
        if secret:
            self.command += ["--secret-file", str(secret)]
        self.process = None
        self._listener = None
        self._deaf = threading.Event()
        self._awake = threading.Event()
        self._awake.set()

    @property
    def address(self):
        return ("127.0.0.1", self.port)

    @property
    def database(self):
        return self.data / "vernissage.db"

    # --- the process --------------------------------------------------------------------------------------------------

    def start(self, seconds=60):
        for attempt in range(5):
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, preexec_fn=die_with_parent)
            self._listener = threading.Thread(target=self._listen, args=(self.process.stderr,), daemon=True)
            self._listener.start()
            if self._opens(seconds):
                return self
            code = self.process.poll()
            self.kill()
            if code is None or "in use" not in self.log_text()[-500:] or attempt == 4:
                raise RuntimeError(f"the server did not open (exit code {code}): {self.log_text()[-2000:]}")
            time.sleep(0.2)
        return self

    def _listen(self, errors):
        """Copies the log into its file: a limit on files of the server must not cut it short."""
        with errors, open(self.log, "ab", buffering=0) as log:
            while not self._deaf.is_set():
                if self._awake.wait(0.1) and select.select([errors], [], [], 0.1)[0]:
                    part = os.read(errors.fileno(), 65536)
                    if not part:
                        return
                    log.write(part)

    def stop_listening(self):
        """Nobody reads its log any more."""
        self._deaf.set()
        self._listener.join(30)

    def stall_listening(self):
        """The reader of its log stands still; the pipe is as small as it gets."""
        self._awake.clear()
        fcntl.fcntl(self.process.stderr, fcntl.F_SETPIPE_SZ, 4096)

    def go_on_listening(self):
        self._awake.set()

    def _opens(self, seconds):
        end = time.monotonic() + seconds
        said = b""
        while b"\n" not in said and time.monotonic() < end:
            if select.select([self.process.stdout], [], [], 0.2)[0]:
                part = os.read(self.process.stdout.fileno(), 4096)
                if not part:
                    self.process.wait(10)
                    return False
                said += part
        return b"is open at" in said

    def running(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        """As `kill -9` and a power cut do: nothing is said, nothing is finished."""
        self._end(signal.SIGKILL, 30)

    def stop(self, seconds=30):
        """As an operator does; the exit code."""
        return self._end(signal.SIGTERM, seconds)

    def _end(self, how, seconds):
        if self.process is None:
            return None
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            code = self.process.wait(seconds)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait(30)
            self.go_on_listening()
            self._listener.join(10)
            self.process.stdout.close()
            self.process = None
        return code

    # --- what it says -------------------------------------------------------------------------------------------------

    def log_text(self):
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def log_lines(self, event=None):
        whole = (line for line in self.log_text().splitlines() if line.startswith("{") and line.endswith("}"))
        return [line for line in map(json.loads, whole) if event in (None, line["event"])]

    def request(self, method, path, body=None, cookie="", seconds=20):
        """Status, body and headers of one request."""
        connection = http.client.HTTPConnection(*self.address, timeout=seconds)
        try:
            headers = {"Content-Type": "application/json", "Cookie": cookie}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            reply = connection.getresponse()
            return reply.status, reply.read(), reply.headers
        except http.client.HTTPException as error:
            raise ConnectionError(f"no whole answer: {error!r}") from error
        finally:
            connection.close()

    def call(self, method, path, body=None, cookie=""):
        status, text, _ = self.request(method, path, body, cookie)
        if status >= 400:
            raise Refused(status, json.loads(text))
        return json.loads(text)

    def session(self, name):
        status, text, headers = self.request("POST", "/api/session", {"name": name})
        if status != 200:
            raise Refused(status, json.loads(text))
        return headers["Set-Cookie"].split(";")[0]

    def record(self, match):
        status, text, _ = self.request("GET", f"/api/matches/{match}/record")
        if status != 200:
            raise Refused(status, json.loads(text))
        return text

    def health(self):
        return self.request("GET", "/healthz")[0]
