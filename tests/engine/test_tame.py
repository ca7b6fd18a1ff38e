"""A file is tame only when nothing in it could reach beyond its own names."""

from pathlib import Path

import pytest

from txlab.engine.tame import is_tame

ROOT = Path(__file__).parent.parent.parent
FILES = [*sorted((ROOT / "solutions").glob("ex*.py")), *sorted((ROOT / "exercises").glob("ex*.py"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_solutions_and_starters_are_tame(file):
    assert tame(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "def f(x):\n    return [y for y in sorted(x) if y]",
        "import numpy as np\nfrom math import sqrt\ndef f(x):\n    return np.exp(x - x.max(-1)) / sqrt(2)",
        "from collections import Counter, defaultdict\ncache = {}",
        "import numpy as np\nif __name__ == '__main__':\n    print(np.random.default_rng(0).normal(size=3))",
        "import numpy as np\nwith np.errstate(divide='ignore'):\n    x = np.log(0.0)",
        "count = 0\ndef f():\n    global count\n    count += 1\n    raise ValueError('no')",
        "def f(x):\n    x['key'] = 1\n    del x['key']\n    x[0] += 2",
        "from __future__ import annotations\nfrom typing import Any\nfrom numpy.typing import NDArray",
        "import numpy.typing as npt\nfrom collections.abc import Iterable\ndef f(x: npt.NDArray): pass",
        "import functools as ft\nimport math as m\n@ft.lru_cache(maxsize=None)\ndef f(x): return m.exp(x)",
        "from fractions import Fraction\nfrom statistics import fmean, pvariance\nx = fmean([1.0])",
        "from heapq import heappush, nlargest\nimport itertools\nx = itertools.pairwise('abc')",
        "match [1, 2]:\n    case [a, *b] if a:\n        x = b\n    case {'key': c}:\n        x = c",
    ],
)
def test_what_learners_write_is_tame(text):
    assert tame(text)


@pytest.mark.parametrize(
    "text",
    [
        "import numpy as np\nnp.allclose = lambda *a: True",
        "import numpy as np\ndef f():\n    np.allclose.__code__ = f.__code__",
        "import numpy as np\ndef f():\n    del np.allclose",
        "import numpy as np\nsetattr(np, 'allclose', print)",
        "import numpy as np\n(setattr)(np, 'allclose', print)",
        "import numpy as np\nnp.__dict__['allclose'] = print",
        "import numpy as np\nvars(np)['allclose'] = print",
        "globals()['__builtins__'].all = print",
        "__builtins__['all'] = print",
        "exec('import sys')",
        "exec('import sys')\nexec = 1",
        "def setattr(*a): pass\nsetattr(1, 2, 3)",
        "import sys",
        "def f():\n    import sys",
        "from os import path",
        "import numpy.core",
        "import numpy.testing as t",
        "from numpy import lib",
        "import numpy as np\nnp.lib",
        "import numpy as np\nlib = 1\nnp.lib",
        "import numpy as np\nnp.seterr(all='raise')",
        "import numpy as np\nnp.set_printoptions(precision=1)",
        "import numpy as np\nnp.load('x', allow_pickle=True)",
        "from functools import update_wrapper\nupdate_wrapper(print, print)",
        "class A:\n    def __init__(self):\n        self.x = 1",
        "class A:\n    def __del__(self):\n        pass",
        "class A:\n    __eq__ = None",
        "(lambda: 0).__globals__",
        "def f():\n    yield\nf().gi_frame",
        "import numpy as np\nx = np.random.normal()",
        "from numpy.random import normal\nnormal()",
        "import random\nrandom.random()",
        "from random import gauss",
        "import random\nrandom.choice([1, 2])",
        "import random as r\nr.choice([1, 2])",
        "import operator",
        "import copy\ncopy.copy(type('P', (), {'__reduce_ex__': lambda s, p: (dict, ())})())",
        "class M(type): pass",
        "import typing\nx = typing.ABCMeta('P', (), {})",
        "from dataclasses import dataclass\n@dataclass\nclass D:\n    __annotations__ = {'exec': int}",
        "import numpy as np\ndef f():\n    with np.errstate(all='raise'):\n        yield",
        "import numpy\nfrom typing import operator\nattrgetter = 0\noperator.attrgetter('__dict__')(numpy)",
        "import typing\noperator = 0\ntyping.operator",
        "import dataclasses\ninspect = 0\ndataclasses.inspect",
        "import random, numpy as np\nnp.random.default_rng\n_os = 0\nrandom._os",
        "from copy import _deepcopy_dispatch\n_deepcopy_dispatch[int] = print",
        "import copy\ndispatch_table = 0\ncopy.dispatch_table[int] = print",
        "import numpy as np\nsctypeDict = 0\nnp.sctypeDict['float64'] = int",
        "import numpy as np\nmatch np:\n    case object(__dict__=names):\n        names['allclose'] = print",
        "import numpy as np\nset_numeric_ops = 0\nnp.set_numeric_ops(subtract=print)",
        "class A(list):\n    def append(self, x):\n        mro = 0\n        super().mro()",
        "import importlib",
        "import ctypes",
        "import gc",
        "from txlab.checking import expect",
        "x = getattr",
        "open('x', 'w')",
        "[].__class__.__subclasses__()",
    ],
)
def test_what_could_reach_further_is_not(text):
    assert not tame(text)


def test_a_name_that_comes_late_in_a_long_file_is_seen():
    many = "\n".join(f"name_{number} = {number}" for number in range(400))
    assert tame(many)
    assert not tame(f"{many}\nimport sys")
    assert not tame(f"{many}\nname_0.attribute = 1")


def tame(text: str) -> bool:
    return is_tame(compile(text, "file.py", "exec"))
