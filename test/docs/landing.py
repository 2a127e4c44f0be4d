"""Runs the script of docs/landing.md on 100,000 lines of 20 events, in five carriers. Every row is accounted for.

PACKAGE is the folder of the package, MESSAGES a file that `emit --all --variants` wrote.
"""

import base64
import contextlib
import gzip
import io
import json
import os
import random
import re
import tempfile
import unittest
from collections import Counter
from pathlib import Path

import duckdb

PAGE = (Path(os.environ["PACKAGE"]) / "docs/landing.md").read_text("utf-8")
[SCRIPT] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
LINES = 100_000


def carry(message, kind):
    text, own = json.dumps(message), message["event_id"]
    if kind == "bridge":
        resources = [f"event_id/{own}", f"sequence/{message['sequence']}"]
        envelope = {"id": "7", "detail-type": message["type"], "resources": resources}
        return json.dumps({**envelope, "detail": message["payload"]})
    if kind == "batch":
        other = text.replace(own, own + "b")
        return json.dumps({"Records": [{"Sns": {"Message": text}}, {"body": other}]})
    if kind == "kinesis":
        return json.dumps({"kinesis": {"data": base64.b64encode(text.encode()).decode()}})
    return json.dumps({"messageId": "x", "body": text}) if kind == "sqs" else text


def lines(chance):
    """Makes lines, and says how many rows of each kind they are. Ids come twice, and sequences late."""
    messages = [
        json.loads(line) for line in Path(os.environ["MESSAGES"]).read_text("utf-8").splitlines()
    ]
    events = sorted({message["type"] for message in messages})[:20]
    messages = [message for message in messages if message["type"] in events]
    made, counts, seen = [], Counter(), set()
    for _ in range(LINES):
        message = dict(chance.choice(messages), sequence=chance.randrange(1000))
        message["event_id"] = f"{chance.randrange(3000)}{message['type']}"
        broken = {"type": "new.event-v1"}, {"payload": {}}
        odd = [b"", b"\xff{", b"{", b'{"topic":"a","value":null}']
        odd += [json.dumps({**message, **other}).encode() for other in broken]
        kind = chance.choice(["own", "bridge", "batch", "kinesis", "sqs"])
        if chance.random() < 0.06:
            line = chance.choice(odd)
            counts["empty" if line == b"" else "quarantined"] += 1
        else:
            if chance.random() < 0.1:
                message["payload"] = {**message["payload"], "brand_new": 1}
            line = carry(message, kind).encode()
            for more in ["", "b"] if kind == "batch" else [""]:
                counts["repeated" if message["event_id"] + more in seen else "good"] += 1
                seen.add(message["event_id"] + more)
        made.append(line)
    return made, counts


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
        made, counts = lines(random.Random(61))
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            self.addCleanup(os.chdir, "/")
            os.makedirs("events/deep")
            Path("events/a.ndjson").write_bytes(b"\n".join(made[:60_000]) + b"\r\n")
            with gzip.open("events/deep/b.ndjson.gz", "wb") as packed:
                packed.write(b"\n".join(made[60_000:]) + b"\n")
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
            with duckdb.connect("lake.duckdb") as con:  # an upgrade, and files that are gone
                con.sql("UPDATE quarantine SET contract = 'older'")
            for file in Path("events").rglob("*.ndjson*"):
                file.unlink()
            Path("events/c.ndjson").write_bytes(b"")
            self.assertEqual(self.land(), {"read": held, "quarantined": held})


if __name__ == "__main__":
    unittest.main()
