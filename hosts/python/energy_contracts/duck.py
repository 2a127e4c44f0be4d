"""Adds judge_event(text) and judge_event(text, event) to a connection of DuckDB."""

from __future__ import annotations

from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from .arrow import SCHEMA
from .judge import Judge


def register(
    con: duckdb.DuckDBPyConnection, name: str = "judge_event", **options: Any
) -> duckdb.DuckDBPyConnection:
    """Registers a function that makes a struct of a text or BLOB, and the name of its event.

    The options are those of `Judge`. Without a name, or with NULL, the text names its event.
    """
    judging, columns = Judge(**options), con.from_arrow(SCHEMA.empty_table())

    def judge(*given: pa.ChunkedArray) -> pa.ChunkedArray:
        if not 1 <= len(given) <= 2:
            raise TypeError(f"{name} takes a text, and the name of its event.")
        structs = pa.Table.from_batches(judging.column(*given), SCHEMA).to_struct_array()
        return pc.if_else(pc.is_valid(given[0]), structs, None)

    kind: Any = "arrow"
    nulls: Any = "special"
    result = duckdb.struct_type(dict(zip(columns.columns, columns.types)))
    con.create_function(name, judge, None, result, type=kind, null_handling=nulls)
    return con
