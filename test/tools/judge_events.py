"""Judges the examples and counter-examples of all events by generated models.

python judge_events.py pydantic|msgspec REPOSITORY, with the package `events` on the path. It fails
if an example is refused, or if msgspec takes a counter-example: pydantic takes a null for any field
that may be missing.
"""

import importlib
import json
import sys
from collections import Counter
from pathlib import Path

kind, root = sys.argv[1], Path(sys.argv[2])


def model_of(path):
    module = importlib.import_module("events." + path.stem.replace(".", "_").replace("-", "_"))
    title = json.loads(path.read_text())["title"]
    return getattr(module, title, None) or getattr(module, title.replace("_", ""))


models = {path.stem: model_of(path) for path in root.glob("generated/schemas/*.json")}


if kind == "msgspec":
    import msgspec

    def judge(model, text):
        msgspec.json.decode(text, type=model)
else:

    def judge(model, text):
        model.model_validate_json(text)


def takes(model, text):
    try:
        judge(model, text)
    except ValueError:
        return False
    return True


counts, faults = Counter(), []
payloads = [*root.glob("events/*/*.example.json"), *root.glob("events/*/*.invalid.json")]
for path in sorted(payloads):
    event = max((name for name in models if path.name.startswith(name + ".")), key=len)
    is_example = not path.name.endswith(".invalid.json")
    is_taken = takes(models[event], path.read_text())
    counts[is_example, is_taken] += 1
    if is_taken != is_example and (is_example or kind == "msgspec"):
        faults.append(path.name)
print(
    f"{len(models)} models,",
    f"{counts[True, True]} of {counts[True, True] + counts[True, False]} examples taken,",
    f"{counts[False, False]} of {counts[False, True] + counts[False, False]} counter-examples refused",
)
if faults or not counts[False, False]:
    sys.exit(f"judged wrongly: {', '.join(faults)}")
