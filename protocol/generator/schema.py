"""Reads protocol/schema.json and refuses a schema that makes no sense. generate.py describes the format."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

SCALARS = ("string", "int", "bool", "letter", "letters", "json", "map")
GROUPS = ("structs", "stored", "client", "server", "requests", "replies")
MAX_INT = 2**53 - 1
KEY_DOC = "idempotency key, chosen by the client: 1 to 36 letters, digits, _ and -"


class SchemaError(Exception):
    """What is wrong with the schema, as a sentence."""


@dataclass
class Field:
    name: str  # its name in JSON
    kind: str  # a scalar, "list", or the name of an enum or struct
    doc: str = ""
    min: int = 0
    max: int = 0
    word: bool = False
    optional: bool = False  # the key may be left out
    nullable: bool = False  # the key is present, but its value may be null
    element: "Field | None" = None

    @property
    def cpp_name(self) -> str:
        return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", self.name).lower()


@dataclass
class Struct:
    name: str
    doc: str
    fields: list[Field]
    type: str = ""  # the value of `type`; only messages have one

    @property
    def cpp_name(self) -> str:
        return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", self.name).lower()


@dataclass
class Schema:
    protocol: int
    limits: dict[str, dict[str, int]]
    enums: dict[str, dict]
    groups: dict[str, list[Struct]] = field(default_factory=dict)

    def every(self, groups: tuple[str, ...] = GROUPS):
        """All structs and messages, each after those it uses."""
        for group in groups:
            yield from self.groups[group]

    def sent(self):
        """The same without what never leaves the server."""
        return self.every(tuple(group for group in GROUPS if group != "stored"))


ALLOWED = {"is", "doc", "min", "max", "chars", "optional", "nullable", "of"}


def _need(good: bool, where: str, sentence: str):
    if not good:
        raise SchemaError(f"{where}: {sentence}")


def _field(name: str, raw: dict, known: set[str], where: str, element: bool = False) -> Field:
    kind = raw.get("is", "")
    unknown = sorted(set(raw) - ALLOWED)
    _need(not unknown, where, f"unknown property {unknown}")
    if kind == "key":
        return Field(name, "string", KEY_DOC, 1, 36, word=True, optional=raw.get("optional", False))
    _need(kind in SCALARS or kind == "list" or kind in known, where, f"unknown type '{kind}'")
    out = Field(name, kind, raw.get("doc", ""), raw.get("min", 0), raw.get("max", 0), raw.get("chars") == "word",
                raw.get("optional", False), raw.get("nullable", False))
    _need(raw.get("chars", "word") == "word", where, "the only class of characters is 'word'")
    _need(element or (out.doc and "\n" not in out.doc), where, "a doc of one line is missing")
    _need(not (out.optional and out.nullable), where, "optional or nullable, not both")
    if kind in ("string", "int", "map", "list"):
        _need("max" in raw and out.min <= out.max and abs(out.max) <= MAX_INT, where, "limits are missing or wrong")
    if kind == "list":
        _need("of" in raw and raw["of"].get("is") != "list", where, "a list needs 'of', and no list of lists")
        out.element = _field(name, raw["of"], known, where + "[]", element=True)
    return out


def _struct(name: str, raw: dict, known: set[str], message: bool) -> Struct:
    _need(bool(re.fullmatch(r"([A-Z][a-z]+)+", name)), name, "names of types are PascalCase")
    _need(bool(raw.get("doc")), name, "a doc is missing")
    _need(message == ("type" in raw), name, "messages have a type, structs have none")
    fields = []
    for field_name, raw_field in raw["fields"].items():
        _need(bool(re.fullmatch(r"[a-z][A-Za-z]*", field_name)), f"{name}.{field_name}", "names are camelCase")
        fields.append(_field(field_name, raw_field, known, f"{name}.{field_name}"))
    return Struct(name, raw["doc"], fields, raw.get("type", ""))


def load(path: Path) -> Schema:
    raw = json.loads(path.read_text(encoding="utf-8"))
    schema = Schema(raw["protocol"], raw["limits"], raw["enums"])
    known = set(schema.enums)
    for group in GROUPS:
        message = group in ("client", "server")
        schema.groups[group] = []
        for name, raw_struct in raw[group].items():
            _need(name not in known, name, "the name is taken")
            schema.groups[group].append(_struct(name, raw_struct, known, message))
            known.add(name)
        types = [struct.type for struct in schema.groups[group] if message]
        _need(len(types) == len(set(types)), group, "two messages have the same type")
    return schema
