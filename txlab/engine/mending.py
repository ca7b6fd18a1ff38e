"""Notices what was patched in functions, classes and modules, and puts it back; child side."""

import builtins
import ctypes
import gc
import operator
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, islice
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np


class _Names(NamedTuple):
    """The names of a module, a class or a set of keyword defaults: as they are, and as they were."""

    now: Mapping[str, Any]
    before: dict[str, Any]
    put: Callable[[str, Any], None]
    take: Callable[[str], None]


def mending(
    modules: Iterable[ModuleType],
    functions: Collection[FunctionType],
    libraries: Iterable[ModuleType],
    used: Collection[str] | None = None,
    kinds: Collection[type] = (),
) -> Iterator[None]:
    """Puts back, at each step, all of `modules` (functions, classes, names) and the names of `libraries`.

    `functions` are those of `modules`, and others that are to keep their code; of the
    libraries only the names in `used` are watched, unless that is None; `kinds` are
    types written in C that are watched too. Nearly always nothing was patched, so a
    step first gathers what could be, in loops that run in C, and looks whether those
    are the very same objects. It never asks them: one may claim to equal any other.

    A generator that has begun keeps its code and its names, whatever becomes of
    the function it was made by: what puts the others back cannot be patched itself.
    """
    # Where there was no default the argument is passed in every call, so a new one would change nothing.
    optional = [f for f in functions if f.__defaults__ or f.__kwdefaults__]
    codes = [(f, f.__code__) for f in functions]
    defaults = [(f, f.__defaults__, f.__kwdefaults__) for f in optional]
    spaces = _spaces(modules, [named for _, _, named in defaults if named])
    spaces += map(_inside, kinds)
    own = [space.now for space in spaces]
    shelves = [vars(library) for library in libraries]
    stocks = [(shelf, {name: shelf[name] for name in _watched(shelf, used)}) for shelf in shelves]
    picks = [operator.itemgetter(*stock) for _, stock in stocks] if used is not None else []
    # Of a whole library all its values are taken, up to those that came later, by a lazy import.
    whole, lengths = ([*shelves], [len(shelf) for shelf in shelves]) if used is None else ([], [])

    relimit, limit = sys.setrecursionlimit, sys.getrecursionlimit()
    untrace, unprofile, each, row, size, listed = sys.settrace, sys.setprofile, map, tuple, len, list
    call, linked, joined, first, lacks = operator.call, chain, chain.from_iterable, islice, KeyError
    code_of, defaults_of, named_of = map(operator.attrgetter, ("__code__", "__defaults__", "__kwdefaults__"))
    values_of = operator.methodcaller("values")
    address, right = id, b""
    renew = ctypes.pythonapi.PyType_Modified
    renew.argtypes, renew.restype = [ctypes.py_object], None
    while True:
        try:
            now = row(
                joined(
                    linked(
                        (each(code_of, functions), each(defaults_of, optional), each(named_of, optional)),
                        each(values_of, own),
                        each(call, picks, shelves),
                        each(first, each(values_of, whole), lengths),
                    )
                )
            )
        except lacks:  # a name of a library is gone
            now = ()
        if not right:
            before, many, (addresses, head) = now, size(now), _addresses(now)
            right = addresses(address(before) + head).raw
        elif size(now) != many or addresses(address(now) + head).raw != right:
            for function, code in codes:
                function.__code__ = code
            for function, ordered, named in defaults:
                function.__defaults__, function.__kwdefaults__ = ordered, named
            for names, old, put, take in spaces:
                for name in old:
                    if name not in names or names[name] is not old[name]:
                        put(name, old[name])
                for name in listed(names):
                    if name not in old:  # it could hide a builtin
                        take(name)
            for kind in kinds:
                renew(kind)  # it remembers what it found by a name
            for shelf, stock in stocks:
                for name in stock:
                    shelf[name] = stock[name]
            # A name that was gone stands last now, so from here on each step comes this way. To gather anew
            # what is right would be quicker, but a thread of the learner's could patch it in between.
        yield
        relimit(limit)
        untrace(None)
        unprofile(None)


def _addresses(things: tuple[Any, ...]) -> tuple[Callable[[int], Any], int]:
    """How to read the addresses of the objects in a tuple of this length, and where in it they begin.

    In CPython an `id` is an address and a tuple ends in a row of such.
    """
    row = ctypes.c_char * (len(things) * ctypes.sizeof(ctypes.c_void_p))
    return row.from_address, tuple.__basicsize__


def _watched(shelf: Mapping[str, Any], used: Collection[str] | None) -> list[str]:
    """The names of a library to watch: two at least, as picking one alone gives no tuple."""
    # Of these two all: numpy's own code uses the builtins too, and much of ours numpy in more than one way.
    if used is None or shelf is vars(builtins) or shelf is vars(np):
        return list(shelf)
    return [name for name in shelf if name in used or name in ("__name__", "__doc__")]


def _spaces(modules: Iterable[ModuleType], defaults: Iterable[dict[str, Any]]) -> list[_Names]:
    """The names of modules, of the classes they define, and of keyword defaults."""
    dicts = [vars(module) for module in modules]
    spaces = [
        _Names(names, dict(names), partial(operator.setitem, names), partial(operator.delitem, names))
        for names in (*dicts, *defaults)
    ]
    return spaces + [
        _Names(vars(kind), dict(vars(kind)), partial(type.__setattr__, kind), partial(type.__delattr__, kind))
        for kind in _classes_of(dicts)
    ]


def _inside(kind: type) -> _Names:
    """The names of a type that cannot be set from outside: in the very dict that `vars` shows."""
    inside = gc.get_referents(vars(kind))[0]
    return _Names(
        vars(kind), dict(inside), partial(operator.setitem, inside), partial(operator.delitem, inside)
    )


def _classes_of(spaces: list[dict[str, Any]]) -> list[type]:
    """The classes that these modules define."""
    own = {space["__name__"] for space in spaces}
    found = {id(value): value for space in spaces for value in space.values() if isinstance(value, type)}
    return [kind for kind in found.values() if kind.__module__ in own]
