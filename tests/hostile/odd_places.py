"""What may lie in the place of a learner's file and is no file at all, or one somewhere else."""

import os
import socket
from pathlib import Path

from case import RIGHT, Case, Placed


def _linked_to(target: str) -> Placed:
    return lambda place: place.symlink_to(target)


def _loop_of_links(place: Path) -> None:
    other = place.with_name("other_link.py")
    other.unlink(missing_ok=True)
    other.symlink_to(place.name)
    place.symlink_to(other.name)


def _pipe(place: Path) -> None:
    os.mkfifo(place)


def _socket(place: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(place))


def _full_folder(place: Path) -> None:
    place.mkdir()
    (place / "__init__.py").write_text(RIGHT, encoding="utf-8")


def _link_to_a_file(place: Path) -> None:
    target = place.with_name("elsewhere.py")
    target.write_text(RIGHT, encoding="utf-8")
    place.symlink_to(target.name)


_UNREADABLE = ("cannot be read",)
IN_ITS_PLACE = [
    Case("place_nothing", lambda place: None, ("missing",), ("is not there", "txlab reset 6")),
    Case("place_folder", Path.mkdir, ("broken",), ("folder", "txlab reset 6")),
    Case("place_package", _full_folder, ("broken",), ("folder",)),
    Case("place_dangling_link", _linked_to("nowhere.py"), ("missing",), ("is not there",)),
    Case(
        "place_link_to_itself",
        _linked_to("ex06_layer_norm.py"),
        ("broken", "missing"),
        ("ex06_layer_norm.py",),
    ),
    Case("place_loop_of_links", _loop_of_links, ("broken", "missing")),
    Case("place_link_to_a_folder", _linked_to(".."), ("broken",), ("folder",)),
    Case("place_link_to_a_file", _link_to_a_file, ("passed",)),
    Case("place_link_to_zeros", _linked_to("/dev/zero"), ("broken",), _UNREADABLE),
    Case("place_link_to_nothing", _linked_to("/dev/null"), ("broken",), _UNREADABLE),
    Case("place_link_to_memory", _linked_to("/proc/self/mem"), ("broken", "failed", "missing")),
    Case("place_pipe", _pipe, ("broken",), _UNREADABLE),
    Case("place_socket", _socket, ("broken",), _UNREADABLE),
]
