"""Reads C++ as far as the checks need it: comments, literals, and where functions begin and end."""

import re

# Raw strings first, because they may contain anything. A digit separator (1'000) is not a character literal.
_TOKEN = re.compile(
    r'R"(?P<mark>[^()\s\\]{0,16})\(.*?\)(?P=mark)"'
    r"|//(?:[^\n\\]|\\.|\\\n)*"
    r"|/\*.*?\*/"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)+'",
    re.DOTALL)
_SCOPE = re.compile(r"\b(namespace|class|struct|union)\b|\bextern\s*\"\"\s*$")


def without_comments(text: str) -> str:
    """The same lines with comments and the insides of literals blanked out; #include lines stay as they are."""

    def blank(found: re.Match) -> str:
        token = found.group()
        line_start = text.rfind("\n", 0, found.start()) + 1
        if token.startswith('"') and re.match(r"\s*#\s*include", text[line_start:found.start()]):
            return token
        newlines = "\n" * token.count("\n")
        return newlines if token.startswith(("//", "/*")) else '""' + newlines

    return _TOKEN.sub(blank, text)


def _closing(code: str, opening: int) -> int:
    """Where the brace opened at `opening` is closed; the end of the text if it never is."""
    depth = 0
    for found in re.compile(r"[{}]").finditer(code, opening):
        depth += 1 if found.group() == "{" else -1
        if depth == 0:
            return found.start()
    return len(code)


def functions(text: str):
    """(first line, number of lines) of every function body that lies in a namespace or class, lambdas included."""
    code = without_comments(text)
    code = re.sub(r"^[ ]*#(?:[^\n\\]|\\\n|\\.)*", lambda m: "\n" * m.group().count("\n"), code, flags=re.MULTILINE)
    position = head_start = 0
    while found := re.compile(r"[{};]").search(code, position):
        position = found.end()
        if found.group() != "{":
            head_start = position
            continue
        head = code[head_start:found.start()]
        end = _closing(code, found.start())
        if _SCOPE.search(head.split("(")[0]) and "=" not in head:
            head_start = position  # look inside
            continue
        if re.match(r"\s*[,{]", code[end + 1:end + 200]):
            position = end + 1  # member{value}, of a constructor: the body comes later
            continue
        if "(" in head and (re.search(r"\]\s*(\(|\{?$)", head) or not re.search(r"(?<!operator)(?<![=!<>])=(?!=)", head)):
            begin = head_start + len(head) - len(head.lstrip())
            first = code.count("\n", 0, begin) + 1
            yield first, code.count("\n", 0, end) + 1 - first + 1
        position = head_start = end + 1
