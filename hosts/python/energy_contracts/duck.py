"""Adds judge_event(text) to a connection of DuckDB."""

from __future__ import annotations

from typing import Any

import duckdb
import pyarrow as pa

from .arrow import SCHEMA
from .judge import Judge

FAULT = 'STRUCT(code VARCHAR, attr VARCHAR, detail VARCHAR, "at" INTEGER, record SMALLINT)'
RESULT = (
    "STRUCT(verdict VARCHAR, event VARCHAR, fault_count INTEGER, code VARCHAR, path VARCHAR, "
    f"faults {FAULT}[])"
)


def register(
    con: duckdb.DuckDBPyConnection, name: str = "judge_event", **options: Any
) -> duckdb.DuckDBPyConnection:
    """Registers a function from a text to a struct. The options are those of `Judge`."""
    judging = Judge(**options)

    def judge(texts: pa.ChunkedArray) -> pa.ChunkedArray:
        return pa.Table.from_batches(judging.column(texts), SCHEMA).to_struct_array()

    kind: Any = "arrow"
    con.create_function(name, judge, ["VARCHAR"], duckdb.sqltype(RESULT), type=kind)
    return con
