import { explainFunction } from "./explain.ts";
import { guardFunctions } from "./guard.ts";
import { assertSupported, checksOf } from "./keywords.ts";
import { explainName, isName, referredUnits, type Unit, walkUnit } from "./unit.ts";

export interface ModuleImport {
  readonly names: readonly string[];
  readonly from: string;
  readonly typeOnly?: boolean;
}

/** Writes `isX` and `explainX` with their imports. `locate` finds the module of another unit. */
export function validatorCode(unit: Unit, runtime: string, locate: (unit: string) => string) {
  assertSupported(unit);
  const code = [...guardFunctions(unit), explainFunction(unit)].map(format).join("\n\n");
  const helpers = helpersOf(unit, code);
  return {
    imports: [
      ...(helpers.length > 0 ? [{ names: helpers, from: `${runtime}/formats.ts` }] : []),
      { names: ["type Findings", ...reportersIn(code)], from: `${runtime}/issue.ts` },
      ...referredUnits(unit).map((name) => ({
        names: [explainName(name), isName(name)],
        from: locate(name),
      })),
    ],
    code,
  };
}

const reportersIn = (code: string): string[] =>
  ["add", "missing", "wrong", "wrongOptional"].filter((name) => code.includes(` ${name}(found, `));

export const examineImport = (runtime: string, ...more: readonly string[]): ModuleImport => ({
  names: ["examine", "type Result", "type ValidateOptions", ...more],
  from: `${runtime}/examine.ts`,
});

/** Writes `validate`. A valid payload costs only `isX`. `value` is code for the returned value. */
export function validateFunction(unit: string, payload: string, value?: string): string {
  const isRefused = `options?.unknown === "report" || !${isName(unit)}(input)`;
  const examined = `examine<${payload}>(input, options, ${explainName(unit)})`;
  const body = value
    ? [
        `const refused = ${isRefused} ? ${examined} : undefined;`,
        `return refused?.ok === false ? refused : { ok: true, value: ${value} };`,
      ]
    : [`return ${isRefused} ? ${examined} : { ok: true, value: input as ${payload} };`];
  const signature = `input: unknown, options?: ValidateOptions`;
  return [`function validate(${signature}): Result<${payload}> {`, ...body, "}\n"].join("\n");
}

export const importLines = (imports: readonly ModuleImport[]): string =>
  imports
    .map(
      ({ names, from, typeOnly }) =>
        `import ${typeOnly ? "type " : ""}{ ${names.join(", ")} } from "${from}";\n`,
    )
    .join("");

function helpersOf(unit: Unit, code: string): string[] {
  const names = new Set<string>();
  walkUnit(unit, (form) => {
    for (const { uses = [] } of checksOf(form)) for (const name of uses) names.add(name);
  });
  return [...names].filter((name) => code.includes(`${name}(`)).sort();
}

/** Indents code that has one statement or brace in each line. */
export function format(code: string): string {
  let depth = 0;
  return code
    .split("\n")
    .map((line) => {
      const closes = line.startsWith("}");
      const indent = "  ".repeat(closes ? depth - 1 : depth);
      depth += Number(line.endsWith("{")) - Number(closes);
      return indent + line;
    })
    .join("\n");
}
