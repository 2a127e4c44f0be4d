"""Runs all blocks of docs/scale.md, in a folder with some events."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
import venv
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/scale.md").read_text("utf-8")
EVENT = '{"type":"account.created-v1","payload":{"account_number":%s,"account_user_emails":[%s]}}\n'
LINES = [EVENT % values for values in [('"A-1"', ""), (1, '"a",7'), (2, '"a",7,8')]]
FAULTS = {"account_number": 2, "account_user_emails.1": 2, "account_user_emails.2": 1}


class ScaleTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)
        os.symlink(ROOT / "hosts", "hosts")
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

    def test_duckdb(self):
        con = self.run_section("DuckDB", "duckdb")["con"]
        judged = con.sql("SELECT unnest(judged.faults).attr, 1 FROM judged").fetchall()
        self.assertEqual({path: judged.count((path, 1)) for path, _ in judged}, FAULTS)

    def test_polars(self):
        frame = self.run_section("Polars", "polars")["frame"]
        self.assertEqual(frame["fault_count"].to_list(), [0, 2, 3])

    def test_spark(self):
        os.environ["PYSPARK_PYTHON"] = sys.executable
        names = self.run_section("Spark", "pyspark")
        spark, judge = names["spark"], names["judge"]
        table = names["fault_table"](spark.read.parquet("quarantine/")).collect()
        stars = {"account_number": 2, "account_user_emails.*": 3}
        self.assertEqual({row.path: row["count"] for row in table}, stars)
        rows = spark.read.parquet("stream/").groupBy("is_good").count().collect()
        self.assertEqual(
            {(str(good).lower(), count) for good, count in rows}, {("true", 1), ("false", 2)}
        )
        payloads = [
            ('{"account_number":"A","account_user_emails":[]}', "account.created-v1"),
            (None, None),
        ]
        payloads = spark.createDataFrame(payloads, "payload string, name string")
        rows = (
            judge(payloads, "payload", event=payloads["name"]).select("verdict", "name").collect()
        )
        self.assertEqual(rows, [("valid", "account.created-v1"), (None, None)])
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
