"""Runs all blocks of docs/scale.md, in a folder with some events. PACKAGE is the folder of the package."""

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
import unittest
import venv
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(os.environ["PACKAGE"])
PAGE = (ROOT / "docs/scale.md").read_text("utf-8")
EVENT = '{"type":"account.created-v1","payload":{"account_number":%s,"account_user_emails":[%s]}}\n'
LINES = [EVENT % values for values in [('"A-1"', ""), (1, '"a",7'), (2, '"a",7,8')]]
LONG = LINES[0].replace("A-1", "A" * 3_000_000)
ODD = [b"\xff", LONG.strip().encode(), b"a\rb", LINES[0].strip().encode()]
ODD_VERDICTS = ["not_utf8", "valid", "invalid_json", "valid"]
FAULTS = {"account_number": 2, "account_user_emails.1": 2, "account_user_emails.2": 1}


class ScaleTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)
        os.mkdir("node_modules")
        os.symlink(ROOT, "node_modules/energy-contracts")
        os.symlink(ROOT / "generated/judge.wasm", "judge.wasm")
        os.mkdir("events")
        Path("events/a.ndjson").write_text("".join(LINES))

    def run_section(self, title, package=None):
        if package and not find_spec(package):
            self.skipTest(f"{package} is not there")
        section = re.search(rf"^#+ {title}$(.*?)(?=^## |\Z)", PAGE, re.M | re.S)[1]
        names = {}
        for language, code in re.findall(r"^```(\w+)\n(.*?)^```$", section, re.M | re.S):
            if language == "python":
                exec(code, names)
            else:
                programs = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
                subprocess.run(["sh", "-euc", code], env={**os.environ, **programs}, check=True)
        return names

    def test_python(self):
        self.run_section("Events beyond one machine")
        table = self.run_section("Python", "pyarrow")["table"]
        self.assertEqual(table["verdict"].to_pylist(), ["valid", "invalid_json", None])

    def write_odd(self):
        Path("events/b.ndjson").write_bytes(b"\r\n\r\n".join(ODD))

    def test_duckdb(self):
        self.write_odd()
        con = self.run_section("DuckDB", "duckdb")["con"]
        judged = con.sql("SELECT unnest(faults).attr, 1 FROM judged").fetchall()
        counts = {path: judged.count((path, 1)) for path, _ in judged if path}
        self.assertEqual(counts, FAULTS)
        rows = con.sql(
            "SELECT value, verdict FROM judged WHERE file LIKE '%b.ndjson' ORDER BY line"
        )
        self.assertEqual(rows.fetchall(), list(zip(ODD, ODD_VERDICTS)))
        rows = con.sql("SELECT name, judge_event(payload, name).verdict FROM outbox ORDER BY name")
        self.assertEqual(
            [verdict for _, verdict in rows.fetchall()], ["valid", "invalid", "unknown_event"]
        )
        rows = con.sql("SELECT judge_event(NULL), judge_event('{}', NULL).verdict")
        self.assertEqual(rows.fetchall(), [(None, "missing_event_name")])

    def test_polars(self):
        self.write_odd()
        frame = self.run_section("Polars", "polars")["frame"]
        self.assertEqual(frame["fault_count"].to_list()[:3], [0, 2, 3])
        self.assertEqual(frame["verdict"].to_list()[3:], ODD_VERDICTS)
        self.assertEqual(frame["value"].to_list()[3:], ODD)

    def land(self):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            names = self.run_section("A folder to a lake, on Spark", "pyspark")
        runs = [re.findall(r"(\d+) (\w+)", line) for line in said.getvalue().splitlines()]
        return names, [{name: int(n) for n, name in run if n != "0"} for run in runs]

    def test_lake(self):
        from lake_lines import write_files

        os.environ["PYSPARK_PYTHON"] = sys.executable
        small = {
            "sql.shuffle.partitions": 2,
            "ui.enabled": "false",
            "ui.showConsoleProgress": "false",
        }
        settings = [f"--conf spark.{name}={value}" for name, value in small.items()]
        os.environ["PYSPARK_SUBMIT_ARGS"] = " ".join([*settings, "pyspark-shell"])
        os.unlink("events/a.ndjson")
        counts = write_files()
        counts["empty"] += counts.pop("blank")
        names, runs = self.land()
        self.assertEqual(runs, [{"read": sum(counts.values()), **counts}])
        self.assertGreater(min(counts.values()), 500)
        spark, quarantine = names["spark"], names["QUARANTINE"]
        tables = [row.tableName for row in spark.sql("SHOW TABLES IN lake").collect()]
        tables.remove("quarantine")
        self.assertEqual(len(tables), 20)
        spark.catalog.refreshTable(quarantine)  # each batch of the stream has a session of its own
        sizes = [spark.table(f"lake.{name}").count() for name in tables]
        self.assertEqual(sum(sizes), counts["good"])
        self.assertEqual(spark.table(quarantine).count(), counts["quarantined"])
        self.assertEqual(self.land()[1], [])
        # an upgrade, after which a refused row is valid, and a file that came before
        fact = "file, CAST(%s AS BINARY), record, verdict, event, code, path"
        older = f"INSERT INTO {quarantine} PARTITION (contract = 'older') SELECT {fact}"
        spark.sql(f"{older % 'value'} FROM {quarantine}")
        spark.sql(f"{older % repr(LINES[0])} FROM {quarantine} WHERE record IS NULL LIMIT 1")
        contract = names["contract"]
        spark.sql(f"ALTER TABLE {quarantine} DROP PARTITION (contract = '{contract}')")
        lines = Path("events/a.ndjson").read_bytes().splitlines(keepends=True)
        event = b'"type": "account.communications_preferences_updated-v1"'
        repeated = [line for line in lines if event in line and b'"payload": {}' not in line]
        Path("events/late.ndjson").write_bytes(b"".join(repeated[:50]))
        (again, late) = self.land()[1]
        held = counts["quarantined"]
        self.assertEqual(again, {"read": held + 1, "good": 1, "quarantined": held})
        self.assertEqual(late, {"read": 50, "repeated": 50})
        spark.catalog.refreshTable(quarantine)
        contracts = spark.table(quarantine).select("contract").distinct().collect()
        self.assertEqual([row.contract for row in contracts], [contract])
        spark.stop()

    def test_spark(self):
        os.environ["PYSPARK_PYTHON"] = sys.executable
        names = self.run_section("Spark", "pyspark")
        spark, judge = names["spark"], names["judge"]
        table = names["fault_table"](spark.read.parquet("quarantine/")).collect()
        stars = {"account_number": 2, "account_user_emails.*": 3}
        self.assertEqual({row.path: row["count"] for row in table}, stars)
        rows = spark.read.parquet("stream/").groupBy("part").count().collect()
        self.assertEqual({tuple(row) for row in rows}, {("good", 1), ("bad", 2)})
        payloads = [
            ('{"account_number":"A","account_user_emails":[]}', "account.created-v1"),
            (None, None),
        ]
        payloads = spark.createDataFrame(payloads, "payload string, name string")
        rows = (
            judge(payloads, "payload", event=payloads["name"]).select("verdict", "name").collect()
        )
        self.assertEqual(rows, [("valid", "account.created-v1"), (None, None)])
        parts = judge(payloads, "PAYLOAD").withColumn("part", names["part"]).select("part")
        self.assertEqual(parts.collect(), [("bad",), ("null",)])
        for column, event, error, words in (
            ("val", None, ValueError, "There is no column 'val', only payload, name, id."),
            ("id", None, TypeError, "The column id has int; the judge takes text or bytes."),
            ("payload", payloads["name"].cast("int"), TypeError, "takes names of events"),
            ("payload", "acount.created-v1", ValueError, "did you mean account.created-v1?"),
        ):
            with self.assertRaisesRegex(error, re.escape(words)):
                judge(payloads.selectExpr("*", "1 AS id"), column, event)
        spark.stop()

        venv.create("bare")  # an executor that has Arrow, and nothing of ours
        os.environ["PYSPARK_PYTHON"] = os.path.abspath("bare/bin/python")
        [packages] = Path("bare/lib").glob("python*/site-packages")
        for name in ("pyarrow", "numpy", "numpy.libs", "pandas"):
            os.symlink(Path(find_spec("pyarrow").origin).parents[1] / name, packages / name)
        spark = names["builder"].master("local-cluster[1,1,1024]").getOrCreate()
        rows = judge(spark.range(9).selectExpr("'{' AS value"), "value").collect()
        self.assertEqual({row.verdict for row in rows}, {"invalid_json"})
        spark.stop()


if __name__ == "__main__":
    unittest.main()
