"""The fields of an event as columns, in the words of engines."""

from __future__ import annotations

from functools import cache
from typing import Any

from .judge import Judge

_judge = cache(Judge)
UNKNOWN_NAME = r'^there is no event "(.*)" in the catalogue'
"""Finds in the detail of a fault the name of an event that is not known."""


@cache
def outline_of(event: str) -> list[Any]:
    return _judge().outline(event)


def ddl(event: str, engine: str) -> str:
    """Lists the columns of an event for `CREATE TABLE`. For Spark, it is a schema of JSON, too."""
    if engine not in ("spark", "duckdb"):
        raise ValueError(f"engine is spark or duckdb, not {engine}.")
    words = _judge().about["types"][engine]

    def kind(of: Any) -> str:
        if isinstance(of, str):
            return str(words[of])
        [(name, inner)] = of.items()
        held = kind(inner) if name == "items" else ", ".join(column(*field) for field in inner)
        return str(words[name]).replace("$", held)

    def column(name: str, of: Any, _: int) -> str:
        return f"{words['name'].replace('$', name)} {kind(of)}"

    return ",\n".join(column(*field) + " NOT NULL" * field[2] for field in outline_of(event))


def schema(event: str) -> Any:
    """Returns the fields of an event as a schema of Arrow."""
    import pyarrow as pa

    words = _judge().about["types"]["arrow"]

    def kind(of: Any) -> Any:
        if isinstance(of, str):
            return pa.type_for_alias(words[of])
        [(name, inner)] = of.items()
        return pa.list_(kind(inner)) if name == "items" else pa.struct(fields(inner))

    def fields(outline: list[Any]) -> list[Any]:
        return [pa.field(name, kind(of), not required) for name, of, required in outline]

    return pa.schema(fields(outline_of(event)))
