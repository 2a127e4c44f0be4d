// What AsyncAPI says around a payload: of the message, its channels and their operations.
import { isJsonObject as isNode } from "../../library/json/pointer.ts";
import { stable } from "../../reading/diff/words.ts";
import { words } from "../../reading/documents/keywords.ts";
import { type Located, type Node, refuse, type SourceDocument } from "./read-documents.ts";
import { fieldsAt, resolved } from "./resolved.ts";

/** A channel of AsyncAPI: its node with its address, and as it stands in the document. */
export interface Channel extends Located {
  readonly channel: Node;
}

export function aroundPayload(message: Located, main: SourceDocument, channel?: Channel): string[] {
  const { root } = main;
  const { name: _, schemaFormat: __, ...node } = message.node;
  const said = { contentType: root.defaultContentType, ...node };
  const operations = fieldsAt(root, "operations").flatMap(([, place]) => {
    const operation = resolved(place, main);
    const leadsTo = (target: unknown, to: Node) => resolved(target, operation.document).node === to;
    const { messages } = operation.node;
    const isOfIt =
      channel &&
      leadsTo(operation.node.channel, channel.channel) &&
      (!Array.isArray(messages) || messages.some((one) => leadsTo(one, message.node)));
    return isOfIt ? [stable({ operation: putIn(operation.node, operation.document) })] : [];
  });
  return [
    stable({ message: putIn(said, message.document) }),
    ...(channel ? [stable({ channel: putIn(channel.node, channel.document) })] : []),
    ...operations,
  ];
}

const ABOUT = words(
  "title summary description tags externalDocs example examples operationId messageId payload channel message messages",
);
const OF_NAMES = words("properties patternProperties parameters definitions dependencies");
const DATA = words("const enum default");
const isAbout = (key: string): boolean => ABOUT.has(key) || key.startsWith("x-");
const MOST_AROUND = 20_000;

/** Returns what a part says, with its references put in, and without texts and payloads. */
function putIn(
  value: unknown,
  from: SourceDocument,
  key = "",
  seen: readonly unknown[] = [],
  count = { parts: 0 },
): unknown {
  if (++count.parts > MOST_AROUND)
    refuse(from.file, "has more around a payload than is compared, in headers or a channel");
  if (Array.isArray(value)) return value.map((item) => putIn(item, from, "", seen, count));
  if (!isNode(value) || DATA.has(key)) return value;
  if (seen.includes(value)) return "as around it";
  const { $ref, ...beside } = value;
  const inner = [...seen, value];
  const target = typeof $ref === "string" ? from.follow($ref) : undefined;
  const told = target && putIn(target.node, target.document, key, inner, count);
  const entries = Object.entries(target ? beside : value)
    .filter(([name, said]) => said !== undefined && (OF_NAMES.has(key) || !isAbout(name)))
    .map(([name, said]) => [name, putIn(said, from, name, inner, count)]);
  return { ...Object(told), ...Object.fromEntries(entries) };
}
