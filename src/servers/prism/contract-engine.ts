import { readPackageJson } from "../host/package-files.ts";
import { type Engine, loadEngine } from "./engine.ts";

let engine: Promise<Engine> | undefined;

export function contractEngine(): Promise<Engine> {
  // A failure is not kept: Prism may be installed by the next call.
  engine ??= loadEngine(readPackageJson("generated/openapi.json")).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
