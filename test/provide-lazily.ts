// What a run makes once, when the first test asks for it.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";

interface Made {
  /** What `askFor` returns: where it is. */
  readonly said: string;
  /** Runs when all tests are over. */
  remove(): Promise<void>;
}

/** For a globalSetup: provides the address where tests ask for it, and returns the teardown. */
export async function provideLazily(
  project: TestProject,
  name: keyof ProvidedContext,
  make: () => Promise<Made>,
): Promise<() => Promise<void>> {
  let made: Promise<Made> | undefined;
  const desk = createServer((_, response) => {
    made ??= make();
    made.then(
      ({ said }) => response.end(said),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(desk.listen(0, "127.0.0.1"), "listening");
  project.provide(name, `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await made?.catch(() => undefined))?.remove();
  };
}

/** Asks for what is made lazily, at the address that is provided. */
export async function askFor(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
