// Writes the outline of an event from the rows by which it is judged, as JSON. A field is its name, its
// type, and 1 if it is required. A type is a word, `{"items":type}` or `{"fields":[field, ...]}`.
import * as word from "../../../../generated/judge-numbers.ts";
import * as table from "./layout";
import * as room from "./room";
import { say } from "./say";
import * as rows from "./table";
import * as text from "./text";
import * as writer from "./writer";

/** The most bytes of a field beside its name and the fields inside it. */
const MOST_FORM: u32 = 64;

/** Returns the place of a u32 size and the outline; 0 if memory is full. */
export function write(event: u32): u32 {
  const place = room.take(4);
  writer.moveTo(place + 4);
  fields(rows.shapeRow(rows.shapeOf(event)));
  store<u32>(place, writer.out - place - 4);
  room.release(writer.out);
  return room.isFull ? 0 : place;
}

function fields(shape: u32): void {
  let required = load<u32>(shape);
  let field = rows.firstField(shape);
  const end = field + load<u8>(shape, table.SHAPE_COUNT) * table.ROW_SIZE;
  writer.put(text.OPEN_LIST);
  for (; field < end; field += table.ROW_SIZE, required >>= 1) {
    const length = rows.lengthOf(field);
    if (!room.reaches(writer.out + length + MOST_FORM)) return;
    writer.put(text.OPEN_LIST);
    writer.put(text.QUOTE);
    writer.copy(rows.textOf(field), length); // with its end quote
    writer.put(text.COMMA);
    typed(rows.numberOf(field));
    writer.put(text.COMMA);
    writer.number(required & 1);
    writer.put(text.CLOSE_LIST);
    if (field + table.ROW_SIZE < end) writer.put(text.COMMA);
  }
  writer.put(text.CLOSE_LIST);
}

function typed(type: u32): void {
  const kind = type & table.KIND_MASK;
  const number = type >> table.KIND_BITS;
  const isList = kind === table.LIST;
  const shape = kind === table.OBJECT ? rows.shapeRow(number) : 0;
  if (!isList && !(shape && load<u8>(shape, table.SHAPE_COUNT))) {
    say(word.TYPES + kind);
    return;
  }
  say(isList ? word.ITEMS_OF : word.FIELDS_OF);
  if (isList) typed(rows.itemType(number));
  else fields(shape);
  writer.put(text.CLOSE_OBJECT);
}
