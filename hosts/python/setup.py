"""Takes the module, the version and the licence from the repository. An sdist has copies."""

import json
import shutil
from pathlib import Path

from setuptools import setup

here = Path(__file__).resolve().parent
root = here.parents[1]
copies = {"generated/judge.wasm": "energy_contracts", "package.json": ".", "LICENSE": "."}

if all((root / name).is_file() for name in copies):
    for name, folder in copies.items():
        shutil.copy(root / name, here / folder)
elif not (here / "package.json").is_file():
    raise SystemExit("The repository is not around this folder. An older pip copies it alone.")
setup(version=json.loads((here / "package.json").read_text("utf-8"))["version"])
