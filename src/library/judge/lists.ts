// The verdicts, codes, columns and flags of the WebAssembly judge. The module is generated from these
// lists, and hosts know their numbers, so that the lists grow only at their ends.

export const VERDICTS = [
  "valid",
  "invalid",
  "unknown_event",
  "unknown_version",
  "missing_event_name",
  "invalid_json",
  "not_utf8",
  "too_long",
] as const;

export const CODES = [
  "",
  "required",
  "null",
  "invalid_type",
  "unknown_field",
  "unknown_event",
  "missing_event_name",
  "invalid_json",
  "repeated_field",
] as const;

/** The columns of results, and their types. A column of texts follows one of their offsets. */
export const COLUMNS = {
  verdict: "u8",
  event: "i16",
  fault_count: "u32",
  first_code: "u8",
  first_path: "utf8",
  fault_offsets: "i32",
  code: "u8",
  at: "u32",
  record: "i16",
  attr: "utf8",
  detail: "utf8",
  faults_json: "utf8",
  name: "utf8",
  row: "u32",
  start: "u32",
  end: "u32",
  payload: "utf8",
  payload_at: "u32",
  of_record: "i32",
  id: "utf8",
  time: "utf8",
  sequence: "utf8",
} as const;

/** What columns are made of. */
export const ARRAYS = {
  u8: Uint8Array,
  utf8: Uint8Array,
  i16: Int16Array,
  i32: Int32Array,
  u32: Uint32Array,
};

/** The format of the document of counts. */
export const FORMAT = "energy-contracts observe 1";

/** The bits of `options`. */
export const FLAGS = {
  report_unknown: 1,
  drop_nulls: 2,
  hide_values: 4,
  as_json: 8,
  no_details: 16,
  keys_once: 32,
  long_integers: 64,
  tell_unknown: 128,
  payload: 256,
  facts: 512,
  each_record: 1024,
  counts: 2048,
} as const;

/**
 * The words of engines for the types of an event's fields, for hosts that make tables. `$` stands for what
 * a list or an object holds, and for the name of a field. `json` is an object whose contract names no
 * fields: it stays JSON text.
 */
export const TABLE_TYPES = {
  arrow: { string: "string", boolean: "bool", integer: "int64", number: "double", json: "string" },
  spark: {
    ...{ string: "STRING", boolean: "BOOLEAN", integer: "BIGINT", number: "DOUBLE" },
    ...{ json: "STRING", items: "ARRAY<$>", fields: "STRUCT<$>", name: "`$`" },
  },
  duckdb: {
    ...{ string: "VARCHAR", boolean: "BOOLEAN", integer: "BIGINT", number: "DOUBLE" },
    ...{ json: "JSON", items: "$[]", fields: "STRUCT($)", name: '"$"' },
  },
};
