"""Judges the cases of hosts/cases. JUDGE_SETS names the folder of the large sets."""

import hashlib
import multiprocessing
import os
import unittest
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from unittest import mock

import energy_contracts
from energy_contracts import Fault, Judge, Result, judge

try:
    import pyarrow as pa
except ImportError:
    pa = None

CASES = Path(__file__).resolve().parents[2] / "cases"
SETS = os.environ.get("JUDGE_SETS")
INVALID = b'{"type":"account.created-v1","payload":{"account_number":1}}'


def cases():
    for line in (CASES / "messages.txt").read_text("ascii").splitlines():
        _, event, message = line.split("\t")
        pieces = [piece.rpartition("*") for piece in message.split(" ")]
        data = b"".join(int(count or 1) * b64decode(text) for count, _, text in pieces)
        yield event or None, None if message == "-" else data


def hash_of(results):
    found = hashlib.sha256()
    for verdict, event, faults, count in results:
        lines = [(verdict, event or "", count)]
        lines += [(*fault[:4], -1 if fault.record is None else fault.record) for fault in faults]
        found.update("".join("\t".join(map(str, line)) + "\n" for line in lines).encode())
    return found.hexdigest()


def rows(batches):
    for batch in batches:
        batch.validate(full=True)
        for row in batch.to_pylist():
            faults = None if row["faults"] is None else [Fault(**fault) for fault in row["faults"]]
            if faults:
                assert (row["code"], row["path"]) == (faults[0].code, faults[0].attr)
            yield Result(row["verdict"], row["event"], faults, row["fault_count"])


class JudgeTest(unittest.TestCase):
    def check_hashes(self, folder, read):
        for line in (folder / "hashes.txt").read_text("ascii").splitlines():
            known, name = line.split("  ")
            file, *words = name.split(" ")
            events, messages = read(folder / file)
            options = dict(word.split("=") for word in words if word != "event")
            numbers = {name: int(text) for name, text in options.items() if text.isdigit()}
            results = Judge(**{**options, **numbers}).judge(
                messages, events if "event" in words else None
            )
            self.assertEqual(hash_of(results), known, name)

    def test_small_set(self):
        few = zip(*(case for case in cases() if case[1] is not None))
        events, messages = map(list, few)
        self.check_hashes(CASES, lambda _: (events, messages))

    @unittest.skipUnless(SETS, "only the small set: JUDGE_SETS names no folder")
    def test_large_sets(self):
        self.check_hashes(Path(SETS), lambda file: (None, file.read_bytes().split(b"\n")[:-1]))

    @unittest.skipUnless(pa, "pyarrow is not there")
    def test_columns_say_the_same_as_lists(self):
        events, messages = map(list, zip(*cases()))
        judging, null = Judge(), Result(None, None, None, None)
        given = iter(judging.judge([message for message in messages if message is not None]))
        known = [null if message is None else next(given) for message in messages]
        binary = pa.array(messages, pa.binary())
        kinds = [binary, binary.view(pa.string()), binary.cast(pa.large_binary())]
        kinds += [kinds[2].view(pa.large_string()), binary.dictionary_encode()]
        for column in [*kinds, pa.chunked_array([binary[:9], binary[9:9], binary[9:]])]:
            self.assertEqual(list(rows(judging.column(column))), known, column.type)
            self.assertEqual(list(rows(judging.column(column[5:450]))), known[5:450], column.type)
        self.assertEqual(judging.column(pa.array([], pa.string())), [])
        self.assertEqual(list(rows(judging.column(pa.nulls(2)))), [null, null])
        names = ["no-such-event" if index == 7 else name for index, name in enumerate(events)]
        judged = list(rows(judging.column(binary[3:], pa.array(names)[3:])))
        self.assertEqual(judged[4].verdict, "unknown_event")
        with mock.patch.object(judge, "ROWS", 3):
            self.assertEqual(list(rows(judging.column(binary[3:], pa.array(names)[3:]))), judged)

    def test_long_messages(self):
        texts = [b'{"type":"%s","payload":{}}' % (b"x" * size) for size in (40 << 20, 9 << 20, 9)]
        verdicts = [result.verdict for result in Judge().judge([*texts, "", "\ud800"])]
        first = ["too_long", "unknown_event", "unknown_event"]
        self.assertEqual(verdicts, [*first, "invalid_json", "not_utf8"])

    def test_without_memory_calls_get_smaller(self):
        full = judge._Instance.judge

        def small(self, count, event, head, texts, size):
            if size > 1000:
                raise MemoryError
            return full(self, count, event, head, texts, size)

        texts = [INVALID] * 99 + [b"[" * 1001] + [INVALID] * 99
        with mock.patch.object(judge._Instance, "judge", small):
            results = Judge().judge(texts, ["account.created-v1"] * 199)
        self.assertEqual(results.pop(99).verdict, "too_long")
        self.assertEqual(results, Judge().judge([INVALID] * 198, "account.created-v1"))

    def test_threads_and_processes_share_a_judge(self):
        judging, texts = Judge(values="hide"), [INVALID] * 999
        known = judging.judge(texts)
        self.assertNotEqual(known, Judge().judge(texts))
        with ThreadPoolExecutor(4) as threads:
            for results in threads.map(judging.judge, [texts] * 40):
                self.assertEqual(results, known)
        for method in multiprocessing.get_all_start_methods():
            with multiprocessing.get_context(method).Pool(2) as pool:
                for _ in range(2):
                    self.assertEqual(pool.apply_async(judging.judge, [texts]).get(60), known)

    def test_names_what_it_does_not_know(self):
        for event in ("x-v1", ["x-v1"]):
            with self.assertRaisesRegex(ValueError, "The catalogue has no event 'x-v1'"):
                Judge().judge([INVALID], event)
        with self.assertRaisesRegex(ValueError, "nulls is fault or absent, not x"):
            Judge(nulls="x")

    def test_is_what_the_repository_has(self):
        self.assertEqual(energy_contracts.__version__, version("energy-contracts"))
        module = CASES.parents[1] / "generated/judge.wasm"
        self.assertEqual(
            Path(judge.__file__).with_name("judge.wasm").read_bytes(), module.read_bytes()
        )
