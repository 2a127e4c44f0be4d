// What clients send: parameters, the body, credentials.
import { child, children, type DocumentNode, rootNode } from "./document-node.ts";
import {
  changeAt,
  compareContained,
  compareMediaType,
  comparePresence,
  compareTexts,
  type MediaTypeWords,
  type OperationChange,
  wholeChange,
} from "./operation-change.ts";
import type { OperationNode } from "./operations.ts";
import { REQUEST } from "./parties.ts";
import type { SchemaChange } from "./schema-change.ts";
import { listed, stable } from "./words.ts";

type Operations = readonly [before: OperationNode, after: OperationNode];

export function compareParameters([before, after]: Operations): OperationChange[] {
  const keys = [...new Set([...before.parameters.keys(), ...after.parameters.keys()])];
  return keys.flatMap((key) => {
    const [old, now] = [before.parameters.get(key), after.parameters.get(key)];
    const { in: place, name } = (now ?? old)?.value ?? {};
    const parameter = { noun: "parameter", old, now, around: after.node } as const;
    return comparePresence(parameter, REQUEST, compareParameter).map((change) =>
      changeAt(`${place} parameter ${name}`, change),
    );
  });
}

const FORM = ["style", "explode", "allowReserved", "allowEmptyValue", "content"];

function compareParameter(old: DocumentNode, now: DocumentNode): SchemaChange[] {
  const isOther = FORM.some((key) => stable(old.value[key]) !== stable(now.value[key]));
  const what = "is written in another form";
  return [
    ...(isOther
      ? [wholeChange("parameter_form_changed", what, ["clients", "server"], now.at)]
      : []),
    ...compareContained(old, now, REQUEST),
    ...compareTexts(old, now, ["description", "example", "examples", "deprecated"]),
  ];
}

export function compareBody([before, after]: Operations): OperationChange[] {
  const [old, now] = [child(before.node, "requestBody"), child(after.node, "requestBody")];
  const body = { noun: "body", old, now, around: after.node } as const;
  const changes = comparePresence(body, REQUEST, (was, is) =>
    compareTexts(was, is, ["description"]),
  ).map((change) => changeAt("request body", change));
  return old && now ? [...changes, ...compareContent(old, now)] : changes;
}

function compareContent(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const [before, after] = [children(old, "content"), children(now, "content")];
  const types = [...new Set([...before.keys(), ...after.keys()])];
  return types.flatMap((type) => {
    const label = types.length === 1 ? "request body" : `request body (${type})`;
    return compareMediaType(before.get(type), after.get(type), now, TAKEN).map((change) =>
      changeAt(label, change),
    );
  });
}

const TAKEN: MediaTypeWords = {
  roles: REQUEST,
  added: ["is taken too", ["server"]],
  removed: ["is no longer taken", ["clients"]],
};

/** Credentials, compared by what a request must carry and not by the names of their schemes. */
export function compareSecurity([before, after]: Operations): OperationChange[] {
  const [old, now] = [credentialsOf(before), credentialsOf(after)];
  const lost = [...old].filter(([key]) => !now.has(key)).map(([, words]) => words);
  const gained = [...now].filter(([key]) => !old.has(key)).map(([, words]) => words);
  const { at } = after.node;
  const removed = `no longer takes requests ${listed(lost)}`;
  const added = `takes requests ${listed(gained)} too`;
  return [
    ...(lost.length > 0 ? [wholeChange("security_removed", removed, ["clients"], at)] : []),
    ...(gained.length > 0 ? [wholeChange("security_added", added, ["server"], at)] : []),
  ].map((change) => ({ ...changeAt("", change), path: "security" }));
}

/** Each alternative in words, by the definitions that it is made of. */
function credentialsOf({ node, security }: OperationNode): Map<string, string> {
  const schemes = children(child(rootNode(node.root), "components"), "securitySchemes");
  return new Map(
    security.map((alternative) => {
      const names = Object.keys(alternative).sort();
      const definitions = names.map((name) => {
        const { description: _, ...definition } = schemes.get(name)?.value ?? { name };
        return stable([definition, alternative[name]]);
      });
      return [
        definitions.sort().join(),
        names.length === 0 ? "without credentials" : `with ${listed(names)}`,
      ];
    }),
  );
}
