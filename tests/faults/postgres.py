"""A PostgreSQL of our own on a temporary folder, to be stopped, killed and started at will."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from house import die_with_parent

READY_SECONDS = 90


def programs():
    """Where initdb and postgres are: where Debian puts them, the newest first, or on the PATH."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    for folder in [*debian, *map(Path, os.environ.get("PATH", "").split(":"))]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError("PostgreSQL is not installed (no initdb and postgres found); install the package postgresql-15")


class Postgres:
    """Reached through a socket in its folder, so it needs no port."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="vernissage-pg-"))
        self.programs = programs()
        self.server = None
        self.databases = 0
        self.user = None
        try:
            if os.geteuid() == 0:  # PostgreSQL does not run as root
                entry = pwd.getpwnam("postgres")
                self.user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
                os.chown(self.folder, entry.pw_uid, entry.pw_gid)
                self.folder.chmod(0o755)
            self._run("initdb", "--pgdata", self.folder / "data", "--username=tester", "--auth=trust",
                      "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions")
            self.start()
        except BaseException:
            self.close()
            raise

    def _run(self, program, *arguments, seconds=90):
        done = subprocess.run([self.programs / program, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=seconds, check=False, **(self.user or {}))
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")
        return done.stdout

    # --- coming and going ---------------------------------------------------------------------------------------------

    def start(self):
        command = [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, "-h", "", "-p", "5432",
                   "-c", "shared_buffers=16MB", "-c", "max_connections=20", "-c", "log_min_messages=warning"]
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            if self.server is None or self.server.poll() is not None:
                # After a kill it refuses to start as long as an old process of it is still there.
                time.sleep(0 if self.server is None else 0.2)
                with open(self.folder / "log", "ab") as log:
                    self.server = subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log,
                                                   stderr=log, preexec_fn=die_with_parent, **(self.user or {}))
            if self.answers():
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start: " + (self.folder / "log").read_text()[-2000:])

    def answers(self):
        try:
            self.query("SELECT 1", "postgres")
            return True
        except RuntimeError:
            return False

    def stop(self, how=signal.SIGINT):
        """SIGINT: `pg_ctl stop`; SIGQUIT: `-m immediate`; SIGKILL: as the kernel does when memory is short."""
        if self.server is None:
            return
        if self.server.poll() is None:
            self.server.send_signal(how)
        try:
            self.server.wait(60)
        finally:
            self.server.kill()
            self.server.wait(30)
            self.server = None

    def close(self):
        try:
            self.stop(signal.SIGQUIT)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def backends(self):
        """Process ids of the connections of servers."""
        rows = self.query("SELECT pid FROM pg_stat_activity WHERE application_name = 'vernissage'", "postgres")
        return [int(row) for row in rows.split()]

    # --- databases ----------------------------------------------------------------------------------------------------

    def new_database(self):
        self.databases += 1
        name = f"store{self.databases}"
        self.query(f"CREATE DATABASE {name}", "postgres")
        return name

    def url(self, database):
        return f"postgres://tester@/{database}?host={self.folder}&port=5432"

    def query(self, text, database):
        return self._run("psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "tester", "-d", database,
                         "-c", text)
