import type { SqlDriver, SqlParameter, SqlRow, SqlSource } from "./sql-driver.ts";
import { stateOf, timeIn } from "./transact.ts";

/**
 * Answers one question with one statement. It needs no transaction: the statement also selects the
 * time and the version of the schema, so that all of it is seen at one moment.
 */
export class SqlQuestion implements SqlSource {
  readonly #driver: SqlDriver;
  readonly #place: string;
  #isAsked = false;
  #now: number | undefined;

  constructor(driver: SqlDriver, place: string) {
    this.#driver = driver;
    this.#place = place;
  }

  get now(): number {
    if (this.#now === undefined)
      throw new Error("The time of a question is known once the question is answered.");
    return this.#now;
  }

  async all(sql: string, ...parameters: readonly SqlParameter[]): Promise<readonly SqlRow[]> {
    if (this.#isAsked) throw new Error("Only one question can be asked outside of a transaction.");
    this.#isAsked = true;
    const rows = await this.#driver.ask(
      `SELECT state.*, answer.* FROM (${stateOf(this.#driver.dialect)}) AS state
        LEFT JOIN (SELECT 1 AS is_answer, question.* FROM (${sql}) AS question) AS answer ON true`,
      ...parameters,
    );
    this.#now = timeIn(rows, this.#place);
    return rows.filter(({ is_answer }) => is_answer !== null);
  }
}
