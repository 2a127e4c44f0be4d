"""Runs judge.wasm by wasmtime. docs/judge.md says what lies where in its memory."""

from __future__ import annotations

import ctypes
import json
import os
import pkgutil
from array import array
from collections import deque, namedtuple
from functools import cache, partial
from itertools import accumulate, repeat
from threading import Lock
from typing import Any, Callable, Iterable, Iterator, Mapping, NamedTuple, Sequence

import wasmtime

from .counts import add

ABI, CHANGED = 0x314A4345, 4
BY_ENVELOPE, BY_ROW, UNHEARD = -1, -2, -3
FILE = os.path.join(os.path.dirname(__file__), "judge.wasm")
CHOICES: dict[str, dict[Any, int]] = {  # the flags of each value
    "unknown": {"ignore": 0, "report": 1, "tell": 128},
    "nulls": {"fault": 0, "absent": 2},
    "values": {"show": 0, "hide": 4},
    "keys": {"last": 0, "once": 32},
    "memory": {"reserve": 0, "grow": 0},
    "integers": {"any": 0, "int64": 64},
    "records": {"batch": 0, "rows": 1024},
    "counts": {False: 0, True: 2048},
}
COLUMNS = {"name": 0, "payload": 256, "id": 512, "time": 512, "sequence": 512}
BYTES, ROWS = 8 << 20, 1 << 16
"""The most bytes and rows of a call. A message that is longer has a call of its own."""
KEPT = 256 << 20
"""The memory of a module never shrinks. A module with more than this is not used again."""
COUNTED = 1 << 30
"""The most bytes that a module counts before it says what it has counted."""


class Fault(NamedTuple):
    code: str
    attr: str
    detail: str
    at: int
    record: int | None


class Faults(Sequence[Fault]):
    """The faults of a message, which are read when somebody asks for them."""

    __slots__ = ("_read", "_row")

    def __init__(self, read: Callable[[int], list[Fault]], row: int) -> None:
        self._read = read
        self._row = row

    def __len__(self) -> int:
        return len(self._read(self._row))

    def __getitem__(self, index: Any) -> Any:
        return self._read(self._row)[index]

    def __iter__(self) -> Iterator[Fault]:
        return iter(self._read(self._row))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])

    def __reduce__(self) -> tuple[Any, ...]:
        return list, ([*self],)


NONE = Faults(lambda _: [], 0)


class Result(NamedTuple):
    verdict: str
    event: str | None
    faults: Sequence[Fault]
    fault_count: int
    """The number of all faults. `faults` has at most `limit` of them."""


_compiling = Lock()
if hasattr(os, "register_at_fork"):  # a fork lacks the thread that compiles, so that it waits
    _unlock = _compiling.release
    os.register_at_fork(before=_compiling.acquire, after_in_parent=_unlock, after_in_child=_unlock)


@cache
def _compile(memory: str) -> tuple[Any, Any]:
    config: Any = wasmtime.Config()
    config.parallel_compilation = False  # a fork lacks the threads of its parent
    if memory == "grow":
        if not hasattr(wasmtime.Config, "memory_reservation"):
            raise RuntimeError("memory='grow' needs wasmtime 45 or newer.")
        config.memory_reservation = config.memory_reservation_for_growth = 0
    engine = wasmtime.Engine(config)
    wasm: Any = pkgutil.get_data(__name__, "judge.wasm")  # this package may lie in a zip
    if not wasm.startswith(b"\0asm"):
        raise RuntimeError(f"{FILE} is not WebAssembly. It begins with {wasm[:40]!r}.")
    try:
        return engine, wasmtime.Module(engine, wasm)
    except wasmtime.WasmtimeError as error:
        raise RuntimeError(f"{FILE} is cut or damaged: {error}") from error


