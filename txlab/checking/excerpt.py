"""Turns an exception of the learner's code into the learner's own lines and one sentence."""

import linecache
import re
from typing import TypeGuard, TypeVar

from txlab.plain import plain

MAX_FRAMES = 6
MAX_TEXT = 600
MAX_TEXT_LINES = 8
MAX_LINE = 160
MAX_NAME = 80
_MAX_WALK = 100_000

T = TypeVar("T")
Frame = tuple[int, str, str]


# numpy's own notation for what fits what, which says nothing to a learner
_SIGNATURE = re.compile(r", with gufunc signature \S+->\S+")


# Read where Python keeps them: a class, or a class of classes, may answer for them by any name.
_NAME_OF = vars(type)["__name__"].__get__
_TRACEBACK_OF = vars(BaseException)["__traceback__"].__get__
_MODULE_OF = vars(ImportError)["name"].__get__


def learner_frames(error: BaseException, path: str) -> list[Frame]:
    """The frames of `error` that lie in the file `path`, as (line, function, source line), innermost last.

    Repeated frames of a recursion are given once; at most `MAX_FRAMES` are kept, the innermost ones.
    """
    frames: list[Frame] = []
    traceback = _TRACEBACK_OF(error)
    for _ in range(_MAX_WALK):
        if traceback is None:
            break
        code = traceback.tb_frame.f_code
        if code.co_filename == path:
            line = traceback.tb_lineno
            frame = (line, one_line(code.co_name), _source_line(path, line))
            if frame not in frames[-MAX_FRAMES:]:
                frames.append(frame)
        traceback = traceback.tb_next
    return frames[-MAX_FRAMES:]


def last_line(error: BaseException, path: str) -> int | None:
    """The line of the file `path` where `error` came from, or None when it never passed through that file."""
    frames = learner_frames(error, path)
    return frames[-1][0] if frames else None


def frames_text(frames: list[Frame]) -> str:
    """`frames` as text, a line each: `line 14, in softmax_rows:  e = np.exp(x)`."""
    return "\n".join(
        f"line {line}, {'at the top level' if function == '<module>' else f'in {function}'}:  {source}"
        for line, function, source in frames
    )


def error_sentence(error: BaseException) -> str:
    """`ValueError: what it says`, and for the errors every beginner meets what they mean in a run.

    Never raises, whatever the error's own `__str__` does; long texts are cut and terminal codes written out.
    """
    told, meaning = error_words(error), _meaning(error)
    return f"{told}\n{meaning}" if meaning else told


def error_words(error: BaseException) -> str:
    """`ValueError: what it says`, nothing more; never raises."""
    name, text = kind_name(error), _SIGNATURE.sub("", _text_of(error))
    return f"{name}: {text}" if text else name


def kind_name(value: object) -> str:
    """The name of a value's class on one line; never raises, whatever the class says of itself."""
    return one_line(str(_NAME_OF(type(value))))


def is_a(value: object, kinds: type[T] | tuple[type[T], ...]) -> TypeGuard[T]:
    """Whether a value is of one of these kinds, whatever it says of its class; never raises."""
    return issubclass(type(value), kinds)


def one_line(text: str, limit: int = MAX_NAME) -> str:
    """`text` on one line, plain and cut to `limit` characters: a name may hold anything."""
    return " ".join(plain(text[:limit]).split())[:limit]


def _meaning(error: BaseException) -> str | None:
    if is_a(error, MemoryError):
        return "It asked for more memory than a run may use. Look for an array or list that grows too large."
    if is_a(error, RecursionError):
        if "during compilation" in _text_of(error):
            return "An expression is nested too deeply for Python."
        return "A function calls itself again and again and never stops."
    if is_a(error, EOFError):
        return "Nobody is there to type during a run: take input() and breakpoint() out, and use print()."
    if kind_name(error) == "BdbQuit":
        return "Nobody is there to steer a debugger during a run: take it out, and use print()."
    if is_a(error, ModuleNotFoundError):
        return _missing_module(error)
    if is_a(error, SystemExit):
        return "The code ended the program with exit(). A run goes on after your code: take that call out."
    return None


def _missing_module(error: ModuleNotFoundError) -> str:
    name = _MODULE_OF(error)
    wanted = str.__str__(name) if is_a(name, str) else ""
    if re.match(r"(exercises|checks|solutions)\b|(.*\.)?ex\d\d_", wanted):
        return "Exercises do not import each other: copy what you need into this file."
    top = plain(wanted.partition(".")[0])[:80]
    if not top or top != plain(wanted):
        return "There is no such module. The lab needs only numpy."
    return f"There is no package called {top} here, and the lab needs none: numpy is enough."


def _text_of(error: BaseException) -> str:
    try:
        text = str.__str__(str(getattr(error, "msg", "") if is_a(error, SyntaxError) else error))[
            : MAX_TEXT + 1
        ]
    except BaseException:  # the learner's own __str__ may do anything
        return "(it has no readable message)"
    lines = [line.rstrip() for line in plain(text[:MAX_TEXT]).split("\n") if line.strip()]
    is_cut = len(text) > MAX_TEXT or len(lines) > MAX_TEXT_LINES
    return "\n".join(lines[:MAX_TEXT_LINES]) + (" ..." if is_cut else "")


def _source_line(path: str, line: int) -> str:
    text = plain(linecache.getline(path, line).strip())
    return text if len(text) <= MAX_LINE else text[:MAX_LINE] + " ..."
