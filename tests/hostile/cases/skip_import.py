# about: skips the whole file
# outcome: broken
# say: while it was loaded
import pytest

pytest.skip("not today", allow_module_level=True)  # here
