"""Runs judge.wasm by wasmtime. docs/judge.md says what lies where in its memory."""

from __future__ import annotations

import ctypes
import json
import pkgutil
from array import array
from bisect import bisect_right
from functools import cached_property, lru_cache
from itertools import accumulate
from threading import local
from typing import Any, Callable, Iterable, Iterator, NamedTuple, Sequence

ABI, NO_MEMORY = 0x314A4345, 1
BY_ENVELOPE, BY_ROW, UNHEARD = -1, -2, -3
CHOICES = {"unknown": "ignore report", "nulls": "fault absent", "values": "show hide"}
BYTES, ROWS = 8 << 20, 1 << 16
"""The most bytes and rows of a call. A message that is longer has a call of its own."""
KEPT = 256 << 20
"""The memory of a module never shrinks. A module with more than this is not used again."""


class Fault(NamedTuple):
    code: str
    attr: str
    detail: str
    at: int
    record: int | None


class Result(NamedTuple):
    verdict: str
    event: str | None
    faults: list[Fault]
    fault_count: int
    """The number of all faults. `faults` has at most `limit` of them."""


@lru_cache(maxsize=None)
def _compile() -> tuple[Any, Any]:
    import wasmtime  # a driver of Spark does without it

    config = wasmtime.Config()
    config.parallel_compilation = False  # a fork lacks the threads of its parent
    engine = wasmtime.Engine(config)
    wasm: Any = pkgutil.get_data(__name__, "judge.wasm")  # this package may lie in a zip
    return engine, wasmtime.Module(engine, wasm)


