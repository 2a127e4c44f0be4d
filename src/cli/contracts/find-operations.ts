// Finds an operation of an OpenAPI document by a name, and the schema of its bodies or answers.
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { valueAt } from "../../library/json/pointer.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { listed } from "../../reading/diff/words.ts";
import type { Dialect } from "../../reading/documents/keywords.ts";
import { METHODS } from "../../reading/model/description.ts";
import { InputError } from "../command.ts";
import { dialectOf, eventOf, type FoundEvent, mediaOf } from "./find-events.ts";
import { refuse, type SourceDocument } from "./read-documents.ts";
import { fieldsAt, resolved } from "./resolved.ts";

export interface FoundOperation {
  /** The address as the document writes it: `POST /v1/orders/`. */
  readonly address: string;
  readonly id: unknown;
  readonly node: unknown;
  readonly document: SourceDocument;
  /** The dialect of the schemas of the document that has the operation. */
  readonly dialect: Dialect;
  /** A sentence for the user, if the operation was found by its name in this package. */
  readonly told?: string;
}

/** Finds an operation by its id or address, or by the name in this package of its address. */
export function findOperation(document: SourceDocument, name: string): FoundOperation {
  const { root, file } = document;
  if (!("openapi" in root)) refuse(file, "is not an OpenAPI document of 3.0 or newer");
  const all = [...operationsOf(document)];
  const operationsAt = (address: string) =>
    all.filter((operation) => shapeOf(operation.address) === shapeOf(address));
  const exact = all.filter(({ id, address }) => id === name || address === name);
  const [found, twin] = exact.length > 0 ? exact : operationsAt(name);
  if (twin) refuse(file, `has two operations ${name}: ${found?.address} and ${twin.address}`);
  if (found) return found;
  const ours = Object.entries(OPERATIONS).find(([id]) => id === name)?.[1];
  const [counterpart] = ours ? operationsAt(`${ours.method} ${ours.path}`) : [];
  if (counterpart) return { ...counterpart, told: `${name} is ${counterpart.address} of ${file}.` };
  const addresses = all.map(({ address }) => address);
  const meant = nearest(name, [...all.map(({ id }) => String(id)), ...addresses]);
  const hint = didYouMean(meant, `. It has ${listed(addresses)}.`);
  throw new InputError(`--operation: ${file} has no operation "${name}"${hint}`, 3);
}

/** Returns the schema of an operation's bodies, or of its answers if a status is given. */
export function schemaOf(operation: FoundOperation, status = ""): FoundEvent {
  const { address, node, document, dialect: usual } = operation;
  if (!/^([1-5]\d\d)?$/.test(status))
    throw new InputError(`--status takes a status of HTTP, such as 200, not "${status}".`);
  const answers = new Map(
    fieldsAt(node, "responses").map(([key, answer]) => [key.replace("xx", "XX"), answer]),
  );
  const [key] = [status, `${status[0]}XX`, "default"].filter((candidate) => answers.has(candidate));
  const [what, unsent, place] =
    status === ""
      ? (["body", "readOnly", valueAt(node, ["requestBody"])] as const)
      : ([`answer with the status ${status}`, "writeOnly", answers.get(key ?? "")] as const);
  const media = mediaOf(place, document);
  if (media) {
    const dialect = dialectOf(media.schema.document, usual);
    return { ...eventOf(address, media.schema, node, dialect), unsent };
  }
  const statuses = [...answers.keys()].join(", ");
  throw new InputError(`${address} has no ${what} in JSON. It has the answers ${statuses}.`);
}

function* operationsOf(document: SourceDocument): Iterable<FoundOperation> {
  const dialect = dialectOf(document, "2020-12");
  for (const [path, value] of fieldsAt(document.root, "paths")) {
    const item = resolved(value, document);
    for (const [method, node] of fieldsAt(item.node)) {
      if (!(METHODS as readonly string[]).includes(method)) continue;
      const address = `${method.toUpperCase()} ${path}`;
      yield { address, id: valueAt(node, ["operationId"]), node, document: item.document, dialect };
    }
  }
}

/** Returns an address without the names of its parameters. */
const shapeOf = (address: string): string => {
  const [method = "", path = ""] = address.trim().split(/\s+/);
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, "{}").replace(/\/$/, "")}`;
};
