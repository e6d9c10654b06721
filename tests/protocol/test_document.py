#!/usr/bin/env python3
"""The documents hold what they say: the snippets work, and openapi.yaml agrees with the schema of the protocol."""

import copy
import json
import re
import subprocess
import unittest
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "protocol" / "schema.json").read_text(encoding="utf-8"))
OPENAPI = yaml.safe_load((ROOT / "docs" / "api" / "openapi.yaml").read_text(encoding="utf-8"))
DOCUMENT = (ROOT / "docs" / "api" / "protocol.md").read_text(encoding="utf-8")
BEFORE = {"table": {"seats": [{"name": "", "votes": ""}, {"name": "Bo", "votes": "A"}]}, "game": {"supply": {"2": 1}}}
CHANGES = {"table.seats.0.name": "Ann", "game.supply.2": 7, "table.seats.1": {"name": ""}}
AFTER = {"table": {"seats": [{"name": "Ann", "votes": ""}, {"name": ""}]}, "game": {"supply": {"2": 7}}}


def snippet(language: str) -> str:
    return re.search(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)[1]


def structs() -> dict:
    """What goes over HTTP: name -> fields."""
    names = {name: raw["fields"] for group in ("requests", "replies") for name, raw in SCHEMA[group].items()}
    return names | {name: SCHEMA["structs"][name]["fields"] for name in SCHEMA["structs"] if name in schemas()}


def schemas() -> dict:
    return OPENAPI["components"]["schemas"]


def resolved(node: dict) -> dict:
    while "$ref" in node:
        target = OPENAPI
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        node = target
    return node


def references(node):
    if isinstance(node, dict):
        yield from [node["$ref"]] if "$ref" in node else []
        node = list(node.values())
    for child in node if isinstance(node, list) else []:
        yield from references(child)


def limits(field: dict) -> dict:
    """What openapi.yaml has to say of a field of the schema."""
    kind = field["is"]
    if kind == "string":
        out = {"type": "string", "minLength": field.get("min", 0), "maxLength": field["max"]}
        return out | ({"pattern": "^[A-Za-z0-9_-]*$"} if field.get("chars") else {})
    if kind == "int":
        return {"type": "integer", "minimum": field["min"], "maximum": field["max"]}
    if kind == "list":
        return {"type": "array", "minItems": field.get("min", 0), "maxItems": field["max"]}
    if kind == "map":
        return {"type": "object", "maxProperties": field["max"]}
    if kind == "letter":
        return {"type": "string", "enum": list("ABCDEFGH")}
    if kind == "letters":
        return {"type": "string", "pattern": "^[A-H]*$"}
    if kind in SCHEMA["enums"]:
        return {"type": "string", "enum": list(SCHEMA["enums"][kind]["values"])}
    return {"type": "boolean" if kind == "bool" else "object"}


class Documents(unittest.TestCase):
    def check_field(self, field: dict, described: dict, where: str):
        if field.get("nullable"):
            self.assertIn({"type": "null"}, described["oneOf"], where)
            described = described["oneOf"][0]
        described = resolved(described)
        for name, value in limits(field).items():
            self.assertEqual(described.get(name, 0 if name.startswith("min") else None), value, f"{where} {name}")
        if field["is"] == "list":
            self.check_field(field["of"], described["items"], where + "[]")

    def test_openapi_has_the_fields_of_the_schema(self):
        self.assertLessEqual(set(structs()), set(schemas()))
        for name, fields in structs().items():
            described = schemas()[name]
            self.assertEqual(set(described["properties"]), set(fields), name)
            self.assertIs(described["additionalProperties"], False, name)
            required = {field for field, raw in fields.items() if not raw.get("optional")}
            self.assertEqual(set(described.get("required", [])), required, name)
            for field, raw in fields.items():
                self.check_field(raw, described["properties"][field], f"{name}.{field}")

    def test_openapi_refers_only_to_parts_that_exist(self):
        found = list(references(OPENAPI))
        self.assertGreater(len(found), 50)
        for reference in found:
            self.assertTrue(resolved({"$ref": reference}))

    def test_every_operation_says_what_may_go_wrong(self):
        for path, item in OPENAPI["paths"].items():
            for method in {"get", "post"} & set(item):
                operation = item[method]
                self.assertTrue(operation["summary"] and operation["operationId"], path)
                expected = {"429"} if path != "/healthz" else {"503"}
                if method == "post":
                    expected |= {"400", "403", "413", "415", "503"}
                self.assertLessEqual(expected, set(operation["responses"]), f"{method} {path}")

    def test_snippet_in_python(self):
        scope: dict = {}
        exec(snippet("python"), scope)  # pylint: disable=exec-used
        state = copy.deepcopy(BEFORE)
        scope["apply"](state, CHANGES)
        self.assertEqual(state, AFTER)

    def test_snippet_in_javascript(self):
        program = (snippet("js") + f"const state = {json.dumps(BEFORE)};\napply(state, {json.dumps(CHANGES)});\n"
                   "console.log(JSON.stringify(state));")
        done = subprocess.run(["node", "-e", program], capture_output=True, text=True, timeout=60, check=True)
        self.assertEqual(json.loads(done.stdout), AFTER)


if __name__ == "__main__":
    unittest.main()
