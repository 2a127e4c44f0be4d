"""Judges columns of Arrow. No row becomes a Python object."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any, Iterable, Iterator

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json as json_of_arrow

from .judge import BY_ENVELOPE, BYTES, UNHEARD, Judge, _kind
from .tables import outline_of, schema

TEXT, INT, SHORT = pa.string(), pa.int32(), pa.int16()
FAULT = pa.struct({"code": TEXT, "attr": TEXT, "detail": TEXT, "at": INT, "record": SHORT})
FIRST = {"verdict": TEXT, "event": TEXT, "fault_count": INT, "code": TEXT, "path": TEXT}
SCHEMA = pa.schema({**FIRST, "faults": pa.list_(FAULT)})
MORE = {"name": TEXT, "payload": TEXT, "id": TEXT, "time": TEXT, "sequence": pa.int64()}
LINES = pa.schema({"file": TEXT, "line": pa.int64(), "value": pa.binary()})
WIDE = (pa.large_string(), pa.large_binary())
ARRAYS = (pa.Array, pa.ChunkedArray)


def lines(files: Iterable[str]) -> pa.RecordBatchReader:
    """Reads files, also of gzip, line by line, whatever their bytes are, as columns file, line and value."""

    def batches() -> Iterator[pa.RecordBatch]:
        for file in files:
            with open(file, "rb") as start:
                is_packed = start.read(2) == b"\x1f\x8b"
            with gzip.open(file) if is_packed else open(file, "rb") as opened:
                count = 0
                while some := opened.readlines(BYTES):
                    values = [line.removesuffix(b"\n").removesuffix(b"\r") for line in some]
                    numbers = range(count + 1, count + len(some) + 1)
                    columns = {"file": [file] * len(some), "line": numbers, "value": values}
                    yield pa.RecordBatch.from_pydict(columns, LINES)
                    count += len(some)

    return pa.RecordBatchReader.from_batches(LINES, batches())


def typed(judged: pa.Table, event: str) -> pa.Table:
    """Returns the valid payloads of an event as columns, behind `_id`, `_time` and `_sequence`."""
    is_good = pc.and_(pc.equal(judged["verdict"], "valid"), pc.equal(judged["event"], event))
    good = judged.filter(pc.fill_null(is_good, False))
    texts = _json_as_text(event, good["payload"].cast(pa.binary()).to_pylist())
    fields = schema(event)
    loose = pa.schema([(field.name, _loose(field.type)) for field in fields])
    ways = json_of_arrow.ParseOptions(loose, True, "ignore")
    size = json_of_arrow.ReadOptions(block_size=max(1 << 20, 2 * max(map(len, texts), default=0)))
    read = loose.empty_table()
    if texts:
        read = json_of_arrow.read_json(pa.BufferReader(b"\n".join(texts)), size, ways)
    facts = {
        f"_{name}": good[name] for name in ("id", "time", "sequence") if name in good.schema.names
    }
    return pa.table({**facts, **{name: read[name] for name in fields.names}})


def _loose(kind: pa.DataType) -> pa.DataType:
    """Returns a type in which all may be null, as the reader of JSON needs it."""
    if pa.types.is_list(kind):
        return pa.list_(_loose(kind.value_type))
    return pa.struct([(f.name, _loose(f.type)) for f in kind]) if pa.types.is_struct(kind) else kind


def _json_as_text(event: str, texts: list[bytes]) -> list[bytes]:
    """Makes texts of objects whose fields no contract names."""

    def text(value: Any, kind: Any) -> Any:
        if kind == "json":
            return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        if isinstance(kind, str):
            return value
        if "items" in kind:
            return [text(item, kind["items"]) for item in value]
        return {name: text(value[name], of) for name, of, _ in kind["fields"] if name in value}

    outline = outline_of(event)
    if "'json'" not in repr(outline):
        return texts
    return [json.dumps(text(json.loads(one), {"fields": outline})).encode() for one in texts]


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
        yield _batch(judge, columns, texts.slice(start, end - start), done + start)


def _batch(judge: Judge, columns: dict[str, bytes], texts: pa.Array, start: int) -> pa.RecordBatch:
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

    valid = texts.is_valid()
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
