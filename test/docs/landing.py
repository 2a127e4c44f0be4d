"""Runs the script of docs/landing.md on 100,000 lines of 20 events, in five carriers. Every row is accounted for.

PACKAGE is the folder of the package, MESSAGES a file that `emit --all --variants` wrote.
"""

import contextlib
import io
import json
import os
import re
import tempfile
import unittest
from pathlib import Path

import duckdb
from lake_lines import write_files

PAGE = (Path(os.environ["PACKAGE"]) / "docs/landing.md").read_text("utf-8")
[SCRIPT] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)


class LandingTest(unittest.TestCase):
    def land(self):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            names = {}
            exec(SCRIPT, names)
        names["con"].close()
        pairs = re.findall(r"(\d+) (\w+)", said.getvalue())
        return {name: int(count) for count, name in pairs if count != "0"}

    def test_every_row_is_accounted_for(self):
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            self.addCleanup(os.chdir, "/")
            counts = write_files()
            del counts["blank"]  # a blank line is no message
            self.assertEqual(self.land(), {"read": sum(counts.values()), **counts})
            self.assertGreater(min(counts[name] for name in ("good", "repeated", "empty")), 500)
            with duckdb.connect("lake.duckdb") as con:
                tables = [name for (name,) in con.sql("SHOW TABLES").fetchall() if "-v" in name]
                self.assertEqual(len(tables), 20)

                def size(name):
                    return con.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]

                self.assertEqual(sum(map(size, tables)), counts["good"])
                held = size("quarantine")
                self.assertEqual(held, counts["quarantined"])
            again = {"repeated": counts["good"] + counts["repeated"]}
            kept = {"quarantined": counts["quarantined"], "empty": counts["empty"]}
            self.assertEqual(self.land(), {"read": sum(counts.values()), **again, **kept})
            for file in Path("events").rglob("*.ndjson*"):
                file.unlink()
            # of a batch, one record has no id, and the other is refused
            body = json.dumps({"type": "business.created-v1", "payload": {"id": 1}})
            batch = {"Records": [{"body": "{"}, {"body": body}]}
            Path("events/c.ndjson").write_text(json.dumps(batch))
            for good in ({"good": 1}, {}):  # an upgrade, and files that are gone
                with duckdb.connect("lake.duckdb") as con:
                    con.sql("UPDATE quarantine SET contract = 'older'")
                read = held + 1 + len(good)
                self.assertEqual(self.land(), {"read": read, **good, "quarantined": held + 1})
                Path("events/c.ndjson").unlink(missing_ok=True)
                Path("events/d.ndjson").write_bytes(b"")


if __name__ == "__main__":
    unittest.main()
