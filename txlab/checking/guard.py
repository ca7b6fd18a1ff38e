"""The learner's module behind a guard: every call watched, every fault a sentence."""

import difflib
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from txlab.checking.advice import advice
from txlab.checking.describe import short
from txlab.checking.excerpt import error_sentence, is_a, kind_name, last_line, learner_frames
from txlab.checking.failed import CheckFailed, Layer
from txlab.checking.plain import is_known, plain, restore, same, snapshot, unchanged
from txlab.checking.settle import settled

LINE = 74  # characters of a line of a message
MOST_ITEMS = 200_000  # of a list
MOST_NUMBERS = 4_000_000  # of an array
_SIZED = (list, tuple, set, frozenset, dict)
SAID = 110  # characters of a long error that a plain sentence explains


@dataclass(slots=True)
class Call:
    """One call of a learner's function: inputs as they were, and what came of it.

    `raised` is the exception, or None; `result` is a plain copy made at once,
    `raw` the very object that came back; `edited` names the inputs it changed.
    """

    function: str
    args: tuple[Any, ...]
    names: tuple[str, ...] = ()
    result: Any = None
    raw: Any = None
    raised: BaseException | None = None
    edited: tuple[int, ...] = ()
    entries: tuple[str, ...] = ()
    spoiled: str | None = None

    @property
    def text(self) -> str:
        """The call as the learner would write it: with its values where they are short, else with names."""
        text = f"{self.function}({', '.join(short(a, 40) for a in self.args)})"
        if len(text) <= 60 and "array of shape" not in text:
            return text
        return f"{self.function}({', '.join(self.names)})"


