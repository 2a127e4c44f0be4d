// The words of engines for the types of an event's fields. The judge has them in `about`, for hosts that
// make tables. `$` stands for what a list or an object holds, and for the name of a field.

/** By engine and type. `json` is an object whose contract names no fields: it stays JSON text. */
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
