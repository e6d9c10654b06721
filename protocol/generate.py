#!/usr/bin/env python3
"""Generates C++, TypeScript and the tables of the documentation from protocol/schema.json.

protocol/generate.py --cpp FOLDER          messages.h and messages.cpp
protocol/generate.py --typescript FILE     messages.ts
protocol/generate.py --document            updates the tables in docs/api/protocol.md
protocol/generate.py --document --check    fails if they are stale

The schema is one JSON object:
  protocol   version of the protocol
  limits     largest size in bytes and depth, for requests (sent by clients) and replies (sent by the server)
  enums      name -> {doc, values: {value: doc}}
  structs    name -> {doc, fields: {name: field}}; a struct comes after the structs that it uses
  stored     like structs, but only for the server's store: neither in TypeScript nor in the document
  client, server     the messages of each direction: like structs, with `type`, the value of the field that tells them apart
  requests, replies  the bodies of HTTP requests and responses, like structs
A field is {is, doc} and, for some types, min and max:
  string     length in code points; chars: "word" allows only letters, digits, _ and -
  int        value, within +-2^53
  bool
  letter     a seat, "A" to "H"
  letters    several seats, each once, as one string
  map        string to string; max is the number of entries
  list       min and max are the number of elements, `of` is their type
  json       any JSON, passed on as text
  key        the idempotency key of a message
  <name>     an enum or a struct
`optional: true`: the key may be absent. `nullable: true`: the key is always present, but its value may be null.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
from generator import cpp, schema as schemas, tables, typescript  # noqa: E402

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent / "docs" / "api" / "protocol.md"


def write(path: Path, text: str):
    """Does not touch a file with the same content, so that nothing is compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def renew_document(schema: schemas.Schema, check: bool) -> int:
    old = DOCUMENT.read_text(encoding="utf-8")
    new = tables.filled(old, schema)
    if check:
        if old != new:
            print("docs/api/protocol.md is stale: run protocol/generate.py --document")
        return int(old != new)
    write(DOCUMENT, new)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schema", type=Path, default=HERE / "schema.json")
    parser.add_argument("--cpp", type=Path, metavar="FOLDER")
    parser.add_argument("--typescript", type=Path, metavar="FILE")
    parser.add_argument("--document", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    try:
        schema = schemas.load(options.schema)
        if options.cpp:
            write(options.cpp / "messages.h", cpp.header(schema))
            write(options.cpp / "messages.cpp", cpp.source(schema))
        if options.typescript:
            write(options.typescript, typescript.module(schema))
        return renew_document(schema, options.check) if options.document else 0
    except (schemas.SchemaError, OSError, ValueError, KeyError) as problem:
        print(f"generate.py: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
