"""`python -m txlab` is the same program as `txlab`."""

import sys

if __name__ == "__main__":
    if not sys.flags.safe_path:
        # The current folder: a learner's `typing.py` there must not be taken for Python's own.
        del sys.path[0]

    from txlab.cli import main

    main()
