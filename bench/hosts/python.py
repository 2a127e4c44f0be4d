"""The judge in Python beside json.loads and its rivals: a report for `npm run bench -- hosts`."""

import gc
import json
import platform
import statistics
import sys
import time
from pathlib import Path

try:
    import jsonschema
    import jsonschema_rs
    import pyarrow as pa
    from energy_contracts import Judge
except ImportError as error:
    print(f"{error.name} is not there; bench/hosts/requirements.txt says how to install it.")
    sys.exit(77)

LINES, FEW, ROUNDS, SHARES = 40_000, 1_000, 5, (0, 10, 100)
SCHEMAS = Path(__file__).resolve().parents[2] / "generated/schemas"
validators = {}


def unpack(message):
    if "detail-type" in message:
        return message["detail-type"], message["detail"]
    return message["type"], message["payload"] if "payload" in message else message["data"]


def all_faults(kind, make, lines):
    for line in lines:
        name, payload = unpack(json.loads(line))
        if (kind, name) not in validators:
            validators[kind, name] = make(json.loads((SCHEMAS / f"{name}.json").read_text("utf-8")))
        for _ in validators[kind, name].iter_errors(payload):
            pass


def loads(lines):
    for line in lines:
        json.loads(line)


def objects(judging, lines, read=len):
    for start in range(0, LINES, 5_000):
        read(judging.judge(lines[start : start + 5_000]))


def read_faults(results):
    for result in results:
        for _ in result.faults:
            pass


def measure(lines):
    """Returns the CPU times of all candidates beside that of json.loads, and its speed."""
    judging, telling, counting = Judge(), Judge(columns=["payload", "id"]), Judge(counts=True)
    column = pa.array([line.decode() for line in lines])
    rust, pure = jsonschema_rs.validator_for, jsonschema.Draft202012Validator
    candidates = {
        "`json.loads` of each line": (loads, lines),
        "`column`, Arrow in and out": (lambda _: judging.column(column), lines),
        "`judge` of 5,000 lines a call": (lambda x: objects(judging, x), lines),
        "`judge` of 5,000 lines a call, with every fault read": (
            lambda x: objects(judging, x, read_faults),
            lines,
        ),
        "`json.loads` and jsonschema-rs, all faults": (lambda x: all_faults("rs", rust, x), lines),
        "`json.loads` and jsonschema, all faults, of 1,000 lines": (
            lambda x: all_faults("py", pure, x),
            lines[:FEW],
        ),
        "`judge` of one line a call, of 1,000 lines": (
            lambda x: [judging.judge([y]) for y in x],
            lines[:FEW],
        ),
        "`column` with payload and id": (lambda _: telling.column(column), lines),
        "`column` with `counts=True`": (
            lambda _: (counting.column(column), counting.counts()),
            lines,
        ),
    }
    times = {name: [] for name in candidates}
    for round_ in range(ROUNDS + 1):
        for name, (run, some) in candidates.items():
            gc.collect()
            start = time.process_time()
            run(some)
            if round_ > 0:  # the first compiles
                times[name].append((time.process_time() - start) / len(some))
    medians = {name: statistics.median(values) for name, values in times.items()}
    parse = medians["`json.loads` of each line"]
    speed = sum(map(len, lines)) / LINES / parse / 1e6
    return {name: value / parse for name, value in medians.items()}, speed


measured = []
for share in SHARES:
    text = (Path(sys.argv[1]) / f"lines-{share}.ndjson").read_bytes()
    measured.append(measure(text.split(b"\n")[:LINES]))
names = list(measured[0][0])
rows = [[name, *(f"{ratios[name]:.2f}×" for ratios, _ in measured)] for name in names]
rows[0][1:] = [f"1 ({speed:.0f} MB/s)" for _, speed in measured]
_, column, listed, read, rust, pure, _, told, _ = names
claims = [
    (
        "A column takes at most 0.25 of `json.loads`, and 0.35 if all is invalid.",
        all(ratios[column] <= most for (ratios, _), most in zip(measured, (0.25, 0.25, 0.35))),
    ),
    (
        "With payload and id, a column takes at most 0.35 of `json.loads` if all is valid.",
        measured[0][0][told] <= 0.35,
    ),
    (
        "Lists take at most 0.4 of `json.loads` with 10 % invalid, also if every fault is read.",
        measured[1][0][read] <= 0.4,
    ),
    (
        "Lists take at most half of `json.loads` if all is invalid and no fault is read.",
        measured[2][0][listed] <= 0.5,
    ),
    (
        "A column takes at most half of jsonschema-rs, and a twentieth of jsonschema.",
        all(
            2 * ratios[column] <= ratios[rust] and 20 * ratios[column] <= ratios[pure]
            for ratios, _ in measured
        ),
    ),
]
title = f"Python {platform.python_version()}, beside `json.loads`"
print(
    json.dumps(
        {
            "grids": [
                {"columns": [title, *(f"{share} % invalid" for share in SHARES)], "rows": rows}
            ],
            "claims": [{"text": text, "holds": holds} for text, holds in claims],
        }
    )
)
