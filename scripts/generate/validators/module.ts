import { walkSchema } from "../../../src/model/schema.ts";
import { explainFunction } from "./explain.ts";
import { guardExpression } from "./guard.ts";
import { checksOf, explainName, isName, referredUnits, type Unit } from "./unit.ts";

export interface ModuleImport {
  readonly names: readonly string[];
  readonly from: string;
  readonly typeOnly?: boolean;
}

/**
 * The two functions of a unit, formatted, and what they import. `locate` says where the module of a
 * unit lies, seen from this one.
 */
export function validatorCode(
  unit: Unit,
  runtime: string,
  locate: (unit: string) => string,
): { imports: ModuleImport[]; code: string } {
  const guard = `export function ${isName(unit.name)}(v: any): boolean {\nreturn ${guardExpression(unit)};\n}`;
  const code = [guard, explainFunction(unit)].map(format).join("\n\n");
  const helpers = helpersOf(unit, code);
  return {
    imports: [
      ...(helpers.length > 0 ? [{ names: helpers, from: `${runtime}/formats.ts` }] : []),
      ...(code.includes("every(") ? [{ names: ["every"], from: `${runtime}/every.ts` }] : []),
      {
        names: code.includes("visit?: Visit") ? ["Report", "Visit"] : ["Report"],
        from: `${runtime}/issue.ts`,
        typeOnly: true,
      },
      ...referredUnits(unit).map((name) => ({
        names: [explainName(name), isName(name)],
        from: locate(name),
      })),
    ],
    code,
  };
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
  walkSchema(unit.schema, (schema) => {
    for (const { uses = [] } of checksOf(schema)) for (const name of uses) names.add(name);
  });
  return [...names].filter((name) => code.includes(`${name}(`)).sort();
}

/** Indents code of one statement or brace a line. */
function format(code: string): string {
  let depth = 0;
  return code
    .split("\n")
    .map((line) => {
      const closes = line.startsWith("}");
      const indent = "  ".repeat(closes ? depth - 1 : depth);
      depth += Number(line.endsWith("{")) - Number(closes);
      return indent + line.replace(/^(if|for)\(/, "$1 (").replace(/\)\{$/, ") {");
    })
    .join("\n");
}
