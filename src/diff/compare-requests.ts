// What clients send: parameters, the body, credentials.
import { type Party, REQUEST } from "./change.ts";
import {
  changeAt,
  compareContained,
  comparePresence,
  compareTexts,
  type OperationChange,
  whole,
} from "./operation-change.ts";
import type { OperationPlace } from "./operations.ts";
import { child, children, type Node, type Place } from "./place.ts";
import type { SchemaChange } from "./schema-change.ts";
import { listed, stable } from "./words.ts";

type Operations = readonly [before: OperationPlace, after: OperationPlace];

export function compareParameters([before, after]: Operations): OperationChange[] {
  const keys = [...new Set([...before.parameters.keys(), ...after.parameters.keys()])];
  return keys.flatMap((key) => {
    const [old, now] = [before.parameters.get(key), after.parameters.get(key)];
    const node = (now ?? old)?.node ?? {};
    const label = `${node.in} parameter ${node.name}`;
    return comparePresence("parameter", REQUEST, old, now, after.place, compareParameter).map(
      (change) => changeAt(label, change),
    );
  });
}

const FORM = ["style", "explode", "allowReserved", "allowEmptyValue", "content"];

function compareParameter(old: Place, now: Place): SchemaChange[] {
  const isOther = FORM.some((key) => stable(old.node[key]) !== stable(now.node[key]));
  return [
    ...(isOther
      ? [
          whole(
            "changed",
            "parameter_form_changed",
            "is written in another form",
            ["clients", "server"],
            now.at,
          ),
        ]
      : []),
    ...compareContained(old, now, REQUEST),
    ...compareTexts(old, now, ["description", "example", "examples", "deprecated"]),
  ];
}

export function compareBody([before, after]: Operations): OperationChange[] {
  const [old, now] = [child(before.place, "requestBody"), child(after.place, "requestBody")];
  const changes = comparePresence("body", REQUEST, old, now, after.place, (was, is) =>
    compareTexts(was, is, ["description"]),
  ).map((change) => changeAt("request body", change));
  if (!old || !now) return changes;
  const [oldTypes, newTypes] = [children(old, "content"), children(now, "content")];
  const types = [...new Set([...oldTypes.keys(), ...newTypes.keys()])];
  const media = types.flatMap((type) => {
    const label = types.length === 1 ? "request body" : `request body (${type})`;
    return compareMediaType(oldTypes.get(type), newTypes.get(type), now).map((change) =>
      changeAt(label, change),
    );
  });
  return [...changes, ...media];
}

function compareMediaType(
  old: Place | undefined,
  now: Place | undefined,
  around: Place,
): SchemaChange[] {
  if (!old)
    return [whole("added", "media_type_added", "is taken too", [REQUEST.reader], now?.at ?? [])];
  if (!now)
    return [
      whole("removed", "media_type_removed", "is no longer taken", [REQUEST.writer], around.at),
    ];
  return [
    ...compareContained(old, now, REQUEST),
    ...compareTexts(old, now, ["example", "examples"]),
  ];
}

/** Ways to be let in, by what a request has to hold and not by what they are called. */
export function compareSecurity([before, after]: Operations): OperationChange[] {
  const [old, now] = [waysIn(before), waysIn(after)];
  const lost = [...old].filter(([way]) => !now.has(way)).map(([, name]) => name);
  const gained = [...now].filter(([way]) => !old.has(way)).map(([, name]) => name);
  const change = (kind: "added" | "removed", what: string, breaks: readonly Party[]) => ({
    ...changeAt("", whole(kind, `security_${kind}`, what, breaks, after.place.at)),
    path: "security",
  });
  return [
    ...(lost.length > 0
      ? [change("removed", `no longer takes requests ${listed(lost)}`, ["clients"])]
      : []),
    ...(gained.length > 0
      ? [change("added", `takes requests ${listed(gained)} too`, ["server"])]
      : []),
  ];
}

function waysIn({ place, security }: OperationPlace): Map<string, string> {
  const schemes = children(
    child({ root: place.root, at: [], node: place.root as Node }, "components"),
    "securitySchemes",
  );
  return new Map(
    security.map((way) => {
      const names = Object.keys(way).sort();
      const definitions = names.map((name) => {
        const { description: _, ...definition } = schemes.get(name)?.node ?? { name };
        return stable([definition, way[name]]);
      });
      return [
        definitions.sort().join(),
        names.length === 0 ? "without credentials" : `with ${listed(names)}`,
      ];
    }),
  );
}
