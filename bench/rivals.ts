import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadByName, loadContract } from "./built.ts";
import { ajvAllErrors, ajvFirstError } from "./rivals/ajv.ts";
import { arktype } from "./rivals/arktype.ts";
import { type Rival, read } from "./rivals/rival.ts";
import { schemasafe } from "./rivals/schemasafe.ts";
import { tsRuntimeChecks } from "./rivals/ts-runtime-checks.ts";
import { typebox } from "./rivals/typebox.ts";
import { typia } from "./rivals/typia.ts";
import { valibot } from "./rivals/valibot.ts";
import { zod } from "./rivals/zod.ts";

const ours = (name: string, load: typeof loadContract): Rival => ({
  name,
  async prepare(_schema, event) {
    const { is, validate } = await load(event);
    return {
      is,
      validate(payload) {
        const result = validate(payload);
        return result.ok ? 0 : read(result.issues, ({ attr, detail }) => attr + detail);
      },
    };
  },
});

export const BY_NAME = "energy-contracts, by name";

/** The project first: the others are measured beside it. */
export const RIVALS: readonly Rival[] = [
  ours("energy-contracts", loadContract),
  ours(BY_NAME, loadByName),
  ajvFirstError,
  ajvAllErrors,
  zod,
  valibot,
  typebox,
  arktype,
  schemasafe,
  typia,
  tsRuntimeChecks,
];

export const labelOf = ({ name, package: library }: Rival): string =>
  library ? name.replace(/^[^,]+/, `$& ${versionOf(library)}`) : `**${name}**`;

export const versionOf = (library: string): string =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, "node_modules", library, "package.json"), "utf8"),
  ).version;
