"""C++: types in messages.h, their readers and writers in messages.cpp."""

import textwrap

from .schema import Field, Schema, Struct

SCALARS = {"string": "std::string", "int": "std::int64_t", "bool": "bool", "letter": "char", "letters": "std::string",
           "json": "std::string", "map": "StringMap"}
DEFAULTS = {"int": " = 0", "bool": " = false", "letter": " = 'A'"}


def enumerator(value: str) -> str:
    return value.replace("-", "_").lower()


def type_of(field: Field) -> str:
    if field.kind == "list":
        inner = f"std::vector<{type_of(field.element)}>"
    else:
        inner = SCALARS.get(field.kind, field.kind)
    return f"std::optional<{inner}>" if field.optional or field.nullable else inner


def initial(field: Field, schema: Schema) -> str:
    if field.optional or field.nullable:
        return " = {}"
    if field.kind in schema.enums:
        return f" = {field.kind}::{enumerator(next(iter(schema.enums[field.kind]['values'])))}"
    if field.kind == "int" and field.min > 0:
        return f" = {field.min}"
    return DEFAULTS.get(field.kind, " = {}")


def limits(field: Field) -> str:
    """The arguments after the variable that is read into, each preceded by a comma."""
    word = ", Chars::word" if field.word else ""
    own = {"string": f", Text{{{field.min}, {field.max}{word}}}", "int": f", Whole{{{field.min}, {field.max}}}",
           "letters": ", Letters{}", "json": ", Raw{}", "map": f", Count{{{field.min}, {field.max}}}",
           "list": f", Count{{{field.min}, {field.max}}}"}.get(field.kind, "")
    return own + (limits(field.element) if field.element else "")


def comment(text: str, indent: str = "") -> str:
    return textwrap.fill(text, 118, initial_indent=indent + "// ", subsequent_indent=indent + "// ") + "\n"


def documented(line: str, doc: str) -> str:
    """The comment after the code, or above it if there is no room."""
    behind = f"{line}  // {doc}"
    return behind + "\n" if len(behind) <= 120 else comment(doc, "  ") + line + "\n"


# --- messages.h -----------------------------------------------------------------------------------------------------


def enum_declaration(name: str, raw: dict) -> str:
    out = comment(raw["doc"]) + f"enum class {name} {{\n"
    for value, doc in raw["values"].items():
        out += documented(f"  {enumerator(value)},", doc)
    return out + f"}};\nstd::string_view name_of({name} value);\n\n"


def struct_declaration(struct: Struct, schema: Schema) -> str:
    out = comment(struct.doc) + f"struct {struct.name} {{\n"
    if struct.type:
        out += f'  static constexpr std::string_view type = "{struct.type}";\n'
    for field in struct.fields:
        out += documented(f"  {type_of(field)} {field.cpp_name}{initial(field, schema)};", field.doc)
    return out + f"  friend bool operator==(const {struct.name}&, const {struct.name}&) = default;\n}};\n\n"


def union(name: str, structs: list[Struct]) -> str:
    alternatives = ", ".join(struct.name for struct in structs)
    return f"using {name} =\n    std::variant<{alternatives}>;\n"


def header(schema: Schema) -> str:
    request, reply = schema.limits["request"], schema.limits["reply"]
    out = f"""// Generated from protocol/schema.json: the messages between server and client, and the bodies of HTTP requests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "protocol/bad_message.h"

namespace protocol {{

inline constexpr std::int64_t protocol_version = {schema.protocol};
// Longer texts are refused unread: what clients send, and what servers send.
inline constexpr std::size_t max_request_bytes = {request["bytes"]};
inline constexpr std::size_t max_reply_bytes = {reply["bytes"]};

using StringMap = std::vector<std::pair<std::string, std::string>>;  // in the order of the text

"""
    for name, raw in schema.enums.items():
        out += enum_declaration(name, raw)
    for struct in schema.every():
        out += struct_declaration(struct, schema)
    out += union("ClientMessage", schema.groups["client"]) + union("ServerMessage", schema.groups["server"])
    out += """
core::Result<ClientMessage, BadMessage> read_client_message(std::string_view text);
core::Result<ServerMessage, BadMessage> read_server_message(std::string_view text);
std::string write(const ClientMessage& message);
std::string write(const ServerMessage& message);

"""
    for struct in schema.every():
        if not struct.type:
            out += f"core::Result<{struct.name}, BadMessage> read_{struct.cpp_name}(std::string_view text);\n"
    out += "\n"
    for struct in schema.every():
        out += f"std::string write(const {struct.name}& value);\n"
    return out + "\n}  // namespace protocol\n"


# --- messages.cpp ---------------------------------------------------------------------------------------------------


