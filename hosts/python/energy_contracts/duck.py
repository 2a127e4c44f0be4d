"""Adds judge_event(text) and judge_event(text, event) to a connection of DuckDB."""

from __future__ import annotations

import json
from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from .arrow import schema_of
from .judge import Judge
from .tables import UNKNOWN_NAME, outline_of


def register(
    con: duckdb.DuckDBPyConnection, name: str = "judge_event", **options: Any
) -> duckdb.DuckDBPyConnection:
    """Registers a function that makes a struct of a text or BLOB, and the name of its event.

    The options are those of `Judge`. Without a name, or with NULL, the text names its event.
    """
    judging = Judge(**options)
    if judging.has_rows:
        raise ValueError("A function of DuckDB has one result for a row: records are 'batch' here.")
    schema = schema_of(judging)
    columns = con.from_arrow(schema.empty_table())

    def judge(*given: pa.ChunkedArray) -> pa.ChunkedArray:
        if not 1 <= len(given) <= 2:
            raise TypeError(f"{name} takes a text, and the name of its event.")
        structs = pa.Table.from_batches(judging.column(*given), schema).to_struct_array()
        return pc.if_else(pc.is_valid(given[0]), structs, None)

    kind: Any = "arrow"
    nulls: Any = "special"
    result = duckdb.struct_type(dict(zip(columns.columns, columns.types)))
    con.create_function(name, judge, None, result, type=kind, null_handling=nulls)
    return con


def fault_table(judged: duckdb.DuckDBPyRelation) -> duckdb.DuckDBPyRelation:
    """Counts all faults by event, code and path, with an example. An index in a path is `*`."""
    step = "CASE WHEN regexp_full_match(step, '\\d+') THEN '*' ELSE step END"
    steps = f"list_transform(string_split(fault.attr, '.'), lambda step: {step})"
    name = f"nullif(regexp_extract(fault.detail, '{UNKNOWN_NAME}', 1), '')"
    return judged.project("event AS known, unnest(faults) AS fault").aggregate(
        f"coalesce(known, {name}) AS event, fault.code AS code, array_to_string({steps}, '.') AS path,"
        "count(*) AS count, min(fault.detail) AS example"
    )


def typed(judged: duckdb.DuckDBPyRelation, event: str) -> duckdb.DuckDBPyRelation:
    """Returns the valid payloads of an event as columns, behind `_id`, `_time` and `_sequence`."""
    words = Judge().about["types"]["duckdb"]

    def kind(of: Any) -> Any:
        if isinstance(of, str):
            return words[of]
        return [kind(of["items"])] if "items" in of else fields(of["fields"])

    def fields(outline: list[Any]) -> dict[str, Any]:
        return {name: kind(of) for name, of, _ in outline}

    facts = [f"{name} AS _{name}" for name in ("id", "time", "sequence") if name in judged.columns]
    structure = json.dumps(fields(outline_of(event))).replace("'", "''")
    payload = f"unnest(from_json(payload, '{structure}'))"
    good = judged.filter(f"verdict = 'valid' AND event = '{event}'")
    return good.project(", ".join([*facts, payload]))
