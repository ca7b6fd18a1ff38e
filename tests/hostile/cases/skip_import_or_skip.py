# about: needs a package, or else skips
# outcome: broken
# cold: no
import pytest

torch = pytest.importorskip("torch")  # here
