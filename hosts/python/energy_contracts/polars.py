"""Typed columns for Polars."""

from __future__ import annotations

import polars as pl

from . import arrow
from .tables import UNKNOWN_NAME


def fault_table(judged: pl.DataFrame) -> pl.DataFrame:
    """Counts all faults by event, code and path, with an example. An index in a path is `*`."""
    step = pl.element()
    named = pl.when(step.str.contains(r"^\d+$")).then(pl.lit("*")).otherwise(step)
    path = pl.col("attr").str.split(".").list.eval(named).list.join(".").alias("path")
    event = pl.coalesce("event", pl.col("detail").str.extract(UNKNOWN_NAME, 1))
    faults = judged.select("event", "faults").explode("faults").drop_nulls("faults")
    return (
        faults.unnest("faults")
        .group_by(event, "code", path)
        .agg(pl.len().alias("count"), pl.col("detail").min().alias("example"))
    )


def typed(judged: pl.DataFrame, event: str) -> pl.DataFrame:
    """Returns the valid payloads of an event as columns, behind `_id`, `_time` and `_sequence`."""
    table = pl.from_arrow(arrow.typed(judged.to_arrow(), event))
    assert isinstance(table, pl.DataFrame)
    return table
