import type { SqlDriver, SqlSource } from "./sql-driver.ts";
import { stateOf, timeIn } from "./transact.ts";

/**
 * Answers one question with one statement. It needs no transaction: the statement also selects the
 * time and the version of the schema, so that all of it is seen at one moment.
 */
export function questionTo(driver: SqlDriver, place: string): SqlSource {
  let isAsked = false;
  let now: number | undefined;
  return {
    get now() {
      if (now === undefined)
        throw new Error("The time of a question is known once the question is answered.");
      return now;
    },
    async all(sql, ...parameters) {
      if (isAsked) throw new Error("Only one question can be asked outside of a transaction.");
      isAsked = true;
      const rows = await driver.ask(
        `SELECT state.*, answer.* FROM (${stateOf(driver.dialect)}) AS state
          LEFT JOIN (SELECT 1 AS is_answer, question.* FROM (${sql}) AS question) AS answer ON true`,
        ...parameters,
      );
      now = timeIn(rows, place);
      return rows.filter(({ is_answer }) => is_answer !== null);
    },
  };
}
