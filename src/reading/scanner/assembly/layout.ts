// How the table lies in the memory of the scanner. The generator writes it and the scanner reads it,
// so both import this file: it has to stay inside what TypeScript and AssemblyScript share.

/** Where the table begins in memory. What lies below is AssemblyScript's own. */
export const TABLE_AT = 1024;
/** Where text is read into. The table ends before it. */
export const WINDOW_AT = 65536;
/** The most bytes of text at a time. */
export const WINDOW_SIZE = 262144;
/** Room behind each text, for a last byte, and because 16 bytes are read at a time. */
export const SLACK = 64;
/** Behind them a row for each level: of the object that is read there, a u64 for each key. */
export const KEYS_AT = WINDOW_AT + WINDOW_SIZE + SLACK;
export const KEY_SIZE = 8;
export const MOST_KEYS = 64;
/** Deeper values are left to JSON.parse, which does not recurse. */
export const DEEPEST = 60;
export const MEMORY_SIZE = KEYS_AT + (DEEPEST + 1) * MOST_KEYS * KEY_SIZE;

/** The table begins with the places of its parts, each a u32, in this order. */
export const SLOTS = 0;
export const EVENTS = 4;
export const SHAPES = 8;
export const FIELDS = 12;
export const LISTS = 16;
export const TEXTS = 20;
export const HEADER_SIZE = 24;

/** Slots: the hash table of events. A u16 each, the number of an event from 1, or 0. */
export const SLOT_COUNT = 1024;
/** A name is hashed four bytes at a time, so a shorter one can't be an event. */
export const SHORTEST_NAME = 4;
export const HASH_FACTOR = 0x01000193;

/** An event: u16 place of its name among the texts, u16 length of the name, u16 shape. */
export const EVENT_SIZE = 6;
export const EVENT_LENGTH = 2;
export const EVENT_SHAPE = 4;

/** A shape of objects: u32 mask of required fields, u16 first field, u8 fields, u8 whether open. */
export const SHAPE_SIZE = 8;
export const SHAPE_FIRST = 4;
export const SHAPE_COUNT = 6;
export const SHAPE_OPEN = 7;
/** The mask of required fields has a bit for each field. */
export const MOST_FIELDS = 32;
/** The first shape is that of envelopes. */
export const ENVELOPE = 0;

/** A field: u16 place of its key among the texts, u16 length of the key, u16 type. */
export const FIELD_SIZE = 6;
export const FIELD_LENGTH = 2;
export const FIELD_TYPE = 4;

/** A type is a kind, and above it the number of a shape, of a list or of an envelope. */
export const KIND_BITS = 3;
export const KIND_MASK = 7;
export const STRING = 0;
export const BOOLEAN = 1;
export const INTEGER = 2;
export const NUMBER = 3;
export const OBJECT = 4;
/** The number leads to a u16 of the lists: the type of the items. */
export const LIST = 5;
/** The name of an event, and the payload beside it. The number says which belong together. */
export const NAME = 6;
export const PAYLOAD = 7;
