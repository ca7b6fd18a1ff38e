"""What one writes in five minutes: watch a folder, and at each change run the test file in a new process.

python watcher.py LAB    (with LAB/exercises and LAB/checks)
"""

import subprocess
import sys
from pathlib import Path

from watchfiles import watch

# Hypothesis comes with a developer's installation only, and its plugin would make this side slower.
PYTEST = (sys.executable, "-m", "pytest", "-p", "no:hypothesispytest")


def main() -> None:
    """Watch until stopped."""
    lab = Path(sys.argv[1])
    print("watching", flush=True)
    for changes in watch(lab / "exercises"):
        for name in sorted({Path(path).stem for _, path in changes if path.endswith(".py")}):
            print(f"running {name}", flush=True)
            command = [*PYTEST, f"checks/test_{name}.py"]
            done = subprocess.run(command, cwd=lab, capture_output=True, text=True, check=False)
            print(done.stdout, flush=True)


if __name__ == "__main__":
    main()
