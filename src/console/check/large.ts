// What the page and the worker that judges large files say to each other.
import type { IndexedEvent } from "../data.ts";
import type { Fault } from "./fault.ts";

/** A file to judge. */
export interface LargeTask {
  readonly file: File;
  /** The event that the person chose; empty if none. */
  readonly event: string;
  readonly fileEvent?: string | undefined;
  readonly events: readonly IndexedEvent[];
}

/** Faults of the same kind at the same field. */
export interface FaultGroup {
  readonly key: string;
  readonly code: string;
  readonly field: string;
  readonly event: string;
  readonly count: number;
}

/** How far the worker is. */
export interface LargeReport {
  readonly bytes: number;
  readonly payloads: number;
  /** Payloads with faults. */
  readonly invalid: number;
  /** All faults, of which the first 10,000 are kept. */
  readonly count: number;
  /** The faults that are new since the last report. */
  readonly faults: readonly Fault[];
  readonly groups: readonly FaultGroup[];
  readonly isDone: boolean;
  /** Why the file could not be judged to its end. */
  readonly failure?: string | undefined;
}

/** Which faults belong together. */
export const groupKey = ({ code, attr, event = "" }: Fault): string =>
  `${event} ${code} ${attr.replace(/\.\d+(?=\.|$)/g, ".*")}`;
