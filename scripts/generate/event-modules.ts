// One module for each shared shape, and one for each event: its validator, its contract and its
// type.

import { nameOfReference } from "../../src/model/schema.ts";
import type { EventSource, EventsSource } from "../source/read-events.ts";
import { header, type Outputs } from "./outputs.ts";
import { importLines, validatorCode } from "./validators/module.ts";
import { explainName, isName, type Unit } from "./validators/unit.ts";

const RUNTIME = "../../src/runtime";

export function generateEventModules(source: EventsSource): Outputs {
  return new Map([
    ...source.shapes.map(({ title, path, schema }): [string, string] => {
      const { imports, code } = validatorCode(
        { name: title, schema, refer: nameOfReference },
        RUNTIME,
        (shape) => `./${shape}.ts`,
      );
      return [
        `generated/shapes/${title}.ts`,
        `${header(path)}\n${importLines(imports)}\n${code}\n`,
      ];
    }),
    ...source.events.map((event): [string, string] => [
      `generated/events/${event.name}.ts`,
      eventModule(event),
    ]),
  ]);
}

function eventModule(event: EventSource): string {
  const { name, type, version, title, constant, path, schema, domain } = event;
  const unit: Unit = { name: title, schema, refer: nameOfReference };
  const { imports, code } = validatorCode(unit, RUNTIME, (shape) => `../shapes/${shape}.ts`);
  const types = `../types/${domain}.ts`;
  const generics = `${JSON.stringify(type)}, ${JSON.stringify(version)}, ${title}`;
  const values = [name, type, version].map((value) => JSON.stringify(value)).join(", ");
  return [
    header(path),
    importLines([
      { names: ["contract", "type EventContract"], from: `${RUNTIME}/contract.ts` },
      ...imports,
      { names: [title], from: types, typeOnly: true },
    ]),
    `export type { ${title} } from "${types}";\n`,
    `/** ${schema.description ?? ""} */`,
    `export const ${constant}: EventContract<${generics}> = /* @__PURE__ */ contract(${values}, ${isName(title)}, ${explainName(title)});\n`,
    code.replaceAll(/^export function/gm, "function"),
    "",
  ].join("\n");
}
