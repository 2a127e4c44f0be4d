"""Takes the module, the version and the licence from the repository around this folder."""

import json
import shutil
from pathlib import Path

from setuptools import setup

here = Path(__file__).resolve().parent
root = here.parents[1]
if not (root / "generated/judge.wasm").is_file():
    raise SystemExit("The repository is not around this folder. An older pip copies it alone.")
shutil.copy(root / "generated/judge.wasm", here / "energy_contracts")
shutil.copy(root / "LICENSE", here)
setup(version=json.loads((root / "package.json").read_text("utf-8"))["version"])
