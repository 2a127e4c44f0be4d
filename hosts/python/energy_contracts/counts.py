"""Adds what judges have counted. The sum is the same whatever the order, and however messages were split."""

from __future__ import annotations

import json
from typing import Any

FORMAT = "energy-contracts observe 1"
MOST_EVENTS, MOST_FIELDS = 64, 32
"""The most names of unknown events, and of unknown fields of an object."""


def add(*documents: str) -> str:
    """Adds documents of `Judge.counts`. The sum is such a document."""
    total: dict[str, Any] = {"format": FORMAT}
    for number, document in enumerate(documents, 1):
        tree = json.loads(document)
        format = tree.get("format") if isinstance(tree, dict) else None
        if format != FORMAT:
            raise ValueError(f"Document {number} has {format!r}, not the format {FORMAT!r}.")
        total = _add(total, tree, MOST_FIELDS)
    return json.dumps(total, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _add(one: dict[str, Any], other: dict[str, Any], most: int) -> dict[str, Any]:
    both = {key: _sum(key, one[key], other[key], most) for key in one.keys() & other.keys()}
    return {**one, **other, **both}


def _sum(key: str, one: Any, other: Any, most: int) -> Any:
    if isinstance(one, int):
        return one + other
    if isinstance(one, str):
        return max(one, other) if key == "last" else min(one, other)
    total = _add(one, other, MOST_EVENTS if key == "unknown_events" else most)
    if key == "names":  # the same ones wherever the others are left out
        total = {name: total[name] for name in sorted(total, key=_hash_first)[:most]}
    return total


def _hash_first(name: str) -> tuple[int, str]:
    hash = 0x811C9DC5  # FNV-1a of 32 bits
    for byte in name.encode():
        hash = (hash ^ byte) * 0x01000193 & 0xFFFFFFFF
    return hash, name
