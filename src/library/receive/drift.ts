import type { Issue } from "../runtime/issue.ts";

export interface Drift {
  readonly event: string;
  /** The place of the faults, as a `reading` names it: `versions[].traits`. */
  readonly path: string;
  readonly code: string;
  readonly count: number;
}

/** Counts the faults of a message by path and code. */
export function countDrift(event: string, issues: readonly Issue[]): Drift[] {
  const counts = new Map<string, Drift>();
  for (const { attr, code } of issues) {
    const path = attr.replace(/(^|\.)\d+(?![^.])/g, "[]");
    const key = `${path} ${code}`;
    counts.set(key, { event, path, code, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
