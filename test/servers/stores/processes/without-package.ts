// Uses what needs a package as if that package were not installed, and prints the error.
import { registerHooks } from "node:module";
import { createEventBridge } from "../../../../src/servers/sinks/event-bridge.ts";
import { openPostgresStore } from "../../../../src/servers/stores/postgres/postgres-store.ts";

const [missing = ""] = process.argv.slice(2);
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== missing) return next(specifier, context);
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), {
      code: "ERR_MODULE_NOT_FOUND",
    });
  },
});
const use =
  missing === "pg"
    ? openPostgresStore({ url: "postgres://127.0.0.1:1/name" })
    : createEventBridge({ bus: "a-bus" });
await use.then(
  () => process.stdout.write("It was there.\n"),
  (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    process.stdout.write(`${error.name} ${error.message}\n`);
  },
);
