"""Text that cannot garble a terminal, a log or a file, whoever wrote it."""

import re

_SEQUENCES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and cursor movement
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # window titles and links
)
_UNSAFE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"  # C0, DEL and C1 controls, without tab and newline
    "\u2028\u2029\u202a-\u202e\u2066-\u2069"  # line and direction controls
    "\ud800-\udfff]"  # lone surrogates, which no output can encode
)


def plain(text: str) -> str:
    """`text` without colour codes, other controls written out (`\\x07`), `\\n` the only line end."""
    text = _SEQUENCES.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
    return _UNSAFE.sub(_written_out, text)


def _written_out(match: re.Match[str]) -> str:
    code = ord(match.group())
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
