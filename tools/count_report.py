#!/usr/bin/env python3
"""How many tests passed and how many failed, from a JSON report of Vitest or Playwright. `count_report.py FILE`"""

import json
import sys
from pathlib import Path


def counts(report: dict) -> tuple[int, int]:
    if "stats" in report:
        stats = report["stats"]
        # A test that passed only on a second try is not reliable, so it counts as failed.
        return stats["expected"], stats["unexpected"] + stats["flaky"]
    return report["numPassedTests"], report["numFailedTests"]


if __name__ == "__main__":
    print(*counts(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
