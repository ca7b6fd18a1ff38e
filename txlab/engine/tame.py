"""Tells a learner's file that cannot reach beyond its own names: nothing is to be put back; child side.

Nearly every answer is one, and judging it takes half the time when nobody looks, after each call, whether
it patched Python, numpy or the checks.
"""

import builtins
import dis
import importlib
import inspect
import math
import types
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

_MODULES = {
    "__future__", "bisect", "cmath", "collections", "collections.abc", "copy", "dataclasses", "fractions",
    "functools", "heapq", "itertools", "math", "numbers", "numpy", "numpy.linalg",
    "numpy.typing", "random", "statistics", "typing",
}  # fmt: skip
_CALLS = {
    "abs", "all", "any", "bool", "bytes", "callable", "chr", "complex", "dict", "divmod", "enumerate",
    "filter", "float", "format", "frozenset", "hasattr", "hash", "id", "int", "isinstance", "issubclass",
    "iter", "len", "list", "map", "max", "min", "next", "object", "ord", "pow", "print", "range", "repr",
    "reversed", "round", "set", "slice", "sorted", "str", "sum", "tuple", "zip",
}  # fmt: skip
# What leads from these modules to Python itself, changes settings, or takes code or names as text.
_FORBIDDEN = {
    "bit_generator", "char", "core", "ctypes", "ctypeslib", "dataclass", "distutils", "dump",
    "evaluate_forward_ref",
    "exceptions", "f2py", "fromfile", "fromregex", "genfromtxt", "get_type_hints", "lib", "load", "loadtxt",
    "ma", "make_dataclass", "matlib", "memmap", "mtrand", "os", "rec", "save", "savetxt", "savez",
    "savez_compressed", "set_numeric_ops", "set_printoptions", "set_string_function", "setbufsize", "seterr",
    "seterrcall", "seterrobj", "show_config", "show_runtime", "strings", "sys", "test", "testing", "tofile",
    "update_wrapper", "wraps",
}  # fmt: skip
_KINDS: tuple[Any, ...] = (
    np, np.ndarray, np.generic, np.ufunc, np.dtype, np.linalg, np.fft, np.random,
    np.random.Generator, math,
    bool, bytes, complex, dict, float, frozenset, int, list, set, slice, str, tuple,
    Counter, OrderedDict, defaultdict, deque,
)  # fmt: skip
_OF_ANY_FILE = {"__name__", "__doc__", "__annotations__", "__module__", "__qualname__"}
_BUILTINS = set(dir(builtins))
# What leads from an object to the frames and names of others, whatever the file calls by the same name.
_INSIDES = (
    *(types.FrameType, types.TracebackType, types.CodeType, types.FunctionType),
    *(types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType),
)
_FORBIDDEN |= {name for kind in _INSIDES for name in dir(kind) if "_" in name.strip("_")}
_ERRORS = {name for name in _BUILTINS if name.endswith(("Error", "Exception", "Warning", "Iteration"))}
_PARTS = {part for name in _MODULES for part in name.split(".")} | {"fft"}
_LIVING = (types.ModuleType, dict, list, set)  # what can be changed, or leads on to more, by its name alone


def _public(owner: Any) -> set[str]:
    # What a module only loads when it is asked for is not among its names.
    found = set(vars(owner)) if isinstance(owner, types.ModuleType) else set(dir(owner))
    return {name for name in found if not name.startswith("_") and _is_closed(vars(owner).get(name))}


def _is_closed(value: Any) -> bool:
    # A class of classes makes one whose special methods stand in strings.
    return not isinstance(value, _LIVING) and not (isinstance(value, type) and issubclass(value, type))


_KNOWN = _PARTS.union(*map(_public, _KINDS)) - _BUILTINS | _CALLS | _ERRORS | _OF_ANY_FILE
_SAMPLE = """
import a, b.c
from d import e, f
a.e, b.f.g
a.h(), b.i()
class C(a):
    def m(self):
        return b, a, super().j, super().k()
"""


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _codes(constant)


def _shifts() -> dict[int, int]:
    """How far the number of a name is shifted in the argument of each operation that reads an attribute."""
    shifts: dict[int, int] = {}
    for code in _codes(compile(_SAMPLE, "", "exec")):
        for each in dis.get_instructions(code):
            if each.opname.endswith("ATTR") or each.opname in ("LOAD_METHOD", "IMPORT_FROM"):
                at, argument = code.co_names.index(each.argval), each.arg or 0
                found = [shift for shift in range(8) if argument >> shift == at]
                if at and found:
                    shifts[each.opcode] = found[0]
    return shifts


# What is entered in a generator, and then never left, holds for all that comes after.
_SUSPENDS = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
_SETTINGS = {"errstate", "printoptions"}
_OPERATIONS = dis.opmap
_READS = _shifts()
_BINDS = {_OPERATIONS[name] for name in ("STORE_NAME", "STORE_GLOBAL")}
_IMPORT, _EXTENDED = _OPERATIONS["IMPORT_NAME"], _OPERATIONS["EXTENDED_ARG"]
_OF_NAMES = {
    *("LOAD_NAME", "LOAD_GLOBAL", "LOAD_FROM_DICT_OR_GLOBALS", "DELETE_NAME", "DELETE_GLOBAL"),
    *("STORE_NAME", "STORE_GLOBAL", "IMPORT_NAME"),
}
# What sets an attribute, reads one that is named in a constant, or was not known when this was written.
_WILD = {_OPERATIONS[name] for name in ("STORE_ATTR", "DELETE_ATTR", "MATCH_CLASS")}
_WILD |= {number for number in dis.hasname if dis.opname[number] not in _OF_NAMES} - _READS.keys()


def is_tame(code: types.CodeType) -> bool:
    """Whether the code of a file uses nothing but names of its own, and others that are known to be harmless.

    It sets no attribute, imports nothing but mathematics, and reads no attribute but those known: a name of
    its own says nothing of what an object of another has by that name.
    """
    own, used, read, imported = set[str](), set[str](), set[str](), set[str]()
    leaves_open = False
    for each in _codes(code):
        used.update(each.co_names)
        leaves_open |= bool(each.co_flags & _SUSPENDS)
        extended = 0
        for operation, part in zip(each.co_code[::2], each.co_code[1::2], strict=True):
            argument = extended | part
            extended = argument << 8 if operation == _EXTENDED else 0
            if operation in _WILD:
                return False
            if operation in _READS:
                read.add(each.co_names[argument >> _READS[operation]])
            elif operation in _BINDS:
                own.add(each.co_names[argument])
            elif operation == _IMPORT:
                imported.add(each.co_names[argument])
    if not imported <= _MODULES or (leaves_open and used & _SETTINGS):
        return False
    own = {name for name in own if not name.startswith("__")} - _BUILTINS
    known = _KNOWN.union(*map(_of_module, imported)) - _FORBIDDEN
    harmless = (own - _FORBIDDEN) | known
    if "default_rng" not in used:
        harmless -= {"random"}  # one generator for all: each check is to begin with the same numbers
    return read <= known & harmless and used - (imported - {"random"}) <= harmless


@cache
def _of_module(name: str) -> set[str]:
    """What a file may import from a module, or read of it."""
    return _public(importlib.import_module(name)) - _BUILTINS
