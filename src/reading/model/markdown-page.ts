// An event or operation as Markdown, for a ticket, an agent or a static page.
import { printableLines } from "../../library/text/printable.ts";
import type {
  BodyDescription,
  DescribedEvent,
  Field,
  NamedExample,
  OperationDescription,
} from "./description.ts";
import { type Assumption, isAssumption } from "./evidence.ts";

export function markdownPage(description: DescribedEvent | OperationDescription): string {
  const parts =
    description.kind === "event" ? eventParts(description) : operationParts(description);
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const eventParts = (event: DescribedEvent): string[] => [
  `# ${event.name}`,
  event.description,
  ...section("Fields", fieldLines(event.fields)),
  ...section("Assumed", event.evidence.map(assumptionLine)),
  ...exampleParts(event.examples),
  ...section("Import", ["source" in event ? "" : block("ts", event.import)]),
];

const operationParts = (operation: OperationDescription): string[] => [
  `# ${operation.operationId}`,
  `\`${operation.method} ${operation.path}\``,
  operation.description,
  ...section("Parameters", fieldLines(operation.parameters)),
  ...(operation.requestBody ? bodyParts("Request body", operation.requestBody) : []),
  ...section(
    "Answers",
    operation.answers.map(({ status, description }) => `- ${status}: ${description}`),
  ),
  ...operation.answers.flatMap(({ status, body }) =>
    body ? bodyParts(`Answer ${status}`, body) : [],
  ),
  ...section("Assumed", operation.assumptions.operation.map(assumptionLine)),
  ...exampleParts(operation.examples),
];

const bodyParts = (title: string, body: BodyDescription): string[] =>
  section(title, body.fields.length > 0 ? fieldLines(body.fields) : [`- ${body.type}`]);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.join("") === "" ? [] : [`## ${title}`, lines.join("\n")];

const exampleParts = ([example]: readonly NamedExample[]): string[] =>
  section(
    "Example",
    example ? [block("json", printableLines(JSON.stringify(example.value, null, 2)))] : [],
  );

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Writes fields as a list, with inner fields indented. Ids of assumptions are in parentheses. */
const fieldLines = (fields: readonly Field[]): string[] =>
  fields.map(({ name, type, required, rules, description, evidence, depth }) => {
    const words = [type, ...(required ? ["required"] : []), ...rules].join(", ");
    const marks = evidence.map((entry) =>
      isAssumption(entry) ? `(${entry.id})` : `Seen: ${entry.seen.join(", ")}.`,
    );
    const about = [words, ...(description ? [description] : [])].join(". ");
    return `${"  ".repeat(depth)}- \`${name}\`: ${[about, ...marks].join(" ")}`;
  });

const assumptionLine = ({ id, assumed, because }: Assumption): string =>
  `- ${assumed} Because: ${because} (${id})`;
