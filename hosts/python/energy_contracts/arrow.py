"""Judges columns of Arrow. No row becomes a Python object."""

from __future__ import annotations

import re
from typing import Any, Iterable, Iterator

import pyarrow as pa
import pyarrow.compute as pc

from .judge import BY_ENVELOPE, BYTES, UNHEARD, Judge, _kind

TEXT, INT, SHORT = pa.string(), pa.int32(), pa.int16()
FAULT = pa.struct({"code": TEXT, "attr": TEXT, "detail": TEXT, "at": INT, "record": SHORT})
FIRST = {"verdict": TEXT, "event": TEXT, "fault_count": INT, "code": TEXT, "path": TEXT}
SCHEMA = pa.schema({**FIRST, "faults": pa.list_(FAULT)})
LINES = pa.schema({"file": TEXT, "line": pa.int64(), "value": pa.binary()})
WIDE = (pa.large_string(), pa.large_binary())
ARRAYS = (pa.Array, pa.ChunkedArray)


def lines(files: Iterable[str]) -> pa.RecordBatchReader:
    """Reads files line by line, whatever their bytes are, as columns file, line and value."""

    def batches() -> Iterator[pa.RecordBatch]:
        for file in files:
            with open(file, "rb") as opened:
                count = 0
                while some := opened.readlines(BYTES):
                    values = [line.removesuffix(b"\n").removesuffix(b"\r") for line in some]
                    numbers = range(count + 1, count + len(some) + 1)
                    columns = {"file": [file] * len(some), "line": numbers, "value": values}
                    yield pa.RecordBatch.from_pydict(columns, LINES)
                    count += len(some)

    return pa.RecordBatchReader.from_batches(LINES, batches())


def _check(name: str, column: Any, kinds: str) -> None:
    kind = column.type.value_type if pa.types.is_dictionary(column.type) else column.type
    if not re.fullmatch(f"(large_)?({kinds})(_view|\\[.*)?|null", str(kind)):
        raise TypeError(f"{name} is a column of {kinds.replace('|', ' or ')}, not {kind}.")


def judge_column(judge: Judge, texts: Any, event: Any) -> Iterator[pa.RecordBatch]:
    if not isinstance(texts, ARRAYS):
        raise TypeError(f"texts is an array of pyarrow, not {_kind(texts)}.")
    _check("texts", texts, "string|binary|fixed_size_binary")
    if event is None or isinstance(event, str):
        numbers = pa.repeat(pa.scalar(judge.number(event), SHORT), len(texts))
    elif not isinstance(event, ARRAYS):
        raise TypeError(f"event is a name, or an array of pyarrow, not {_kind(event)}.")
    elif len(event) != len(texts):
        raise ValueError(f"There are {len(event)} events for {len(texts)} rows.")
    else:
        _check("event", event, "string")
        names = event.cast(TEXT)
        found = pc.fill_null(pc.index_in(names, pa.array(judge.about["events"])), UNHEARD)
        numbers = pc.if_else(pc.is_null(names), BY_ENVELOPE, found).cast(SHORT)
    for batch in pa.table([texts, numbers], ["texts", "numbers"]).to_batches():
        yield from _chunk(judge, *batch.columns)


def _chunk(judge: Judge, texts: pa.Array, numbers: pa.Array) -> Iterator[pa.RecordBatch]:
    if texts.type not in (pa.string(), pa.binary(), *WIDE):
        texts = texts.cast(pa.large_binary())
    _, ends, data = texts.buffers()
    places = memoryview(ends or b"").cast("q" if texts.type in WIDE else "i")[texts.offset :]
    places, address = places[: len(texts) + 1], data.address if data else 0
    events = memoryview(numbers.buffers()[1] or b"").cast("h")[numbers.offset :]
    for start, end, columns in judge.calls(
        places, events, lambda start, _: address + places[start]
    ):
        yield _batch(judge.about, columns, texts.slice(start, end - start))


def _batch(about: dict[str, Any], columns: dict[str, bytes], texts: pa.Array) -> pa.RecordBatch:
    rows, faults = len(texts), len(columns["code"])

    def column(kind: pa.DataType, count: int, *names: str, where: Any = None) -> pa.Array:
        bits = None if where is None else where.buffers()[1]
        return pa.Array.from_buffers(
            kind, count, [bits, *(pa.py_buffer(columns[n]) for n in names)]
        )

    def words(name: str, numbers: pa.Array) -> pa.Array:
        return pa.array(about[name], TEXT).take(numbers)

    is_there = pc.and_(texts.is_valid(), True)  # a copy, so that its bits begin at a byte
    is_named = pc.and_(pc.greater_equal(column(SHORT, rows, "event"), 0), is_there)
    is_faulty = pc.and_(pc.greater(column(INT, rows, "fault_count"), 0), is_there)
    in_batch = pc.greater_equal(column(SHORT, faults, "record"), 0)
    fault = [
        words("codes", column(pa.uint8(), faults, "code")),
        column(TEXT, faults, "attr_offsets", "attr"),
        column(TEXT, faults, "detail_offsets", "detail"),
        column(INT, faults, "at"),
        column(SHORT, faults, "record", where=in_batch),
    ]
    lists = [is_there.buffers()[1], pa.py_buffer(columns["fault_offsets"])]
    children = [pa.StructArray.from_arrays(fault, fields=list(FAULT))]
    first = [
        words("verdicts", column(pa.uint8(), rows, "verdict", where=is_there)),
        words("events", column(SHORT, rows, "event", where=is_named)),
        column(INT, rows, "fault_count", where=is_there),
        words("codes", column(pa.uint8(), rows, "first_code", where=is_faulty)),
        column(TEXT, rows, "first_path_offsets", "first_path", where=is_faulty),
        pa.Array.from_buffers(pa.list_(FAULT), rows, lists, children=children),
    ]
    return pa.record_batch(first, schema=SCHEMA)