class _Instance:
    """The module with a memory of its own. It serves one call at a time."""

    def __init__(self, memory: str, settings: bytes, limit: int, flags: int, longest: int) -> None:
        with _compiling:
            engine, module = _compile(memory)
        self.store = wasmtime.Store(engine)
        instance: Any = wasmtime.Instance(self.store, module, [])
        self.exports = instance.exports(self.store)
        self.memory = self.exports["memory"]
        if self.call("abi") != ABI:
            is_changed = self.call("error") == CHANGED
            raise RuntimeError(f"{FILE} {'was changed' if is_changed else 'is not of ABI 1'}.")
        self.limits = limit, flags, longest
        self.call("options", *self.limits)
        self.counted = 0
        place = self.call("input", len(settings))
        ctypes.memmove(place + self.base(), settings, len(settings))
        if not self.call("settings", len(settings)):
            raise ValueError(f"The judge refuses {settings.decode()}.")
        self.about: dict[str, Any] = self.read("about")

    def call(self, name: str, *values: int) -> int:
        result = self.exports[name](self.store, *values)
        return 0 if result is None else int(result) & 0xFFFFFFFF  # it may be negative

    def read(self, name: str, *values: int) -> Any:
        """Returns the value of the JSON that an export writes behind its size."""
        place = self.call(name, *values) + self.base()
        size = ctypes.c_uint32.from_address(place).value
        return json.loads(ctypes.string_at(place + 4, size))

    def counts(self) -> str:
        self.counted = 0
        return json.dumps(self.read("counts"), ensure_ascii=False)

    def base(self) -> int:
        """Returns the address of the memory. Any call may move it."""
        return ctypes.addressof(self.memory.data_ptr(self.store).contents)

    def judge(self, rows: int, head: bytes, texts: Any, size: int) -> dict[str, bytes]:
        """Judges texts, which are bytes or an address. Returns nothing if there is no memory."""
        place = self.call("input", len(head) + size)
        if place == 0:
            return {}
        place += self.base()
        ctypes.memmove(place, head, len(head))
        ctypes.memmove(place + len(head), texts, size)
        return self.columns(self.call("judge", rows, BY_ROW))

    def columns(self, header: int) -> dict[str, bytes]:
        """Returns the columns of a result, and for text in place, where reading has stopped."""
        if header == 0:
            return {}
        base, names = self.base(), [column["name"] for column in self.about["columns"]]
        pairs = (ctypes.c_uint32 * (2 * len(names) + 1)).from_address(base + header + 12)
        self.used = pairs[-1]
        places = (base + place for place in pairs[:-1:2])
        return dict(zip(names, map(ctypes.string_at, places, pairs[1::2])))


