// Lists what the search finds beyond the index: fields, error codes, scenarios and assumptions.

import { SCENARIOS } from "../../generated/scenarios.ts";
import type { DescribedOperation, ShapeUses, Terms } from "../../src/console/data.ts";
import { codeIn } from "../../src/console/frame/ask.ts";
import type { EventDescription } from "../../src/reading/model/description.ts";
import type { Assumption } from "../../src/reading/model/evidence.ts";

interface FieldPlace {
  readonly name: string;
  readonly path: string;
  readonly description?: string | undefined;
  readonly part: "events" | "rest";
  readonly owner: string;
}

export function termsOf(
  events: readonly EventDescription[],
  operations: readonly DescribedOperation[],
  assumptions: readonly Assumption[],
  shapes: ShapeUses,
): Terms {
  return {
    assumptions: Object.fromEntries(assumptions.map(({ id, assumed }) => [id, titleOf(assumed)])),
    operations: Object.fromEntries(
      operations.map((operation) => [operation.operationId, insideOf(operation)]),
    ),
    fields: fieldsOf(events, operations),
    codes: codesOf(operations),
    scenarios: SCENARIOS.map(({ value, answer }) => [value, answer]),
    shapes: Object.keys(shapes),
  };
}

export const titleOf = (assumed: string): string =>
  assumed.replace(/(?<=[a-z`)])[.;:](?: .*|$)/s, "");

const fieldsIn = ({ parameters, requestBody, answers }: DescribedOperation) => [
  ...parameters,
  ...(requestBody?.fields ?? []),
  ...answers.flatMap(({ body }) => body?.fields ?? []),
];

const insideOf = (operation: DescribedOperation): string => {
  const names = fieldsIn(operation).map(({ name }) => name);
  const codes = operation.answers.flatMap(({ examples }) => examples.map(codeOf));
  return [...new Set([...names, ...codes])].join(" ").trim();
};

export const codeOf = ({ value }: { readonly value?: unknown }): string => codeIn(value);

/** Lists each field name once. Operations come first, and among them the shortest names. */
function fieldsOf(events: readonly EventDescription[], operations: readonly DescribedOperation[]) {
  const places: FieldPlace[] = [
    ...[...operations]
      .sort((a, b) => a.operationId.length - b.operationId.length)
      .flatMap((operation) => {
        const owner = { part: "rest", owner: operation.operationId } as const;
        const taken = [...operation.parameters, ...(operation.requestBody?.fields ?? [])];
        return taken.map((field) => ({ ...field, ...owner }));
      }),
    ...events.flatMap(({ name, fields }) =>
      fields.map((field) => ({ ...field, part: "events" as const, owner: name })),
    ),
  ];
  return groups(places).map(
    ([{ name, description = "", part, owner, path }, others]) =>
      [name, titleOf(description), part, owner, path, others] as const,
  );
}

/** Returns the first place of each name, and how many owners besides the first have that name. */
const groups = <Place extends { readonly name: string; readonly owner: string }>(
  places: readonly Place[],
): [first: Place, others: number][] =>
  [...Map.groupBy(places, ({ name }) => name).values()].flatMap((group) => {
    const [first] = group;
    return first ? [[first, new Set(group.map(({ owner }) => owner)).size - 1]] : [];
  });

function codesOf(operations: readonly DescribedOperation[]): Terms["codes"] {
  const places = operations.flatMap(({ operationId: owner, answers }) =>
    answers
      .filter(({ status }) => !status.startsWith("2"))
      .flatMap(({ status, examples }) =>
        examples.map((example) => ({ ...example, name: codeOf(example), status, owner })),
      ),
  );
  return groups(places.filter(({ name }) => name !== "")).map(
    ([{ name, summary = "", status, owner }, others]) => [name, summary, status, owner, others],
  );
}
