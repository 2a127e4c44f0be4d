// One PostgreSQL for all tests of a run, started by the first test that asks for it. Vitest runs
// this file as its globalSetup.
import type { TestProject } from "vitest/node";
import { provideLazily } from "../../provide-lazily.ts";
import { startPostgres } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests ask for the address of the database. */
    readonly postgres: string;
  }
}

export default (project: TestProject) =>
  provideLazily(project, "postgres", async () => {
    const { url, stop } = await startPostgres();
    return { said: url, remove: stop };
  });
