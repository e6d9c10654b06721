#!/usr/bin/env python3
"""How many tests passed and how many failed, from a JSON report of Vitest or Playwright. `count_report.py FILE`"""

import json
import sys
from pathlib import Path


def counts(report: dict) -> tuple[int, int]:
    if "stats" in report:
        stats = report["stats"]
        # One that needed a second try is not to be relied on.
        return stats["expected"], stats["unexpected"] + stats["flaky"]
    return report["numPassedTests"], report["numFailedTests"]


if __name__ == "__main__":
    print(*counts(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
