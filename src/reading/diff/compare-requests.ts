// The parts that clients send: parameters, the body, credentials.
import { type Difference, wholly, within } from "./change.ts";
import {
  compareContained,
  compareContent,
  comparePresence,
  compareTexts,
} from "./compare-parts.ts";
import { child, children, type DocumentNode, rootNode } from "./document-node.ts";
import type { OperationNode, OperationPair } from "./operations.ts";
import { REQUEST } from "./parties.ts";
import { compareLists, listed, paired, stable } from "./words.ts";

export function compareParameters([before, after]: OperationPair): Difference[] {
  return paired(before.parameters, after.parameters).flatMap(([, old, now]) => {
    const { in: place, name } = (now ?? old)?.value ?? {};
    const changes = comparePresence("parameter", old, now, after.node, REQUEST, compareParameter);
    return changes.map((change) => within(`${place} parameter ${name}`, change));
  });
}

const FORM = ["style", "explode", "allowReserved", "allowEmptyValue", "content"];

function compareParameter(old: DocumentNode, now: DocumentNode): Difference[] {
  const isOther = FORM.some((key) => stable(old.value[key]) !== stable(now.value[key]));
  const form = wholly("requests", "parameter_form_changed", "is written in another form", now.keys);
  return [
    ...(isOther ? [form] : []),
    ...compareContained(old, now, REQUEST),
    ...compareTexts(old, now, ["description", "example", "examples"]),
  ];
}

export function compareBody([before, after]: OperationPair): Difference[] {
  const [old, now] = [child(before.node, "requestBody"), child(after.node, "requestBody")];
  const compare = (was: DocumentNode, is: DocumentNode) => [
    ...compareTexts(was, is, ["description"]),
    ...compareContent(was, is, REQUEST),
  ];
  return comparePresence("body", old, now, after.node, REQUEST, compare).map((change) => ({
    ...change,
    path: `request body${change.path}`,
  }));
}

/** Compares credentials by what a request carries, and not by the names of their schemes. */
export function compareSecurity([before, after]: OperationPair): Difference[] {
  const tell = (code: "security_removed" | "security_added", said: string): Difference => ({
    ...wholly("requests", code, said, after.node.keys),
    path: "security",
    what: `The operation ${said}`,
  });
  return compareLists(
    credentialsOf(before),
    credentialsOf(after),
    (words) => words,
    (all) => tell("security_removed", `no longer takes requests ${all}`),
    (all) => tell("security_added", `takes requests ${all} too`),
  );
}

/** Describes each alternative of credentials by the definitions of its schemes. */
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
