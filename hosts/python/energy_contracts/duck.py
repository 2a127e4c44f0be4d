"""Adds judge_event(text) to a connection of DuckDB."""

from __future__ import annotations

from typing import Any

import duckdb
import pyarrow as pa

from .arrow import SCHEMA
from .judge import Judge


def register(
    con: duckdb.DuckDBPyConnection, name: str = "judge_event", **options: Any
) -> duckdb.DuckDBPyConnection:
    """Registers a function from a text to a struct. The options are those of `Judge`."""
    judging, columns = Judge(**options), con.from_arrow(SCHEMA.empty_table())

    def judge(texts: pa.ChunkedArray) -> pa.ChunkedArray:
        return pa.Table.from_batches(judging.column(texts), SCHEMA).to_struct_array()

    kind: Any = "arrow"
    result = duckdb.struct_type(dict(zip(columns.columns, columns.types)))
    con.create_function(name, judge, ["VARCHAR"], result, type=kind)
    return con
