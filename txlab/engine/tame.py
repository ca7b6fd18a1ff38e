"""Tells a learner's file that cannot reach beyond its own names: nothing is to be put back; child side.

Nearly every answer is one, and judging it takes half the time when nobody looks, after each call, whether
it patched Python, numpy or the checks.
"""

import builtins
import dis
import math
import types
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterator
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
    "reversed", "round", "set", "slice", "sorted", "str", "sum", "tuple", "type", "zip",
}  # fmt: skip
# What leads from these modules to Python itself, changes settings, or takes code or names as text.
_FORBIDDEN = {
    "bit_generator", "char", "core", "ctypes", "ctypeslib", "distutils", "dump", "evaluate_forward_ref",
    "exceptions", "f2py", "fromfile", "fromregex", "genfromtxt", "get_type_hints", "lib", "load", "loadtxt",
    "ma", "make_dataclass", "matlib", "memmap", "mtrand", "os", "rec", "save", "savetxt", "savez",
    "savez_compressed", "set_printoptions", "set_string_function", "setbufsize", "seterr", "seterrcall",
    "show_config", "show_runtime", "strings", "sys", "test", "testing", "tofile", "update_wrapper", "wraps",
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
_KNOWN = {name for kind in _KINDS for name in dir(kind) if not name.startswith("_")} - _BUILTINS
_KNOWN |= _CALLS | _ERRORS | _OF_ANY_FILE | {part for name in _MODULES for part in name.split(".")}
_OPERATIONS = dis.opmap
_SETS = {_OPERATIONS[name] for name in ("STORE_ATTR", "DELETE_ATTR")}
_BINDS = {_OPERATIONS[name] for name in ("STORE_NAME", "STORE_GLOBAL")}
_IMPORT, _EXTENDED = _OPERATIONS["IMPORT_NAME"], _OPERATIONS["EXTENDED_ARG"]


def is_tame(code: types.CodeType) -> bool:
    """Whether the code of a file uses nothing but names of its own, and others that are known to be harmless.

    It sets no attribute, imports nothing but mathematics, and cannot get at anything by a name in a string.
    """
    codes = list(_codes(code))
    own, used, imported = set[str](), set[str](), set[str]()
    for each in codes:
        used.update(each.co_names)
        extended = 0
        for operation, part in zip(each.co_code[::2], each.co_code[1::2], strict=True):
            argument = extended | part
            extended = argument << 8 if operation == _EXTENDED else 0
            if operation in _SETS:
                return False
            if operation in _BINDS:
                own.add(each.co_names[argument])
            if operation == _IMPORT:
                imported.add(each.co_names[argument])
    own = {name for name in own if not name.startswith("__")} - _BUILTINS
    harmless = (own | _KNOWN) - _FORBIDDEN
    if "default_rng" not in used:
        harmless -= {"random"}  # one generator for all: each check is to begin with the same numbers
    return imported <= _MODULES and used - (imported - {"random"}) <= harmless


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _codes(constant)
