"""The JSON document, byte for byte where a reader could stumble."""

import json
from pathlib import Path

from txlab import lab, report
from txlab.model import Failure, Outcome, Verdict


def document(shipped: Path, verdict: Verdict) -> str:
    read = lab.load(shipped)
    return report.to_json(read, [(read.exercises[0], verdict)], total=2)


def test_a_log_reader_finds_no_command_in_it(shipped: Path) -> None:
    failure = Failure(None, "t", "##[error]x\n::error::y")
    text = document(shipped, Verdict("ex01_double", Outcome.BROKEN, 0, 2, 0.1, "##[group]", failure))
    assert "##[" not in text
    assert not any(line.lstrip().startswith("::") for line in text.splitlines())
    entry = json.loads(text)["exercises"][0]
    assert (entry["output"], entry["failure"]["message"]) == ("##[group]", "##[error]x\n::error::y")


def test_it_is_ascii_and_keeps_every_character(shipped: Path) -> None:
    text = document(shipped, Verdict("ex01_double", Outcome.PASSED, 2, 2, 0.12345, "\x1b é \ud800"))
    assert text.isascii()
    entry = json.loads(text)["exercises"][0]
    assert (entry["output"], entry["seconds"], entry["failure"]) == ("\x1b é \ud800", 0.123, None)