class Judge:
    """Judges messages. Threads and forks may share one, and it can be pickled."""

    def __init__(
        self,
        unknown: str = "ignore",
        nulls: str = "fault",
        values: str = "show",
        limit: int = 1000,
        longest: int = 32 << 20,
        keys: str = "last",
        memory: str = "reserve",
        integers: str = "any",
        records: str = "batch",
        columns: Sequence[str] = (),
        words: Mapping[str, str] | None = None,
        counts: bool = False,
    ) -> None:
        given = {name: value for name, value in locals().items() if name != "self"}
        self.columns = tuple(_listed(columns, "columns is a list of names"))
        self._given = {**given, "columns": self.columns}
        flags = 0
        for name, known in CHOICES.items():
            if given[name] not in known:
                raise ValueError(f"{name} is {' or '.join(map(str, known))}, not {given[name]}.")
            flags |= known[given[name]]
        for column in self.columns:
            if column not in COLUMNS or self.columns.count(column) > 1:
                raise ValueError(f"columns are of {', '.join(COLUMNS)}, each once, not {column}.")
            flags |= COLUMNS[column]
        self.has_rows = records == "rows"
        for name, number, least in (("limit", limit, 0), ("longest", longest, 1)):
            limits = f"{name} is a whole number from {least} to {2**31 - 1}, not"
            if type(number) is not int:
                raise TypeError(f"{limits} {_kind(number)}.")
            if not least <= number < 2**31:
                raise ValueError(f"{limits} {number}.")
        settings = json.dumps({"words": dict(words)}).encode() if words else b""
        self._options = (memory, settings, limit, flags, longest)
        self.longest = longest
        self.counts_all = counts
        self._idle = deque([_Instance(*self._options)])  # each serves a call at a time
        self._counted: deque[str] = deque()
        self._process = os.getpid()
        self.about: dict[str, Any] = self._idle[0].about
        """The version, the hash of the contract, and the lists of verdicts, codes and events."""
        more = (*self.columns, *(("row", "record") if self.has_rows else ()))
        self._result: Any = namedtuple("Result", (*Result._fields, *more)) if more else Result
        self._numbers = {name: number for number, name in enumerate(self.about["events"])}

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Judge, **self._given), ()

    def number(self, event: str | None) -> int:
        """Returns the number of the event of all messages, which has to be in the catalogue."""
        number = self._number(event)
        if number == UNHEARD:  # An envelope with this name has a fault, which names the nearest.
            [result] = Judge().judge([json.dumps({"type": event, "payload": 0})])
            raise ValueError(result.faults[0].detail)
        return number

    def _number(self, event: str | None) -> int:
        if event is None:
            return BY_ENVELOPE
        if not isinstance(event, str):
            raise TypeError(f"event is a name, or a list of names and None, not {_kind(event)}.")
        return self._numbers.get(event, UNHEARD)

    def outline(self, event: str) -> list[Any]:
        """Returns a list of name, type and 1 or 0 for each field: whether it is required."""
        outline: list[Any] = _Instance(*self._options).read("outline", self.number(str(event)))
        return outline

    def judge(
        self, messages: Sequence[str | bytes], event: str | Iterable[str | None] | None = None
    ) -> list[Result]:
        """Judges messages. `event` is the event of all, or of each; None leaves it to a message.

        By a name of a list that is not in the catalogue, a message is an unknown_event.
        """
        texts: Any = _listed(messages, "messages is a list of str or bytes")
        kinds = [*map(type, texts)]
        if str in kinds:
            texts = [t.encode("utf-8", "surrogatepass") if isinstance(t, str) else t for t in texts]
        for kind in set(kinds):
            if not issubclass(kind, (str, bytes, bytearray, memoryview)):
                index = kinds.index(kind)
                raise TypeError(f"messages[{index}] is a str or bytes, not {kind.__name__}.")
        if event is None or isinstance(event, str):
            numbers = array("h", [self.number(event)]) * len(texts)
        else:
            names = _listed(event, "event is a name, or a list of names and None")
            numbers = array("h", map(self._number, names))
            if len(numbers) != len(texts):
                raise ValueError(f"There are {len(numbers)} events for {len(texts)} messages.")
        places = memoryview(array("q", accumulate(map(len, texts), initial=0)))
        results: list[Result] = []
        for start, _, columns in self.calls(
            places, memoryview(numbers), lambda start, end: b"".join(texts[start:end])
        ):
            results.extend(self._results(columns, start))
        return results

    def column(self, texts: Any, event: Any = None) -> list[Any]:
        """Judges a column of Arrow. `event` is a name, or a column of names, which may be unknown.

        The batches have the rows of the column, in its order. A row that is null stays null.
        """
        from .arrow import judge_column

        return list(judge_column(self, texts, event))

    def lines(self, files: str | Iterable[str], event: str | None = None) -> Any:
        """Judges the messages of files, also of gzip, whatever their bytes are.

        Returns a reader of Arrow with `file`, `line`, `start`, its byte in the file, and `value`.
        """
        from .arrow import judge_files

        return judge_files(self, [files] if isinstance(files, str) else files, self.number(event))

    def take(self) -> _Instance:
        """Returns an instance that no other thread has. `give` has to take it back."""
        if self._process != os.getpid():  # what a fork counts is its own
            self._process, self._idle, self._counted = os.getpid(), deque(), deque()
        try:
            return self._idle.pop()
        except IndexError:
            return _Instance(*self._options)

    def give(self, instance: _Instance, size: int) -> None:
        instance.counted += size
        is_large = instance.memory.data_len(instance.store) > KEPT
        if self.counts_all and (is_large or instance.counted > COUNTED):
            self._counted.append(instance.counts())
        if not is_large:
            self._idle.append(instance)

    def counts(self) -> str:
        """Returns what was counted since the last call, as JSON. `add` adds such texts."""
        if not self.counts_all:
            raise TypeError("The judge counts with the option counts=True.")
        idle = [self._idle.popleft() for _ in range(len(self._idle))]
        self._counted.extend(instance.counts() for instance in idle)
        self._idle.extend(idle)
        return add(*(self._counted.popleft() for _ in range(len(self._counted))))

    def calls(
        self, places: memoryview, numbers: memoryview, read: Callable[[int, int], Any]
    ) -> Iterator[tuple[int, int, dict[str, bytes]]]:
        """Judges rows by halves of what is too much for a call. A row without memory is too long.

        `places` are the ends of their texts as i32 or i64, and `read` gives the texts of some rows.
        """
        spans = [(0, len(places) - 1)] if len(places) > 1 else []
        while spans:
            start, end = spans.pop()
            rows, size = end - start, places[end] - places[start]
            columns: dict[str, bytes] = {}
            events = numbers[start:end].tobytes()
            if rows <= ROWS and size <= (self.longest if rows == 1 else BYTES):
                # the module takes differences of offsets, so that their lower halves are enough
                ends = places[start : end + 1].cast("B").cast("i")[:: places.itemsize // 4]
                instance = self.take()
                columns = instance.judge(rows, events + ends.tobytes(), read(start, end), size)
                self.give(instance, size)
            if not columns and rows > 1:
                middle = (start + end) // 2
                spans += [(middle, end), (start, middle)]
                continue
            if not columns:
                instance = self.take()
                instance.call("options", *instance.limits[:-1], 0)
                columns = instance.judge(1, events + b"\0\0\0\0\1\0\0\0", b" ", 1)
                instance.call("options", *instance.limits)
                self.give(instance, 0)
            yield start, end, columns

    def _results(self, columns: dict[str, bytes], start: int) -> Iterator[Any]:
        def numbers(name: str, kind: Any) -> list[int]:
            return array(kind, columns[name]).tolist()

        def texts(name: str) -> list[str]:
            text, offsets = columns[name], numbers(f"{name}_offsets", "i")
            if text.isascii():  # which takes half of the time
                whole = text.decode()
                return [whole[start:end] for start, end in zip(offsets, offsets[1:])]
            return [text[start:end].decode() for start, end in zip(offsets, offsets[1:])]

        @cache
        def all_faults() -> list[Fault]:
            codes = map(self.about["codes"].__getitem__, columns["code"])
            records = [None if record < 0 else record for record in numbers("record", "h")]
            parts = zip(codes, texts("attr"), texts("detail"), numbers("at", "I"), records)
            return [tuple.__new__(Fault, part) for part in parts]  # twice as fast as Fault(*part)

        def faults(row: int) -> list[Fault]:
            return all_faults()[offsets[row] : offsets[row + 1]]

        offsets = numbers("fault_offsets", "i")
        events = [
            *map([*self.about["events"], None].__getitem__, numbers("event", "h"))
        ]  # -1 is last
        more: list[Iterable[Any]] = []
        for name in self.columns:
            told: Any = texts(name) if columns[name] else [""] * len(events)
            if name == "name":
                told = [event or text for event, text in zip(events, told)]
            number = int if name == "sequence" else str
            more.append([number(text) if text else None for text in told])
        if self.has_rows:
            more.append([start + row for row in numbers("row", "I")])
            more.append([None if record < 0 else record for record in numbers("of_record", "i")])
        rows = zip(
            map(self.about["verdicts"].__getitem__, columns["verdict"]),
            events,
            [
                Faults(faults, row) if start < end else NONE
                for row, (start, end) in enumerate(zip(offsets, offsets[1:]))
            ],
            numbers("fault_count", "I"),
            *more,
        )
        return map(tuple.__new__, repeat(self._result), rows)  # twice as fast as calls


def _kind(value: Any) -> str:
    return type(value).__name__


def _listed(values: Any, sentence: str) -> Any:
    """Returns values if they are a list. A text is one value, though Python can go through it."""
    if isinstance(values, (str, bytes, bytearray)) or not isinstance(values, Iterable):
        raise TypeError(f"{sentence}, not {_kind(values)}.")
    return values
