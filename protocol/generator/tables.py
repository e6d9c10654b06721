"""The tables of docs/api/protocol.md, between markers in the document."""

import re

from .schema import Field, Schema, SchemaError, Struct

MARKERS = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = {"letter": "seat", "letters": "seats", "json": "JSON", "map": "map of strings", "bool": "true or false"}


def described(field: Field) -> str:
    if field.kind == "string":
        size = f"{field.min}–{field.max}" if field.min else f"≤ {field.max}"
        return f"string {size}" + (", word" if field.word else "")
    if field.kind == "int":
        top = "2^53 − 1" if field.max == 2**53 - 1 else str(field.max)
        return f"int {field.min} to {top}".replace(" -", " −")
    if field.kind == "list":
        size = f"{field.min}–{field.max}" if field.min else f"≤ {field.max}"
        return f"list {size} of {described(field.element)}"
    if field.kind == "map":
        return f"map of strings ≤ {field.max}"
    return NAMES.get(field.kind, f"`{field.kind}`")


def way(field: Field) -> str:
    return "may be absent" if field.optional else "may be null" if field.nullable else ""


def table(struct: Struct) -> str:
    title = f"`{struct.type}`" if struct.type else f"`{struct.name}`"
    out = f"**{title}** {struct.doc}\n\n"
    if not struct.fields:
        return out + "It has no further field.\n\n"
    out += "| field | type | | meaning |\n|---|---|---|---|\n"
    for field in struct.fields:
        out += f"| `{field.name}` | {described(field)} | {way(field)} | {field.doc} |\n"
    return out + "\n"


def enum_table(name: str, raw: dict) -> str:
    rows = "".join(f"| `{value}` | {doc} |\n" for value, doc in raw["values"].items())
    return f"**`{name}`** {raw['doc']}\n\n| value | meaning |\n|---|---|\n{rows}\n"


def section(schema: Schema, name: str) -> str:
    if name == "enums":
        return "".join(enum_table(enum, raw) for enum, raw in schema.enums.items())
    if name in schema.groups:
        return "".join(table(struct) for struct in schema.groups[name])
    raise SchemaError(f"the document asks for the tables of '{name}', which the schema does not have")


def filled(document: str, schema: Schema) -> str:
    """The document with fresh tables between its markers."""
    return MARKERS.sub(lambda found: found[1] + "\n" + section(schema, found[2]) + found[3], document)
