"""Makes lines of 20 events in five carriers, with all that lies in a lake. MESSAGES is a file that
`emit --all --variants` wrote."""

import base64
import gzip
import json
import os
import random
from collections import Counter
from pathlib import Path

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


def make_lines():
    """Makes lines, and says how many rows of each kind they are. Ids come twice, and sequences late."""
    messages = [
        json.loads(line) for line in Path(os.environ["MESSAGES"]).read_text("utf-8").splitlines()
    ]
    events = sorted({message["type"] for message in messages})[:20]
    messages = [message for message in messages if message["type"] in events]
    made, counts, seen, chance = [], Counter(), set(), random.Random(61)
    for _ in range(LINES):
        message = dict(chance.choice(messages), sequence=chance.randrange(1000))
        message["event_id"] = f"{chance.randrange(3000)}{message['type']}"
        broken = {"type": "new.event-v1"}, {"payload": {}}
        odd = [b"", b"null", b"\xff{", b'{"a":\xff}', b'{"topic":"a","value":null}']
        odd += [json.dumps({**message, **other}).encode() for other in broken]
        kind = chance.choice(["own", "bridge", "batch", "kinesis", "sqs"])
        if chance.random() < 0.06:
            line = chance.choice(odd)
            counts[{b"": "blank", b"null": "empty"}.get(line, "quarantined")] += 1
        else:
            if chance.random() < 0.1:
                message["payload"] = {**message["payload"], "brand_new": 1}
            line = carry(message, kind).encode()
            for more in ["", "b"] if kind == "batch" else [""]:
                counts["repeated" if message["event_id"] + more in seen else "good"] += 1
                seen.add(message["event_id"] + more)
        made.append(line)
    return made, counts


def write_files():
    """Writes the lines as two files below `events`. Returns how many rows of each kind they are."""
    made, counts = make_lines()
    os.makedirs("events/deep")
    Path("events/a.ndjson").write_bytes(b"\n".join(made[:60_000]) + b"\r\n")
    with gzip.open("events/deep/b.ndjson.gz", "wb") as packed:
        packed.write(b"\n".join(made[60_000:]) + b"\n")
    return counts
