"""What a run may not do: use memory without end, or leave a core file; child side."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]


HEADROOM = 256 * 1024 * 1024
DESCRIPTORS = 32  # of those that the process may open, kept for our own words


def limit_leftovers() -> None:
    """A crash leaves no core file, and a run that opens too many files still leaves some descriptors."""
    if resource is None:
        return
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        _set_soft(resource.RLIMIT_NOFILE, min(soft, hard - DESCRIPTORS))


def limit_memory(mib: int, used: int | None) -> None:
    """The process may take `mib` MiB more address space than `used`; no-op where that is not known."""
    if resource is not None and used is not None:
        _set_soft(resource.RLIMIT_AS, used + mib * 1024 * 1024)


@contextmanager
def headroom() -> Iterator[None]:
    """Some room beyond the limits, for our own words on a run that hit them; then the limits stand again."""
    if resource is None:
        yield
        return
    room = {resource.RLIMIT_AS: HEADROOM, resource.RLIMIT_NOFILE: DESCRIPTORS}
    limits = {kind: resource.getrlimit(kind)[0] for kind in room}
    limits = {kind: soft for kind, soft in limits.items() if soft != resource.RLIM_INFINITY}
    for kind, soft in limits.items():
        _set_soft(kind, soft + room[kind])
    try:
        yield
    finally:
        for kind, soft in limits.items():
            _set_soft(kind, soft)


def _set_soft(kind: int, soft: int) -> None:
    with suppress(OSError, ValueError):  # a limit that cannot be set is only a missing comfort
        hard = resource.getrlimit(kind)[1]
        if hard != resource.RLIM_INFINITY and (soft > hard or soft == resource.RLIM_INFINITY):
            soft = hard
        resource.setrlimit(kind, (soft, hard))


def address_space() -> int | None:
    """What the process takes of it now, in bytes; None where the system cannot tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        return pages * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return None
