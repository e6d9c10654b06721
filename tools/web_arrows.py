"""The arrows of web/: lib <- ui <- play <- games/<game> <- games <- shell. A file may import from its own box and those below it."""

import posixpath
import re

ORDER = ["lib", "ui", "play", "game", "games", "shell"]
# Plugins build the page; tools and browser tests use it from outside. So nothing in the page imports them.
OUTSIDE = {"plugins", "tools", "tests"}
IMPORT = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+|\bmock\(\s*)['"]([^'"\n]+)['"]""")
ALIASES = {"$lib", "$ui", "$play", "$games", "$shell"}


def box_of(path: str) -> tuple[str, str]:
    """The box of a path in web/, and the name of its game if it belongs to one."""
    parts = path.split("/")
    if parts[0] == "games" and len(parts) > 2:
        return "game", parts[1]
    return parts[0], ""


def target_of(path: str, name: str) -> str | None:
    """The path in web/ that an import names; None if it is not a file of web/."""
    if name.split("/")[0] in ALIASES:
        return name[1:]
    if not name.startswith("."):
        return None
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
    return None if target.startswith("..") else target


def reason_against(path: str, target: str) -> str | None:
    (box, game), (other, other_game) = box_of(path), box_of(target)
    if box not in ORDER:
        return None
    is_test = "tests" in path.split("/")
    if "tests" in target.split("/") and not is_test:
        return "the page does not import what is made for tests"
    if other in OUTSIDE and not is_test:
        return f"{other}/ is not part of the page"
    if other not in ORDER:
        return None
    if ORDER.index(other) > ORDER.index(box):
        return "against the arrows of web/: lib <- ui <- play <- games/<game> <- games <- shell"
    return "a game does not know another game" if game and other_game and game != other_game else None


def check(path: str, text: str):
    """All (line, reason) of one file; the path begins with web/."""
    inside = path.removeprefix("web/")
    for number, line in enumerate(text.split("\n"), 1):
        for name in IMPORT.findall(line):
            target = target_of(inside, name)
            reason = target and reason_against(inside, target)
            if reason:
                yield number, f"import of {name}: {reason}"
