"""Takes the module, the version and the licence from the repository. An sdist has copies."""

import json
import shutil
from pathlib import Path

from setuptools import setup

here = Path(__file__).resolve().parent
root = here.parent.parent
SOURCES = {
    root / "generated/judge.wasm": here / "energy_contracts/judge.wasm",
    root / "package.json": here / "package.json",
    root / "LICENSE": here / "LICENSE",
}

if all(source.is_file() for source in SOURCES):
    for source, copy in SOURCES.items():
        shutil.copyfile(source, copy)
elif not all(copy.is_file() for copy in SOURCES.values()):
    raise SystemExit(
        "The repository is not around this folder. A pip below 21.3 copies the folder alone."
    )

setup(version=json.loads((here / "package.json").read_text("utf-8"))["version"])