def enum_functions(name: str, raw: dict) -> str:
    values = list(raw["values"])
    cases = "".join(f'    case {name}::{enumerator(value)}: return "{value}";\n' for value in values)
    listed = textwrap.fill(", ".join(f'"{value}"' for value in values), 112, break_on_hyphens=False,
                           initial_indent=" " * 6, subsequent_indent=" " * 6)
    return f"""std::string_view name_of({name} value) {{
  switch (value) {{
{cases}  }}
  return {{}};
}}
static void put(core::JsonWriter& out, {name} value) {{ out.value(name_of(value)); }}
static void read(const Value& value, const Place& place, Trouble& trouble, {name}& out) {{
  const std::size_t number = codec::read_choice(value, place, trouble, {{
{listed}}});
  if (trouble.none()) out = static_cast<{name}>(number);
}}

"""


def way(field: Field) -> str:
    return "optional" if field.optional else "nullable" if field.nullable else ""


def mark(field: Field) -> str:
    return ", Raw{}" if field.kind == "json" else ""


def struct_functions(struct: Struct) -> str:
    unused = "" if struct.fields else "/*out*/"
    reads = "".join(f'  in.{way(field) or "required"}("{field.name}", out.{field.cpp_name}{limits(field)});\n'
                    for field in struct.fields)
    names = (["type"] if struct.type else []) + [field.name for field in struct.fields]
    listed = ", ".join(f'"{name}"' for name in names)
    puts = "".join(f'  codec::put_{way(field) or "field"}(out, "{field.name}", value.{field.cpp_name}{mark(field)});\n'
                   for field in struct.fields)
    if struct.type:
        puts = f'  out.key("type").value({struct.name}::type);\n' + puts
    return f"""static void read(const Value& value, const Place& place, Trouble& trouble, {struct.name}& {unused or "out"}) {{
  const Fields in(value, place, trouble);
{reads}  in.no_others({{{listed}}});
}}
static void put(core::JsonWriter& out, const {struct.name}& {"value" if struct.fields else "/*value*/"}) {{
  out.begin_object();
{puts}  out.end_object();
}}
std::string write(const {struct.name}& value) {{
  core::JsonWriter out;
  put(out, value);
  return out.take();
}}

"""


def union_functions(name: str, read_name: str, bounds: str, structs: list[Struct]) -> str:
    branches = "".join(f"""  if (type == {struct.name}::type) return as<{name}, {struct.name}>(document);
""" for struct in structs)
    return f"""core::Result<{name}, BadMessage> {read_name}(std::string_view text) {{
  Document document(text, {bounds});
  const std::string_view type = document.type();
{branches}  document.unknown_type();
  return core::Failure{{document.bad_message()}};
}}
std::string write(const {name}& message) {{
  return std::visit([](const auto& one) {{ return write(one); }}, message);
}}

"""


def source(schema: Schema) -> str:
    out = f"""// Generated from protocol/schema.json.
#include "protocol/messages.h"

#include "core/json.h"
#include "protocol/codec.h"

namespace protocol {{

using codec::Bounds;
using codec::Chars;
using codec::Count;
using codec::Document;
using codec::Fields;
using codec::Letters;
using codec::Place;
using codec::Raw;
using codec::Text;
using codec::Trouble;
using codec::Value;
using codec::Whole;

static constexpr Bounds request_bounds{{max_request_bytes, {schema.limits["request"]["depth"]}}};
static constexpr Bounds reply_bounds{{max_reply_bytes, {schema.limits["reply"]["depth"]}}};

"""
    for name, raw in schema.enums.items():
        out += enum_functions(name, raw)
    for struct in schema.every():
        out += struct_functions(struct)
    out += """// The message of the type that was found, among all of its direction.
template <class Message, class T>
static core::Result<Message, BadMessage> as(Document& document) {
  T out;
  read(document.value(), Place{}, document.trouble(), out);
  if (!document.trouble().none()) return core::Failure{document.bad_message()};
  return Message(std::move(out));
}

"""
    out += union_functions("ClientMessage", "read_client_message", "request_bounds", schema.groups["client"])
    out += union_functions("ServerMessage", "read_server_message", "reply_bounds", schema.groups["server"])
    for group in ("structs", "stored", "requests", "replies"):
        bounds = "request_bounds" if group == "requests" else "reply_bounds"
        for struct in schema.groups[group]:
            out += (f"core::Result<{struct.name}, BadMessage> read_{struct.cpp_name}(std::string_view text) {{\n"
                    f"  return codec::read_document<{struct.name}>(text, {bounds});\n}}\n")
    return out + "\n}  // namespace protocol\n"
