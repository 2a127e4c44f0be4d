import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContract } from "./built.ts";
import { ajvAllErrors, ajvFirstError } from "./rivals/ajv.ts";
import { arktype } from "./rivals/arktype.ts";
import { type Rival, read } from "./rivals/rival.ts";
import { schemasafe } from "./rivals/schemasafe.ts";
import { tsRuntimeChecks } from "./rivals/ts-runtime-checks.ts";
import { typebox } from "./rivals/typebox.ts";
import { typia } from "./rivals/typia.ts";
import { valibot } from "./rivals/valibot.ts";
import { zod } from "./rivals/zod.ts";

const ours: Rival = {
  name: "energy-contracts",
  async prepare(_schema, event) {
    const { is, validate } = await loadContract(event);
    return {
      is,
      validate(payload) {
        const result = validate(payload);
        return result.ok ? 0 : read(result.issues, ({ attr, detail }) => attr + detail);
      },
    };
  },
};

/** The project first: the others are measured beside it. */
export const RIVALS: readonly Rival[] = [
  ours,
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
