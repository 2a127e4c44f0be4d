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
import { compareLists, listed, paired, stable } from "./words.ts";

type Operations = readonly [before: OperationNode, after: OperationNode];

export function compareParameters([before, after]: Operations): OperationChange[] {
  return paired(before.parameters, after.parameters).flatMap(([, old, now]) => {
    const { in: place, name } = (now ?? old)?.value ?? {};
    const changes = comparePresence("parameter", old, now, after.node, REQUEST, compareParameter);
    return changes.map((change) => changeAt(`${place} parameter ${name}`, change));
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
  const compare = (was: DocumentNode, is: DocumentNode) => compareTexts(was, is, ["description"]);
  const changes = comparePresence("body", old, now, after.node, REQUEST, compare).map((change) =>
    changeAt("request body", change),
  );
  return old && now ? [...changes, ...compareContent(old, now)] : changes;
}

function compareContent(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const types = paired(children(old, "content"), children(now, "content"));
  return types.flatMap(([type, was, is]) => {
    const label = types.length === 1 ? "request body" : `request body (${type})`;
    return compareMediaType(was, is, now, TAKEN).map((change) => changeAt(label, change));
  });
}

const TAKEN: MediaTypeWords = {
  roles: REQUEST,
  added: ["is taken too", ["server"]],
  removed: ["is no longer taken", ["clients"]],
};

/** Credentials, compared by what a request must carry and not by the names of their schemes. */
export function compareSecurity([before, after]: Operations): OperationChange[] {
  const { at } = after.node;
  return compareLists(
    credentialsOf(before),
    credentialsOf(after),
    (words) => words,
    (all) => wholeChange("security_removed", `no longer takes requests ${all}`, ["clients"], at),
    (all) => wholeChange("security_added", `takes requests ${all} too`, ["server"], at),
  ).map((change) => ({ ...changeAt("", change), path: "security" }));
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
