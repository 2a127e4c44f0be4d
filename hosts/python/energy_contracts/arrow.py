"""Judges columns of Arrow. No row becomes a Python object."""

from __future__ import annotations

from typing import Any, Iterator

import pyarrow as pa
import pyarrow.compute as pc

from .judge import BY_ENVELOPE, BY_ROW, UNHEARD, Judge

TEXT, INT = pa.string(), pa.int32()
FAULT = {"code": TEXT, "attr": TEXT, "detail": TEXT, "at": INT, "record": pa.int16()}
RESULT = {"verdict": TEXT, "event": TEXT, "fault_count": INT, "code": TEXT, "path": TEXT}
FAULTS = pa.list_(pa.struct(list(FAULT.items())))
SCHEMA = pa.schema([*RESULT.items(), ("faults", FAULTS)])
OFFSETS: Any = {
    **dict.fromkeys([pa.string(), pa.binary()], (pa.int32(), "i")),
    **dict.fromkeys([pa.large_string(), pa.large_binary()], (pa.int64(), "q")),
}


def judge_column(judge: Judge, texts: Any, event: Any) -> list[pa.RecordBatch]:
    numbers = None if event is None or isinstance(event, str) else _numbers(judge, event)
    number = judge.number(event) if numbers is None else BY_ROW
    if numbers is not None and len(numbers) != len(texts):
        raise ValueError(f"There are {len(numbers)} events for {len(texts)} rows.")
    batches, done = [], 0
    for given in texts.chunks if isinstance(texts, pa.ChunkedArray) else [texts]:
        chunk = given if given.type in OFFSETS else given.cast(pa.large_binary())
        events = None if numbers is None else numbers.slice(done, len(chunk))
        done += len(chunk)
        for start, end, columns in _calls(judge, chunk, number, events):
            batches.append(_batch(judge.about, columns, chunk.slice(start, end - start)))
    return batches


def _numbers(judge: Judge, events: Any) -> pa.Array:
    names = events.cast(pa.string())
    found = pc.fill_null(pc.index_in(names, pa.array(judge.about["events"])), UNHEARD)
    numbers = pc.if_else(pc.is_null(names), BY_ENVELOPE, found).cast(pa.int16())
    return numbers.combine_chunks() if isinstance(numbers, pa.ChunkedArray) else numbers


def _calls(
    judge: Judge, texts: pa.Array, number: int, events: pa.Array | None
) -> Iterator[tuple[int, int, dict[str, bytes]]]:
    if len(texts) == 0:  # it may lack its buffers
        return iter(())
    _, offsets, data = texts.buffers()
    kind, code = OFFSETS[texts.type]
    places = memoryview(offsets).cast(code)[texts.offset : texts.offset + len(texts) + 1]

    def read(start: int, end: int, size: int) -> tuple[bytes, int]:
        rows = end - start
        ends = pa.Array.from_buffers(kind, rows + 1, [None, offsets], offset=texts.offset + start)
        ends = pc.min_element_wise(pc.subtract(ends, places[start]), size).cast(pa.int32())
        head = b"" if events is None else _bytes(events.slice(start, rows))
        return head + _bytes(ends), (data.address if data else 0) + places[start]

    return judge.calls(places, number, read)


def _bytes(numbers: pa.Array) -> bytes:
    size = numbers.type.bit_width // 8
    start, end = numbers.offset * size, (numbers.offset + len(numbers)) * size
    return bytes(numbers.buffers()[1][start:end])


def _batch(about: dict[str, Any], columns: dict[str, bytes], texts: pa.Array) -> pa.RecordBatch:
    rows, faults = len(texts), len(columns["code"])

    def column(
        kind: pa.DataType, count: int, *names: str, where: Any = None, children: Any = None
    ) -> pa.Array:
        bits = None if where is None else where.buffers()[1]
        buffers = [bits, *(pa.py_buffer(columns[name]) for name in names)]
        return pa.Array.from_buffers(kind, count, buffers, children=children)

    def words(name: str, numbers: pa.Array) -> pa.Array:
        return pa.array(about[name], pa.string()).take(numbers)

    is_named = pc.greater_equal(column(pa.int16(), rows, "event"), 0)
    is_faulty = pc.greater(column(pa.int32(), rows, "fault_count"), 0)
    is_there = None
    if texts.null_count:
        is_there = pc.and_(texts.is_valid(), True)  # a copy, so that its bits begin at a byte
        is_named, is_faulty = pc.and_(is_named, is_there), pc.and_(is_faulty, is_there)
    in_batch = pc.greater_equal(column(pa.int16(), faults, "record"), 0)
    fault = pa.StructArray.from_arrays(
        [
            words("codes", column(pa.uint8(), faults, "code")),
            column(pa.string(), faults, "attr_offsets", "attr"),
            column(pa.string(), faults, "detail_offsets", "detail"),
            column(pa.int32(), faults, "at"),
            column(pa.int16(), faults, "record", where=in_batch),
        ],
        fields=list(FAULTS.value_type),
    )
    return pa.record_batch(
        [
            words("verdicts", column(pa.uint8(), rows, "verdict", where=is_there)),
            words("events", column(pa.int16(), rows, "event", where=is_named)),
            column(pa.int32(), rows, "fault_count", where=is_there),
            words("codes", column(pa.uint8(), rows, "first_code", where=is_faulty)),
            column(pa.string(), rows, "first_path_offsets", "first_path", where=is_faulty),
            column(FAULTS, rows, "fault_offsets", where=is_there, children=[fault]),
        ],
        schema=SCHEMA,
    )
