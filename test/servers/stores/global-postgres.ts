// One PostgreSQL for all tests of a run, started by the first test that asks for it. Vitest runs
// this file as its globalSetup.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests ask for the address of the database. */
    readonly postgres: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let cluster: ReturnType<typeof startPostgres> | undefined;
  const desk = createServer((_, response) => {
    cluster ??= startPostgres();
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  const { port } = desk.address() as AddressInfo;
  project.provide("postgres", `http://127.0.0.1:${port}/`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await cluster?.catch(() => undefined))?.stop();
  };
}
