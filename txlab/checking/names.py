"""Which names the code of functions uses, and whether it could remember anything in them."""

import dis
from collections.abc import Iterable, Iterator
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

_STORE = dis.opmap["STORE_GLOBAL"]
_BY_STEALTH = {"globals", "vars", "locals", "setattr", "exec", "eval", "__dict__"}
# What a function may use without keeping anything in it; a module is shared with any copy of the file.
_STATELESS = (
    FunctionType, BuiltinFunctionType, ModuleType, np.ufunc, type(np.concatenate),
    str, int, float, bool, type(None),
)  # fmt: skip


def names_in(functions: Iterable[FunctionType]) -> set[str]:
    """Every name that the code of these functions looks up, in functions inside them too."""
    return {name for code in _codes(functions) for name in code.co_names}


def can_remember(module: ModuleType, called: Iterable[str]) -> bool:
    """Whether the functions of a file could keep anything of one call for the next, in the file itself.

    That is in a name they write (`global`), in a list, dict, array or other object
    they use, in a default, in an attribute of a function or in a closure.
    """
    functions = [value for value in vars(module).values() if type(value) is FunctionType]
    used = names_in(functions)
    values = [value for name, value in vars(module).items() if name in used or name in called]
    return (
        not used.isdisjoint(_BY_STEALTH)
        or any(type(value) not in _STATELESS for value in values)
        or any(_STORE in code.co_code[::2] for code in _codes(functions))
        or any(vars(f) or f.__closure__ or not _is_fixed(f) for f in functions)
    )


def _is_fixed(function: FunctionType) -> bool:
    defaults: Iterable[Any] = (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values())
    return all(type(value) in _STATELESS for value in defaults)


def _codes(functions: Iterable[FunctionType]) -> Iterator[CodeType]:
    codes = [function.__code__ for function in functions]
    while codes:
        code = codes.pop()
        yield code
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
