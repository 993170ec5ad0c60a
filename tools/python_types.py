#!/usr/bin/env python3
"""Makes the types of a tournament document, edge/python/ronda/_tournament_types.py, from docs/formats/tournament.schema.json.

    python_types.py [--write]

Without --write it compares and fails where they differ. A result is `[opponent, colour, name]` or a name alone, which types of
Python say as a union."""
import json
import keyword
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs/formats/tournament.schema.json"
TARGET = ROOT / "edge/python/ronda/_tournament_types.py"

HEAD = '''"""Made by tools/python_types.py from docs/formats/tournament.schema.json: a tournament as JSON."""
from __future__ import annotations

from typing import Any, Dict, List, TypedDict, Union
'''


def class_name(key):
    return "".join(word.capitalize() for word in key.split("_"))


def is_record(schema):
    return schema.get("type") == "object" and "properties" in schema


def type_of(schema, defs):
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return class_name(name) if is_record(defs[name]) else type_of(defs[name], defs)
    for key in ("oneOf", "anyOf"):
        if key in schema:
            kinds = sorted({type_of(one, defs) for one in schema[key]})
            return kinds[0] if len(kinds) == 1 else f"Union[{', '.join(kinds)}]"
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return "str" if isinstance(values[0], str) else "int"
    if "prefixItems" in schema:
        return "List[Any]"
    kinds = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}
    if schema.get("type") == "array":
        return f"List[{type_of(schema['items'], defs)}]" if isinstance(schema.get("items"), dict) else "List[Any]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Dict[str, {type_of(inner, defs)}]" if isinstance(inner, dict) else "Dict[str, Any]"
    return kinds.get(schema.get("type"), "Any")


def record(name, schema, defs):
    """Two classes where some members may be missing: TypedDict says so a class at a time."""
    named = [key for key in schema["properties"] if key.isidentifier() and not keyword.iskeyword(key)]
    required = [key for key in named if key in schema.get("required", [])]
    optional = [key for key in named if key not in required]
    words = [key for key in schema["properties"] if keyword.iskeyword(key)]  # a class has no member of such a name
    lines = []

    def members(keys):
        return [f"    {key}: {type_of(schema['properties'][key], defs)}" for key in keys]

    base = "TypedDict"
    if words:
        base = f"_{name}Words"
        pairs = ", ".join(f'"{key}": {type_of(schema["properties"][key], defs)}' for key in words)
        lines += ["", "", f'{base} = TypedDict("{base}", {{{pairs}}}, total=False)']
    elif required and optional:
        base = f"_{name}"
        lines += ["", "", f"class {base}(TypedDict):", *members(required)]
    partial = ", total=False" if optional else ""
    return [*lines, "", "", f"class {name}({base}{partial}):", *members(optional or required)]


def text():
    schema = json.loads(SCHEMA.read_text())
    defs = schema["$defs"]
    lines = []
    for key, definition in defs.items():
        if is_record(definition):
            lines += record(class_name(key), definition, defs)
    return HEAD + "\n".join([*lines, *record("TournamentDocument", schema, defs)]) + "\n"


def main():
    made = text()
    if "--write" in sys.argv[1:]:
        TARGET.write_text(made)
    elif TARGET.read_text() != made:
        sys.exit("the types of Python are stale: tools/python_types.py --write")


if __name__ == "__main__":
    main()
