// Reports keys that occur more than once in an object, with or without escapes, at every depth.
import * as faults from "./faults";
import * as keys from "./keys";
import * as path from "./path";
import * as room from "./room";
import * as tape from "./tape";
import { OPEN_OBJECT } from "./text";

/** Reports the repeated keys of a value and of all in it. Paths begin at the payload, if it is there. */
export function report(value: u32, payload: u32): void {
  const end = tape.next(value);
  for (let entry = value; entry < end && !room.isFull; entry += tape.ENTRY)
    if (tape.isOpen(entry) && tape.is(entry, OPEN_OBJECT)) inObject(entry, payload);
}

function inObject(object: u32, payload: u32): void {
  const list = keys.openList(object);
  for (let field = list; field < list + keys.count * keys.FIELD; field += keys.FIELD) {
    const key = load<u32>(field, 4) - tape.ENTRY;
    if (key === load<u32>(field)) continue;
    const isInside = payload !== 0 && object >= payload && object < tape.next(payload);
    if (isInside && faults.isKept()) follow(payload, object);
    faults.repeated(key);
    path.pop(0);
  }
  keys.closeList();
}

/** Adds to the path what leads from a value to an object in it, as far as there is room. */
function follow(value: u32, object: u32): void {
  let entry = value;
  while (entry !== object) {
    const isObject = tape.is(entry, OPEN_OBJECT);
    let index: u32 = 0;
    let key = entry + tape.ENTRY;
    entry = isObject ? key + tape.ENTRY : key;
    while (tape.next(entry) <= object) {
      index++;
      key = tape.next(entry);
      entry = isObject ? key + tape.ENTRY : key;
    }
    if (!path.pushKey(isObject ? key : 0, index)) return;
  }
}