class Learner:
    """What a check sees of the learner's file: `learner.softmax_rows(scores)`.

    A call passes the check's own objects on, so that aliasing shows; it then
    looks whether the inputs were edited (and mends them) and whether an earlier
    result was changed. A missing function, a wrong number of arguments, an
    exception and `None` each raise `CheckFailed`.
    """

    def __init__(self, module: ModuleType, path: str) -> None:
        self._module = module
        self._path = path
        self._calls: list[Call] = []

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        function = vars(self._module).get(name)
        if function is None:
            raise CheckFailed(
                f"There is no function `{name}` in your file.",
                where_it_may_be(name, vars(self._module)),
                layer=Layer.MISSING,
                function=name,
            )
        if not callable(function):
            raise CheckFailed(
                f"`{name}` is not a function but {short(function, 40)}: a later line reuses the name.",
                layer=Layer.MISSING,
                function=name,
            )

        def call(*args: Any) -> Any:
            return self._call(name, function, args)

        return call

    def _call(self, name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        expect_arity(name, function, len(args))
        before = tuple(snapshot(a) for a in args)
        call = Call(name, before, parameter_names(function, len(args)))
        self._calls.append(call)
        try:
            call.raw = settled(function, *args)
        except BaseException as error:
            if is_a(error, CheckFailed):
                raise
            call.raised = error
        expect_size(name, call.raw)
        for arg in args:
            # Whoever called may go on with its own arrays, which are never read-only.
            for part in arg.values() if type(arg) is dict else (arg,):
                if type(part) is np.ndarray and not part.flags.writeable:
                    part.flags.writeable = True
        try:
            call.result = plain(call.raw)
            self._note_edits(call, args)
            self._note_spoiled(call)
        except BaseException as error:
            # It holds itself, claims a terabyte, or raises when it is asked.
            raise CheckFailed(
                f"What `{name}` returned cannot be looked at ({kind_name(error)}).",
                "Return plain numbers, lists or arrays of the size that is wanted.",
                layer=Layer.TYPE,
                function=name,
            ) from None
        if call.raised is not None:
            raise raised_failure(call, self._path) from call.raised
        if call.raw is None:
            raise CheckFailed(
                f"`{name}` returned None instead of a result.",
                "A function without a `return` line gives None; so does a `return` with nothing behind it.",
                layer=Layer.NOTHING,
                function=name,
            )
        return call.raw

    def _note_edits(self, call: Call, args: tuple[Any, ...]) -> None:
        edited = []
        for i, (arg, before) in enumerate(zip(args, call.args, strict=True)):
            if not unchanged(arg, before):
                edited.append(i)
                call.entries = call.entries or changed_entries(plain(arg), before)
                restore(arg, before)
        call.edited = tuple(edited)
        if edited and call.raised is None:
            # The result may be the very input that was just mended: judge the numbers as they came back.
            call.raw = snapshot(call.result)

    def _note_spoiled(self, call: Call) -> None:
        for earlier in self._calls[:-1]:
            if earlier.raised is not None or earlier.spoiled or unchanged(earlier.raw, earlier.result):
                continue
            if is_known(earlier.result):  # of anything else nobody could tell
                earlier.spoiled = call.text
                earlier.result = plain(earlier.raw)


def changed_entries(now: Any, before: Any) -> tuple[str, ...]:
    """The keys of a dict that are new, gone or changed; none for anything else."""
    if not isinstance(now, dict) or not isinstance(before, dict):
        return ()
    keys = [*before, *(key for key in now if key not in before)]
    return tuple(str(k) for k in keys if k not in now or k not in before or not same(now[k], before[k], 0.0))


def _plain_code(function: Callable[..., Any]) -> CodeType | None:
    """The code of an ordinary function, whose parameters it tells by itself; None for any other callable."""
    # A decorator may leave another signature among the attributes, and `inspect` knows where.
    return function.__code__ if type(function) is FunctionType and not vars(function) else None


def parameter_names(function: Callable[..., Any], count: int) -> tuple[str, ...]:
    """The learner's own names of the first `count` parameters; numbers where they have none."""
    code = _plain_code(function)
    if code is not None and count <= code.co_argcount:
        return code.co_varnames[:count]
    try:
        names = [
            p.name
            for p in inspect.signature(function).parameters.values()
            if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]
    except Exception:
        names = []
    return tuple(names[i] if i < len(names) else f"argument {i + 1}" for i in range(count))


def where_it_may_be(name: str, found: Mapping[str, Any]) -> str:
    """A sentence on where a missing function may be: under a like name, inside a class, or nowhere."""
    for other, value in found.items():
        if isinstance(value, type) and name in vars(value):
            return f"It stands inside the class `{other}`; the lab calls it by itself, outside of any class."
    functions = [o for o, value in found.items() if isinstance(o, str) and isinstance(value, FunctionType)]
    near = difflib.get_close_matches(name, functions, n=1, cutoff=0.75)
    if near:
        return f"You have `{near[0]}`: the name must be just `{name}`."
    return "It may be missing, renamed or indented into another function."


def expect_arity(name: str, function: Callable[..., Any], count: int) -> None:
    """Refuse a function that cannot be called with `count` positional arguments."""
    code = _plain_code(function)
    if code is not None and not code.co_kwonlyargcount:  # asking `inspect` takes longer than most calls
        needed_count = code.co_argcount - len(function.__defaults__ or ())
        if needed_count <= count <= code.co_argcount:
            return
    try:
        signature = inspect.signature(function)
    except BaseException:  # a learner's object may say anything of itself
        return
    try:
        signature.bind(*range(count))
    except TypeError:
        pass
    else:
        return
    parameters = signature.parameters.values()
    by_position = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    by_keyword = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
    if by_keyword and len(by_position) < count:
        headline = f"`{name}` takes `{by_keyword[0]}` by keyword only; the lab passes it by position."
        detail = ["A `*` among the parameters makes all those behind it keyword-only: take it out."]
    else:
        number = f"{count} argument{'' if count == 1 else 's'}"
        names = ", ".join(signature.parameters)
        headline = f"`{name}` must work when called with {number}, by position; yours is `{name}({names})`."
        needed = [p.name for p in by_position[count:] if p.default is p.empty]
        detail = [f"`{p}` needs a default value in the `def` line, or must go." for p in needed[:1]]
    raise CheckFailed(headline, *detail, layer=Layer.ARITY, function=name)


def expect_size(name: str, result: Any) -> None:
    """Refuse a list or array so large that looking at it would take longer than a run may."""
    told = ""
    if type(result) in _SIZED and (items := _items(result)) > MOST_ITEMS:
        told = f"a {kind_name(result)} of {items:,} items"
    elif type(result) is np.ndarray and result.size > MOST_NUMBERS:
        told = f"an array of {result.size:,} entries"
    if told:
        raise CheckFailed(
            f"`{name}` returned {told}, more than any answer has.",
            "Look for a loop that adds too much, or a number of rows taken for another.",
            layer=Layer.TYPE,
            function=name,
        )


def _items(result: Any) -> int:
    """How many items a list or the like has, with those in lists directly in it."""
    inner = result if type(result) in (list, tuple) and len(result) <= MOST_ITEMS else ()
    return len(result) + sum(len(part) for part in inner if type(part) in _SIZED)


def shorten(text: str, limit: int) -> str:
    """A text cut at a word so that it has at most `limit` characters."""
    return text if len(text) <= limit else text[: limit - 4].rsplit(" ", 1)[0] + " ..."


def raised_failure(call: Call, path: str) -> CheckFailed:
    """The failure for a call that ended in an exception, with the learner's own lines."""
    error = call.raised
    assert error is not None
    if is_a(error, NotImplementedError):
        headline = f"`{call.function}` is not finished: it raises NotImplementedError (not implemented)."
    elif is_a(error, RecursionError):
        headline = f"`{call.text}` never stopped calling itself (RecursionError)."
    elif is_a(error, (SystemExit, KeyboardInterrupt)):
        headline = f"`{call.text}` ended the program ({kind_name(error)}) instead of returning a result."
    else:
        said = error_sentence(error)
        # Where a plain sentence follows, the beginning of numpy's own long one is enough.
        said = shorten(said, SAID) if advice(error) else said
        headline = f"`{call.text}` stopped with an error: {said}"
    frames = [f for f in learner_frames(error, path) if f[1] == "<lambda>" or not f[1].startswith("<")]
    meaning = advice(error)
    lines = [meaning] if meaning else []
    for line, function, source in frames[-3:]:
        lines.append(shorten(f"line {line}, in {function}:  {source.strip()}", LINE))
    # A given helper may be where it broke; the learner's own line is the one that called it.
    own = [number for number, function, _ in frames if function == call.function]
    where = own[-1] if own else last_line(error, path)
    return CheckFailed(headline, *lines, layer=Layer.RAISED, function=call.function, line=where)
