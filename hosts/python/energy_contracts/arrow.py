"""Judges columns of Arrow. No row becomes a Python object."""

from __future__ import annotations

import ctypes
import gzip
import json
import math
import re
from array import array
from typing import Any, Iterable, Iterator

import pyarrow as pa
import pyarrow.compute as pc

from .judge import BY_ENVELOPE, BYTES, UNHEARD, Judge, _kind
from .tables import outline_of, schema

TEXT, INT, SHORT = pa.string(), pa.int32(), pa.int16()
FAULT = pa.struct({"code": TEXT, "attr": TEXT, "detail": TEXT, "at": INT, "record": SHORT})
FIRST = {"verdict": TEXT, "event": TEXT, "fault_count": INT, "code": TEXT, "path": TEXT}
SCHEMA = pa.schema({**FIRST, "faults": pa.list_(FAULT)})
MORE = {"name": TEXT, "payload": TEXT, "id": TEXT, "time": TEXT, "sequence": pa.int64()}
PLACES = {"line": pa.int64(), "start": pa.int64(), "value": pa.binary()}
LINES = pa.schema({"file": TEXT, **PLACES})
IN_LISTS = 2  # the items of a list are messages
WIDE = (pa.large_string(), pa.large_binary())
ARRAYS = (pa.Array, pa.ChunkedArray)


def judge_files(judge: Judge, files: Iterable[str], event: int) -> pa.RecordBatchReader:
    told = [field for field in schema_of(judge) if field.name != "row"]
    schema = pa.schema([*LINES, *told])

    def batches() -> Iterator[pa.RecordBatch]:
        for file in files:
            with open(file, "rb") as start:
                is_packed = start.read(2) == b"\x1f\x8b"
            with gzip.open(file) if is_packed else open(file, "rb") as opened:
                for places, judged in _in_place(judge, opened, event):
                    names = pa.array([file] * judged.num_rows, TEXT)
                    columns = [judged[field.name] for field in told]
                    yield pa.RecordBatch.from_arrays([names, *places, *columns], schema=schema)

    return pa.RecordBatchReader.from_batches(schema, batches())


def _in_place(judge: Judge, file: Any, event: int) -> Iterator[tuple[list[Any], pa.RecordBatch]]:
    """Judges messages where they lie in a piece of a file. What goes on is read again, with more."""
    instance, longest, piece = judge.take(), judge.longest, BYTES // 8
    place = instance.call("input", longest + 2 * piece)
    if place == 0:
        raise MemoryError(f"There is no memory for a message of {longest} bytes.")
    filled = awaited = passed = 0
    line = more = 1
    while more:
        free = (ctypes.c_char * piece).from_address(instance.base() + place + filled)
        more = file.readinto(free)
        filled += more
        if more and filled < awaited:
            continue
        columns = instance.columns(instance.call("text", 0, filled, event, IN_LISTS | (not more)))
        if not columns:
            raise MemoryError("There is no memory for what is said of messages.")
        data = ctypes.string_at(instance.base() + place, filled)
        starts, ends, lines, at = array("I", columns["start"]), array("I", columns["end"]), [], 0
        for start in starts:
            line += data.count(b"\n", at, start)
            lines.append(line)
            at = start
        values = [data[start:end] for start, end in zip(starts, ends)]
        places = [lines, [passed + start for start in starts], values]
        judged = _batch(judge, columns, pa.repeat(True, len(values)), 0)
        if values:
            yield [pa.array(each, kind) for each, kind in zip(places, LINES.types[1:])], judged
        line += data.count(b"\n", at, instance.used)
        passed += instance.used
        filled -= instance.used
        ctypes.memmove(instance.base() + place, data[instance.used :], filled)
        awaited = min(2 * filled, longest + piece)
    judge.give(instance, passed)


def typed(judged: pa.Table, event: str) -> pa.Table:
    """Returns the valid payloads of an event as columns, behind `_id`, `_time` and `_sequence`."""
    is_good = pc.and_(pc.equal(judged["verdict"], "valid"), pc.equal(judged["event"], event))
    good = judged.filter(pc.fill_null(is_good, False))
    outline = {"fields": outline_of(event)}
    payloads = [_landed(_read(text), outline) for text in good["payload"].to_pylist()]
    facts = {
        f"_{name}": good[name] for name in ("id", "time", "sequence") if name in good.schema.names
    }
    columns = {
        field.name: pa.array([payload.get(field.name) for payload in payloads], field.type)
        for field in schema(event)
    }
    return pa.table({**facts, **columns})


