"""Judges the cases of hosts/cases. JUDGE_SETS names the folder of the large sets."""

import gzip
import hashlib
import json
import multiprocessing
import os
import random
import re
import tempfile
import time
import unittest
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from threading import Event, Thread
from unittest import mock

import energy_contracts
from energy_contracts import Fault, Judge, Result, judge

try:
    import pyarrow as pa
except ImportError:
    pa = None

CASES = Path(__file__).resolve().parents[2] / "cases"
SETS = os.environ.get("JUDGE_SETS")
NULL = Result(None, None, None, None)
MEANT = '"acount.created-v1" in the catalogue; did you mean account.created-v1?'
INVALID = b'{"type":"account.created-v1","payload":{"account_number":1}}'
VALID = INVALID.replace(b"1}", b'"1","account_user_emails":[]}')


def cases():
    for line in (CASES / "messages.txt").read_text("ascii").splitlines():
        _, event, message = line.split("\t")
        pieces = [piece.rpartition("*") for piece in message.split(" ")]
        data = b"".join(int(count or 1) * b64decode(text) for count, _, text in pieces)
        yield event or None, None if message == "-" else data


def text_of(result):
    lines = [(result.verdict, result.event or "", result.fault_count)]
    for *fault, record in result.faults:
        lines.append((*fault, -1 if record is None else record))
    return "".join("\t".join(map(str, line)) + "\n" for line in lines)


def options_of(words):
    pairs = [word.split("=") for word in words if "=" in word]
    return {name: int(word) if word.isdigit() else word for name, word in pairs}


def rows(batches):
    for batch in batches:
        batch.validate(full=True)
        for row in batch.to_pylist():
            faults = row["faults"] and [Fault(**fault) for fault in row["faults"]]
            assert not faults or (row["code"], row["path"]) == faults[0][:2]
            yield Result(row["verdict"], row["event"], faults, row["fault_count"])


