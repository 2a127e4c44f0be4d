// Writes one module for each shared shape, and two for each event: the contract, and the compact
// contract, which explains faults by an outline. Both contain `isX`: with an import from one to the
// other, a cold import of an event took 1.9 times as long.

import { readForm } from "../../src/reading/model/form.ts";
import type { Resolve } from "../../src/reading/model/schema.ts";
import type { EventSource, EventsSource } from "../source/read-events.ts";
import { resolveShape } from "../source/schemas.ts";
import { header, moduleText, type Outputs } from "./outputs.ts";
import { guardFunctions } from "./validators/guard.ts";
import {
  examineImport,
  format,
  importLines,
  validateFunction,
  validatorCode,
} from "./validators/module.ts";
import { outlineOf } from "./validators/outline.ts";
import { isName, referredUnits, type Unit } from "./validators/unit.ts";

const RUNTIME = "../../src/library/runtime";

export function generateEventModules(source: EventsSource): Outputs {
  const resolve = resolveShape(source);
  return new Map([
    ...source.shapes.map(({ title, path, schema }): [string, string] => {
      const unit = { name: title, form: readForm(schema, resolve, title) };
      const { imports, code } = validatorCode(unit, RUNTIME, (shape) => `./${shape}.ts`);
      return [
        `generated/shapes/${title}.ts`,
        `${header(path)}\n${importLines(imports)}\n${code}\n`,
      ];
    }),
    ...source.events.flatMap((event): [string, string][] => [
      [`generated/events/${event.name}.ts`, eventModule(event, resolve)],
      [`generated/compact/${event.name}.ts`, compactModule(event, resolve)],
    ]),
  ]);
}

function eventModule(event: EventSource, resolve: Resolve): string {
  const { name, type, version, title, constant, path, schema, domain } = event;
  const unit: Unit = { name: title, form: readForm(schema, resolve, title), isPayload: true };
  const { imports, code } = validatorCode(unit, RUNTIME, (shape) => `../shapes/${shape}.ts`);
  const types = `../types/${domain}.ts`;
  const values = [name, type, version].map((value) => JSON.stringify(value)).join(", ");
  return moduleText(path, [
    importLines([
      { names: ["contract", "type Contract"], from: `${RUNTIME}/contract.ts` },
      examineImport(RUNTIME),
      ...imports,
      { names: [title], from: types, typeOnly: true },
    ]),
    `export type { ${title} } from "${types}";\n`,
    `/** ${schema.description ?? ""} */`,
    `export const ${constant}: Contract<${values}, ${title}> = /* @__PURE__ */ contract(${values}, ${isName(title)}, validate);\n`,
    validateFunction(title, title),
    code.replaceAll(/^export function/gm, "function"),
    "",
  ]);
}

function compactModule(event: EventSource, resolve: Resolve): string {
  const { name, title, path, schema } = event;
  const form = readForm(schema, resolve, title);
  const unit: Unit = { name: title, form };
  const [guard = "", ...loops] = guardFunctions(unit).map(format);
  const outline = outlineOf(form);
  if (!/^\{[^~!()]*\}$/.test(outline))
    throw new Error(`${title}: compact contracts know objects, and types without further checks.`);
  const text = [name, outline].map((value) => JSON.stringify(value));
  return moduleText(path, [
    importLines([
      { names: ["compactContract"], from: `${RUNTIME}/compact-contract.ts` },
      ...referredUnits(unit).map((shape) => ({
        names: [isName(shape)],
        from: `../shapes/${shape}.ts`,
      })),
    ]),
    `export default /* @__PURE__ */ compactContract(${text[0]}, ${isName(title)}, ${text[1]});\n`,
    guard.replace("export ", ""),
    ...loops,
    "",
  ]);
}