class _Instance:
    """The module with a memory of its own. It serves one call at a time."""

    def __init__(self, limit: int, flags: int, longest: int) -> None:
        import wasmtime

        engine, module = _compile()
        self.store = wasmtime.Store(engine)
        instance: Any = wasmtime.Instance(self.store, module, [])
        self.exports = instance.exports(self.store)
        self.memory = self.exports["memory"]
        if self.call("abi") != ABI:
            raise RuntimeError("This package does not know the ABI of its judge.wasm.")
        self.call("options", limit, flags, longest)
        place = self.call("about") + self.base()
        size = ctypes.c_uint32.from_address(place).value
        self.about: dict[str, Any] = json.loads(ctypes.string_at(place + 4, size))

    def call(self, name: str, *values: int) -> int:
        result = self.exports[name](self.store, *values)
        return 0 if result is None else int(result) & 0xFFFFFFFF  # it may be negative

    def base(self) -> int:
        """Returns the address of the memory. Any call may move it."""
        return ctypes.addressof(self.memory.data_ptr(self.store).contents)

    def judge(self, count: int, event: int, head: bytes, texts: Any, size: int) -> dict[str, bytes]:
        """Judges texts, which are bytes or an address. The head has the events and the offsets."""
        place = self.call("input", len(head) + size)
        if place == 0:
            raise MemoryError
        place += self.base()
        ctypes.memmove(place, head, len(head))
        ctypes.memmove(place + len(head), texts, size)
        header = self.call("judge", count, event)
        if header == 0:
            error = self.call("error")
            raise MemoryError if error == NO_MEMORY else RuntimeError(f"judge.wasm: error {error}")
        base, names = self.base(), [column["name"] for column in self.about["columns"]]
        pairs = (ctypes.c_uint32 * (2 * len(names))).from_address(base + header + 12)
        places = (base + place for place in pairs[::2])
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
    ) -> None:
        self._arguments = (unknown, nulls, values, limit, longest)
        flags = 0
        for bit, (name, choices) in enumerate(CHOICES.items()):
            value, known = self._arguments[bit], choices.split()
            if value not in known:
                raise ValueError(f"{name} is {' or '.join(known)}, not {value}.")
            flags |= known.index(value) << bit
        for name, number, least in (("limit", limit, 0), ("longest", longest, 1)):
            known_as = f"{name} is a whole number from {least} to {2**31 - 1}"
            if not isinstance(number, int) or isinstance(number, bool):
                raise TypeError(f"{known_as}, not {_kind(number)}.")
            if not least <= number < 2**31:
                raise ValueError(f"{known_as}, not {number}.")
        self._options = (limit, flags, longest)
        self._own = local()  # an instance for each thread

    def __reduce__(self) -> tuple[Any, ...]:
        return Judge, self._arguments

    @cached_property
    def about(self) -> dict[str, Any]:
        """The version, the hash of the contract, and the lists of verdicts, codes and events."""
        return _Instance(*self._options).about

    @cached_property
    def _numbers(self) -> dict[str | None, int]:
        events = self.about["events"]
        return {None: BY_ENVELOPE, **{name: number for number, name in enumerate(events)}}

    def number(self, event: str | None) -> int:
        if event is not None and not isinstance(event, str):
            raise TypeError(f"event is a name, or a list of names and None, not {_kind(event)}.")
        if event not in self._numbers:
            raise ValueError(f"The catalogue has no event {event!r}.")
        return self._numbers[event]

    def judge(
        self, messages: Sequence[str | bytes], event: str | Iterable[str | None] | None = None
    ) -> list[Result]:
        """Judges messages. `event` is the event of all, or of each; None leaves it to a message."""
        texts = [
            text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
            for text in _listed(messages, "messages is a list of str or bytes")
        ]
        for index, text in enumerate(texts):
            if not isinstance(text, (bytes, bytearray, memoryview)):
                raise TypeError(f"messages[{index}] is a str or bytes, not {_kind(text)}.")
        numbers = array("h")
        if event is None or isinstance(event, str):
            number = self.number(event)
        else:
            number = BY_ROW
            names = "event is a name, or a list of names and None"
            numbers.extend(map(self.number, _listed(event, names)))
            if len(numbers) != len(texts):
                raise ValueError(f"There are {len(numbers)} events for {len(texts)} messages.")
        places = list(accumulate(map(len, texts), initial=0))

        def read(start: int, end: int, size: int) -> tuple[bytes, bytes]:
            first, text = places[start], b"".join(texts[start:end])
            offsets = [place - first for place in places[start:end]]
            head = numbers[start:end].tobytes() + array("i", [*offsets, size]).tobytes()
            return head, text

        results: list[Result] = []
        for _, _, columns in self.calls(places, number, read):
            results.extend(_results(self.about, columns))
        return results

    def column(self, texts: Any, event: Any = None) -> list[Any]:
        """Judges a column of Arrow. `event` is a name, or a column of names, which may be unknown.

        The batches have the rows of the column, in its order. A row that is null stays null.
        """
        from .arrow import judge_column

        return list(judge_column(self, texts, event))

    def calls(
        self, places: Sequence[int], event: int, read: Callable[[int, int, int], tuple[bytes, Any]]
    ) -> Iterator[tuple[int, int, dict[str, bytes]]]:
        """Judges rows, and reads some for each call. `places` are the ends of their texts."""
        start, count, most = 0, len(places) - 1, BYTES
        while start < count:
            bound = min(count, start + ROWS)
            end = bisect_right(places, places[start] + most, start + 1, bound + 1) - 1
            end = max(start + 1, end)
            size = places[end] - places[start]
            if size > BYTES:
                size = min(size, self._options[2] + 1)  # this says enough of one that is too long
            head, texts = read(start, end, size)
            instance = self._own.__dict__.pop("instance", None) or _Instance(*self._options)
            try:
                columns = instance.judge(end - start, event, head, texts, size)
            except MemoryError:
                if end > start + 1:
                    most = size // 2
                    continue
                instance = _Instance(*self._options[:2], 0)  # what has no room is too long
                columns = instance.judge(1, event, head[:-4] + b"\1\0\0\0", b" ", 1)
            else:
                if instance.memory.data_len(instance.store) <= KEPT:
                    self._own.instance = instance
            yield start, end, columns
            start, most = end, BYTES


def _kind(value: Any) -> str:
    return type(value).__name__


def _listed(values: Any, sentence: str) -> Any:
    """Returns values if they are a list. A text is one value, though Python can go through it."""
    if isinstance(values, (str, bytes, bytearray)) or not isinstance(values, Iterable):
        raise TypeError(f"{sentence}, not {_kind(values)}.")
    return values


def _results(about: dict[str, Any], columns: dict[str, bytes]) -> Iterator[Result]:
    def numbers(name: str, kind: Any) -> list[int]:
        return array(kind, columns[name]).tolist()

    def texts(name: str) -> list[str]:
        text, offsets = columns[name], numbers(f"{name}_offsets", "i")
        return [text[start:end].decode() for start, end in zip(offsets, offsets[1:])]

    codes = map(about["codes"].__getitem__, columns["code"])
    records = [None if record < 0 else record for record in numbers("record", "h")]
    faults = list(map(Fault, codes, texts("attr"), texts("detail"), numbers("at", "I"), records))
    offsets = numbers("fault_offsets", "i")
    return map(
        Result,
        map(about["verdicts"].__getitem__, columns["verdict"]),
        map([*about["events"], None].__getitem__, numbers("event", "h")),  # -1 is the last
        [faults[start:end] for start, end in zip(offsets, offsets[1:])],
        numbers("fault_count", "I"),
    )
