// Writes the data of `fixture` and `faults`: an example of every payload, and its outline.
import { readForm } from "../../src/reading/model/form.ts";
import type { Source } from "../source/read-source.ts";
import { resolveShape } from "../source/schemas.ts";
import { moduleFile, type Outputs } from "./outputs.ts";
import { requestBodies, restUnit } from "./rest-units.ts";
import { outlineOf } from "./validators/outline.ts";

export function generateFixtureData({ events, openapi }: Source): Outputs {
  const resolve = resolveShape(events);
  const rows = [
    ...events.events.map(({ name, title, schema, examples }) => {
      const example = examples.find(({ variant }) => variant === "")?.payload;
      return [name, example, outlineOf(readForm(schema, resolve, title))];
    }),
    ...requestBodies(openapi).map(({ operationId, schema, example }) => [
      operationId,
      example,
      outlineOf(restUnit(openapi, schema).form),
    ]),
  ].map((row) => {
    const [name, example, outline] = row.map((part) => JSON.stringify(part));
    return `  ${name}: [${example}, ${outline}],\n`;
  });
  return new Map([
    moduleFile("generated/fixture-data.ts", "the examples in events/ and openapi/", [
      "/** One example of every payload, and the outline of what it may be. */",
      `export const FIXTURE_DATA: { readonly [name: string]: readonly [example: unknown, outline: string] } = {\n${rows.join("")}};\n`,
    ]),
  ]);
}
