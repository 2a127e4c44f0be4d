import type { Dialect } from "../sql/sql-driver.ts";

export const SQLITE: Dialect = {
  text: "TEXT",
  identity: "INTEGER PRIMARY KEY",
  now: "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
  skip_locked: "",
  one_of: (parameter) => `IN (SELECT value FROM json_each(${parameter}))`,
  hold: undefined,
  // Does nothing, because BEGIN IMMEDIATE has already locked out all other writers.
  hold_schema: "SELECT 1",
  hold_all: "SELECT 1",
  durable: "NULL",
  isRemote: false,
  hold_events: "SELECT 1",
  has_table: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = $1",
};
