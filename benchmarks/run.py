"""How fast txlab is, beside the naive way of doing the same, as one table.

    python benchmarks/run.py [--rounds N] [--only NAME...] [--details] [--json FILE]

Ends with 0 when every row reaches what it must, with 1 when one does not.
"""

import argparse
import json
import os
import platform
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from rows import commands, idle, trouble, watch
from scratch import TXLAB, Scratch, Trouble
from table import Row, table

MEASURES: dict[str, Callable[[Scratch, int], list[Row]]] = {
    "watch": watch.measure,
    "verify": commands.verify,
    "hint": commands.hint,
    "idle": idle.measure,
    "loop": trouble.loop,
    "lines": trouble.lines,
}


def main() -> int:
    """Measure what the command line asks for, and print the table."""
    parser = argparse.ArgumentParser(description="How fast txlab is, beside the naive way of doing the same.")
    parser.add_argument("--rounds", type=_count, default=20, metavar="N", help="samples of each kind (20)")
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES), metavar="NAME")
    parser.add_argument("--details", action="store_true", help="a row for each part as well")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every sample there")
    options = parser.parse_args()
    if not TXLAB.is_file():
        parser.error(f"there is no {TXLAB.name} beside {sys.executable}: install the project first")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    rows: list[Row] = []
    stopped = False
    try:
        for name in options.only:
            print(f"measuring {name} ...", file=sys.stderr, flush=True)
            rows += _measured(name, options.rounds)
    except KeyboardInterrupt:
        stopped = True
        print("stopped: the table holds what was measured before", file=sys.stderr)
    print(_machine())
    print()
    print(table([row for row in rows if options.details or not row.is_detail]))
    if options.json is not None:
        options.json.write_text(_document(rows, options.rounds), encoding="utf-8")
    if stopped:
        return 130
    return 0 if all(row.meets(row.must) for row in rows if not row.is_detail) else 1


def _measured(name: str, rounds: int) -> list[Row]:
    with Scratch() as scratch:
        try:
            return MEASURES[name](scratch, rounds)
        except Trouble as error:
            return [Row(name, trouble=str(error))]


def _machine() -> str:
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"Python {platform.python_version()}, {system}"


def _document(rows: Sequence[Row], rounds: int) -> str:
    told = [{**asdict(row), "ratio": row.ratio, "reached": row.reached} for row in rows]
    return json.dumps({"machine": _machine(), "rounds": rounds, "rows": told}, indent=1) + "\n"


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
