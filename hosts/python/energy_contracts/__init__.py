"""Judges events by their contracts, which judge.wasm knows."""

from __future__ import annotations

from .counts import add
from .judge import Fault, Judge, Result
from .tables import ddl, schema

__all__ = ["Fault", "Judge", "Result", "__version__", "add", "ddl", "schema"]
__version__: str


def __getattr__(name: str) -> str:
    if name == "__version__":
        return str(Judge().about["version"])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
