"""Cases whose promise is not kept yet, and why; a test fails as soon as one of them is."""

PENDING: dict[str, str] = {}
PENDING_COLD: dict[str, str] = {}
PENDING_WARM: dict[str, str] = {}
