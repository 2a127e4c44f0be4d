"""Judges columns of Arrow. No row becomes a Python object."""

from __future__ import annotations

from typing import Any, Iterator

import pyarrow as pa
import pyarrow.compute as pc

from .judge import BY_ENVELOPE, BY_ROW, UNHEARD, Judge, _kind

TEXT, INT, SHORT = pa.string(), pa.int32(), pa.int16()
FAULT = pa.struct({"code": TEXT, "attr": TEXT, "detail": TEXT, "at": INT, "record": SHORT})
FIRST = {"verdict": TEXT, "event": TEXT, "fault_count": INT, "code": TEXT, "path": TEXT}
SCHEMA = pa.schema({**FIRST, "faults": pa.list_(FAULT)})
WIDE = (pa.large_string(), pa.large_binary())


def judge_column(judge: Judge, texts: Any, event: Any) -> Iterator[pa.RecordBatch]:
    number, numbers = BY_ROW, memoryview(b"")
    if not isinstance(texts, (pa.Array, pa.ChunkedArray)):
        raise TypeError(f"texts is an array of pyarrow, not {_kind(texts)}.")
    if event is None or isinstance(event, str):
        number = judge.number(event)
    elif not isinstance(event, (pa.Array, pa.ChunkedArray)):
        raise TypeError(f"event is a name, or an array of pyarrow, not {_kind(event)}.")
    elif len(event) == len(texts):
        numbers = _numbers(judge, event)
    else:
        raise ValueError(f"There are {len(event)} events for {len(texts)} rows.")
    for chunk in texts.chunks if isinstance(texts, pa.ChunkedArray) else [texts]:
        yield from _chunk(judge, chunk, number, numbers)
        numbers = numbers[len(chunk) :]


def _numbers(judge: Judge, events: Any) -> memoryview:
    names = events.cast(TEXT)
    found = pc.fill_null(pc.index_in(names, pa.array(judge.about["events"])), UNHEARD)
    numbers = pa.chunked_array(pc.if_else(pc.is_null(names), BY_ENVELOPE, found).cast(SHORT))
    return memoryview(pa.concat_arrays([pa.array([], SHORT), *numbers.chunks]).buffers()[1]).cast(
        "h"
    )


def _chunk(
    judge: Judge, texts: pa.Array, number: int, numbers: memoryview
) -> Iterator[pa.RecordBatch]:
    if texts.type not in (pa.string(), pa.binary(), *WIDE):
        texts = texts.cast(pa.large_binary())
    kind = pa.int64() if texts.type in WIDE else INT
    _, offsets, data = texts.buffers()
    address = data.address if data else 0
    places = memoryview(offsets or b"").cast("q" if texts.type in WIDE else "i")[
        texts.offset : texts.offset + len(texts) + 1
    ]

    def read(start: int, end: int, size: int) -> tuple[bytes, int]:
        count, offset = end - start + 1, texts.offset + start
        ends = pa.Array.from_buffers(kind, count, [None, offsets], offset=offset)
        ends = pc.min_element_wise(pc.subtract(ends, places[start]), size).cast(INT)
        head = numbers[start:end].tobytes() + bytes(ends.buffers()[1])[: 4 * count]
        return head, address + places[start]

    for start, end, columns in judge.calls(places, number, read):
        yield _batch(judge.about, columns, texts.slice(start, end - start))


def _batch(about: dict[str, Any], columns: dict[str, bytes], texts: pa.Array) -> pa.RecordBatch:
    rows, faults = len(texts), len(columns["code"])

    def column(kind: pa.DataType, count: int, *names: str, where: Any = None) -> pa.Array:
        bits = None if where is None else where.buffers()[1]
        buffers = [bits, *(pa.py_buffer(columns[name]) for name in names)]
        return pa.Array.from_buffers(kind, count, buffers)

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
    ends = [is_there.buffers()[1], pa.py_buffer(columns["fault_offsets"])]
    lists = [pa.StructArray.from_arrays(fault, fields=list(FAULT))]
    first = [
        words("verdicts", column(pa.uint8(), rows, "verdict", where=is_there)),
        words("events", column(SHORT, rows, "event", where=is_named)),
        column(INT, rows, "fault_count", where=is_there),
        words("codes", column(pa.uint8(), rows, "first_code", where=is_faulty)),
        column(TEXT, rows, "first_path_offsets", "first_path", where=is_faulty),
        pa.Array.from_buffers(pa.list_(FAULT), rows, ends, children=lists),
    ]
    return pa.record_batch(first, schema=SCHEMA)
