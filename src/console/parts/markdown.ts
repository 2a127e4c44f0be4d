// Writes events and operations as Markdown, for a ticket or a language model.
import type { DescribedEvent, DescribedOperation, NamedField } from "../data.ts";
import { exampleOf } from "./example.ts";

/** Writes fields as a list. Inner fields are indented. */
const fieldsMarkdown = (fields: readonly NamedField[]): string =>
  fields
    .map(({ name, type, required, rules, description, depth }) => {
      const words = [type, required && "required", ...rules].filter(Boolean).join(", ");
      const said = description === undefined ? "" : `. ${description}`;
      return `${"  ".repeat(depth)}- \`${name}\`: ${words}${said}`;
    })
    .join("\n");

const jsonMarkdown = (value: unknown): string =>
  `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

export const eventMarkdown = (event: DescribedEvent, description: string): string =>
  [
    `# ${event.name}`,
    description,
    "## Fields",
    fieldsMarkdown(event.fields),
    "## Example",
    jsonMarkdown(exampleOf(event, undefined)),
    "",
  ].join("\n\n");

export function operationMarkdown(operation: DescribedOperation): string {
  const { summary, method, path, description, parameters, requestBody, answers } = operation;
  const [example] = operation.examples;
  return [
    `# ${summary}`,
    `\`${method} ${path}\``,
    description,
    ...(parameters.length > 0 ? ["## Parameters", fieldsMarkdown(parameters)] : []),
    ...(requestBody ? ["## Body", fieldsMarkdown(requestBody.fields)] : []),
    ...(requestBody && example ? [jsonMarkdown(example.value)] : []),
    "## Answers",
    answers
      .map(({ status, description: said, codes }) =>
        [`- ${status}: ${said}`, codes.join(", ")].filter(Boolean).join(" "),
      )
      .join("\n"),
    "",
  ].join("\n\n");
}
