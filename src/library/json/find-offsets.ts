// Finds where values lie in the text of JSON that was parsed before. What no path leads into is
// passed over without a look.
import { endOfString, unquoted } from "./strings.ts";

const QUOTE = 34;
const COMMA = 44;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** The offset of one value. See `findOffsets`. */
export const findOffset = (text: string, path: readonly string[]): number =>
  findOffsets(text, [path])[0] ?? 0;

/**
 * The offsets of the values that paths of field names and indexes lead to, found in one reading. If
 * a path leads nowhere, it is the offset of the nearest value around it. If a field occurs twice
 * the last one counts, as for `JSON.parse`.
 */
export function findOffsets(text: string, paths: readonly (readonly string[])[]): number[] {
  const root = newStep(undefined);
  const ends = paths.map((path) => path.reduce(stepInto, root));
  locate(text, root);
  return ends.map(offsetOf);
}

/** A step of a path that is looked for, and where the last value found there begins. */
interface Step {
  readonly parent: Step | undefined;
  readonly steps: Map<string, Step>;
  offset: number;
}

const NOWHERE = -1;

const newStep = (parent: Step | undefined): Step => ({
  parent,
  steps: new Map(),
  offset: NOWHERE,
});

function stepInto(step: Step, key: string): Step {
  let next = step.steps.get(key);
  if (!next) {
    next = newStep(step);
    step.steps.set(key, next);
  }
  return next;
}

/** The offset of the last step that was found. */
function offsetOf(end: Step): number {
  let step = end;
  while (step.offset === NOWHERE && step.parent) step = step.parent;
  return Math.max(0, step.offset);
}

/** An object or array that paths lead into. */
interface Frame {
  readonly step: Step;
  readonly isObject: boolean;
  count: number;
}

/** It does not recurse, so that no depth of nesting can exhaust the stack. */
function locate(text: string, root: Step): void {
  const frames: Frame[] = [];
  /** Notes where the value of a step begins. Returns where to read on: in the value or behind it. */
  const take = (step: Step | undefined, start: number): number => {
    if (!step) return endOfValue(text, start);
    forget(step); // what was found inside an earlier field of the same name
    step.offset = start;
    const first = text.charCodeAt(start);
    const isObject = first === OPEN_OBJECT;
    if (step.steps.size === 0 || !(isObject || first === OPEN_ARRAY))
      return endOfValue(text, start);
    frames.push({ step, isObject, count: 0 });
    return start + 1;
  };
  let at = take(root, endOfSpace(text, 0));
  for (let frame = frames.at(-1); frame && at < text.length; frame = frames.at(-1)) {
    at = endOfSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === COMMA) at++;
    else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      frames.pop();
      at++;
    } else if (!frame.isObject) at = take(frame.step.steps.get(String(frame.count++)), at);
    else {
      const end = behindString(text, at);
      const step = frame.step.steps.get(unquoted(text.slice(at, end)));
      at = take(step, endOfSpace(text, endOfSpace(text, end) + 1));
    }
  }
}

function forget(step: Step): void {
  const found = [step];
  for (const one of found) {
    if (one.offset === NOWHERE) continue;
    one.offset = NOWHERE;
    for (const inner of one.steps.values()) found.push(inner);
  }
}

/** Where white space ends that may begin here. */
export function endOfSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 32) at++;
  return at;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = behindString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (code === CLOSE_OBJECT || code === CLOSE_ARRAY || code === COMMA) {
      if (depth === 0) return at; // behind a number, true, false or null
      if (code !== COMMA && --depth === 0) return at + 1;
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) depth++;
    at++;
  }
  return text.length;
}

function behindString(text: string, start: number): number {
  const end = endOfString(text, start + 1);
  return end < 0 ? text.length : end + 1;
}
