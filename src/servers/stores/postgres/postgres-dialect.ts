import type { Dialect } from "../sql/sql-driver.ts";

/** A database may be configured to answer a commit before it is on the disk. Here it has to be. */
const DURABLE = `CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
  THEN set_config('synchronous_commit', 'on', true) END`;

export const POSTGRES: Dialect = {
  text: 'TEXT COLLATE "C"',
  identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  now: "CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)",
  skip_locked: "FOR UPDATE SKIP LOCKED",
  one_of: (parameter) => `= ANY(CAST(${parameter} AS TEXT[]))`,
  // Also for a name that no row has yet. Names with the same hash merely wait for each other.
  hold: "SELECT pg_advisory_xact_lock(hashtextextended($1, 7301))",
  hold_schema: `SELECT pg_advisory_xact_lock(7302), ${DURABLE}`,
  // Every transaction begins by reading this table.
  hold_all: "LOCK TABLE store_state IN ACCESS EXCLUSIVE MODE",
  durable: DURABLE,
  isRemote: true,
  hold_events: "LOCK TABLE event_subject IN EXCLUSIVE MODE",
  has_table: "SELECT 1 FROM pg_class WHERE oid = to_regclass($1)",
};
