// Writes an event or operation as Markdown, for a ticket, an agent or a static page.
import { printableLines } from "../../library/text/printable.ts";
import type * as Model from "./description.ts";
import type { Assumption } from "./evidence.ts";

/** An assumption, or its id alone. */
type Assumed = Assumption | { readonly assumption: string };
type Mark = Assumed | { readonly seen: readonly unknown[] };
type Field = Omit<Model.Field, "evidence"> & { readonly evidence: readonly Mark[] };
type Body = Pick<Model.BodyDescription, "type"> & { readonly fields: readonly Field[] };
type Examples = readonly { readonly value?: unknown }[];

interface Event extends Pick<Model.DescribedEvent, "kind" | "name" | "description" | "import"> {
  readonly fields: readonly Field[];
  readonly evidence: readonly Assumed[];
  readonly examples: Examples;
}

interface Operation
  extends Pick<
    Model.OperationDescription,
    "kind" | "operationId" | "method" | "path" | "description"
  > {
  readonly parameters: readonly Field[];
  readonly requestBody?: Body | undefined;
  readonly answers: readonly (Pick<Model.AnswerDescription, "status" | "description"> & {
    readonly body?: Body | undefined;
    readonly examples: Examples;
  })[];
  readonly assumptions: { readonly operation: readonly Assumed[] };
  readonly examples: Examples;
}

export function markdownPage(description: Event | Operation): string {
  const parts =
    description.kind === "event" ? eventParts(description) : operationParts(description);
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const eventParts = (event: Event): string[] => [
  `# ${event.name}`,
  event.description,
  ...section("Fields", fieldLines(event.fields)),
  ...section("Assumed", event.evidence.map(assumptionLine)),
  ...exampleParts(event.examples),
  ...section("Import", ["source" in event ? "" : block("ts", event.import)]),
];

const operationParts = (operation: Operation): string[] => [
  `# ${operation.operationId}`,
  `\`${operation.method} ${operation.path}\``,
  operation.description,
  ...section("Parameters", fieldLines(operation.parameters)),
  ...(operation.requestBody ? bodyParts("Request body", operation.requestBody) : []),
  ...section("Answers", operation.answers.map(answerLine)),
  ...operation.answers.flatMap(({ status, body }) =>
    body ? bodyParts(`Answer ${status}`, body) : [],
  ),
  ...section("Assumed", operation.assumptions.operation.map(assumptionLine)),
  ...exampleParts(operation.examples),
];

/** Writes an answer with the error codes of its examples. */
function answerLine({ status, description, examples }: Operation["answers"][number]): string {
  const refused = status.startsWith("2") ? [] : examples;
  const refusalCodes = refused.map(({ value }) => (value as { code?: unknown } | null)?.code);
  const codes = [...new Set(refusalCodes)].filter((code) => typeof code === "string");
  return [`- ${status}: ${description}`, codes.map((code) => `\`${code}\``).join(", ")]
    .join(" ")
    .trimEnd();
}

const bodyParts = (title: string, body: Body): string[] =>
  section(title, body.fields.length > 0 ? fieldLines(body.fields) : [`- ${body.type}`]);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.join("") === "" ? [] : [`## ${title}`, lines.join("\n")];

const exampleParts = ([example]: Examples): string[] =>
  section(
    "Example",
    example ? [block("json", printableLines(JSON.stringify(example.value, null, 2)))] : [],
  );

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Writes fields as a list, with inner fields indented. Ids of assumptions are in parentheses. */
const fieldLines = (fields: readonly Field[]): string[] =>
  fields.map(({ name, type, required, rules, description, evidence, depth }) => {
    const words = [type, ...(required ? ["required"] : []), ...rules].join(", ");
    const marks = evidence.map((mark) =>
      "seen" in mark
        ? `Seen: ${mark.seen.join(", ")}.`
        : `(${"id" in mark ? mark.id : mark.assumption})`,
    );
    const about = [words, ...(description ? [description] : [])].join(". ");
    return `${"  ".repeat(depth)}- \`${name}\`: ${[about, ...marks].join(" ")}`;
  });

const assumptionLine = (assumption: Assumed): string =>
  "id" in assumption
    ? `- ${assumption.assumed} Because: ${assumption.because} (${assumption.id})`
    : `- (${assumption.assumption})`;
