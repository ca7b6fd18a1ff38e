"""Reads, compiles and executes a file by its bytes, once; child side.

importlib is not used: a `.pyc` of a quick earlier save of the same size would run the old code.
"""

import linecache
import re
import sys
from dataclasses import dataclass
from types import CodeType, ModuleType

from txlab.checking.excerpt import (
    error_sentence,
    error_words,
    frames_text,
    is_a,
    kind_name,
    last_line,
    learner_frames,
)
from txlab.model import Failure
from txlab.plain import plain

_CODING = re.compile(r"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_UTF8_NAMES = {"utf8", "utf8sig", "ascii", "usascii"}
_MERGE_MARK = re.compile(r"^(<<<<<<<|>>>>>>>)( |$)")
_LINE_WIDTH = 100


class CannotLoad(Exception):
    """A file that could not be loaded, told for the learner in `failure`."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.title)
        self.failure = failure


@dataclass(frozen=True, slots=True)
class Compiled:
    """A file that can be executed: its text and what that was compiled to."""

    source: str
    code: CodeType
    path: str
    shown_path: str


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file that was executed: its module and its text."""

    module: ModuleType
    source: str


def load(data: bytes, path: str, shown_path: str, name: str) -> Loaded:
    """Executes the file's bytes as the module `name`, registered in `sys.modules`.

    `path` is what tracebacks carry, `shown_path` what the learner reads. Raises
    `CannotLoad` for every way in which that can go wrong.
    """
    return execute(compiled(data, path, shown_path), name)


def compiled(data: bytes, path: str, shown_path: str) -> Compiled:
    """Compiles the file's bytes; raises `CannotLoad` where they are no Python."""
    source = _decode(data, shown_path)
    linecache.cache[path] = (len(source), None, _lines(source), path)
    return Compiled(source, _compile(source, path, shown_path), path, shown_path)


def execute(file: Compiled, name: str) -> Loaded:
    """Executes a compiled file as the module `name`; raises `CannotLoad` where that ends in an error."""
    module = ModuleType(name)
    module.__file__ = file.path
    sys.modules[name] = module
    tracing, profiling = sys.gettrace(), sys.getprofile()
    settrace, setprofile = sys.settrace, sys.setprofile  # the file may take the names away
    try:
        try:
            exec(file.code, module.__dict__)
        finally:  # first of all: a trace function of the file's would be called by every line of ours
            settrace(tracing)
            setprofile(profiling)
    except BaseException as error:
        raise CannotLoad(_stopped(error, file.path, file.shown_path)) from error
    return Loaded(module, file.source)


def _lines(source: str) -> list[str]:
    """The lines as Python counts them: form feeds and the line ends of other standards end none."""
    return [f"{line}\n" for line in source.split("\n")]


def _decode(data: bytes, shown_path: str) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _unreadable(shown_path, None, "The file is UTF-16. Save it as UTF-8 in your editor.")
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        byte = error.object[error.start]
        message = (
            f"Line {line} holds a byte (0x{byte:02x}) that is not UTF-8.\n"
            "Save the file as UTF-8 in your editor, or type that line again."
        )
        raise _unreadable(shown_path, line, message) from error
    if "\0" in source:
        line = source.count("\n", 0, source.index("\0")) + 1
        raise _unreadable(shown_path, line, f"Line {line} holds a null byte. Type that line again.")
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    for number, text in enumerate(source.split("\n")[:2], start=1):
        found = _CODING.match(text)
        if found and re.sub("[-_.]", "", found[1]).lower() not in _UTF8_NAMES:
            message = (
                f"Line {number} says that the file is written in {found[1]}; txlab reads UTF-8.\n"
                "Take that line out and save the file as UTF-8."
            )
            raise _unreadable(shown_path, number, message)
    return source


def _unreadable(shown_path: str, line: int | None, message: str) -> CannotLoad:
    told = f"{plain(shown_path)}: {plain(message)}"
    return CannotLoad(Failure(None, "The file is not UTF-8 text", told, line=line))


def _compile(source: str, path: str, shown_path: str) -> CodeType:
    try:
        return compile(source, path, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise CannotLoad(_not_python(error, source, shown_path)) from error
    except MemoryError as error:
        message = (
            f"{plain(shown_path)} is too large, or nested too deeply, for the memory that a run may use."
        )
        raise CannotLoad(Failure(None, "The file cannot be read as Python", message)) from error
    except (ValueError, OverflowError, RecursionError) as error:
        message = f"{plain(shown_path)} is nested too deeply for Python ({error_words(error)})."
        raise CannotLoad(Failure(None, "The file cannot be read as Python", message)) from error


def _not_python(error: SyntaxError, source: str, shown_path: str) -> Failure:
    lines = source.split("\n")
    for number, text in enumerate(lines, start=1):
        if _MERGE_MARK.match(text):
            message = (
                f"{plain(shown_path)}, line {number}: {plain(text)[:_LINE_WIDTH]}\n"
                "This is a mark that git left when two versions met. Keep one of the two parts,\n"
                "and take out the lines that start with <<<<<<<, ======= and >>>>>>>."
            )
            return Failure(None, "The file holds an unfinished merge", message, line=number)
    line = min(error.lineno or 1, len(lines))
    text, caret = _with_caret(lines[line - 1], error)
    said = f"{type(error).__name__}: {plain(error.msg or 'invalid syntax')}"
    message = f"{plain(shown_path)}, line {line}:\n    {text}\n    {caret}\n{said}"
    return Failure(None, "The file cannot be read as Python", message, line=line)


def _with_caret(text: str, error: SyntaxError) -> tuple[str, str]:
    start = min(max((error.offset or 1) - 1, 0), len(text))
    end = start + 1
    if error.end_lineno == error.lineno and (error.end_offset or 0) - 1 > start:
        end = min((error.end_offset or 0) - 1, len(text))
    indent = len(text) - len(text.lstrip())
    first = min(indent, start) if start < indent + _LINE_WIDTH - 10 else start - _LINE_WIDTH // 2
    shown = text[first : first + _LINE_WIDTH]
    before = plain(shown[: start - first])
    space = "".join("\t" if character == "\t" else " " for character in before)
    width = max(1, min(end, first + _LINE_WIDTH) - start)
    return plain(shown), space + "^" * width


def _stopped(error: BaseException, path: str, shown_path: str) -> Failure:
    line = last_line(error, path)
    title = "The file stopped with an error before its functions could be checked"
    if is_a(error, SystemExit):
        title = "The file ends the program before its functions could be checked"
        said = "It calls exit() while it is loaded, so nothing after that exists. Take that call out."
    elif not is_a(error, Exception):
        said = f"It raised {kind_name(error)} while it was loaded. Take that line out."
    else:
        said = error_sentence(error)
    where = frames_text(learner_frames(error, path))
    message = f"{plain(shown_path)}\n{where}\n{said}" if where else f"{plain(shown_path)}: {said}"
    return Failure(None, title, message, line=line)
