"""What a rehearsal makes ahead, so that a run need not."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
REHEARSED = f"""
import os, sys
from pathlib import Path
from txlab.checking.slips import Outcomes, slips_of
from txlab.engine.plugin import benches, collect
from txlab.engine.pristine import functions_by_module
from txlab.engine.rehearsal import rehearse

root = Path({str(ROOT)!r})
exercise = root / "checks" / "ex06_layer_norm.py", root / "solutions" / "ex06_layer_norm.py"

def then(collected):
    bench = benches(collected, [exercise])[exercise]
    bench.get_ready(functions_by_module())
    rehearse(collected, bench)
    known = {{function for outcomes in Outcomes._known.values() for function in outcomes}}
    slips = slips_of(bench.slips)
    os.write(1, b"%d of %d" % (sum(slip.function in known for slip in slips), len(slips)))
    os._exit(0)

collect([exercise[0]], then)
"""


def test_a_rehearsal_learns_what_comes_of_every_slip() -> None:
    """Another cause for its mistake, found before slips are asked, would leave them all to the run."""
    done = subprocess.run([sys.executable, "-c", REHEARSED], capture_output=True, text=True, check=False)
    known, _, all_of_them = done.stdout.partition(" of ")
    assert known == all_of_them, done.stderr
    assert int(known) > 100
