import { readPackageJson } from "../host/package-files.ts";
import { type Engine, loadEngine } from "./engine.ts";

let engine: Promise<Engine> | undefined;

/** Prism over the contract of this package: loaded once for all mocks and proxies of a process. */
export function contractEngine(): Promise<Engine> {
  // One that failed is not kept: Prism may be there the next time.
  engine ??= loadEngine(readPackageJson("generated/openapi.json")).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