def _read(text: str) -> Any:
    """Reads JSON. A number beyond a double, and one that Python can't read, stays a text."""

    def number(text: str) -> Any:
        return float(text) if math.isfinite(float(text)) else text

    def whole(text: str) -> Any:
        return int(text) if len(text) < 4300 else text

    return json.loads(text, parse_float=number, parse_int=whole)


def _landed(value: Any, kind: Any) -> Any:
    """Keeps the fields of the contract. Makes texts of objects whose fields it does not name."""
    if value is None:
        return None
    if kind == "json":
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if isinstance(kind, str):
        return float(value) if kind == "number" else value
    if "items" in kind:
        return [_landed(item, kind["items"]) for item in value]
    return {name: _landed(value[name], of) for name, of, _ in kind["fields"] if name in value}


def _check(name: str, column: Any, kinds: str) -> None:
    kind = column.type.value_type if pa.types.is_dictionary(column.type) else column.type
    if not re.fullmatch(f"(large_)?({kinds})(_view|\\[.*)?|null", str(kind)):
        raise TypeError(f"{name} is a column of {kinds.replace('|', ' or ')}, not {kind}.")


def schema_of(judge: Judge) -> pa.Schema:
    """Returns the schema of what `judge.column` gives: `SCHEMA`, and what its options ask for."""
    rows = {"row": pa.int64(), "record": INT} if judge.has_rows else {}
    more = {**{name: MORE[name] for name in judge.columns}, **rows}
    return pa.schema([*SCHEMA, *pa.schema(more)])


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
    done = 0
    for batch in pa.table([texts, numbers], ["texts", "numbers"]).to_batches():
        column, given = batch.columns
        yield from _chunk(judge, column, given, done)
        done += len(batch)


def _chunk(judge: Judge, texts: pa.Array, numbers: pa.Array, done: int) -> Iterator[pa.RecordBatch]:
    if texts.type not in (pa.string(), pa.binary(), *WIDE):
        texts = texts.cast(pa.large_binary())
    _, ends, data = texts.buffers()
    places = memoryview(ends or b"").cast("q" if texts.type in WIDE else "i")[texts.offset :]
    places, address = places[: len(texts) + 1], data.address if data else 0
    events = memoryview(numbers.buffers()[1] or b"").cast("h")[numbers.offset :]
    for start, end, columns in judge.calls(
        places, events, lambda start, _: address + places[start]
    ):
        is_valid = texts.slice(start, end - start).is_valid()
        yield _batch(judge, columns, is_valid, done + start)


def _batch(judge: Judge, columns: dict[str, bytes], valid: pa.Array, start: int) -> pa.RecordBatch:
    about, rows, faults = judge.about, len(columns["verdict"]), len(columns["code"])

    def column(kind: pa.DataType, count: int, *names: str, where: Any = None) -> pa.Array:
        bits = None if where is None else where.buffers()[1]
        return pa.Array.from_buffers(
            kind, count, [bits, *(pa.py_buffer(columns[n]) for n in names)]
        )

    def words(name: str, numbers: pa.Array) -> pa.Array:
        return pa.array(about[name], TEXT).take(numbers)

    def told(name: str) -> pa.Array:
        if not columns[name]:
            return pa.nulls(rows, TEXT)
        text = column(TEXT, rows, f"{name}_offsets", name)
        return column(
            TEXT, rows, f"{name}_offsets", name, where=pc.greater(pc.binary_length(text), 0)
        )

    index = column(pa.uint32(), rows, "row") if judge.has_rows else None
    if index is not None:
        valid = valid.take(index)
    is_there = pc.and_(valid, True)  # a copy, so that its bits begin at a byte
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
    for name in judge.columns:
        first.append(told(name).cast(MORE[name]))
        if name == "name":
            first[-1] = pc.coalesce(first[1], first[-1])
    if index is not None:
        in_batch = pc.greater_equal(column(INT, rows, "of_record"), 0)
        first.append(pc.add(index.cast(pa.int64()), start))
        first.append(column(INT, rows, "of_record", where=in_batch))
    return pa.record_batch(first, schema=schema_of(judge))
