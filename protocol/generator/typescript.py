"""TypeScript: the same messages as discriminated unions."""

from .schema import Field, Schema, Struct

SCALARS = {"string": "string", "int": "number", "bool": "boolean", "letter": "Seat", "letters": "string",
           "json": "unknown", "map": "Record<string, string>"}


def type_of(field: Field) -> str:
    if field.kind == "list":
        return f"{type_of(field.element)}[]"
    return SCALARS.get(field.kind, field.kind)


def interface(struct: Struct) -> str:
    out = f"/** {struct.doc} */\nexport interface {struct.name} {{\n"
    if struct.type:
        out += f"  type: '{struct.type}';\n"
    for field in struct.fields:
        # `unknown` includes null already.
        null = " | null" if field.nullable and field.kind != "json" else ""
        out += f"  /** {field.doc} */\n  {field.name}{'?' if field.optional else ''}: {type_of(field)}{null};\n"
    return out + "}\n\n"


def enum(name: str, raw: dict) -> str:
    values = "".join(f"  /** {doc} */\n  | '{value}'\n" for value, doc in raw["values"].items())
    return f"/** {raw['doc']} */\nexport type {name} =\n{values.rstrip()};\n\n"


def union(name: str, structs: list[Struct]) -> str:
    return f"export type {name} =\n" + "".join(f"  | {struct.name}\n" for struct in structs).rstrip() + ";\n"


def module(schema: Schema) -> str:
    out = f"""// Generated from protocol/schema.json: the messages between server and client, and the bodies of HTTP requests.

export const protocol = {schema.protocol};

/** Letter of a seat, A first. */
export type Seat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

"""
    for name, raw in schema.enums.items():
        out += enum(name, raw)
    for struct in schema.sent():
        out += interface(struct)
    return out + union("ClientMessage", schema.groups["client"]) + "\n" + union("ServerMessage", schema.groups["server"])