class JudgeTest(unittest.TestCase):
    def test_words_of_the_bus_name_fields(self):
        event = "ink.messages.inbound-email-migration-v1"
        message = json.dumps({"type": event, "payload": {"message_id": 1, "s3_key": "k"}})
        judging = Judge(words={"objstore": "s3"})
        [result] = judging.judge([message])
        self.assertEqual(result.faults[0].attr, "s3_bucket")
        with self.assertRaisesRegex(ValueError, "refuses"):
            Judge(words={"other": "s3"})

    def check_hashes(self, folder, read):
        for line in (folder / "hashes.txt").read_text("ascii").splitlines():
            known, name = line.split("  ")
            file, *words = name.split(" ")
            events, messages = read(folder / file)
            judging = Judge(**options_of(words))
            results = judging.judge(messages, events if "event" in words else None)
            found = hashlib.sha256("".join(map(text_of, results)).encode()).hexdigest()
            print(found, name)
            self.assertEqual(found, known, name)

    def test_small_set(self):
        events, messages = zip(*(case for case in cases() if case[1] is not None))
        self.check_hashes(CASES, lambda _: (events, messages))

    @unittest.skipUnless(SETS, "only the small set: JUDGE_SETS names no folder")
    def test_large_sets(self):
        self.check_hashes(Path(SETS), lambda file: (None, file.read_bytes().split(b"\n")[:-1]))

    @unittest.skipUnless(pa, "pyarrow is not there")
    def test_columns_say_the_same_as_lists(self):
        events, messages = map(list, zip(*cases()))
        judging = Judge()
        given = iter(judging.judge([message for message in messages if message is not None]))
        known = [NULL if message is None else next(given) for message in messages]
        binary = pa.array(messages, pa.binary())
        wide = binary.cast(pa.large_binary())
        kinds = [binary, binary.view(pa.string()), wide, wide.view(pa.large_string())]
        kinds.append(wide.cast(pa.binary_view()))
        chunks = pa.chunked_array([binary[:9], binary[9:9], binary[9:]])
        for column in [*kinds, binary.dictionary_encode(), chunks]:
            self.assertEqual(list(rows(judging.column(column))), known, column.type)
            self.assertEqual(list(rows(judging.column(column[5:450]))), known[5:450], column.type)
        self.assertEqual(list(rows(judging.column(pa.nulls(2)))), [NULL, NULL])
        self.assertEqual(judging.column(pa.array([], pa.string())), [])
        names = pa.array([*events[:7], "no-such-event", *events[8:]])
        judged = list(rows(judging.column(binary[3:], names[3:])))
        self.assertEqual(judged[4].verdict, "unknown_event")
        with mock.patch.object(judge, "ROWS", 3):
            self.assertEqual(list(rows(judging.column(chunks[3:], names[3:]))), judged)

    def test_calls_get_smaller_without_memory(self):
        full = judge._Instance.judge
        texts = [INVALID] * 99 + [b"[" * 1001] + [INVALID] * 99
        with mock.patch.object(
            judge._Instance, "judge", lambda *given: full(*given) if given[-1] < 1001 else {}
        ):
            results = Judge().judge(texts, ["account.created-v1"] * 199)
        self.assertEqual(results.pop(99).verdict, "too_long")
        self.assertEqual(results, Judge().judge([INVALID] * 198, "account.created-v1"))
        results = Judge().judge([b" " * (40 << 20), b" " * (9 << 20), "", "\ud800"])
        verdicts = ["too_long", "invalid_json", "invalid_json", "not_utf8"]
        self.assertEqual([result.verdict for result in results], verdicts)

    def test_threads_and_processes_share_a_judge(self):
        judging, texts = Judge(values="hide"), [INVALID] * 999
        known = judging.judge(texts)
        self.assertNotEqual(known, Judge().judge(texts))
        with ThreadPoolExecutor(50) as threads:  # each judges 1,000 messages, one by one
            halves = threads.map(
                lambda _: [judging.judge([t])[0] for t in [texts[0], VALID] * 500], range(50)
            )
            for results in halves:
                self.assertEqual(results, [known[0], Result("valid", known[0].event, [], 0)] * 500)
        for method in multiprocessing.get_all_start_methods():
            with multiprocessing.get_context(method).Pool(2) as pool:
                self.assertEqual(pool.map(judging.judge, [texts] * 4, 1), [known] * 4)

    def test_what_is_no_module_is_refused(self):
        wasm = Path(judge.FILE).read_bytes()
        changed = wasm.replace(b"account_number", b"zccount_number", 1)
        for data, words in (
            (b"", "is not WebAssembly. It begins with b''"),
            (b"<!doctype html>", "begins with b'<!doctype html>'"),
            (b"version https://git-lfs.github.com/spec/v1", "b'version https://git-lfs"),
            (wasm[:1000], "judge.wasm is cut or damaged: "),
            (changed, "judge.wasm was changed"),
        ):
            with self.subTest(words), mock.patch.object(judge.pkgutil, "get_data", lambda *_: data):
                with mock.patch.object(judge, "_compile", judge._compile.__wrapped__):
                    self.assertRaisesRegex(RuntimeError, re.escape(words), Judge)

    def test_memory_that_grows_says_the_same(self):
        if hasattr(judge.wasmtime.Config, "memory_reservation"):
            judging = Judge(memory="grow")
            long = b" " * (9 << 20) + INVALID
            self.assertEqual(judging.judge([INVALID, long]), Judge().judge([INVALID, long]))
        else:
            self.assertRaisesRegex(RuntimeError, "wasmtime 45", Judge, memory="grow")

    def test_a_name_of_a_list_may_be_unknown(self):
        results = Judge().judge([INVALID] * 2, ["acount.created-v1", None])
        self.assertEqual([result.verdict for result in results], ["unknown_event", "invalid"])

    @unittest.skipUnless(hasattr(os, "fork"), "this system has no forks")
    def test_a_fork_waits_for_the_thread_that_compiles(self):
        began = Event()

        def compiles():
            with judge._compiling:
                began.set()
                time.sleep(0.2)

        Thread(target=compiles).start()
        began.wait()
        with multiprocessing.get_context("fork").Pool(1) as pool:
            [result] = pool.apply_async(Judge().judge, [["{"]]).get(60)
        self.assertEqual(result.verdict, "invalid_json")

    def test_names_what_it_does_not_take(self):
        judging = Judge()
        for run, error, words in (
            (lambda: Judge(limit="5"), TypeError, "limit is a whole number from 0 to 2147483647"),
            (lambda: Judge(longest=0), ValueError, "longest is a whole number from 1 to 21474"),
            (lambda: Judge(nulls="x"), ValueError, "nulls is fault or absent, not x"),
            (
                lambda: judging.judge("one"),
                TypeError,
                "messages is a list of str or bytes, not str",
            ),
            (lambda: judging.judge(7), TypeError, "messages is a list of str or bytes, not int"),
            (lambda: judging.judge(["{}", 7]), TypeError, r"messages\[1\] is a str or bytes, not"),
            (lambda: judging.judge([{}]), TypeError, r"messages\[0\] is a str or bytes, not dict"),
            (lambda: judging.judge(["{}"], 7), TypeError, "event is a name, or a list of names"),
            (lambda: judging.judge(["{}"], [7]), TypeError, "event is a name, or a list of names"),
            (lambda: judging.judge([], "acount.created-v1"), ValueError, MEANT),
            (lambda: judging.number("acount.created-v1"), ValueError, MEANT),
            (lambda: Judge(keys="x"), ValueError, "keys is last or once, not x"),
            (lambda: judging.judge([], [None]), ValueError, "There are 1 events for 0 messages"),
        ):
            with self.subTest(words), self.assertRaisesRegex(error, words):
                run()

    @unittest.skipUnless(pa, "pyarrow is not there")
    def test_a_column_is_an_array(self):
        with self.assertRaisesRegex(TypeError, "texts is an array of pyarrow, not list"):
            Judge().column(["{}"])
        with self.assertRaisesRegex(TypeError, "or an array of pyarrow, not int"):
            Judge().column(pa.array(["{}"]), 7)
        with self.assertRaisesRegex(
            TypeError, "texts is a column of string or binary or .*, not int64"
        ):
            Judge().column(pa.array([7]))
        with self.assertRaisesRegex(TypeError, "event is a column of string, not int64"):
            Judge().column(pa.array(["{}"]), pa.array([7]))

    @unittest.skipUnless(pa, "pyarrow is not there")
    def test_files_are_read_whatever_their_bytes_are(self):
        long = VALID.replace(b'"1"', b'"%s"' % (b"x" * 3_000_000))
        values = [VALID, b"\xff", INVALID, long, b"{\n  2]", b"null", VALID, INVALID, b"{"]
        verdicts = "valid not_utf8 invalid valid invalid_json missing_event_name valid invalid"
        lines = [1, 3, 4, 6, 7, 9, 9, 9, 10]
        with tempfile.TemporaryDirectory() as folder:
            files = [os.path.join(folder, name) for name in ("a", "b.gz", "empty")]
            text = VALID + b"\r\n\n\xff\n %s\n\n%s\n{\n  2]\n[null,%s, %s]\n{" % (
                INVALID, long, VALID, INVALID
            )  # fmt: skip
            Path(files[0]).write_bytes(text)
            Path(files[1]).write_bytes(gzip.compress(text))
            Path(files[2]).write_bytes(b"")
            with mock.patch("energy_contracts.arrow.BYTES", 8 << 16):
                table = Judge(longest=4_000_000).lines(files).read_all()
            self.assertEqual(Judge(records="rows").lines(files[2]).read_all().num_rows, 0)
        self.assertEqual(table["value"].to_pylist(), values * 2)
        self.assertEqual(table["line"].to_pylist(), lines * 2)
        self.assertEqual(table["file"].to_pylist(), [files[0]] * 9 + [files[1]] * 9)
        self.assertEqual(table["verdict"].to_pylist(), [*verdicts.split(), "invalid_json"] * 2)
        for value, start in zip(values, table["start"].to_pylist()):
            self.assertEqual(text[start : start + len(value)], value)

    @unittest.skipUnless(pa, "pyarrow is not there")
    def test_records_of_files_are_rows(self):
        batch = b'{"Records":[%s,{"body":"{"}]}' % VALID
        judging = Judge(records="rows", columns=["payload"])
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "a")
            Path(file).write_bytes(VALID + batch + b"\n")
            rows = judging.lines(file).read_all().to_pylist()
        self.assertEqual([row["start"] for row in rows], [0, len(VALID), len(VALID)])
        self.assertEqual([row["record"] for row in rows], [None, 0, 1])
        self.assertEqual([row["value"] for row in rows], [VALID, batch, batch])
        self.assertEqual([bool(row["payload"]) for row in rows], [True, True, False])

    def test_columns_and_records_by_name(self):
        names = ["payload", "id", "sequence", "name", "time"]
        judging = Judge(columns=names, records="rows", integers="int64", unknown="tell")
        batch = b'{"Records":[{"body":"{","messageId":"m"},%s]}' % VALID
        own = b'{"type":"agreement.revoked-v1","time":"t","data":%s,"id":"a","sequence":7}'
        texts = [own % b'{"agreement_id":1,"agreement_id":2.0}', own % b'{"agreement_id":1e19}']
        texts += [batch, b'{"type":"x","payload":1}', own % b'{"agreement_id":1,"y":2}']
        rows = judging.judge(texts)
        told = [(r.verdict, r.payload, r.id, r.sequence, r.time, r.row, r.record) for r in rows]
        account = VALID[VALID.index(b'{"account') : -1].decode()
        known = [
            ("valid", '{"agreement_id":2}', "a", 7, "t", 0, None),
            ("invalid", '{"agreement_id":10000000000000000000}', "a", 7, "t", 1, None),
            ("invalid_json", None, "m", None, None, 2, 0),
            ("valid", account, None, None, None, 2, 1),
            ("unknown_event", "1", None, None, None, 3, None),
            ("valid", '{"agreement_id":1,"y":2}', "a", 7, "t", 4, None),
        ]
        self.assertEqual(told, known)
        self.assertEqual([r.name for r in rows][3:5], ["account.created-v1", "x"])
        self.assertEqual((rows[5].fault_count, rows[5].faults[0].code), (0, "unknown_field"))
        self.assertEqual(Judge().judge(texts[:1])[0]._fields, Result._fields)
        if pa:
            chunks = pa.chunked_array([texts[:2], [None], texts[2:]], pa.binary())
            table = pa.Table.from_batches(judging.column(chunks)).filter(
                pa.compute.field("verdict").is_valid()
            )
            for name in names:
                self.assertEqual(table[name].to_pylist(), [getattr(r, name) for r in rows], name)
            self.assertEqual(table["row"].to_pylist(), [r.row + (r.row > 1) for r in rows])
            self.assertEqual(table["record"].to_pylist(), [r.record for r in rows])

    @unittest.skipUnless(pa, "pyarrow is not there")
    def test_what_is_valid_is_typed(self):
        from energy_contracts import arrow

        event = "account_user.created-v1"  # has a list of objects whose fields no contract names
        payload = {"user_id": 1, "user_email": "a@\0b", "user_number": "U"}
        payload["linked_accounts"] = [{"a": [1, "\u00e9"], "b": 1.5}, {}]
        texts = [
            json.dumps({"type": event, "event_id": str(i), "payload": payload}) for i in (1, 2)
        ]
        judging = Judge(columns=["payload", "id"])
        table = pa.Table.from_batches(judging.column(pa.array([*texts, None, "{"])))
        rows = arrow.typed(table, event).to_pylist()
        self.assertEqual([row.pop("_id") for row in rows], ["1", "2"])
        for row in rows:
            row["linked_accounts"] = [json.loads(text) for text in row["linked_accounts"]]
            self.assertEqual({k: v for k, v in row.items() if v is not None}, payload)
        self.assertEqual(arrow.typed(table, "agreement.revoked-v1").to_pylist(), [])

    def test_an_event_has_columns(self):
        event = "lifecycle.leave-supplier.completed-v3"
        for engine, last in (
            ("spark", "`supply_points` ARRAY<STRUCT<`external_identifier` STRING, "),
            ("duckdb", '"supply_points" STRUCT("external_identifier" VARCHAR, '),
        ):
            columns = energy_contracts.ddl(event, engine).split(",\n")
            self.assertEqual(
                columns[1][1:], f"leave_supplier_process_id{columns[1][0]} BIGINT NOT NULL"
            )
            self.assertEqual(columns[4][: len(last)], last)
        self.assertEqual(
            energy_contracts.ddl("account.created-v1", "spark")[-21:], "`is_imported` BOOLEAN"
        )
        self.assertRaisesRegex(
            ValueError, MEANT, energy_contracts.ddl, "acount.created-v1", "spark"
        )
        self.assertRaisesRegex(
            ValueError, "spark or duckdb, not x", energy_contracts.ddl, event, "x"
        )
        if pa:
            types = [str(field.type) for field in energy_contracts.schema("account.created-v1")]
            self.assertEqual(types, ["string", "list<item: string>", "bool"])

    def test_what_is_counted_adds_up_however_it_is_split(self):
        chance, texts = random.Random(63), [data for _, data in cases() if data is not None]
        texts = [text for text in texts if len(text) < 10_000]
        unknown = b'{"type":"account.created-v1","payload":{"u%d":1,"account_number":"1"}}'
        texts += [unknown % number for number in range(50)]
        texts += [b'{"type":"new_%d.event-v1","payload":{}}' % number for number in range(90)]
        judging = Judge(counts=True)
        judging.judge(texts)
        known = judging.counts()
        self.assertEqual(len(json.loads(known)["unknown_events"]["names"]), 64)
        self.assertEqual(judging.counts(), energy_contracts.add())
        print(hashlib.sha256(known.encode()).hexdigest(), "counts")
        for _ in range(int(os.environ.get("SPLITS", 20))):
            chance.shuffle(texts)
            documents, start = [], 0
            while start < len(texts):
                end = start + chance.choice([1, 9, 99, 299])
                judging.judge(texts[start:end])
                documents, start = [*documents, judging.counts()], end
                if chance.random() < 0.3:
                    documents = [energy_contracts.add(*documents)]
            chance.shuffle(documents)
            self.assertEqual(energy_contracts.add(*documents), known)

    def test_threads_and_files_are_counted(self):
        judging, texts = Judge(counts=True), [INVALID, VALID, b" " * (40 << 20)] * 3
        judging.judge(texts)
        known = judging.counts()
        self.assertEqual(json.loads(known)["messages"], {"invalid": 3, "too_long": 3, "valid": 3})
        with ThreadPoolExecutor(9) as threads:
            list(threads.map(lambda text: judging.judge([text]), texts))
        with mock.patch.object(judge, "COUNTED", 1), mock.patch.object(judge, "KEPT", 1):
            judging.judge(texts)
        self.assertEqual(judging.counts(), energy_contracts.add(known, known))
        if pa:
            with tempfile.TemporaryDirectory() as folder:
                file = os.path.join(folder, "a")
                Path(file).write_bytes(INVALID + VALID)
                judging.lines(file).read_all()
            judging.judge([INVALID, VALID])
            self.assertEqual(json.loads(judging.counts())["messages"], {"invalid": 2, "valid": 2})
        self.assertRaisesRegex(TypeError, "counts=True", Judge().counts)
        wrong = "Document 2 has 'x', not the format 'energy-contracts observe 1'"
        with self.assertRaisesRegex(ValueError, wrong):
            energy_contracts.add(known, '{"format":"x"}')

    def test_has_the_version_of_its_package(self):
        self.assertEqual(energy_contracts.__version__, version("energy-contracts"))
