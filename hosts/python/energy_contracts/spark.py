"""Judges columns of a Spark DataFrame, in batches and in streams, also by Spark Connect."""

from __future__ import annotations

from typing import Any, Iterator, cast

import pandas as pd
import pyarrow as pa
from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import BinaryType, StringType, StructType

from .arrow import schema_of
from .counts import add
from .judge import Judge
from .tables import UNKNOWN_NAME, ddl

EVENT = "_event_of_the_row"


def judge(
    df: DataFrame, column: str, event: str | Column | None = None, **options: Any
) -> DataFrame:
    """Adds verdict, event, fault_count, code and path of the first fault, and all faults.

    `event` is the event of all rows, or a column of events. The options are those of `Judge`; with
    `counts=True` the last row of each partition has what was counted in it, which `counts` adds.
    """
    names, judging = df.columns, Judge(**options)
    added = schema_of(judging)
    if judging.has_rows:
        added = added.remove(added.get_field_index("row"))  # a record has the columns of its row
    if judging.counts_all:
        added = added.append(pa.field("counts", pa.string()))
    taken = set(names) & set(added.names)
    if taken:
        raise ValueError(f"The columns {', '.join(sorted(taken))} are there already. Rename them.")
    found = [at for at, name in enumerate(names) if name == column] or [
        at for at, name in enumerate(names) if name.lower() == str(column).lower()
    ]
    if len(found) != 1:
        raise ValueError(f"There is no column {column!r}, only {', '.join(names)}.")
    [texts], width = found, len(names)
    schema = StructType([*df.schema.fields, *from_arrow_schema(added).fields])
    _check(schema, texts, (StringType, BinaryType), "text or bytes")
    name = event if isinstance(event, str) else None
    judging.number(name)
    by_row = event is not None and name is None
    if by_row:
        df = df.withColumn(EVENT, cast(Column, event))
        _check(df.schema, width, (StringType,), "names of events")

    def run(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        last: list[pa.Array] = []
        for batch in batches:
            done, events = 0, batch.column(width) if by_row else name
            for judged in judging.column(batch.column(texts), events):
                if judging.has_rows:
                    rows = batch.take(judged.column("row"))
                else:
                    rows = batch.slice(done, judged.num_rows)
                done += judged.num_rows
                if last:
                    yield complete(last, None)
                columns = [judged.column(name) for name in added.names if name != "counts"]
                last = [*rows.columns[:width], *columns]
        if last:
            yield complete(last, judging.counts() if judging.counts_all else None)

    def complete(columns: list[pa.Array], counts: str | None) -> pa.RecordBatch:
        if judging.counts_all:
            told = [*[None] * (len(columns[-1]) - 1), counts]
            columns = [*columns, pa.array(told, pa.string())]
        return pa.RecordBatch.from_arrays(columns, schema.names)

    return df.mapInArrow(run, schema)


def counts(judged: DataFrame, *by: str | Column) -> DataFrame:
    """Adds what was counted in the partitions of `judge(..., counts=True)`, or in groups of them."""

    def add_all(documents: pd.Series) -> str:
        return add(*documents)

    added = cast(Any, F).pandas_udf(add_all, "string")
    return judged.where("counts IS NOT NULL").groupBy(*by).agg(added("counts").alias("counts"))


def typed(judged: DataFrame, event: str) -> DataFrame:
    """Returns the valid payloads of an event as columns, behind `_id`, `_time` and `_sequence`."""
    facts = [name for name in ("id", "time", "sequence") if name in judged.columns]
    payload = F.from_json("payload", ddl(event, "spark"), {"mode": "FAILFAST"}).alias("payload")
    good = judged.where((F.col("verdict") == "valid") & (F.col("event") == event))
    named = [F.col(name).alias(f"_{name}") for name in facts]
    return good.select(payload, *named).select(*(f"_{name}" for name in facts), "payload.*")


def _check(schema: StructType, at: int, types: tuple[type, ...], words: str) -> None:
    field = schema.fields[at]
    if not isinstance(field.dataType, types):
        kind = field.dataType.simpleString()
        raise TypeError(f"The column {field.name} has {kind}; the judge takes {words}.")


def fault_table(judged: DataFrame) -> DataFrame:
    """Counts all faults by event, code and path, with an example. An index in a path is `*`."""
    faults = judged.select("event", F.explode("faults").alias("fault"))
    name = F.nullif(F.regexp_extract("fault.detail", UNKNOWN_NAME, 1), F.lit(""))
    event = F.coalesce("event", name).alias("event")
    path = F.regexp_replace("fault.attr", r"(^|\.)\d+(?=\.|$)", "$1*")
    return faults.groupBy(event, F.col("fault.code").alias("code"), path.alias("path")).agg(
        F.count("*").alias("count"), F.min("fault.detail").alias("example")
    )
