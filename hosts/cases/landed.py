"""python hosts/cases/landed.py FOLDER ENGINES [EVENTS]: what landing.ts wrote lands as it was sent.

ENGINES are some of arrow, duckdb, polars and spark, with commas. Spark reads so many events alone.
"""

import json
import math
import re
import sys
from itertools import groupby
from pathlib import Path

import pyarrow as pa
from energy_contracts import Judge, arrow
from energy_contracts.tables import outline_of

COLUMNS = ["payload", "id"]
JUDGE = Judge(columns=COLUMNS, integers="int64")


def by_arrow(judged, event):
    return arrow.typed(judged, event).to_pylist()


def by_polars(judged, event):
    import polars
    from energy_contracts.polars import typed

    return typed(polars.from_arrow(judged), event).to_dicts()


def by_duckdb(judged, event):
    import duckdb
    from energy_contracts.duck import typed

    rows = typed(duckdb.connect().from_arrow(judged), event)
    return [dict(zip(rows.columns, row)) for row in rows.fetchall()]


def by_spark(judged, event):
    from energy_contracts.spark import typed
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.getOrCreate()
    rows = typed(spark.createDataFrame(judged.select(["verdict", "event", *COLUMNS])), event)
    return [row.asDict(recursive=True) for row in rows.collect()]


ENGINES = {"arrow": by_arrow, "duckdb": by_duckdb, "polars": by_polars, "spark": by_spark}


def read(text, engine=None):
    """Reads JSON. A number beyond a double stays a text, of which Spark makes another."""

    def number(digits):
        if math.isfinite(float(digits)):
            return float(digits)
        sign = "-" if digits.startswith("-") else ""
        return f"{sign}Infinity" if engine == "spark" else digits

    return json.loads(text, parse_float=number)


def sent_as(value, kind):
    """Returns a value of a payload as a table has it."""
    if value is None:
        return None
    if kind in ("integer", "number"):
        return int(value) if kind == "integer" else float(value)
    if isinstance(kind, str):
        return value
    if "items" in kind:
        return [sent_as(item, kind["items"]) for item in value]
    return {name: sent_as(value.get(name), of) for name, of, _ in kind["fields"]}


def landed_as(value, kind):
    """Returns what has landed, with the text of JSON read."""
    if value is None:
        return None
    if kind == "json":
        return read(value)
    if isinstance(kind, str):
        return value
    if "items" in kind:
        return [landed_as(item, kind["items"]) for item in value]
    return {name: landed_as(value[name], of) for name, of, _ in kind["fields"]}


def differences(event, messages, engine):
    """Counts the messages of an event that do not land as they were sent."""
    texts = pa.array([message for _, _, message in messages])
    judged = pa.Table.from_batches(JUDGE.column(texts))
    kind = {"fields": outline_of(event)}
    try:
        rows = {
            re.findall("\\d+", row.pop("_id"))[-1]: row for row in ENGINES[engine](judged, event)
        }
    except Exception as error:
        print(f"{engine}, {event}: {str(error)[:300]}")
        return len(messages)
    count = 0
    for number, payload, message in messages:
        sent = sent_as(read(payload, engine), kind)
        found = landed_as(rows[number], kind) if number in rows else None
        if found != sent:
            count += 1
            if count < 4:
                print(f"{engine}, {event}: {message[:300]}\n  {found}\n  {sent}")
    return count


def main(folder, engines, most="274"):
    wrong = 0
    for file in ("good.ndjson", "mutants.ndjson"):
        events = {}
        with open(Path(folder) / file, encoding="utf-8") as lines:
            for event, group in groupby(map(json.loads, lines), lambda sent: sent[0]):
                events.setdefault(event, []).extend(rest for _, *rest in group)
        for engine in engines.split(","):
            some = list(events)[: int(most) if engine == "spark" else None]
            found = sum(differences(event, events[event], engine) for event in some)
            count = sum(len(events[event]) for event in some)
            print(f"{file}, {engine}: {count} messages of {len(some)} events, {found} differ")
            wrong += found
    return wrong


if __name__ == "__main__":
    sys.exit(1 if main(*sys.argv[1:]) else 0)
