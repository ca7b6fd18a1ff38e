"""`python -m txlab` is the same program as `txlab`."""

from txlab.cli import main

if __name__ == "__main__":
    main()
