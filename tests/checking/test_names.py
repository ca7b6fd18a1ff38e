"""Whether a file can remember an earlier call: better asked once too often than once too little."""

import pytest

from txlab.checking.names import can_remember, names_in

STATEFUL = [
    "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)",
    "count = 0\ndef f(x):\n    global count\n    count += 1\n    return count",
    "def f(x, seen=[]):\n    seen.append(x)\n    return len(seen)",
    "def f(x, *, seen={}):\n    seen[x] = 1\n    return len(seen)",
    "def f(x):\n    f.last = getattr(f, 'last', 0) + 1\n    return f.last\nf(0)",
    "import functools\n@functools.lru_cache\ndef f(x):\n    return x",
    "import functools\ndef f(x):\n    return g(x)\n@functools.cache\ndef g(x):\n    return x",
    "def keep(g):\n    last = []\n    def h(x):\n        last.append(x)\n        return g(x)\n    return h\n"
    "@keep\ndef f(x):\n    return x",
    "import numpy as np\nrng = np.random.default_rng(0)\ndef f(x):\n    return rng.normal()",
    "import numpy as np\nbuffer = np.zeros(3)\ndef f(x):\n    buffer[:] = x\n    return buffer",
    "class Keeper:\n    last = 0\ndef f(x):\n    Keeper.last += x\n    return Keeper.last",
    "class Call:\n    def __call__(self, x):\n        return x\nf = Call()",
    "def f(x):\n    globals()['n'] = globals().get('n', 0) + 1\n    return n",
    "seen = {}\ndef f(x):\n    def inner():\n        return seen.setdefault(x, 1)\n    return inner()",
]
STATELESS = [
    "import numpy as np\ndef f(x):\n    return np.exp(x) / np.exp(x).sum()",
    "EPS = 1e-5\nfrom numpy import sqrt\ndef g(x):\n    return sqrt(x + EPS)\n"
    "def f(x, n=2):\n    return g(x) * n",
    "import math\nexamples = [1, 2]\ndef f(x):\n    return math.sqrt(x)",
    "def f(x):\n    return [g(v) for v in x]\ndef g(v):\n    return v + 1",
]


@pytest.fixture
def module_of(learner_of):
    return lambda source: learner_of(source)._module


@pytest.mark.parametrize("source", STATEFUL)
def test_whatever_can_hold_a_value_is_found(module_of, source):
    """globals, defaults, attributes, closures, caches and objects."""
    assert can_remember(module_of(source), ["f"])


@pytest.mark.parametrize("source", STATELESS)
def test_plain_functions_have_nowhere_to_keep_anything(module_of, source):
    """constants, imports and other functions hold nothing of a call."""
    assert not can_remember(module_of(source), ["f"])


def test_names_inside_inner_functions_count(module_of):
    """a comprehension or an inner function is code of its own."""
    module = module_of("def f(x):\n    def g():\n        return np.exp(x)\n    return g")
    assert {"np", "exp"} <= names_in([vars(module)["f"]])
